/** Looking at a replay with others: you lead, the others follow and talk, also into what could have been and back. */
import { computed, effect, signal } from "@preact/signals";
import type { FromReplay, Company as Here, Refused, ReplayTalk, Spot } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { Socket } from "../net/socket.ts";
import { gameId, gamePath, go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import type { Replay } from "./replay.ts";

export class Company {
  /** The game to which you have gone with all who follow you: you lead there, too. */
  static #leadsAt: string | null = null;
  readonly here = signal<Here | null>(null);
  /** Whether you go where the leader goes. */
  readonly following = signal(true);
  readonly leading = computed(() => {
    const { leader, you } = this.here.value ?? {};
    return leader != null && leader.id === you?.id;
  });
  /** Somebody else leads. */
  readonly led = computed(() => this.here.value?.leader != null && !this.leading.value);
  readonly #replay: Replay;
  #socket: Socket | null = null;
  #applying = false;

  constructor(replay: Replay) {
    this.#replay = replay;
    replay.say = (text) => this.#send({ type: "remark", text });
  }

  /** Meet those who look at the same game; the returned function leaves them. */
  meet(): () => void {
    const alone = () => {
      this.here.value = null;
    };
    const socket = new Socket(() => `/ws/game/${this.#replay.id}`, {
      opened: () => undefined,
      lost: alone,
      refused: alone,
      received: (message) => this.#receive(message as Here | ReplayTalk | Refused | { type: "done" | "restarting" }),
      ping: () => ({ type: "here" }) satisfies FromReplay,
    });
    this.#socket = socket;
    this.following.value = true;
    const stops = [this.#goAlong(), this.#lead(), this.#seePointing()];
    return () => {
      for (const stop of stops) stop();
      this.#takeAlong(gameId.peek());
      socket.close();
      this.#socket = null;
      alone();
    };
  }

  #takeAlong(to: string | null): void {
    if (!this.leading.peek() || to === null || to === this.#replay.id) return;
    Company.#leadsAt = to;
    this.#send({ type: "point", spot: { ...this.#spot(), game: to } });
  }

  readonly lead = (on: boolean): void => this.#send({ type: "lead", on, spot: this.#spot() });

  #receive(message: Here | ReplayTalk | Refused | { type: "done" | "restarting" }): void {
    if (message.type === "company") {
      this.here.value = message;
      if (Company.#leadsAt === this.#replay.id) this.lead(true);
      Company.#leadsAt = null;
    } else if (message.type === "talk") this.#replay.table.talk.hear(message.whole, message.remarks);
    else if (message.type === "refused") toast(explain(message), "problem");
  }

  #send(message: FromReplay): void {
    this.#socket?.send(message);
  }

  #spot(): Spot {
    const { moment, perspective, table } = this.#replay;
    return { move: moment.value, seat: perspective.value, card: table.picking.pointed.value, game: null };
  }

  /** Go where the leader is. */
  #goAlong(): () => void {
    const { page, moment, perspective, onTable, table } = this.#replay;
    const goThere = async ({ seat, move }: Spot) => {
      this.#applying = true;
      onTable.value = true;
      if (move > (page.peek()?.game.moves ?? 0))
        await this.#replay.load(seat, move); // they have played on
      else await this.#replay.seeFrom(seat, move);
      this.#applying = false;
    };
    return effect(() => {
      const place = this.here.value?.spot;
      if (!this.led.value || !this.following.value || !place || !page.value) return;
      const elsewhere = place.move !== moment.peek() || place.seat !== perspective.peek();
      if (table.kind.peek() !== "replay") return;
      if (place.game) go(`${gamePath(encodeURIComponent(place.game))}?move=${place.move}`);
      else if (elsewhere) void goThere(place);
    });
  }

  /** Whoever leads points at cards of the moment that is shown, and the others see it. */
  #seePointing(): () => void {
    const { moment, perspective, table } = this.#replay;
    const { pointed, points } = table.picking;
    const stops = [
      effect(() => {
        points.value = this.leading.value;
      }),
      effect(() => {
        void [moment.value, perspective.value];
        const follows = this.led.value && this.following.value;
        pointed.value = follows ? (this.here.value?.spot?.card ?? null) : null;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Let the others know where you are, if you lead; whoever goes elsewhere follows no more. */
  #lead(): () => void {
    let arrived = false;
    return effect(() => {
      const here = this.#spot();
      const arrives = !arrived; // where the address leads, which is not meant as going elsewhere
      arrived = this.#replay.seen.value !== null;
      const spot = this.here.peek()?.spot;
      const kind = this.#replay.table.kind.value;
      if (!spot || (kind !== "replay" && kind !== "what-if")) return;
      const elsewhere = spot.move !== here.move || spot.seat !== here.seat;
      if (this.leading.peek() && (elsewhere || spot.card !== here.card)) this.#send({ type: "point", spot: here });
      else if (kind === "replay" && !arrives && elsewhere && this.led.peek() && !this.#applying)
        this.following.value = false;
    });
  }
}
