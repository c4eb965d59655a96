/** Somebody followed a link to a table and has no name yet. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Invitation } from "../messages.gen.ts";
import { type Failure, getInvitation } from "../net/api.ts";
import type { Barred } from "../net/socket.ts";
import { tableKey } from "../route.ts";
import { comeToSit } from "../state/errand.ts";
import { NoTable } from "../table/NoTable.tsx";
import { LiveTable, useTableSoon } from "../table/pages.tsx";
import { answer } from "./answered.ts";
import { Invited } from "./Invited.tsx";

const DEAD: Record<string, Barred> = {
  "no-such-table": "unknown",
  "link-changed": "moved",
  "unreadable-table": "unreadable",
};

export function InvitationPage({ id }: { id: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useTableSoon();
  const [problem, setProblem] = useState<Failure | null>(null);
  useEffect(() => {
    void getInvitation(id, tableKey.value).then(setInvitation, setProblem);
  }, [id]);
  if (invitation?.yours) return <LiveTable id={id} />;
  if (invitation) {
    const sit = () => {
      answer(id);
      comeToSit();
    };
    return <Invited invitation={invitation} onSit={sit} onLook={() => answer(id)} />;
  }
  const why = problem && DEAD[problem.code];
  if (why) return <NoTable why={why} />;
  return (
    <main class="page loading">
      <p role="status">{problem ? problem.message : t("loading")}</p>
    </main>
  );
}
