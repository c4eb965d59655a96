/** The frame around all pages. */
import { GamePage, GamesPage } from "./archive/pages.tsx";
import { t } from "./i18n.ts";
import { LearnPage } from "./learn/LearnPage.tsx";
import { LobbyPage } from "./lobby/LobbyPage.tsx";
import { NameGate } from "./lobby/NameGate.tsx";
import { gameId, joiningDevice, learning, listingGames, tableId } from "./route.ts";
import { RulebookSheet } from "./rulebook/RulebookSheet.tsx";
import { editions, me } from "./state/me.ts";
import { TablePage } from "./table/TablePage.tsx";
import { DevicePage } from "./trust/DevicePage.tsx";
import { Toasts } from "./ui/Toasts.tsx";

function Page() {
  if (me.value === undefined || editions.value === null) {
    return (
      <main class="page loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  }
  if (joiningDevice.value) return <DevicePage />;
  if (learning.value) return <LearnPage />;
  if (gameId.value !== null) return <GamePage id={gameId.value} key={gameId.value} />;
  if (listingGames.value) return me.value === null ? <NameGate /> : <GamesPage />;
  if (tableId.value === null) return <LobbyPage />;
  if (me.value === null) return <NameGate />;
  return <TablePage id={tableId.value} key={tableId.value} />;
}

export function App() {
  return (
    <>
      <Page />
      <RulebookSheet />
      <Toasts />
    </>
  );
}
