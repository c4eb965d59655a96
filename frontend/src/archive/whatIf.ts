/** What if, as the source of a table: playing on from a moment of a game, by hand for all seats, or letting bots do it. The
 * first move makes a branch, which is a game of its own; your own branch goes on at its end. */
import { batch, signal } from "@preact/signals";
import { chairOf } from "../game/counting.ts";
import { t } from "../i18n.ts";
import type { Branch, GameState, Version } from "../messages.gen.ts";
import { askAdvice, branchOff, Failure, goOn } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { resultText } from "./listed.ts";
import type { Replay } from "./replay.ts";

const AGAIN = 1500; // until a bot is asked again that was not ready

/** What somebody goes to a game for: it begins when the game is there. */
type Errand = (replay: Replay, whatIf: WhatIf) => void;
let errand: { id: string; what: Errand } | null = null;

/** Go to a game after this many moves in order to do something there. */
export function comeToGame(id: string, move: number, what: Errand): void {
  errand = { id, what };
  go(`${gamePath(id)}?move=${move}`);
}

export class WhatIf implements Source {
  readonly kind = "what-if";
  /** Whether bots are playing on. */
  readonly botsPlay = signal(false);
  readonly #replay: Replay;

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** The game has been opened: do what you have come for, or play on if the address says so. */
  arrive(plays: boolean): void {
    const mine = errand?.id === this.#replay.id ? errand.what : null;
    errand = null;
    if (mine) mine(this.#replay, this);
    else if (plays) void this.begin();
  }

  ask(wish: Wish, answers: Answers): void {
    if (wish.type === "suggest") {
      askAdvice(this.#replay.id, { at: this.#replay.moment.value, action: wish.action ?? null })
        .then((suggested) => answers.suggested?.(suggested))
        .catch((error: Error) => toast(error.message, "problem"))
        .finally(() => answers.done?.());
      return;
    }
    if (wish.type !== "act") {
      this.#replay.ask(wish, answers);
      return;
    }
    this.#play({ action: wish.action })
      .catch((error: Error) => toast(error.message, "problem"))
      .finally(() => answers.done?.());
  }

  look(moves: number, show: (moment: Moment) => void): void {
    this.#replay.look(moves, show);
  }

  /** Where trying begins: at the moment that is shown, or before the move to which one jumped. */
  #start(): number {
    const { moment, jumpedTo } = this.#replay;
    return moment.value === jumpedTo.value ? moment.value - 1 : moment.value;
  }

  /** Who would begin; null when the game is over there. */
  starter(): number | null {
    return this.#actorAt(this.#start());
  }

  /** Whose turn it is after this many moves; null when the game is over there. */
  #actorAt(moves: Version): number | null {
    return this.#replay.seen.value?.views[moves]?.actor ?? null;
  }

  /** Play on from the moment that is shown. */
  readonly begin = async (): Promise<void> => {
    const { perspective, seeFrom } = this.#replay;
    const actor = this.starter();
    if (actor === null) return;
    await seeFrom(perspective.value === null ? null : actor, this.#start());
    this.#takeOver();
  };

  #takeOver(): void {
    const { seen, moment, page, table, onTable } = this.#replay;
    const at = moment.value;
    const view = seen.value?.views[at];
    if (!page.value || !seen.value || !view) return;
    const state = seen.value.game as GameState;
    const around = this.#replay.tableAround(page.value);
    batch(() => {
      table.source.value = this;
      table.table.value = {
        ...around,
        phase: "playing",
        stopped: false,
        chair: view.actor === null ? null : chairOf(view.actor),
      };
      table.game.value = {
        ...state,
        version: at,
        view,
        moves: state.moves.slice(0, at),
        story: null,
        impression: null,
        notes: {},
      };
      table.lookAtNow();
      onTable.value = true;
    });
  }

  /** Back to what was played. */
  readonly stop = (): void => {
    const { perspective, moment } = this.#replay;
    this.botsPlay.value = false;
    this.#replay.show(perspective.value, moment.value);
  };

  /** See your hand while trying, or only what is known of it. */
  readonly openCards = async (open: boolean): Promise<void> => {
    await this.#replay.seeFrom(open ? null : this.#actorAt(this.#replay.moment.value));
    this.#takeOver();
  };

  /** Let bots of a kind play on at all seats, until the game is over or one stops them. */
  readonly letBotsPlay = async (bot: string): Promise<void> => {
    this.botsPlay.value = true;
    while (this.botsPlay.value) {
      try {
        if ((await this.#play({ bot })).over) this.botsPlay.value = false;
      } catch (error) {
        if (error instanceof Failure && error.code === "bot-not-ready") {
          await new Promise((resolve) => setTimeout(resolve, AGAIN));
        } else {
          this.botsPlay.value = false;
          toast((error as Error).message, "problem");
        }
      }
    }
  };

  async #play(wish: { action: string } | { bot: string }): Promise<Branch> {
    const { id, page, moment, perspective, table } = this.#replay;
    const at = moment.value;
    const open = perspective.value === null;
    const isOwnEnd = page.value?.own && page.value.game.kind === "branch" && at === page.value.game.moves;
    if (isOwnEnd) {
      const branch = await goOn(id, { at, ...wish });
      const tried = table.kind.value === "what-if";
      await this.#replay.load(perspective.value, null);
      if (branch.over) this.#end();
      else if (tried || "action" in wish) await this.#resume(open);
      return branch;
    }
    const branch = await branchOff(id, { at, ...wish });
    const bots = this.botsPlay.value;
    this.botsPlay.value = false; // they play on where you go now
    comeToGame(branch.game.id, branch.game.moves, (_, whatIf) => {
      void whatIf.#carryOn(open).then((goes) => {
        if (goes && bots && "bot" in wish) void whatIf.letBotsPlay(wish.bot);
      });
    });
    return branch;
  }

  /** Play on in the branch that was just made; whether it goes on. */
  async #carryOn(open: boolean): Promise<boolean> {
    if (this.#actorAt(this.#replay.moment.value) === null) {
      this.#end();
      return false;
    }
    await this.#resume(open);
    return true;
  }

  async #resume(open: boolean): Promise<void> {
    const { moment, seeFrom } = this.#replay;
    if (!open) await seeFrom(this.#actorAt(moment.value));
    this.#takeOver();
  }

  #end(): void {
    const { onTable, page } = this.#replay;
    onTable.value = false;
    if (page.value) toast(t("branch-ended", { result: resultText(page.value.game) }));
  }
}
