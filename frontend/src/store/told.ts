/** Hints as events of the game, at the moment that is shown. */
import { computed } from "@preact/signals";
import { whatName } from "../game/describe.ts";
import { explanations } from "../game/reasons.ts";
import { hintsByCard, lastTold, sinceTurn, standing, type Told } from "../game/told.ts";
import { t } from "../i18n.ts";
import type { CardId, Move } from "../messages.gen.ts";
import type { Table } from "./table.ts";

export class Hints {
  /** The moves up to the moment that is shown. */
  readonly shownMoves = computed<Move[]>(() => {
    const moves = this.#table.game.value?.moves ?? [];
    const past = this.#table.past.value;
    return past ? moves.slice(0, past.version) : moves;
  });
  /** The hints that wait for an answer; once a show is over nobody answers any more. */
  readonly waiting = computed<Told[]>(() => (this.#runs.value ? standing(this.shownMoves.value) : []));
  /** The hint that was given just now. */
  readonly newest = computed<Told | null>(() => (this.#runs.value ? lastTold(this.shownMoves.value) : null));
  /** The hints that wait for an answer, by the cards that they touched. */
  readonly waitingOn = computed<ReadonlyMap<CardId, Told[]>>(() => {
    const cards = new Map<CardId, Told[]>();
    for (const told of this.waiting.value) {
      for (const card of told.touched) cards.set(card, [...(cards.get(card) ?? []), told]);
    }
    return cards;
  });
  /** All hints that touched each card. */
  readonly hintsOn = computed<ReadonlyMap<CardId, Told[]>>(() => hintsByCard(this.shownMoves.value));
  /** What happened since your last turn; while looking back, the last round. */
  readonly news = computed<Move[]>(() => {
    const { past, eyes, view } = this.#table;
    return sinceTurn(
      this.shownMoves.value,
      past.value ? null : eyes.value,
      Math.max(1, (view.value?.players ?? 2) - 1),
    );
  });

  readonly #table: Table;
  readonly #runs = computed(() => {
    const { view, past, game } = this.#table;
    return view.value?.outcome === null && (past.value !== null || game.value?.view.actor !== null);
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** A hint in words: who said what, and when. */
  readonly hintWords = ({ by, what, number }: Told): string => {
    const { me } = this.#table.people.value;
    const who = this.#table.seatName(by);
    return t("hint-from", { what: whatName(what), who, by: by === me ? "you" : "other", number: number ?? 0 });
  };

  /** Why the bots gave the hints on a card that wait for an answer, as far as they say so. */
  readonly whyTold = (card: CardId): string[] => {
    const naming = this.#table.naming();
    const places = (this.waitingOn.value.get(card) ?? []).map(({ place }) => place);
    const moves = this.shownMoves.value.filter((move) => places.includes(move.place));
    return naming ? moves.flatMap((move) => explanations(move, naming, card)) : [];
  };

  /** A line for each hint that touched a card; for whoever points at it. */
  readonly hintLines = (card: CardId): string[] => (this.hintsOn.value.get(card) ?? []).map(this.hintWords);

  /** What a card was told that its owner has not answered yet, for those who listen. */
  readonly justTold = (card: CardId): string =>
    (this.waitingOn.value.get(card) ?? []).map((one) => `. ${t("just-told")}: ${this.hintWords(one)}`).join("");
}
