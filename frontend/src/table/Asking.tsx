/** How you ask for advice: what you could do, or about a move that you have in mind. What is said is fetched then. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import { useTable } from "../store/context.ts";

export function AdviceButton() {
  const {
    advice: { askForAdvice, mayAsk, pondering },
  } = useTable();
  if (!mayAsk.value) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("advice-ask")}
      title={t("advice-ask")}
      disabled={pondering.value}
      onClick={askForAdvice}
      {...shortcut("i")}
    >
      <Sign name="idea" />
    </button>
  );
}

/** Above what can be tapped: nothing of it is done. */
export function AskingGuide() {
  const {
    advice: { asking, forget },
  } = useTable();
  if (!asking.value) return null;
  return (
    <div class="asking row apart" role="status">
      <p>{t("advice-about-guide")}</p>
      <button type="button" class="icon" aria-label={t("advice-about-stop")} onClick={forget} {...shortcut("q")}>
        <Sign name="close" />
      </button>
    </div>
  );
}
