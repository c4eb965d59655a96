/** Somebody followed a link to a table and has no name yet: who invites them, to what, and a chair in one step. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { chairName, seatNames } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { NameForm } from "../lobby/NameForm.tsx";
import { boxName, differences } from "../lobby/options.ts";
import type { Chair, Invitation } from "../messages.gen.ts";
import { type Failure, getInvitation } from "../net/api.ts";
import type { Barred } from "../net/socket.ts";
import { tableKey } from "../route.ts";
import { comeToSit } from "../state/errand.ts";
import { signedOut } from "../state/me.ts";
import { NoTable } from "../table/NoTable.tsx";
import { TablePage } from "../table/TablePage.tsx";

const DEAD: Record<string, Barred> = {
  "no-such-table": "unknown",
  "link-changed": "moved",
  "unreadable-table": "unreadable",
};

function Chairs({ chairs }: { chairs: Chair[] }) {
  const names = seatNames(chairs);
  return (
    <ol class="chairs" aria-label={t("chairs")}>
      {chairs.map((chair, seat) => (
        <li key={seat} class={`chair ${chair.kind}`}>
          <Avatar name={chair.kind === "empty" ? "" : chairName(chair)} seat={seat} bot={chair.kind === "bot"} />
          <span class="chair-name">{chair.kind === "empty" ? t("chair-free") : names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** What somebody can do: sit down if there is a chair, look on if that is allowed. */
function WaysIn({ invitation }: { invitation: Invitation }) {
  const [looking, setLooking] = useState(false);
  const free = invitation.phase === "waiting" && invitation.chairs.some((chair) => chair.kind === "empty");
  const mayLook = invitation.phase === "waiting" || invitation.settings.spectators;
  if (!free && !mayLook) return <p>{t("table-forbidden-text")}</p>;
  if (free && !looking) {
    return (
      <>
        <NameForm action={t("sit")} onDone={comeToSit} />
        <button type="button" class="quiet" onClick={() => setLooking(true)}>
          {t("only-look-on")}
        </button>
      </>
    );
  }
  return (
    <>
      {!free && <p>{t("chairs-all-taken", { phase: invitation.phase })}</p>}
      <NameForm action={t("look-on")} />
    </>
  );
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { host, settings, seeded_by } = invitation;
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel invitation" aria-label={t("invited-title")}>
          <h1>{t("invited-by", { name: host.name })}</h1>
          <ul class="facts">
            {[boxName(settings), ...differences(settings), t("talk-name", { talk: settings.talk })].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Chairs chairs={invitation.chairs} />
          {seeded_by && <p class="notice">{t("seed-set", { by: "other", name: seeded_by.name })}</p>}
          {signedOut.value && <p class="notice">{t("signed-out-here")}</p>}
          <WaysIn invitation={invitation} />
        </section>
      </main>
    </>
  );
}

export function InvitationPage({ id }: { id: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  useEffect(() => {
    void getInvitation(id, tableKey.value).then(setInvitation, setProblem);
  }, [id]);
  if (invitation?.yours) return <TablePage id={id} />;
  if (invitation) return <Invited invitation={invitation} />;
  const why = problem && DEAD[problem.code];
  if (why) return <NoTable why={why} />;
  return (
    <main class="page loading">
      <p role="status">{problem ? problem.message : t("loading")}</p>
    </main>
  );
}
