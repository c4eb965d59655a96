/** The front page: your own games, five doors, and below them what fewer people look for. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { addTexts, t } from "../i18n.ts";
import { offline } from "../offline/connection.ts";
import { Around } from "../people/Around.tsx";
import { PeopleButton } from "../people/PeopleButton.tsx";
import { RulebookButton } from "../rulebook/RulebookSheet.tsx";
import { follow, lobby, me, nameless, signedOut } from "../state/me.ts";
import { useTableSoon } from "../table/pages.tsx";
import { DevicesButton } from "../trust/DevicesButton.tsx";
import { Later } from "../ui/Later.tsx";
import { More } from "../ui/More.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { styled } from "../ui/styles.ts";
import { useFrames } from "../ui/useFrames.ts";
import { Asked } from "./Asked.tsx";
import { Banner } from "./Banner.tsx";
import { DealCard } from "./DealCard.tsx";
import { Doors } from "./Doors.tsx";
import { GamesButton } from "./GamesButton.tsx";
import { likelySettings } from "./likely.ts";
import { NameForm } from "./NameForm.tsx";
import { Picture } from "./Picture.tsx";
import { TableList } from "./TableList.tsx";
import { YourGames } from "./YourGames.tsx";

/** It tells of games and lessons, whose texts come with their own pages. */
const today = () =>
  Promise.all([styled(import("../today/Today.tsx"), "today"), addTexts("tutorial"), addTexts("review")]).then(
    ([module]) => module.Today,
  );

function Greeting() {
  const [editing, setEditing] = useState(false);
  if (!me.value || nameless.value || editing) return <NameForm onDone={() => setEditing(false)} />;
  return (
    <div class="greeting row wrap">
      <Avatar name={me.value.name} lamp={0} />
      <b>{t("hello", { name: me.value.name })}</b>
      <span>
        <button type="button" class="quiet" onClick={() => setEditing(true)}>
          {t("change-name")}
        </button>
        <DevicesButton class="quiet" />
        <PeopleButton />
        {lobby.value?.yours.length === 0 && <GamesButton />}
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
      <main class="page lobby broad">
        {offline.value && <p class="notice">{t("offline-text")}</p>}
        {signedOut.value && <p class="notice">{t("signed-out-here")}</p>}
        <Asked />
        {mine.size > 0 ? <YourGames /> : <Introduction />}
        <Doors puzzle={mine.size === 0} />
        {me.value && painted > 0 && <Around />}
        {mine.size === 0 ? <DealCard /> : painted > 0 && <Later load={today} texts="archive" props={{}} />}
        {open.length > 0 && <TableList title={t("public-tables")} tables={open} />}
        {painted > 0 && <CreateTable />}
        {painted > 1 && (
          <>
            <section class="panel" aria-label={t("you")}>
              <Greeting />
            </section>
            <RulebookButton edition={likelySettings().edition} options={null} box />
            <p class="row wrap buttons">
              <PageLink to="/learn" text={t("lessons")} />
              {me.value && <PageLink to="/clubs" text={t("my-clubs")} />}
            </p>
          </>
        )}
      </main>
    </>
  );
}

const form = () => import("./forms.ts").then((module) => module.TableForm);

/** The rules of a table, to be chosen before it is made; most leave this closed, so it is fetched when it is opened. */
function CreateTable() {
  return (
    <section class="panel" aria-label={t("table-rules")}>
      <More title={t("table-rules")}>
        <Later load={form} props={{}} />
      </More>
    </section>
  );
}
