/** The way to one's own games. */
import { t } from "../i18n.ts";
import { go } from "../route.ts";

export function GamesButton() {
  return (
    <button type="button" class="quiet" onClick={() => go("/games")}>
      {t("my-games")}
    </button>
  );
}
