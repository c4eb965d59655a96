/** The front page: one's own games, four doors, and below them what fewer people look for. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { t } from "../i18n.ts";
import { RulebookButton } from "../rulebook/RulebookButton.tsx";
import { follow, lobby, me, nameless, signedOut } from "../state/me.ts";
import { useTableSoon } from "../table/pages.tsx";
import { DevicesButton } from "../trust/DevicesButton.tsx";
import { useFrames } from "../ui/useFrames.ts";
import { Banner } from "./Banner.tsx";
import { CreateTable } from "./CreateTable.tsx";
import { Doors } from "./Doors.tsx";
import { GamesButton } from "./GamesButton.tsx";
import { likelySettings } from "./likely.ts";
import { NameForm } from "./NameForm.tsx";
import { Picture } from "./Picture.tsx";
import { Preferences } from "./Preferences.tsx";
import { TableList } from "./TableList.tsx";
import { YourGames } from "./YourGames.tsx";

function Greeting() {
  const [editing, setEditing] = useState(false);
  if (!me.value || nameless.value || editing) return <NameForm onDone={() => setEditing(false)} />;
  return (
    <div class="greeting">
      <Avatar name={me.value.name} lamp={0} />
      <b>{t("hello", { name: me.value.name })}</b>
      <span>
        <button type="button" class="quiet" onClick={() => setEditing(true)}>
          {t("change-name")}
        </button>
        <DevicesButton class="quiet" />
        <GamesButton />
      </span>
    </div>
  );
}

/** For those who come for the first time. */
function Introduction() {
  return (
    <div class="introduction">
      <p>{t("introduction")}</p>
      <Picture />
    </div>
  );
}

export function LobbyPage() {
  useEffect(follow, [me.value?.id]);
  useTableSoon();
  const painted = useFrames(2);
  const now = lobby.value;
  const mine = new Set(now?.yours.map((one) => one.id));
  const open = now?.tables.filter((one) => !mine.has(one.id)) ?? [];
  return (
    <>
      <Banner heading />
      <main class="page lobby">
        {signedOut.value && <p class="notice">{t("signed-out-here")}</p>}
        {mine.size > 0 ? <YourGames /> : <Introduction />}
        <Doors />
        {open.length > 0 && <TableList title={t("public-tables")} tables={open} />}
        {painted > 0 && <CreateTable />}
        {painted > 1 && (
          <>
            <section class="panel" aria-label={t("you")}>
              <Greeting />
            </section>
            <Preferences />
            <RulebookButton edition={likelySettings().edition} options={null} box />
          </>
        )}
      </main>
    </>
  );
}
