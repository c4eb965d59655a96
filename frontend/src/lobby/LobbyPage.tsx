/** The lobby: who one is, one's tables, the public ones, and the way to a new one. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { t } from "../i18n.ts";
import { beginner } from "../learn/certain.ts";
import { Newcomers } from "../learn/Newcomers.tsx";
import { follow, lobby, me } from "../state/me.ts";
import { DevicesButton } from "../trust/DevicesButton.tsx";
import { useFrames } from "../ui/useFrames.ts";
import { Banner } from "./Banner.tsx";
import { CreateTable } from "./CreateTable.tsx";
import { GamesButton } from "./GamesButton.tsx";
import { NameForm } from "./NameForm.tsx";
import { Preferences } from "./Preferences.tsx";
import { TableList } from "./TableList.tsx";

function Greeting() {
  const [editing, setEditing] = useState(false);
  if (!me.value || editing) return <NameForm onDone={() => setEditing(false)} />;
  return (
    <div class="greeting">
      <Avatar name={me.value.name} seat={0} />
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

export function LobbyPage() {
  useEffect(follow, [me.value?.id]);
  const painted = useFrames(2);
  const now = lobby.value;
  const mine = new Set(now?.yours.map((one) => one.id));
  const open = now?.tables.filter((one) => !mine.has(one.id)) ?? [];
  return (
    <>
      <Banner heading />
      <main class="page lobby">
        <section class="panel" aria-label={t("you")}>
          <Greeting />
        </section>
        {beginner.value && <Newcomers />}
        {mine.size > 0 && <TableList title={t("your-tables")} tables={now!.yours} />}
        {open.length > 0 && <TableList title={t("public-tables")} tables={open} />}
        {painted > 0 && <CreateTable />}
        {painted > 1 && (
          <>
            {open.length === 0 && <TableList title={t("public-tables")} tables={open} empty={t("no-public-tables")} />}
            {!beginner.value && <Newcomers />}
            <Preferences />
          </>
        )}
      </main>
    </>
  );
}
