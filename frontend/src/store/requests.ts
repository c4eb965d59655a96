/** What players ask of each other: whether there is room for it at the foot of the table, what became of it, and what one
 * may ask for yourself. */
import { computed, effect, signal } from "@preact/signals";
import { readAction } from "../game/actions.ts";
import { t } from "../i18n.ts";
import type { Seat, Settled } from "../messages.gen.ts";
import { go } from "../route.ts";
import { askFirst } from "../state/question.ts";
import type { Picking } from "./picking.ts";
import type { Table } from "./table.ts";
import type { Talk } from "./talk.ts";

export class Requests {
  /** The first request that waits for your own answer. */
  readonly waitsForMe = computed(() => {
    const me = this.#table.mySeat.value;
    return this.#table.table.value?.proposals.find((one) => me !== null && one.needed.includes(me)) ?? null;
  });
  /** Whether a bonus tile asks for a card, which comes before all else. */
  readonly taking = computed(() => {
    const pending = this.#table.view.value?.pending;
    return this.#table.myTurn.value && (pending === "reshuffle" || pending === "play discarded");
  });
  /** The request waits until you turn to it: no question takes the place of what you are about to touch. */
  readonly waitsAside = computed(() => (this.#busy.value && !this.#turned.value ? this.waitsForMe.value : null));
  /** What was decided since the last move. */
  readonly decided = computed<Settled | null>(() => {
    const { table, game } = this.#table;
    const last = table.value?.settled.filter(({ how }) => how !== "lapsed").at(-1);
    return last && game.value && last.number >= game.value.version ? last : null;
  });
  /** Whether a move can be taken back and nobody has asked for it yet. */
  readonly mayUndo = computed(() => {
    const { table, game } = this.#table;
    return (game.value?.may_undo ?? false) && !table.value?.proposals.some(({ what }) => what === "undo");
  });
  /** Whether nothing can be taken back because a card was shown, as it is among people. */
  readonly undoIsOver = computed(() => {
    const { game, alone } = this.#table;
    if (!game.value || game.value.may_undo || alone.value) return false;
    return game.value.moves.some(({ action }) => ["play", "discard"].includes(readAction(action).kind));
  });

  /** The version of the game in which you have chosen to wait for somebody who is away. */
  readonly waitedAt = signal<number | null>(null);

  /** The seat of somebody who is to act and is not there; null if the game goes on. */
  readonly absentActor = computed<Seat | null>(() => {
    const { game, mySeat, past, table } = this.#table;
    const seat = game.value?.view.actor ?? null;
    const now = table.value;
    if (seat === null || now?.phase !== "playing" || mySeat.value === null || past.value) return null;
    if (now.settings.clock === "days" && !now.clock?.up) return null; // nobody needs to be here
    const chair = now.chairs[seat];
    if (!chair) return null;
    const asked = now.proposals.some((one) => one.what === "replace" && one.seat === seat);
    const person = chair.kind === "person" && seat !== mySeat.value && (chair.left || !chair.present) && !chair.shares;
    const away = person || (chair.waits && !chair.present); // or a bot from elsewhere
    return away && !asked && this.waitedAt.value !== game.value?.version ? seat : null;
  });

  readonly #table: Table;
  readonly #picking: Picking;
  readonly #talk: Talk;
  readonly #busy = computed(
    () =>
      this.#table.past.value !== null ||
      this.#picking.selection.value !== null ||
      this.#talk.choosing.value ||
      this.taking.value,
  );
  /** Whether you have turned to the request all the same. */
  readonly #turned = signal(false);

  constructor(table: Table, picking: Picking, talk: Talk) {
    this.#table = table;
    this.#picking = picking;
    this.#talk = talk;
  }

  readonly turnToRequest = (): void => {
    this.#turned.value = true;
  };

  /** Give up your seat and go back to the lobby; during a game after a question. */
  readonly leave = (): void => {
    const { table, mySeat, alone, ask } = this.#table;
    const leaveNow = () => {
      ask({ type: "leave" });
      go("/");
    };
    if (table.value?.phase !== "playing" || mySeat.value === null) {
      leaveNow();
      return;
    }
    askFirst({
      title: t("leave-ask"),
      text: t("leave-ask-text", { alone: alone.value ? "yes" : "no" }),
      yes: t("leave-yes"),
      no: t("leave-no"),
      act: leaveNow,
    });
  };

  /** Propose to end the game; where nobody else is asked, that is a question to yourself. */
  readonly endEarly = (): void => {
    const { table, alone, ask } = this.#table;
    const end = () => ask({ type: "propose", what: "end" });
    if (!alone.value && !table.value?.settings.shared) end();
    else askFirst({ title: t("end-ask"), text: t("end-ask-text"), yes: t("end-yes"), no: t("end-no"), act: end });
  };

  /** "Do you remember what you hold?" */
  readonly askWhatTheyRemember = (): void => this.#table.ask({ type: "say", phrase: "remember-your-hand" });

  /** What was picked is let go when others settle a request: else its keys would come back under the finger that is
   * about to answer. */
  watch(): (() => void)[] {
    return [
      effect(() => {
        if (this.waitsForMe.value !== null || !this.#turned.peek()) return;
        this.#turned.value = false;
        this.#picking.selection.value = null;
      }),
    ];
  }
}
