/** Before the game: chairs, the invitation, the rules of the table, the start. */
import { useState } from "preact/hooks";
import { AgreementButton } from "../agreement/AgreementButton.tsx";
import { NONE } from "../agreement/names.ts";
import { audienceSentence, seedSentence } from "../game/disclosed.ts";
import { list, t } from "../i18n.ts";
import { LessonOffer } from "../learn/LessonOffer.tsx";
import { Banner } from "../lobby/Banner.tsx";
import { tableFacts } from "../lobby/facts.ts";
import { boxName } from "../lobby/options.ts";
import type { TableState } from "../messages.gen.ts";
import { RulebookButton } from "../rulebook/RulebookSheet.tsx";
import { SoundOffer } from "../signals/SoundOffer.tsx";
import { useTable } from "../store/context.ts";
import { TalkBox } from "../table/TalkBox.tsx";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { AddChair } from "./AddChair.tsx";
import { ChairRow, isRemoved } from "./ChairRow.tsx";
import { Invite } from "./Invite.tsx";
import { NewLink } from "./NewLink.tsx";
import { StartBar, WhoBegins } from "./StartGame.tsx";

const loadRules = () => import("../lobby/forms.ts").then((module) => module.ChangeRules);

function RulesOfTheTable({ table, host }: { table: TableState; host: boolean }) {
  const [changing, setChanging] = useState(false);
  const { settings } = table;
  const facts = [
    ...tableFacts(settings),
    settings.shared
      ? t("devices-value", { shared: "yes" })
      : t("public-value", { public: settings.public ? "yes" : "no" }),
  ];
  const seed = seedSentence(table);
  const audience = audienceSentence(settings);
  return (
    <section class="panel" aria-label={t("rules-of-table")}>
      <h2>{boxName(settings)}</h2>
      <ul class="row wrap chips">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {seed && <p class="notice">{seed}</p>}
      {audience && <p class="notice">{audience}</p>}
      <div class="row wrap buttons">
        <RulebookButton {...settings} />
        {settings.agreement !== NONE && <AgreementButton agreement={settings.agreement} />}
        {host && (
          <button type="button" class="quiet" onClick={() => setChanging(true)}>
            {t("change-rules")}
          </button>
        )}
      </div>
      {changing && (
        <Sheet title={t("change-rules")} onClose={() => setChanging(false)}>
          <Later load={loadRules} props={{ table, onDone: () => setChanging(false) }} />
        </Sheet>
      )}
    </section>
  );
}

function HostTools({ table }: { table: TableState }) {
  const { ask } = useTable();
  return (
    <>
      {table.removed.length > 0 && (
        <div class="notice">
          <p>
            {t("removed-text", {
              names: list(table.removed.map((person) => person.name)),
              relinked: table.relinked ? "yes" : "no",
            })}
          </p>
          {!table.relinked && <NewLink />}
        </div>
      )}
      {table.removed.map((person) => (
        <button key={person.id} type="button" onClick={() => ask({ type: "readmit", person: person.id })}>
          {t("readmit", { who: person.name })}
        </button>
      ))}
    </>
  );
}

interface WaitingRoomProps {
  table: TableState;
  /** Whoever has never played learns it in the meantime. */
  onLearn: () => void;
}

export function WaitingRoom({ table, onLearn }: WaitingRoomProps) {
  const {
    requests: { leave },
  } = useTable();
  const host = table.host.id === table.you.id;
  const inviting = host && !table.settings.shared && table.chairs.some((chair) => chair.kind === "empty");
  return (
    <>
      <Banner />
      <main class="page waiting broad">
        {inviting && <Invite table={table} host={host} />}
        <section class="panel seating" aria-label={t("chairs")}>
          <h1>{t("table-of", { name: table.host.name })}</h1>
          {isRemoved(table) && <p class="notice">{t("removed-you", { host: table.host.name })}</p>}
          <ol class="chairs stack">
            {table.chairs.map((chair, number) => (
              <ChairRow key={number} {...{ table, chair, number, host }} />
            ))}
          </ol>
          {host && <AddChair table={table} />}
          {!table.settings.shared && table.spectators.length > 0 && (
            <p class="watching">{t("watching", { names: list(table.spectators.map((one) => one.name)) })}</p>
          )}
          {host && <HostTools table={table} />}
          {host && <WhoBegins table={table} />}
          <LessonOffer onOpen={onLearn} />
          <button type="button" class="quiet" title={t("leave-about", { phase: table.phase })} onClick={leave}>
            {t("leave-table")}
          </button>
        </section>
        {!table.settings.shared && !inviting && <Invite table={table} host={host} />}
        <SoundOffer />
        <RulesOfTheTable table={table} host={host} />
        {table.settings.talk !== "silent" && !table.settings.shared && (
          <section class="panel" aria-label={t("talk")}>
            <h2>{t("talk")}</h2>
            <TalkBox />
          </section>
        )}
        <StartBar table={table} host={host} />
      </main>
    </>
  );
}
