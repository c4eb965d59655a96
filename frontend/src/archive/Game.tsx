/** The page of a game that is over: what is told about it, and its table to look at. */

import { useEffect, useState } from "preact/hooks";
import { EndTalk } from "../end/AtTable.tsx";
import { EndOfGame } from "../end/EndOfGame.tsx";
import { addTexts, t } from "../i18n.ts";
import type { GamePage } from "../messages.gen.ts";
import { Failure } from "../net/api.ts";
import { AgainFoot, AgainStrip } from "../review/Again.tsx";
import { CurveBehind } from "../review/Curve.tsx";
import { Evaluation } from "../review/Evaluation.tsx";
import { LayerAside, LayerSheet } from "../review/Layers.tsx";
import { Report } from "../review/Report.tsx";
import { dealPath, go } from "../route.ts";
import { me } from "../state/me.ts";
import { TableContext, useTable } from "../store/context.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { Loading } from "../ui/Loading.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { About } from "./About.tsx";
import { CompanyLine } from "./CompanyLine.tsx";
import { GameActions } from "./GameActions.tsx";
import { ReplayStrip } from "./ReplayStrip.tsx";
import { GameRoom, RoomContext, useRoom } from "./room.ts";
import { TryStrip } from "./TryStrip.tsx";
import { Branches, Comparison, LeftAt } from "./WhatIf.tsx";

function NoGame({ why }: { why: Error }) {
  const isPrivate = why instanceof Failure && why.code === "private-game";
  const isSealed = why instanceof Failure && why.code === "sealed-deal";
  return (
    <main class="page narrow">
      <section class="panel">
        <h1>{t(isSealed ? "deal-sealed" : isPrivate ? "game-is-private" : "game-is-missing")}</h1>
        <p>{why.message}</p>
        {isSealed && <PageLink to={dealPath(String(why.details.deal))} text={t("deal-play-it")} />}
        <button type="button" class="primary" onClick={() => go("/")}>
          {t("to-lobby")}
        </button>
      </section>
    </main>
  );
}

/** A branch that was not played to its end. */
function OpenBranch({ page }: { page: GamePage }) {
  return (
    <main class="page end broad">
      <div class="column">
        <section class="panel" aria-label={t("what-if")}>
          <h1>{t("what-if")}</h1>
          <LeftAt game={page.game} />
          <div class="row wrap buttons">
            <GameActions page={page} />
          </div>
        </section>
        <About page={page} />
      </div>
      <div class="column">
        <Comparison page={page} />
      </div>
    </main>
  );
}

function Summary({ page }: { page: GamePage }) {
  const { table, game } = useTable();
  const { showMoment } = useRoom().replay;
  if (page.game.kind === "branch" && page.game.outcome === null) return <OpenBranch page={page} />;
  if (!table.value || !game.value) return null;
  return (
    <EndOfGame
      table={table.value}
      game={game.value}
      onLook={(move) => showMoment(move?.place ?? null)}
      actions={
        <>
          {page.game.kind === "branch" && <LeftAt game={page.game} />}
          <GameActions page={page} />
          <CompanyLine />
        </>
      }
      aside={
        <>
          <About page={page} />
          <EndTalk />
        </>
      }
      above={<Report />}
      below={
        <>
          {page.game.kind === "branch" && <Comparison page={page} />}
          {page.branches.length > 0 && <Branches page={page} />}
        </>
      }
    />
  );
}

/** Whoever came for an exercise is asked as soon as the review is there. */
function useExercise({ again, review }: GameRoom): void {
  const there = review.found.value !== null && review.hasTexts.value;
  useEffect(() => {
    if (!there || again.exercise.value === null) return;
    if (again.moment.value) void again.begin();
    else again.exercise.value = null; // the review says otherwise by now
  }, [there]);
}

/** The review is asked for when the game is there, and speaks at its table once its texts are. */
function useReview({ replay, review }: GameRoom): void {
  const { commentary } = replay.table.playback;
  const there = replay.page.value !== null;
  const over = review.isReviewed(); // a branch that you play on comes to its end, too
  useEffect(() => {
    if (!there) return undefined;
    const close = review.open();
    const speak = () => {
      review.hasTexts.value = true;
      commentary.value = {
        Behind: CurveBehind,
        Beside: Evaluation,
        told: review.reachText,
        lit: review.lit,
        mark: review.mark,
      };
    };
    Promise.all([addTexts("review"), addTexts("meant")]).then(speak, () => undefined); // none without a connection
    return close;
  }, [there, over]);
}

function Shown() {
  const { again, replay } = useRoom();
  const { table, game, view, kind } = useTable();
  const page = replay.page.value;
  if (replay.problem.value) return <NoGame why={replay.problem.value} />;
  const begins = again.exercise.value !== null && kind.value !== "again";
  if (begins || !page || !table.value || !game.value || !view.value) {
    return <Loading />;
  }
  if (!replay.onTable.value) return <Summary page={page} />;
  if (kind.value === "again") {
    return (
      <>
        <Board view={view.value} onResult={null} strip={<AgainStrip />} foot={again.answered.value && <AgainFoot />} />
        <Announcer />
      </>
    );
  }
  const trying = kind.value === "what-if";
  return (
    <>
      <Board
        view={view.value}
        onResult={trying ? null : () => void replay.toSummary()}
        strip={trying ? <TryStrip /> : <ReplayStrip />}
        aside={!trying && <LayerAside />}
      />
      {!trying && <LayerSheet />}
      <Announcer />
    </>
  );
}

export function Game({ id }: { id: string }) {
  const [room] = useState(() => new GameRoom(id));
  useEffect(() => room.replay.open((plays) => room.whatIf.arrive(plays)), []);
  useEffect(() => room.company.meet(), [me.value?.id]);
  useReview(room);
  useExercise(room);
  return (
    <RoomContext.Provider value={room}>
      <TableContext.Provider value={room.replay.table}>
        <Shown />
      </TableContext.Provider>
    </RoomContext.Provider>
  );
}
