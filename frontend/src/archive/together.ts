/** Looking at a replay with others: you lead, the others follow and talk. */
import { computed, effect, signal } from "@preact/signals";
import type { FromReplay, Company as Here, Refused, ReplayTalk, Spot } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { Socket } from "../net/socket.ts";
import { toast } from "../state/toasts.ts";
import type { Replay } from "./replay.ts";

export class Company {
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
      socket.close();
      this.#socket = null;
      alone();
    };
  }

  readonly lead = (on: boolean): void => this.#send({ type: "lead", on, spot: this.#spot() });

  #receive(message: Here | ReplayTalk | Refused | { type: "done" | "restarting" }): void {
    if (message.type === "company") this.here.value = message;
    else if (message.type === "talk") this.#replay.table.talk.hear(message.whole, message.remarks);
    else if (message.type === "refused") toast(explain(message), "problem");
  }

  #send(message: FromReplay): void {
    this.#socket?.send(message);
  }

  #spot(): Spot {
    const { moment, perspective, table } = this.#replay;
    return { move: moment.value, seat: perspective.value, card: table.picking.pointed.value };
  }

  /** Go where the leader is. */
  #goAlong(): () => void {
    const { page, moment, perspective, onTable, seeFrom, table } = this.#replay;
    const go = async ({ seat, move }: Spot) => {
      this.#applying = true;
      onTable.value = true;
      await seeFrom(seat, move);
      this.#applying = false;
    };
    return effect(() => {
      const place = this.here.value?.spot;
      if (!this.led.value || !this.following.value || !place || !page.value) return;
      const elsewhere = place.move !== moment.peek() || place.seat !== perspective.peek();
      if (table.kind.peek() === "replay" && elsewhere) void go(place);
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
    return effect(() => {
      const here = this.#spot();
      const spot = this.here.peek()?.spot;
      if (!spot || this.#replay.table.kind.value !== "replay") return;
      const elsewhere = spot.move !== here.move || spot.seat !== here.seat;
      if (this.leading.peek() && (elsewhere || spot.card !== here.card)) this.#send({ type: "point", spot: here });
      else if (elsewhere && this.led.peek() && !this.#applying) this.following.value = false;
    });
  }
}
