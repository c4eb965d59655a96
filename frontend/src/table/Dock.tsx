/** The foot of the table: what one can do now, step by step. */

import { turnsOf } from "../game/actions.ts";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { considered } from "../state/advice.ts";
import { people } from "../state/people.ts";
import { choosing, mayReact } from "../state/reactions.ts";
import { selection } from "../state/selection.ts";
import { eyes, game, mySeat, myTurn, past, sending, table } from "../state/table.ts";
import { Advice, AdviceButton } from "./Advice.tsx";
import { CardPad } from "./CardPad.tsx";
import { Explanation } from "./Explanation.tsx";
import { HintPad } from "./HintPad.tsx";
import { PastBar } from "./PastBar.tsx";
import { FaceButtons, ReactButton } from "./Reactions.tsx";
import { TakePad } from "./TakePad.tsx";
import { UndoButton } from "./UndoButton.tsx";
import { WatchPad } from "./WatchPad.tsx";

function LastMove() {
  const last = turnsOf(game.value?.moves ?? []).at(-1);
  return (
    <div class="last-row">
      <p class="last-move">
        {table.value?.practice && (
          <b class="practice" title={t("about-practice")}>
            {t("practice")}
          </b>
        )}
        {last ? sentence(last, people.value) : t("game-begins")} <Explanation move={last} />
      </p>
      <ReactButton />
      <UndoButton />
      <AdviceButton />
    </div>
  );
}

function Guide({ view }: { view: View }) {
  if (view.outcome !== null) return null;
  if (sending.value !== null) return <p class="guide">{t("sending")}</p>;
  if (!myTurn.value) return <p class="guide quiet-guide">{t("wait-your-turn")}</p>;
  if (view.pending) return <p class="guide">{t("guide-pending", { decision: view.pending.replace(" ", "-") })}</p>;
  return <p class="guide">{view.hints > 0 ? t("guide") : t("guide-no-hints")}</p>;
}

function Content({ view, onResult }: { view: View; onResult: (() => void) | null }) {
  const picked = selection.value;
  const taking = view.pending === "reshuffle" || view.pending === "play discarded";
  if (past.value || onResult) return <PastBar onResult={onResult} />;
  if (mySeat.value === null && picked === null) return <WatchPad />;
  if (myTurn.value && taking && sending.value === null) return <TakePad view={view} />;
  if (picked?.kind === "card" && view.pending === null) return <CardPad view={view} card={picked.card} />;
  if (picked?.kind === "seat" && picked.seat !== eyes.value) {
    return <HintPad view={view} seat={picked.seat} card={picked.card} />;
  }
  if (considered.value) return <Advice view={view} />;
  return (
    <>
      <LastMove />
      {choosing.value && mayReact.value ? <FaceButtons /> : <Guide view={view} />}
    </>
  );
}

export function Dock({ view, onResult }: { view: View; onResult: (() => void) | null }) {
  return (
    <section class={`dock ${myTurn.value ? "mine" : ""}`} aria-label={t("actions")} data-drop="discard" tabIndex={-1}>
      <Content view={view} onResult={onResult} />
    </section>
  );
}
