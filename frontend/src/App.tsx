/** The frame around all pages. */

import { DealOf, ExercisesPage, GamePage, GamesPage, ProgressPage } from "./archive/pages.tsx";
import { addTexts, t } from "./i18n.ts";
import { InvitationPage } from "./invite/InvitationPage.tsx";
import { LearnPage } from "./learn/LearnPage.tsx";
import { Banner } from "./lobby/Banner.tsx";
import { LobbyPage } from "./lobby/LobbyPage.tsx";
import { OfflineMark } from "./offline/OfflineMark.tsx";
import { clubId, dealId, gameId, go, learning, nowhere, puzzling, section, tableId } from "./route.ts";
import { RulebookSheet } from "./rulebook/RulebookSheet.tsx";
import { editions, me, nameless } from "./state/me.ts";
import { LiveTable } from "./table/pages.tsx";
import { Later } from "./ui/Later.tsx";
import { Loading } from "./ui/Loading.tsx";
import { QuestionSheet } from "./ui/QuestionSheet.tsx";
import { styled } from "./ui/styles.ts";
import { Toasts } from "./ui/Toasts.tsx";

const puzzles = () => styled(import("./puzzle/Puzzles.tsx"), "table", "puzzle").then((module) => module.Puzzles);
const agreementPage = () =>
  styled(import("./agreement/AgreementCard.tsx"), "agreement").then((module) => module.AgreementPage);
/** Their results are told as those of other deals. */
const clubPages = () =>
  Promise.all([styled(import("./clubs/all.ts"), "archive"), addTexts("archive")]).then(([module]) => module);
const club = () => clubPages().then((module) => module.Club);
const clubs = () => clubPages().then((module) => module.Clubs);
const devicePage = () => import("./trust/DevicePage.tsx").then((module) => module.DevicePage);

function Nowhere() {
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel">
          <h1>{t("nowhere")}</h1>
          <p>{t("nowhere-text")}</p>
          <button type="button" class="primary" onClick={() => go("/")}>
            {t("to-lobby")}
          </button>
        </section>
      </main>
    </>
  );
}

function Page() {
  if (me.value === undefined || editions.value === null) {
    return <Loading />;
  }
  if (nowhere.value) return <Nowhere />;
  switch (section.value) {
    case "exercises":
      return <ExercisesPage />;
    case "device":
      return <Later load={devicePage} props={{}} />;
    case "agreement":
      return <Later load={agreementPage} texts="conventions" props={{}} />;
    case "games":
      return me.value === null ? <LobbyPage /> : <GamesPage />;
    case "progress":
      return me.value === null ? <LobbyPage /> : <ProgressPage />;
  }
  if (learning.value !== null) return <LearnPage />;
  if (puzzling.value !== null) return <Later load={puzzles} texts="puzzle" props={{}} />;
  if (clubId.value) return <Later key={clubId.value} load={club} texts="clubs" props={{ id: clubId.value }} />;
  if (clubId.value === "") return me.value === null ? <LobbyPage /> : <Later load={clubs} texts="clubs" props={{}} />;
  if (dealId.value !== null) return <DealOf id={dealId.value} key={dealId.value} />;
  if (gameId.value !== null) return <GamePage id={gameId.value} key={gameId.value} />;
  if (tableId.value === null) return <LobbyPage />;
  if (me.value === null || nameless.value) return <InvitationPage id={tableId.value} key={tableId.value} />;
  return <LiveTable id={tableId.value} key={tableId.value} />;
}

export function App() {
  return (
    <>
      <Page />
      <RulebookSheet />
      <QuestionSheet />
      <OfflineMark />
      <Toasts />
    </>
  );
}
