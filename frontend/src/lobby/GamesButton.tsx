/** The ways to your own games, and to what they come to. */
import { t } from "../i18n.ts";
import { go } from "../route.ts";

export function GamesButton() {
  return (
    <>
      <button type="button" class="quiet" onClick={() => go("/games")}>
        {t("my-games")}
      </button>
      <button type="button" class="quiet" onClick={() => go("/progress")}>
        {t("my-progress")}
      </button>
    </>
  );
}
