/** A puzzle at the other end of the line: a table that shows a question, and after the answer all cards. */
import { batch, computed, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { stay } from "../keyboard/useKeyboard.ts";
import type {
  FromPage,
  FromServer,
  GameState,
  Move,
  PuzzlePage,
  PuzzleVerdict,
  Seen,
  TableState,
} from "../messages.gen.ts";
import { Failure } from "../net/api.ts";
import type { SocketEvents } from "../net/socket.ts";
import { gamePath, go } from "../route.ts";
import { backToNow, commentary, play } from "../state/playback.ts";
import { unpick } from "../state/selection.ts";
import { look, moveCount, openLine, past } from "../state/table.ts";
import { toast } from "../state/toasts.ts";
import { named } from "./naming.ts";
import { askTips, getPuzzle, getPuzzles, playOn, sendAnswer } from "./requests.ts";

export const page = signal<PuzzlePage | null>(null);
export const problem = signal<Error | null>(null);
/** What the server said of the last answer; null before the first one, and while one chooses anew. */
export const verdict = signal<PuzzleVerdict | null>(null);
/** Whether an answer or a tip is on its way. */
export const busy = signal(false);

/** Why it is so, once one knows. */
export const solved = computed(() => verdict.value?.solved ?? null);
/** The puzzle as lists have it by now. */
export const listing = computed(() => verdict.value?.listing ?? page.value?.listing ?? null);
export const streak = computed(() => verdict.value?.streak ?? page.value?.streak ?? 0);
/** Whether one looks at another moment than that of the question. */
export const away = computed(() => past.value !== null || (solved.value !== null && moveCount.value > solved.value.at));

let line: SocketEvents | null = null;

function seenNow(): Seen | null {
  return solved.value?.seen ?? page.value?.seen ?? null;
}

function tell(...messages: FromServer[]): void {
  batch(() => {
    for (const message of messages) line?.received(message);
  });
}

/** Open the puzzle with this number; the returned function leaves it. */
export function openPuzzle(which: string): () => void {
  batch(() => {
    page.value = problem.value = verdict.value = null;
    busy.value = false;
  });
  const close = openLine((events) => {
    line = events;
    return { send: (message) => hear(message as FromPage), close: () => undefined };
  });
  commentary.value = LIGHTS;
  void load(which);
  return () => {
    close();
    line = null;
    commentary.value = null;
    unpick();
  };
}

async function load(which: string): Promise<void> {
  const mine = line;
  try {
    const found = await getPuzzle(which);
    if (line !== mine) return;
    page.value = found;
    tell(named(found.table as TableState), found.seen.game as GameState);
    history.replaceState(null, "", `/puzzle/${found.listing.number}`); // tomorrow it is another one's day
  } catch (error) {
    if (line === mine) problem.value = error as Error;
  }
}

/** The cards that are spoken of; they are lit at the question. */
function cardsSpokenOf(): number[] {
  const spoken = solved.value?.reasons ?? page.value?.tips.slice(-1) ?? [];
  return [...spoken.flatMap((reason) => reason.cards), ...(solved.value ? cardIn(solved.value.solution) : [])];
}

const Nothing = () => null;
const LIGHTS = { Behind: Nothing, Beside: Nothing, told: () => "", lit: () => (away.value ? null : cardsSpokenOf()) };

function cardIn(answer: string): number[] {
  const card = /^\w+ (\d+)/.exec(answer);
  return card ? [Number(card[1])] : [];
}

function hear(message: FromPage): void {
  const done: FromServer = { type: "done", request: message.request };
  const view = message.type === "look" ? seenNow()?.views[message.version] : undefined;
  if (message.type === "look" && view) {
    queueMicrotask(() => tell({ type: "past", request: message.request, version: message.version, view }));
  } else if (message.type === "act" && !solved.value) {
    void answer(message.action).then(() => tell(done)); // a card that was dragged
  } else {
    queueMicrotask(() => tell(done));
  }
}

/** Ask the server something; what goes wrong is said. */
async function wait<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  busy.value = true;
  try {
    return await asked;
  } catch (error) {
    toast(error instanceof Failure ? error.message : t("error-server"), "problem");
    return null;
  } finally {
    busy.value = false;
  }
}

/** Answer, or (null) give up. */
export async function answer(what: string | null): Promise<void> {
  const mine = line;
  if (busy.value || !page.value) return;
  const said = await wait(sendAnswer(page.value.listing.number, what));
  if (!said || line !== mine) return;
  unpick();
  batch(() => {
    verdict.value = said;
    if (said.solved) toQuestion();
  });
  stay();
}

/** The moves that prove it. */
export function proof(): Move[] {
  const told = solved.value;
  return told ? (told.seen.game as GameState).moves.slice(told.at) : [];
}

/** Show the moves that prove it on the table: one of them, or all by themselves. */
export function showProof(moves: number | null): void {
  const { seen, at } = solved.value!;
  batch(() => {
    tell(seen.game as GameState);
    past.value = { type: "past", request: 0, version: at, view: seen.views[at]! };
  });
  if (moves === null) play();
  else look(moves);
}

export async function takeTip(): Promise<void> {
  const mine = line;
  const now = page.value;
  if (busy.value || !now) return;
  const told = await wait(askTips(now.listing.number, now.tips.length + 1));
  if (!told || line !== mine) return;
  batch(() => {
    page.value = { ...now, tips: told.tips };
    verdict.value = null;
  });
}

/** Show the moment of the question; with open cards, once it is answered. */
export function toQuestion(): void {
  backToNow();
  if (!solved.value) return;
  const { seen, at } = solved.value;
  const state = seen.game as GameState;
  tell({ ...state, version: at, moves: state.moves.slice(0, at), view: { ...seen.views[at]!, legal: [] } });
}

/** The next puzzle that one has not solved. */
export async function toNext(): Promise<void> {
  const list = await wait(getPuzzles());
  const now = page.value?.listing.number ?? 0;
  if (!list) return;
  const open = list.puzzles.filter(({ number, yours }) => number !== now && (yours === null || yours === "tried"));
  const next = open.find(({ number }) => number > now) ?? open[0];
  if (next) go(`/puzzle/${next.number}`);
  else toast(t("puzzle-all-solved"));
}

/** Leave the puzzle for a game of the archive that stands there. */
export async function playFromHere(): Promise<void> {
  const game = await wait(playOn(page.value!.listing.number));
  if (game) go(`${gamePath(game.id)}?move=${solved.value!.at}&play`);
}
