/** The page of a game that is over: what is told about it, and its table to look at. */
import { useEffect } from "preact/hooks";
import { EndTalk } from "../end/AtTable.tsx";
import { EndOfGame } from "../end/EndOfGame.tsx";
import { t } from "../i18n.ts";
import type { FromPage, GamePage } from "../messages.gen.ts";
import { Failure } from "../net/api.ts";
import { reviewGame } from "../review/atTable.ts";
import { LayerAside, LayerSheet } from "../review/Layers.tsx";
import { Report } from "../review/Report.tsx";
import { go } from "../route.ts";
import { me } from "../state/me.ts";
import { game, look, table, view } from "../state/table.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { QuestionSheet } from "../ui/QuestionSheet.tsx";
import { About } from "./About.tsx";
import { CompanyLine } from "./CompanyLine.tsx";
import { GameActions } from "./GameActions.tsx";
import { ReplayStrip } from "./ReplayStrip.tsx";
import { onTable, openGame, page, problem, toSummary, trying } from "./replay.ts";
import { TryStrip } from "./TryStrip.tsx";
import { hearRemark, meet } from "./together.ts";
import { carryOn, hearAction } from "./trying.ts";
import { Branches, Comparison, LeftAt } from "./WhatIf.tsx";

function NoGame({ why }: { why: Error }) {
  const isPrivate = why instanceof Failure && why.code === "private-game";
  return (
    <main class="page narrow">
      <section class="panel">
        <h1>{t(isPrivate ? "game-is-private" : "game-is-missing")}</h1>
        <p>{why.message}</p>
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
    <main class="page end">
      <div class="column">
        <section class="panel" aria-label={t("what-if")}>
          <h1>{t("what-if")}</h1>
          <LeftAt game={page.game} />
          <div class="pad-row wrap">
            <GameActions page={page} />
          </div>
        </section>
        <About page={page} />
      </div>
      <div class="column">
        <Comparison page={page} />
      </div>
      <QuestionSheet />
    </main>
  );
}

function Summary({ page }: { page: GamePage }) {
  const state = game.value!;
  if (page.game.kind === "branch" && page.game.outcome === null) return <OpenBranch page={page} />;
  return (
    <>
      <EndOfGame
        table={table.value!}
        game={state}
        onLook={(moves) => {
          if (moves !== null) look(moves);
          onTable.value = true;
        }}
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
      <QuestionSheet />
    </>
  );
}

const answer = (message: FromPage) => hearRemark(message) || hearAction(message);

export function Game({ id }: { id: string }) {
  useEffect(() => openGame(id, answer), [id]);
  useEffect(() => meet(id), [id, me.value?.id]);
  useEffect(carryOn, [page.value?.game.id]);
  useEffect(() => (page.value ? reviewGame(page.value.game.id) : undefined), [page.value?.game.id]);
  if (problem.value) return <NoGame why={problem.value} />;
  if (!page.value || !table.value || !game.value || !view.value) {
    return (
      <main class="page loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  }
  if (!onTable.value) return <Summary page={page.value} />;
  return (
    <>
      {trying.value ? (
        <Board view={view.value} onResult={null} strip={<TryStrip />} />
      ) : (
        <Board view={view.value} onResult={() => void toSummary()} strip={<ReplayStrip />} aside={<LayerAside />} />
      )}
      {!trying.value && <LayerSheet />}
      <Announcer />
      <QuestionSheet />
    </>
  );
}
