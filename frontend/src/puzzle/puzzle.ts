/** A puzzle as the source of a table: it shows a question, and after the answer all cards. */
import { batch, computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { tableOf } from "../archive/played.ts";
import { t } from "../i18n.ts";
import type { GameHeader, GameState, Move, PuzzlePage, PuzzleVerdict, TableState, Version } from "../messages.gen.ts";
import { Failure } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { me } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { TableStore } from "../store/TableStore.ts";
import { following } from "./following.ts";
import { askTips, getPuzzle, getPuzzles, playOn, sendAnswer } from "./requests.ts";
import type { Run } from "./run.ts";

/** The id of the table, and of whoever is asked. */
const TABLE = "puzzle";
const YOU = "you";

/** Whoever is asked has a name, or is "you". */
function tableAround(played: GameHeader): TableState {
  const seat = played.players.findIndex(({ person }) => person === YOU);
  const you = { id: YOU, name: me.value?.name ?? t("puzzle-you") };
  const players = played.players.map((one) => (one.person === YOU ? { ...one, name: you.name } : one));
  return { ...tableOf(TABLE, { ...played, players }), you, chair: seat, last_game: null };
}

function cardIn(answer: string): number[] {
  const card = /^\w+ (\d+)/.exec(answer);
  return card ? [Number(card[1])] : [];
}

const Nothing = () => null;

export class Puzzle implements Source {
  readonly kind = "puzzle";
  readonly table = new TableStore();
  readonly page = signal<PuzzlePage | null>(null);
  readonly problem = signal<Error | null>(null);
  /** What the server said of the last answer; null before the first one, and while one chooses anew. */
  readonly verdict = signal<PuzzleVerdict | null>(null);
  /** Whether an answer or a tip is on its way. */
  readonly busy = signal(false);
  /** Why it is so, once you know. */
  readonly solved = computed(() => this.verdict.value?.solved ?? null);
  /** The puzzle as lists have it by now. */
  readonly listing = computed(() => this.verdict.value?.listing ?? this.page.value?.listing ?? null);
  readonly streak = computed(() => this.verdict.value?.streak ?? this.page.value?.streak ?? 0);
  /** Whether you look at another moment than that of the question. */
  readonly away = computed(() => {
    const { past, moveCount } = this.table;
    return past.value !== null || (this.solved.value !== null && moveCount.value > this.solved.value.at);
  });
  /** That in which it is asked. */
  readonly run: Run | null;
  /** Where you go on from it, if the address says so. */
  readonly onward = following(location.search);
  readonly #which: string;
  #gone = false;

  /** The one with this number; "" is that of the day. */
  constructor(which: string, run: Run | null = null) {
    this.#which = which;
    this.run = run;
  }

  /** The returned function leaves it. */
  open(): () => void {
    const close = this.table.open(this);
    const lit = () => (this.away.value ? null : this.#cardsSpokenOf());
    this.table.playback.commentary.value = { Behind: Nothing, Beside: Nothing, told: () => "", lit };
    void this.#load();
    return () => {
      this.#gone = true;
      close();
    };
  }

  async #load(): Promise<void> {
    try {
      const found = await getPuzzle(this.#which);
      if (this.#gone) return;
      batch(() => {
        this.page.value = found;
        this.table.table.value = tableAround(found.played);
        this.table.game.value = found.seen.game as GameState;
      });
      if (this.#which === "") history.replaceState(null, "", `/puzzle/${found.listing.number}`); // tomorrow it is another
    } catch (error) {
      this.problem.value = error as Error;
    }
  }

  ask(wish: Wish, { done }: Answers): void {
    if (wish.type === "act" && !this.solved.value) {
      void this.answer(wish.action).then(() => done?.()); // a card that was dragged
    } else {
      done?.();
    }
  }

  look(moves: number, show: (moment: Moment) => void): void {
    const seen = this.solved.value?.seen ?? this.page.value?.seen;
    const view = seen?.views[moves];
    if (view) show({ version: moves, view });
  }

  /** The cards that are spoken of; they are lit at the question. */
  #cardsSpokenOf(): number[] {
    const solved = this.solved.value;
    const spoken = solved?.reasons ?? this.page.value?.tips.slice(-1) ?? [];
    return [...spoken.flatMap((reason) => reason.cards), ...(solved ? cardIn(solved.solution) : [])];
  }

  /** Ask the server something; what goes wrong is said. */
  async #wait<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    this.busy.value = true;
    try {
      return await asked;
    } catch (error) {
      toast(error instanceof Failure ? error.message : t("error-server"), "problem");
      return null;
    } finally {
      this.busy.value = false;
    }
  }

  /** Answer, or (null) give up. */
  readonly answer = async (what: string | null): Promise<void> => {
    if (this.busy.value || !this.page.value) return;
    const { number } = this.page.value.listing;
    const said = await this.#wait(sendAnswer(number, what, this.run?.kind ?? null));
    if (!said || this.#gone) return;
    if (said.run) this.run?.answered(number, what === null ? "skipped" : said.right ? "right" : "wrong", said.run);
    if (this.run?.kind === "clock") return;
    this.table.picking.unpick();
    batch(() => {
      this.verdict.value = said;
      if (said.solved) this.toQuestion();
    });
    this.table.stay();
  };

  /** The moves that prove it. */
  readonly proof = (): Move[] => {
    const solved = this.solved.value;
    return solved ? (solved.seen.game as GameState).moves.slice(solved.at) : [];
  };

  /** Show the moves that prove it on the table: one of them, or all by themselves. */
  readonly showProof = (moves: Version | null): void => {
    const { game, past, look, playback } = this.table;
    const solved = this.solved.value;
    const view = solved?.seen.views[solved.at];
    if (!solved || !view) return;
    batch(() => {
      game.value = solved.seen.game as GameState;
      past.value = { version: solved.at, view };
    });
    if (moves === null) playback.play();
    else look(moves);
  };

  readonly takeTip = async (): Promise<void> => {
    const now = this.page.value;
    if (this.busy.value || !now) return;
    const told = await this.#wait(askTips(now.listing.number, now.tips.length + 1));
    if (!told || this.#gone) return;
    batch(() => {
      this.page.value = { ...now, tips: told.tips };
      this.verdict.value = null;
    });
  };

  /** Show the moment of the question; with open cards, once it is answered. */
  readonly toQuestion = (): void => {
    const solved = this.solved.value;
    const view = solved?.seen.views[solved.at];
    this.table.playback.backToNow();
    if (!solved || !view) return;
    const state = solved.seen.game as GameState;
    const moves = state.moves.slice(0, solved.at);
    this.table.game.value = { ...state, version: solved.at, moves, view: { ...view, legal: [] } };
  };

  /** The next puzzle of the run or of the lesson, or that you have not solved. */
  readonly toNext = async (): Promise<void> => {
    if (this.run) return this.run.toNext();
    if (this.onward) return go(this.onward);
    const list = await this.#wait(getPuzzles());
    const now = this.page.value?.listing.number ?? 0;
    if (!list) return;
    const open = list.puzzles.filter(({ number, yours }) => number !== now && (yours === null || yours === "tried"));
    const next = open.find(({ number }) => number > now) ?? open[0];
    if (next) go(`/puzzle/${next.number}`);
    else toast(t("puzzle-all-solved"));
  };

  /** Leave the puzzle for a game of the archive that stands there. */
  readonly playFromHere = async (): Promise<void> => {
    const solved = this.solved.value;
    if (!this.page.value || !solved) return;
    const game = await this.#wait(playOn(this.page.value.listing.number));
    if (game) go(`${gamePath(game.id)}?move=${solved.at}&play`);
  };
}

export const PuzzleContext = createContext<Puzzle | null>(null);

export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error("There is no puzzle around this.");
  return puzzle;
}
