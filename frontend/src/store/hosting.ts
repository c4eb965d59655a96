/** What the host does before a game: which kind of bot is added next, and how fast it is; bots from elsewhere. */
import { computed, signal } from "@preact/signals";
import { type BotKey, type ChairNumber, ELSEWHERE, type Speed } from "../messages.gen.ts";
import { editions } from "../state/me.ts";
import type { Table } from "./table.ts";

export class Hosting {
  /** Whom the host chose last, if that was somebody else than the usual one. */
  readonly chosenBot = signal<string | null>(null);
  readonly botToAdd = computed(() => this.chosenBot.value ?? editions.value?.usual_bot ?? "");
  readonly speedToAdd = signal<Speed>("normal");
  /** Whether the table waits for a bot from elsewhere that is away; else the cautious bot moves. */
  readonly waitsForBot = signal(false);
  /** Who begins, and who is the master (S6). */
  readonly first = signal<ChairNumber>(0);
  readonly chosenMaster = signal<ChairNumber>(0);
  /** The link for a bot from elsewhere, while it is shown. */
  readonly botInvited = signal<BotKey | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Keep a chair for a bot from elsewhere, or make another link for it. */
  readonly inviteBot = (chair: ChairNumber, waits: boolean): void => {
    const invited = (key: BotKey) => {
      this.botInvited.value = key;
    };
    this.#table.ask({ type: "inviteBot", chair, waits }, { invited });
  };

  /** Let a bot of the chosen kind have a chair. */
  readonly addBot = (chair: ChairNumber): void => {
    if (this.botToAdd.value === ELSEWHERE) this.inviteBot(chair, this.waitsForBot.value);
    else this.#table.ask({ type: "addBot", chair, bot: this.botToAdd.value, speed: this.speedToAdd.value });
  };
}
