/** The title of the page says when it is one's turn. */
import { effect } from "@preact/signals";
import { t } from "../i18n.ts";
import { myTurn } from "../state/table.ts";

effect(() => {
  const mark = myTurn.value ? `● ${t("your-turn")} · ` : "";
  document.title = `${mark}Tamaya`;
});
