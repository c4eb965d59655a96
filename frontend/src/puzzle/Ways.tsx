/** The ways to answer a puzzle. */
import { Shape } from "../art/Drawings.tsx";
import { Face } from "../art/Face.tsx";
import { announced, withCard } from "../game/actions.ts";
import { coloursInPlay } from "../game/cards.ts";
import { cardName, colourName } from "../game/describe.ts";
import { choices } from "../game/tiles.ts";
import { t } from "../i18n.ts";
import { keyOf, shortcut } from "../keyboard/shortcuts.ts";
import type { CardId, PuzzleListing, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { usePuzzle } from "./puzzle.ts";
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
  const { answer, busy } = usePuzzle();
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

/** What has to be picked, by kind. */
const PICK: Partial<Record<PuzzleListing["kind"], string>> = {
  show: "puzzle-pick-or-hint",
  announce: "puzzle-pick-colour",
  tile: "puzzle-pick-discarded",
};

/** The colours that a card can be announced as. */
function Colours({ view, card }: { view: View; card: CardId }) {
  const { answer, busy } = usePuzzle();
  return (
    <div class="row">
      {coloursInPlay(view).map((colour) => (
        <button
          key={colour}
          type="button"
          class={`hint-key c-${colour}`}
          aria-label={t("play-as", { colour: colourName(colour) })}
          disabled={busy.value}
          onClick={() => void answer(announced(card, colour))}
          {...shortcut(keyOf(colour))}
        >
          <Shape colour={colour} />
        </button>
      ))}
    </div>
  );
}

/** The discarded cards that a bonus tile can bring back, in the order of their colours: which help is the question. */
function Discarded({ view }: { view: View }) {
  const { facts } = useTable();
  const { answer, busy } = usePuzzle();
  const found = facts.value ? choices(facts.value, view) : [];
  const all = found.sort((one, other) => (one.card < other.card ? -1 : 1));
  return (
    <div class="take-row">
      {all.map(({ id, card }) => (
        <button
          key={id}
          type="button"
          class="card take"
          data-card={id}
          aria-label={t("take-card", { card: cardName(card) })}
          title={cardName(card)}
          disabled={busy.value}
          onClick={() => void answer(withCard("take", id))}
        >
          <Face card={card} />
        </button>
      ))}
    </div>
  );
}

/** What can be said of the card that is picked, or has to be. */
export function Ways() {
  const {
    view,
    picking: { selection },
  } = useTable();
  const puzzle = usePuzzle();
  const { verdict, listing } = puzzle;
  if (!view.value || !listing.value) return null;
  const { kind } = listing.value;
  const picked = selection.value?.kind === "card" ? selection.value.card : null;
  if (picked === null || kind === "tile") {
    const missed = verdict.value !== null;
    return (
      <>
        <div class="row">
          <p class={missed ? "puzzle-wrong" : "puzzle-pick"} role="status">
            {missed ? t("puzzle-wrong", { kind }) : t(PICK[kind] ?? "puzzle-pick-card")}
          </p>
          {kind === "show" && <Way what="hint" text={t("puzzle-answer-hint")} />}
        </div>
        {kind === "tile" && <Discarded view={view.value} />}
      </>
    );
  }
  if (kind === "announce") return <Colours view={view.value} card={picked} />;
  return (
    <div class="row wrap buttons">
      <b class="puzzle-picked">{ownCard(puzzle, picked)}</b>
      {kind !== "discard" && <Way what={`play ${picked}`} text={t("play")} primary press="p" />}
      {kind === "show" && <Way what={`discard ${picked}`} text={t("discard")} press="d" />}
      {kind === "meaning" && <Way what={`keep ${picked}`} text={t("puzzle-answer-keep")} press="k" />}
      {kind === "discard" && <Way what={`discard ${picked}`} text={t("puzzle-answer-useless")} primary press="d" />}
    </div>
  );
}
