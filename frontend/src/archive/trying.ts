/** What if: playing on from a moment of a game, by hand for all seats, or letting bots do it. The first move makes a
 * branch, which is a game of its own; one's own branch goes on at its end. */
import { signal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Branch, FromPage, GameState } from "../messages.gen.ts";
import { branchOff, Failure, goOn } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import { resultText } from "./listed.ts";
import {
  jumpedTo,
  looksNow,
  moment,
  onTable,
  page,
  perspective,
  playsOn,
  reload,
  seeFrom,
  show,
  tableState,
  tell,
  trying,
} from "./replay.ts";

const AGAIN = 1500; // until a bot is asked again that was not ready

/** Whether bots are playing on. */
export const botsPlay = signal(false);
/** The branch that was just made is to be played on when it has been opened. */
let carriedOn: { id: string; open: boolean } | null = null;

/** Whether it is one's own branch, shown to its end. */
function isOwnEnd(): boolean {
  const now = page.value!;
  return now.own && now.game.kind === "branch" && moment.value === now.game.moves;
}

/** Where trying begins: at the moment that is shown, or before the move to which one jumped. */
function start(): number {
  return moment.value === jumpedTo.value ? moment.value - 1 : moment.value;
}

/** Who would begin; null when the game is over there. */
export function startsNow(): number | null {
  return actorAt(start());
}

export async function tryFromHere(): Promise<void> {
  const actor = startsNow();
  if (actor === null) return;
  await seeFrom(perspective.value === null ? null : actor, start());
  begin();
}

/** Whose turn it is after so many moves; null when the game is over there. */
function actorAt(moves: number): number | null {
  return looksNow()?.views[moves]?.actor ?? null;
}

function begin(): void {
  const seen = looksNow()!;
  const at = moment.value;
  const view = seen.views[at]!;
  const state = seen.game as GameState;
  tell(
    { ...tableState(), phase: "playing", stopped: false, chair: view.actor },
    { ...state, version: at, view, moves: state.moves.slice(0, at), story: null, impression: null, notes: {} },
  );
  trying.value = true;
  onTable.value = true;
}

/** Back to what was played. */
export function stopTrying(): void {
  botsPlay.value = false;
  show(perspective.value, moment.value);
}

/** See one's hand while trying, or only what is known of it. */
export async function tryWithOpenCards(open: boolean): Promise<void> {
  await seeFrom(open ? null : actorAt(moment.value));
  begin();
}

/** An action at the table, while one tries. */
export function hearAction(message: FromPage): boolean {
  if (message.type !== "act" || !trying.value) return false;
  play({ action: message.action }).then(
    () => tell({ type: "done", request: message.request }),
    (error: Error) => {
      tell({ type: "done", request: message.request });
      toast(error.message, "problem");
    },
  );
  return true;
}

/** Let bots of a kind play on at all seats, until the game is over or one stops them. */
export async function letBotsPlay(bot: string): Promise<void> {
  botsPlay.value = true;
  while (botsPlay.value) {
    try {
      const branch = await play({ bot });
      if (branch.over) botsPlay.value = false;
    } catch (error) {
      if (error instanceof Failure && error.code === "bot-not-ready") {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      } else {
        botsPlay.value = false;
        toast((error as Error).message, "problem");
      }
    }
  }
}

async function play(wish: { action: string } | { bot: string }): Promise<Branch> {
  const { game } = page.value!;
  const at = moment.value;
  if (isOwnEnd()) {
    const branch = await goOn(game.id, { at, ...wish });
    await reload();
    if (branch.over) ended();
    else if (trying.value || "action" in wish) await resume(perspective.value === null);
    return branch;
  }
  const branch = await branchOff(game.id, { at, ...wish });
  carriedOn = { id: branch.game.id, open: perspective.value === null };
  const bots = botsPlay.value;
  go(`${gamePath(branch.game.id)}?move=${branch.game.moves}`);
  await opened(branch.game.id);
  botsPlay.value = bots && !branch.over;
  return branch;
}

/** Wait until the page of a branch is there. */
export function opened(id: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = page.subscribe((now) => {
      if (now?.game.id !== id) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

async function resume(open: boolean): Promise<void> {
  if (!open) await seeFrom(actorAt(moment.value));
  begin();
}

function ended(): void {
  trying.value = false;
  onTable.value = false;
  toast(t("branch-ended", { result: resultText(page.value!.game) }));
}

/** A game has been opened: play on if the address says so, or if it is a branch and one was about to. */
export function carryOn(): void {
  const now = page.value;
  if (now && playsOn) void tryFromHere();
  if (!now || carriedOn?.id !== now.game.id) return;
  const { open } = carriedOn;
  carriedOn = null;
  if (actorAt(moment.value) === null) ended();
  else void resume(open);
}
