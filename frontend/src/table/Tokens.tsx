/** Hint and mistake tokens, the pile, the score and what it can still become. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { seedSentence } from "../state/seeded.ts";
import { table } from "../state/table.ts";

const MOST_DRAWN = 9;

function Row({ sign, on, all, label }: { sign: string; on: number; all: number; label: string }) {
  return (
    <span class={`tokens t-${sign}`} role="img" aria-label={label} title={label}>
      {all <= MOST_DRAWN ? (
        Array.from({ length: all }, (_, index) => <Sign key={index} name={sign} class={index < on ? "on" : "off"} />)
      ) : (
        <Sign name={sign} class={on > 0 ? "on" : "off"} />
      )}
      <b>{on}</b>
    </span>
  );
}

/** The cards still to come; marked if somebody chose the seed and so can know them. */
function Pile({ left }: { left: number }) {
  const seed = table.value && seedSentence(table.value);
  const label = [t("pile-left", { left }), ...(seed ? [seed] : [])].join(" ");
  return (
    <span class="tokens pile" role="img" aria-label={label} title={label}>
      <Sign name={seed ? "seed" : "pile"} />
      <b>{left}</b>
    </span>
  );
}

/** What the fireworks are worth, and during the game what they can still become. */
function Score({ worth, best }: { worth: number; best: number | null }) {
  const now = t("score-now", { score: worth });
  const label = best === null ? now : `${now}. ${t("best-score", { best })}`;
  return (
    <span class="score" aria-label={label} role="img">
      <b>{String(worth).replace("-", "−")}</b>
      {best !== null && <small>/ {best}</small>}
    </span>
  );
}

export function Tokens({ view }: { view: View }) {
  const { rules } = view;
  return (
    <div class="status-row">
      <Row
        sign="lantern"
        on={view.hints}
        all={rules.hints}
        label={t("hint-tokens", { left: view.hints, all: rules.hints })}
      />
      <Row
        sign="spark"
        on={view.mistakes}
        all={rules.mistakes}
        label={t("mistakes-made", { made: view.mistakes, all: rules.mistakes })}
      />
      <Pile left={view.pile} />
      {view.turns_left === null || view.outcome !== null ? (
        <Score worth={view.worth} best={view.outcome === null ? view.best : null} />
      ) : (
        <span class="last-round" role="img" aria-label={t("turns-left", { turns: view.turns_left })}>
          {t("turns-left-short", { turns: view.turns_left })}
        </span>
      )}
    </div>
  );
}
