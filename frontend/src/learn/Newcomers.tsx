/** In the lobby: what helps those who do not know the game. */
import { t } from "../i18n.ts";
import { likelySettings } from "../lobby/likely.ts";
import { go } from "../route.ts";
import { RulebookButton } from "../rulebook/RulebookButton.tsx";
import { lessonBegun } from "./progress.ts";

export function Newcomers() {
  return (
    <section class="panel newcomers" aria-label={t("newcomers")}>
      <h2>{t("newcomers")}</h2>
      <div class="pad-row wrap">
        <button type="button" class="primary" onClick={() => go("/learn")}>
          {t(lessonBegun() ? "learn-continue" : "learn-begin")}
        </button>
        <RulebookButton edition={likelySettings().edition} options={null} />
      </div>
    </section>
  );
}
