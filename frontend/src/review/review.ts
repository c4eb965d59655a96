/** The review of a game: asked for when its page opens, and waited for; and the layer of it that you look at. */
import { computed, signal } from "@preact/signals";
import { NONE } from "../agreement/names.ts";
import type { Replay } from "../archive/replay.ts";
import { before } from "../game/counting.ts";
import { t } from "../i18n.ts";
import { keep, kept } from "../keep.ts";
import type {
  Came,
  DeepReview,
  EndReview,
  Estimate,
  FirstReview,
  GameState,
  KnownTurn,
  MoveNumber,
  ReviewMeaning,
  Version,
} from "../messages.gen.ts";
import type { Mark } from "../store/playback.ts";
import { Asked } from "./asked.ts";
import { curveOf } from "./curve.ts";
import { Telling } from "./telling.ts";

export const LAYERS = ["known", "meant", "cost", "ending"] as const;
export type Layer = (typeof LAYERS)[number];
export const LEVELS = ["beginner", "club", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const AGREED = "agreed" as const;
type Reader = Level | typeof AGREED;

/** By whose conventions hints are read: as last time. */
const level = signal<Level>(LEVELS.find((one) => one === kept("level")) ?? "club");

/** A promise of an earlier hint that the last move settled. */
export interface Settled {
  by: ReviewMeaning;
  came: Came;
}

export class Review {
  readonly first = new Asked<FirstReview>("first");
  readonly deep = new Asked<DeepReview>("deep");
  readonly ending = new Asked<EndReview>("ending");
  readonly found = this.first.found;
  /** Whether its texts are here. */
  readonly hasTexts = signal(false);
  /** Whether a layer is shown, beside the table or over it; and which. */
  readonly closer = signal(false);
  readonly layer = signal<Layer>("known");
  readonly telling: Telling;
  readonly #replay: Replay;

  /** The score that the rules allow at most. */
  readonly most = computed(() => this.#replay.page.value?.game.max_score ?? 0);
  readonly curve = computed(() => {
    const seen = this.#replay.seen.value;
    const found = this.found.value;
    if (!found || !seen || found.reach.length !== seen.views.length) return null;
    return curveOf(
      found,
      seen.views.map((view) => view.score),
      this.most.value,
      this.deep.found.value?.estimates,
    );
  });
  /** The moments that counted, players and marks, as they look by now. */
  readonly moments = computed(() => this.#latest.value?.moments ?? []);
  readonly players = computed(() => this.#latest.value?.players ?? []);
  readonly #latest = computed(() => this.deep.found.value ?? this.found.value);
  /** What the table agreed on. */
  readonly agreement = computed(() => this.found.value?.agreement ?? NONE);
  /** By whose conventions hints can be read: by those of the table, if it has agreed on any, and of each level. */
  readonly readers = computed<Reader[]>(() => [...(this.agreement.value === NONE ? [] : [AGREED]), ...LEVELS]);
  readonly reader = computed<Reader>(() => {
    const [first] = this.readers.value;
    return this.#chosen.value ?? (first === AGREED ? AGREED : level.value);
  });
  readonly #chosen = signal<Reader | null>(null);
  readonly #meanings = computed<ReviewMeaning[]>(() => {
    const reader = this.reader.value;
    return this.found.value?.meanings[reader === AGREED ? this.agreement.value : reader] ?? [];
  });

  constructor(replay: Replay) {
    this.#replay = replay;
    this.telling = new Telling(replay);
  }

  /** Whether the game has a review: it has to be over, and something has to have happened. */
  isReviewed(): boolean {
    const game = this.#replay.page.value?.game;
    return game !== undefined && game.moves > 0 && (game.stopped || game.outcome !== null);
  }

  /** Ask for it; the returned function lets go of it. What takes long is only begun by hand. */
  open(): () => void {
    if (this.isReviewed()) {
      this.first.open(this.#replay.id, true);
      this.deep.open(this.#replay.id, false);
      this.ending.open(this.#replay.id, false);
    }
    return () => {
      for (const one of [this.first, this.deep, this.ending]) one.close();
    };
  }

  readonly readAs = (chosen: Reader): void => {
    this.#chosen.value = chosen;
    if (chosen === AGREED) return;
    level.value = chosen;
    keep("level", chosen);
  };

  /** What could still be reached after this many moves, in words. */
  readonly reachText = (moves: Version): string => {
    const reach = this.found.value?.reach[moves];
    const all = this.most.value;
    if (!reach) return "";
    if (reach.best >= all) return t("reach-perfect");
    if ((this.#replay.seen.value?.game as GameState | undefined)?.view.rules.masterpiece) {
      return t(reach.bound >= all ? "reach-unknown" : "reach-lost");
    }
    return reach.best === reach.bound
      ? t("reach-points", { best: reach.best, all })
      : t("reach-between", { best: reach.best, bound: reach.bound, all });
  };

  /** What whoever moves next could know at a moment. */
  knownAt(moves: Version): KnownTurn | null {
    return this.found.value?.known.find(({ move }) => move > moves) ?? null;
  }

  /** What the last move of a moment cost on average, if that was found out. */
  estimateAt(moves: Version): Estimate | null {
    return this.deep.found.value?.estimates.find(({ move }) => move === moves) ?? null;
  }

  /** What the last move of a moment said. */
  saidAt(moves: Version): ReviewMeaning[] {
    return this.#meanings.value.filter(({ move }) => move === moves);
  }

  settledAt(moves: Version): Settled[] {
    return this.#meanings.value.flatMap((by) =>
      by.came.filter(({ move }) => move === moves && by.move !== moves).map((came) => ({ by, came })),
    );
  }

  /** The nearest moment before or after this one at which something was said. */
  nextSaid(moves: number, forward: boolean): number | null {
    const places = this.#meanings.value.map(({ move }) => move);
    const found = forward ? places.find((place) => place > moves) : places.findLast((place) => place < moves);
    return found ?? null;
  }

  /** What a move was, in a word. */
  readonly mark = (number: MoveNumber): Mark | null => {
    const found = this.#latest.value?.marks.find(({ move }) => move === number);
    if (!found) return null;
    const { mark: kind, said, move } = found;
    return { kind, name: t("mark-name", { mark: kind }), why: this.telling.told(said, before(move)) };
  };

  /** The cards that the open layer speaks of; null if it speaks of none, so that bots may. */
  readonly lit = (moves: Version): number[] | null =>
    this.closer.value && this.layer.value === "meant" ? this.saidAt(moves).flatMap(({ said }) => said.cards) : null;
}
