/** The foot of the table: what you can do now, step by step. */

import { Sign } from "../art/Drawings.tsx";
import { turnsOf } from "../game/actions.ts";
import { audienceSentence, othersLinks, seedSentence } from "../game/disclosed.ts";
import { briefSentence } from "../game/sentences.ts";
import { settledSentence } from "../game/settled.ts";
import { sentences, t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Later } from "../ui/Later.tsx";
import { AdviceButton, AskingGuide } from "./Asking.tsx";
import { CardPad } from "./CardPad.tsx";
import { TimeUp } from "./ClockFace.tsx";
import { Explanation } from "./Explanation.tsx";
import { HintPad } from "./HintPad.tsx";
import { absentTurn, advice, openRequests, overDays, pastBar, request, takePad, watchPad, whyNot } from "./later.ts";
import { Plan } from "./Plan.tsx";
import { FaceButtons, ReactButton } from "./Reactions.tsx";
import { UndoButton } from "./UndoButton.tsx";

/** Shows once more what happened since your last turn. */
function AgainButton() {
  const {
    hints: { news },
    playback: { replayFrom },
  } = useTable();
  const first = news.value[0];
  if (!first) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("show-again")}
      title={t("show-again")}
      onClick={() => replayFrom(first.place)}
    >
      <Sign name="again" />
    </button>
  );
}

/** How it stands at the beginning: if somebody chose the cards, or can see what a bot sees, everybody is told. */
function Beginning() {
  const { remembering, table } = useTable();
  const now = table.value;
  const seed = now?.seeded_by && now.seeded_by.id !== now.you.id ? seedSentence(now) : null;
  const memory = remembering.value ? t("memory-guide") : null;
  const links = now ? othersLinks(now) : [];
  const audience = now && audienceSentence(now.settings);
  const begins = links.length === 0 && !audience && t("game-begins"); // there is not room for everything
  return <>{sentences([begins, seed, audience, ...links, memory])}</>;
}

/** What happened last: a move, or what became of a request since. */
function Latest() {
  const {
    game,
    people,
    table,
    requests: { decided },
  } = useTable();
  const last = turnsOf(game.value?.moves ?? []).at(-1);
  if (decided.value) return <>{settledSentence(decided.value, table.value?.you.id)}</>;
  if (table.value?.stopped) return <>{t("end-stopped")}</>;
  return (
    <>
      {last ? briefSentence(last, people.value) : <Beginning />} <Explanation move={last} />
    </>
  );
}

function LastMove() {
  const { table } = useTable();
  return (
    <div class="last-row">
      <span class="last-tools">
        <AgainButton />
        <ReactButton />
        <UndoButton />
        <AdviceButton />
        <RememberButton />
      </span>
      <p class="last-move">
        {table.value?.practice && (
          <b class="practice" title={t("about-practice")}>
            {t("practice")}
          </b>
        )}
        <Latest />
      </p>
    </div>
  );
}

/** At a memory table you may always ask the others whether they remember. */
function RememberButton() {
  const {
    mySeat,
    remembering,
    requests: { askWhatTheyRemember },
  } = useTable();
  if (!remembering.value || mySeat.value === null) return null;
  const label = t("phrase-remember-your-hand");
  return (
    <button type="button" class="icon react" aria-label={label} title={label} onClick={askWhatTheyRemember}>
      <Sign name="ask" />
    </button>
  );
}

function Guide({ view }: { view: View }) {
  const { myTurn, sending, table } = useTable();
  if (view.outcome !== null || table.value?.phase !== "playing") return null;
  if (sending.value !== null) return <p class="guide">{t("sending")}</p>;
  if (!myTurn.value) return <p class="guide quiet-guide">{t("wait-your-turn")}</p>;
  if (view.pending) return <p class="guide">{t("guide-pending", { decision: view.pending.replace(" ", "-") })}</p>;
  if (view.hints === 0) return <p class="guide">{t("guide-no-hints")}</p>;
  const hints = view.legal.some((action) => action.startsWith("hint "));
  const cards = view.legal.some((action) => !action.startsWith("hint "));
  return <p class="guide">{t("guide", { can: hints === cards ? "both" : hints ? "hints" : "cards" })}</p>;
}

function Content({ view, onResult }: { view: View; onResult: (() => void) | null }) {
  const store = useTable();
  const {
    eyes,
    mySeat,
    past,
    plans,
    sending,
    table,
    advice: { asking, considered, weighed },
    picking: { selection },
    requests: { absentActor, taking, waitsAside, waitsForMe },
    talk: { choosing, mayReact },
  } = store;
  const picked = selection.value;
  const requests = table.value?.proposals ?? [];
  const asked = requests.length > 0 && <Later load={openRequests} props={{ requests }} />;
  if (waitsForMe.value && !waitsAside.value) return <Later load={request} props={{ proposal: waitsForMe.value }} />;
  if (past.value || onResult) return <Later load={pastBar} props={{ onResult }} />;
  if (mySeat.value === null && picked === null) {
    return (
      <>
        {asked}
        <Later load={watchPad} props={{}} />
      </>
    );
  }
  if (taking.value && sending.value === null) return <Later load={takePad} props={{ view }} />;
  if (picked?.kind === "card" && view.pending === null) return <CardPad view={view} card={picked.card} />;
  if (picked?.kind === "seat" && picked.seat !== eyes.value) {
    return <HintPad view={view} seat={picked.seat} card={picked.card} />;
  }
  if (asking.value) return null; // the guide above says what to do
  if (weighed.value) return <Later load={whyNot} props={{ view, weighed: weighed.value }} />;
  if (considered.value) return <Later load={advice} props={{ view, advised: considered.value }} />;
  const absent = absentActor.value;
  if (absent !== null && requests.length === 0) return <Later load={absentTurn} props={{ seat: absent }} />;
  return (
    <>
      <LastMove />
      <TimeUp />
      {table.value?.settings.clock === "days" && <Later load={overDays} props={{ table: table.value }} />}
      {choosing.value && mayReact.value ? (
        <FaceButtons />
      ) : asked ? (
        asked
      ) : plans.planned.value ? (
        <Plan view={view} action={plans.planned.value} />
      ) : (
        <Guide view={view} />
      )}
    </>
  );
}

export function Dock({ view, onResult }: { view: View; onResult: (() => void) | null }) {
  const { myTurn } = useTable();
  return (
    <section class={`dock ${myTurn.value ? "mine" : ""}`} aria-label={t("actions")} data-drop="discard" tabIndex={-1}>
      <AskingGuide />
      <Content view={view} onResult={onResult} />
    </section>
  );
}
