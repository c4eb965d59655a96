/** Shows components of a table, as a test wants it. */
import { type ComponentChild, h, render } from "preact";
import { act } from "preact/test-utils";
import type { Chair, GameState, TableState } from "../src/messages.gen.ts";
import { TableContext } from "../src/store/context.ts";
import type { Answers, Wish } from "../src/store/source.ts";
import { TableStore } from "../src/store/TableStore.ts";
import { gameOf, person } from "./samples.ts";

/** A table whose source writes down what is asked of it, and answers when it is told to. */
export class Tried {
  readonly store = new TableStore();
  readonly wishes: Wish[] = [];
  readonly answers: Answers[] = [];
  readonly root = document.createElement("div");

  constructor(game: Partial<GameState> = {}, table: Partial<TableState> = {}) {
    this.store.table.value = tableOf(table);
    this.store.game.value = gameOf(game);
    this.store.open({
      kind: "live",
      ask: (wish, answers) => {
        this.wishes.push(wish);
        this.answers.push(answers);
      },
      look: () => undefined,
    });
  }

  show(children: ComponentChild): HTMLElement {
    void act(() => render(h(TableContext.Provider, { value: this.store }, children), this.root));
    return this.root;
  }

  /** Do something, and let the components follow. */
  after(what: () => void): this {
    void act(what);
    return this;
  }

  button(name: string): HTMLButtonElement {
    const all = [...this.root.querySelectorAll("button")];
    const found = all.find((one) => one.getAttribute("aria-label") === name || one.textContent?.trim() === name);
    if (!found) throw new Error(`no button ${name} among ${all.map((one) => one.textContent).join(", ")}`);
    return found;
  }
}

const CHAIRS: Chair[] = [person("Ann"), person("Bob")];

export function tableOf(changes: Partial<TableState> = {}): TableState {
  const you = { id: "Ann", name: "Ann" };
  return {
    type: "table",
    id: "t",
    key: "",
    host: you,
    you,
    phase: "playing",
    chair: 0,
    chairs: CHAIRS,
    turned: 0,
    games: 1,
    again_by: null,
    settings: { edition: "", options: {}, talk: "phrases", box: false, memory: false, shared: false, spectators: true },
    proposals: [],
    settled: [],
    arrivals: [],
    spectators: [],
    sees_all: [],
    removed: [],
    seeded_by: null,
    practice: false,
    stopped: false,
    master: null,
    clock: null,
    last_game: null,
    ...changes,
  } as unknown as TableState;
}
