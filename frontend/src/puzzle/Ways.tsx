/** The ways to answer a puzzle. */
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import { selection } from "../state/selection.ts";
import { answer, busy, page, verdict } from "./puzzle.ts";
import { ownCard } from "./words.ts";

interface WayProps {
  what: string;
  text: string;
  primary?: boolean;
  /** The key that does it; a key for hints would be pressed by those who look for somebody to give one to. */
  press?: string;
}

/** A way to answer. */
function Way({ what, text, primary = false, press }: WayProps) {
  return (
    <button
      type="button"
      class={primary ? "primary" : ""}
      disabled={busy.value}
      onClick={() => void answer(what)}
      {...(press ? shortcut(press) : {})}
    >
      {text}
    </button>
  );
}

/** What can be said of the card that is picked, or that one has to be. */
export function Ways() {
  const { kind } = page.value!.listing;
  const picked = selection.value?.kind === "card" ? selection.value.card : null;
  if (picked === null) {
    const missed = verdict.value !== null;
    return (
      <div class="pad-row">
        <p class={missed ? "puzzle-wrong" : "puzzle-pick"} role="status">
          {missed ? t("puzzle-wrong", { kind }) : t(kind === "show" ? "puzzle-pick-or-hint" : "puzzle-pick-card")}
        </p>
        {kind === "show" && <Way what="hint" text={t("puzzle-answer-hint")} />}
      </div>
    );
  }
  return (
    <div class="pad-row wrap">
      <b class="puzzle-picked">{ownCard(picked)}</b>
      {kind !== "discard" && <Way what={`play ${picked}`} text={t("play")} primary press="p" />}
      {kind === "show" && <Way what={`discard ${picked}`} text={t("discard")} press="d" />}
      {kind === "meaning" && <Way what={`keep ${picked}`} text={t("puzzle-answer-keep")} press="k" />}
      {kind === "discard" && <Way what={`discard ${picked}`} text={t("puzzle-answer-useless")} primary press="d" />}
    </div>
  );
}
