/** What is asked of the server about puzzles. Whoever answers is somebody, if only a guest. */
import { t } from "../i18n.ts";
import type {
  Created,
  PuzzleList,
  PuzzlePage,
  PuzzleProgress,
  PuzzleRun,
  PuzzleTheme,
  PuzzleVerdict,
  RunKind,
  Tips,
} from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { introduceGuest, me } from "../state/me.ts";

async function asSomebody<Answer>(path: string, body: object): Promise<Answer> {
  if (!me.value) await introduceGuest(t("guest"));
  return ask<Answer>(path, body);
}

export const getPuzzles = () => ask<PuzzleList>("/api/puzzles");
/** The puzzle with this number; "" is that of the day. */
export const getPuzzle = (which: string) => ask<PuzzlePage>(`/api/puzzles/${which || "today"}`);
export const askTips = (number: number, count: number) => asSomebody<Tips>(`/api/puzzles/${number}/tips`, { count });
/** null: give up. */
export const sendAnswer = (number: number, answer: string | null, run: RunKind | null) =>
  asSomebody<PuzzleVerdict>(`/api/puzzles/${number}/answer`, { answer, run });
export const getStanding = () => ask<PuzzleProgress>("/api/puzzles/mine");
export const getRun = (kind: RunKind) => ask<PuzzleRun>(`/api/puzzles/runs/${kind}`);
export const beginRun = (kind: RunKind, theme: PuzzleTheme | null) =>
  asSomebody<PuzzleRun>(`/api/puzzles/runs/${kind}`, { theme });
export const playOn = (number: number) => asSomebody<Created>(`/api/puzzles/${number}/game`, {});
