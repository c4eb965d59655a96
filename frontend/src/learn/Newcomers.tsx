/** In the lobby: what helps those who do not know the game. */
import { t } from "../i18n.ts";
import { kept } from "../keep.ts";
import { lessonBegun } from "./progress.ts";
import type { Settings } from "../messages.gen.ts";
import { RulebookButton } from "../rulebook/RulebookButton.tsx";
import { go } from "../route.ts";
import { edition, editions } from "../state/me.ts";

/** The box of one's last table, or the first in one's language. */
function likelyEdition(): string {
  try {
    const last = (JSON.parse(kept("settings") ?? "{}") as Partial<Settings>).edition;
    if (last && edition(last)) return last;
  } catch {
    // kept by another version
  }
  const all = editions.value!.editions;
  return (all.find((one) => one.language === document.documentElement.lang) ?? all[0]!).name;
}

export function Newcomers() {
  return (
    <section class="panel newcomers" aria-label={t("newcomers")}>
      <h2>{t("newcomers")}</h2>
      <div class="pad-row wrap">
        <button type="button" class="primary" onClick={() => go("/learn")}>
          {t(lessonBegun() ? "learn-continue" : "learn-begin")}
        </button>
        <RulebookButton edition={likelyEdition()} options={null} />
      </div>
    </section>
  );
}
