/** Somebody followed a link to a table and has no name yet; those who only watch need none. */

import { useEffect, useState } from "preact/hooks";
import { LessonMeanwhile, useCalledBack } from "../learn/Meanwhile.tsx";
import type { Invitation } from "../messages.gen.ts";
import { type Failure, getInvitation } from "../net/api.ts";
import type { Barred } from "../net/socket.ts";
import { dealPath, instead, tableKey } from "../route.ts";
import { comeToSit } from "../state/errand.ts";
import { me } from "../state/me.ts";
import { NoTable } from "../table/NoTable.tsx";
import { LiveTable, useTableSoon } from "../table/pages.tsx";
import { Loading } from "../ui/Loading.tsx";
import { answer, isAnswered } from "./answered.ts";
import { Invited } from "./Invited.tsx";

const OFTEN = 5000; // while somebody learns the game, until it begins

const DEAD: Record<string, Barred> = {
  "no-such-table": "unknown",
  "link-changed": "moved",
  "unreadable-table": "unreadable",
};

export function InvitationPage({ id }: { id: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useTableSoon();
  const [problem, setProblem] = useState<Failure | null>(null);
  const [learning, setLearning] = useState(false);
  const waits = invitation?.phase === "waiting";
  useEffect(() => {
    const get = () => void getInvitation(id, tableKey.value).then(setInvitation, setProblem);
    get();
    if (!learning) return;
    const timer = setInterval(get, OFTEN);
    return () => clearInterval(timer);
  }, [id, learning]);
  useEffect(() => {
    if (problem?.code === "sealed-deal") instead(dealPath(String(problem.details.deal))); // they may still play it
  }, [problem]);
  useCalledBack(learning && !waits, () => setLearning(false));
  if (invitation?.yours || (me.value && isAnswered(id))) return <LiveTable id={id} />;
  if (invitation) {
    const sit = () => {
      answer(id);
      comeToSit();
    };
    if (learning && waits) return <LessonMeanwhile onLeave={() => setLearning(false)} />;
    const ways = { onSit: sit, onLook: () => answer(id), onLearn: () => setLearning(true) };
    return <Invited invitation={invitation} {...ways} />;
  }
  const why = problem && DEAD[problem.code];
  if (why) return <NoTable why={why} />;
  return <Loading text={problem?.message} />;
}
