/** What is picked at the table: a card of your own or a teammate; the sheet that lies over it; and the cards that are lit,
 * because a hint would touch them or because somebody speaks of them. */
import { computed, effect, signal } from "@preact/signals";
import { readAction, type What } from "../game/actions.ts";
import { touched } from "../game/hints.ts";
import { cardsOf } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import type { Candidate, CardId, Seat } from "../messages.gen.ts";
import type { Advice } from "./advice.ts";
import type { Playback } from "./playback.ts";
import type { Table } from "./table.ts";

export type Selection = { kind: "card"; card: CardId } | { kind: "seat"; seat: Seat; card: CardId | null } | null;
export type SheetName = "discards" | "history" | "talk" | "menu" | "card" | "keys" | null;

function cardOf(action: string): CardId[] {
  const done = readAction(action);
  return "card" in done ? [done.card] : [];
}

const NOTHING: ReadonlySet<CardId> = new Set();

export class Picking {
  readonly selection = signal<Selection>(null);
  /** The hint under the finger, the pointer or the focus. */
  readonly preview = signal<What | null>(null);
  /** The teammate whose hand is held down: you see what they know of it. */
  readonly heldSeat = signal<number | null>(null);
  readonly sheet = signal<SheetName>(null);
  /** The card of a replay that whoever leads points at. */
  readonly pointed = signal<CardId | null>(null);
  /** Whether you lead: tapping a card points at it first. */
  readonly points = signal(false);
  readonly lit = computed<ReadonlySet<CardId>>(() => {
    const { view, facts } = this.#table;
    const picked = this.selection.value;
    if (picked?.kind === "seat" && this.preview.value !== null && view.value && facts.value) {
      return new Set(touched(facts.value, view.value.hands[picked.seat] ?? [], this.preview.value));
    }
    const busy = picked !== null && !this.#playback.reviewing.value; // with something else than what was said
    return busy ? NOTHING : this.#spoken.value;
  });

  readonly #table: Table;
  readonly #playback: Playback;
  readonly #advice: Advice;
  /** The cards that a bot or a review speaks of, at the moment that is shown. */
  readonly #spoken = computed<ReadonlySet<CardId>>(() => {
    const advised = this.#advice.considered.value;
    if (advised && this.#advice.step.value === "look") return new Set(this.#lookedAt(advised));
    if (advised) return new Set([...advised.reason.cards, ...this.#touchedBy(advised.action)]);
    const weighed = this.#advice.weighed.value;
    if (weighed) return new Set([...cardOf(weighed.action), ...this.#touchedBy(weighed.action)]);
    const { at, commentary } = this.#playback;
    const move = this.#table.game.value?.moves[at.value - 1];
    return new Set(commentary.value?.lit(at.value) ?? (move ? cardsOf(move) : []));
  });
  readonly #moment = computed(() => `${this.#table.game.value?.view.turn} ${this.#table.past.value?.version}`);

  constructor(table: Table, playback: Playback, advice: Advice) {
    this.#table = table;
    this.#playback = playback;
    this.#advice = advice;
  }

  /** Where to look first: at the card itself, or at the one that a hint is about. */
  #lookedAt({ action, reason }: Candidate): CardId[] {
    const about = reason.cards.slice(0, 1);
    const hinted = this.#touchedBy(action);
    return [...cardOf(action), ...about.filter((card) => hinted.includes(card))];
  }

  /** A hint speaks of all cards that it would touch, whatever its reason is about. */
  #touchedBy(action: string): number[] {
    const { facts, game } = this.#table;
    const advised = readAction(action);
    if (advised.kind !== "hint" || !facts.value || !game.value) return [];
    return touched(facts.value, game.value.view.hands[advised.seat] ?? [], advised.what);
  }

  /** While you go through a game there is nothing to do with a card but to look at it closely. */
  #examine(): boolean {
    const { reviewing } = this.#playback;
    if (reviewing.value) this.sheet.value = "card";
    return reviewing.value;
  }

  /** Point at a card for those who follow; whoever taps it again wants to look at it closely. */
  #point(card: CardId): boolean {
    if (!this.points.value || !this.#playback.reviewing.value || this.pointed.value === card) return false;
    this.pointed.value = card;
    return true;
  }

  readonly pickCard = (card: CardId): void => {
    if (this.#point(card)) return;
    const now = this.selection.value;
    this.preview.value = null;
    const again = !this.#examine() && now?.kind === "card" && now.card === card;
    this.selection.value = again ? null : { kind: "card", card };
  };

  readonly pickSeat = (seat: Seat, card: CardId | null): void => {
    if (card !== null && this.#point(card)) return;
    const now = this.selection.value;
    this.preview.value = null;
    const examined = card !== null && this.#examine();
    const again = !examined && now?.kind === "seat" && now.seat === seat && now.card === card;
    this.selection.value = again ? null : { kind: "seat", seat, card };
  };

  readonly unpick = (): void => {
    this.selection.value = null;
    this.preview.value = null;
  };

  /** For those who listen. */
  readonly pointing = (card: CardId): string => (this.pointed.value === card ? `. ${t("pointed-at")}` : "");

  watch(): (() => void)[] {
    const { view, eyes } = this.#table;
    return [
      // What is no longer there cannot stay picked.
      effect(() => {
        const hand = view.value?.hands[eyes.value ?? -1] ?? [];
        const picked = this.selection.peek();
        if (picked?.kind === "card" && !hand.some((card) => card.id === picked.card)) this.unpick();
      }),
      // A new turn begins with nothing picked; so does looking back.
      effect(() => {
        void this.#moment.value;
        if (this.selection.peek()?.kind === "seat") this.unpick();
      }),
    ];
  }
}
