/** Steps with the arrow keys: along a hand and from hand to hand. What the arrows reach is picked. */
import type { Seat } from "../messages.gen.ts";
import type { TableStore } from "../store/TableStore.ts";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Rows = HTMLElement[][];

/** The seat whose control this is. */
function seatOf(control: HTMLElement): Seat {
  return Number(control.dataset.seat) as Seat;
}

export class Steps {
  readonly #store: TableStore;
  /** Where the last step ended, for when what was there has gone. */
  #last = 0;

  constructor(store: TableStore) {
    this.#store = store;
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.#store.root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #rows(...selectors: string[]): Rows {
    return selectors
      .flatMap((selector) => this.#all(selector))
      .map((row) => [...row.querySelectorAll<HTMLElement>("button")])
      .filter((row) => row.length > 0);
  }

  #focus(control: HTMLElement): void {
    control.focus();
    const { card } = control.dataset;
    if (card === undefined) return;
    const id = Number(card);
    this.#store.picking.selection.value = control.closest(".own-hand")
      ? { kind: "card", card: id }
      : { kind: "seat", seat: seatOf(control), card: id };
  }

  #step(grid: Rows, [right, down]: [number, number]): boolean {
    const at = document.activeElement as HTMLElement;
    const row = grid.findIndex((one) => one.includes(at));
    const now = grid[row];
    const next = grid[Math.min(Math.max(row + down, 0), grid.length - 1)];
    if (!now || !next) return false;
    this.#last = Math.min(Math.max(now.indexOf(at) + right, 0), next.length - 1);
    const control = next[this.#last];
    if (control) this.#focus(control);
    return true;
  }

  /** Go to a card of your own by its place. */
  goToCard(place: number): boolean {
    const hand = this.#rows(".own-hand .hand")[0] ?? [];
    const card = hand[Math.min(place, hand.length - 1)];
    if (!card) return false;
    this.#last = hand.indexOf(card);
    this.#focus(card);
    return true;
  }

  /** Follow an arrow key from wherever the focus is. */
  follow(key: string): boolean {
    const arrow = ARROWS[key];
    if (!arrow) return false;
    if (this.#step(this.#rows(".dock .keys", ".dock .pad-row", ".dock .take-row"), arrow)) return true;
    if (this.#step(this.#rows(".mates .hand", ".own-hand .hand"), arrow)) return true;
    return this.#intoHand() || this.goToCard(this.#last);
  }

  /** From a teammate's name to their cards. */
  #intoHand(): boolean {
    const mate = document.activeElement?.closest(".mate-name")?.parentElement;
    const card = mate?.querySelector<HTMLElement>(".hand button");
    if (!card) return false;
    this.#last = 0;
    this.#focus(card);
    return true;
  }

  /** Begin a hint for the next teammate. */
  nextMate(): boolean {
    const { selection } = this.#store.picking;
    const mates = this.#all(".mate-name");
    const picked = selection.value;
    const now = picked?.kind === "seat" ? mates.findIndex((mate) => seatOf(mate) === picked.seat) : -1;
    const mate = mates[(now + 1) % mates.length];
    if (!mate) return false;
    mate.focus();
    selection.value = { kind: "seat", seat: seatOf(mate), card: null };
    return true;
  }

  /** Let go of what is picked; the focus goes back to it. */
  letGo(): boolean {
    const { selection } = this.#store.picking;
    const picked = selection.value;
    if (picked === null) return false;
    const place =
      picked.card === null
        ? `.mate-name[data-seat="${picked.kind === "seat" ? picked.seat : ""}"]`
        : `.hand [data-card="${picked.card}"]`;
    this.#all(place)[0]?.focus();
    selection.value = null;
    return true;
  }
}
