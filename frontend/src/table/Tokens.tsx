/** Hint and mistake tokens, the pile, the score and what it can still become. A masterpiece has no points (X3). */
import { Sign } from "../art/Drawings.tsx";
import { inLid, Token, type TokenKind } from "../art/TokenArt.tsx";
import { seedSentence } from "../game/disclosed.ts";
import { aloud, t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Tip } from "../ui/Tip.tsx";
import { ClockFace } from "./ClockFace.tsx";

const MANY = 9;

interface RowProps {
  kind: TokenKind;
  on: number;
  all: number;
  label: string;
}

/** All tokens of a kind. Where the lid of the box holds what is available, the others lie beside it. */
function Row({ kind, on, all, label }: RowProps) {
  const { box: boxShown } = useTable();
  const look = boxShown.value?.tokens ?? "";
  const own = kind === "hint" ? (boxShown.value?.own_hints ?? all) : all;
  const tokens = Array.from({ length: all }, (_, index) => (
    <Token key={index} look={look} kind={kind} on={index < on} coin={index >= own} />
  ));
  return (
    <Tip class={`tokens t-${kind} ${all > MANY ? "many" : ""}`} label={label}>
      {inLid(look) ? (
        <>
          <span class="lid">{tokens.slice(0, on)}</span>
          {tokens.slice(on)}
        </>
      ) : (
        tokens
      )}
      <b>{on}</b>
    </Tip>
  );
}

/** The cards still to come; marked if somebody chose the seed and so can know them. */
function Pile({ left }: { left: number }) {
  const { table } = useTable();
  const seed = table.value && seedSentence(table.value);
  const label = aloud([t("pile-left", { left }), seed]);
  return (
    <Tip class="tokens pile" label={label}>
      <Sign name={seed ? "seed" : "pile"} />
      <b>{left}</b>
    </Tip>
  );
}

/** What the fireworks are worth, and during the game what they can still become. */
function Score({ worth, best }: { worth: number; best: number | null }) {
  const now = t("score-now", { score: worth });
  const label = best === null ? now : `${now}. ${t("best-score", { best })}`;
  return (
    <Tip class="score" label={label}>
      <b>{String(worth).replace("-", "−")}</b>
      {best !== null && <small>/ {best}</small>}
    </Tip>
  );
}

/** Hint and mistake tokens: in the middle, or before the master where the box has one (S6). */
export function TokenRows({ view }: { view: View }) {
  const { rules } = view;
  return (
    <>
      <Row
        kind="hint"
        on={view.hints}
        all={rules.hints}
        label={t("hint-tokens", { left: view.hints, all: rules.hints })}
      />
      <Row
        kind="mistake"
        on={view.mistakes}
        all={rules.mistakes}
        label={t("mistakes-made", { made: view.mistakes, all: rules.mistakes })}
      />
    </>
  );
}

export function Tokens({ view }: { view: View }) {
  const { master } = useTable();
  return (
    <div class="status-row">
      {master.value === null && <TokenRows view={view} />}
      <Pile left={view.pile} />
      {view.rules.masterpiece ? null : view.turns_left === null || view.outcome !== null ? (
        <Score worth={view.worth} best={view.outcome === null ? view.best : null} />
      ) : (
        <Tip class="last-round" label={t("turns-left", { turns: view.turns_left })}>
          {t("turns-left-short", { turns: view.turns_left })}
        </Tip>
      )}
      <ClockFace />
    </div>
  );
}
