/** The frame around all pages. */
import { GamePage, GamesPage } from "./archive/pages.tsx";
import { t } from "./i18n.ts";
import { InvitationPage } from "./invite/InvitationPage.tsx";
import { LearnPage } from "./learn/LearnPage.tsx";
import { Banner } from "./lobby/Banner.tsx";
import { LobbyPage } from "./lobby/LobbyPage.tsx";
import { gameId, go, joiningDevice, learning, listingGames, nowhere, puzzling, tableId } from "./route.ts";
import { RulebookSheet } from "./rulebook/RulebookSheet.tsx";
import { editions, me, nameless } from "./state/me.ts";
import { LiveTable } from "./table/pages.tsx";
import { Later } from "./ui/Later.tsx";
import { QuestionSheet } from "./ui/QuestionSheet.tsx";
import { styled } from "./ui/styles.ts";
import { Toasts } from "./ui/Toasts.tsx";

const puzzles = () => styled(import("./puzzle/Puzzles.tsx"), "table", "puzzle").then((module) => module.Puzzles);
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
    return (
      <main class="page loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  }
  if (nowhere.value) return <Nowhere />;
  if (joiningDevice.value) return <Later load={devicePage} props={{}} />;
  if (learning.value) return <LearnPage />;
  if (puzzling.value !== null) return <Later load={puzzles} texts="puzzle" props={{}} />;
  if (gameId.value !== null) return <GamePage id={gameId.value} key={gameId.value} />;
  if (listingGames.value) return me.value === null ? <LobbyPage /> : <GamesPage />;
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
      <Toasts />
    </>
  );
}
