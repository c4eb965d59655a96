/** A table with all that stands around it: what is known of it and what can be done there. It is handed to the components
 * (context.ts), so several tables can stand on one page; where it comes from is its source's business. */
import { effect } from "@preact/signals";
import { boxAtTable } from "../state/box.ts";
import { Advice } from "./advice.ts";
import { Attempts } from "./attempt.ts";
import { Calls } from "./calls.ts";
import { Clock } from "./clock.ts";
import { OwnCards } from "./hand.ts";
import { Hosting } from "./hosting.ts";
import { Picking } from "./picking.ts";
import { Plans } from "./plans.ts";
import { Playback } from "./playback.ts";
import { Requests } from "./requests.ts";
import { Seen } from "./seen.ts";
import type { Source } from "./source.ts";
import { Table } from "./table.ts";
import { Talk } from "./talk.ts";
import { Hints } from "./told.ts";

export class TableStore extends Table {
  readonly playback = new Playback(this);
  readonly hints = new Hints(this);
  readonly talk = new Talk(this);
  readonly advice = new Advice(this);
  readonly picking = new Picking(this, this.playback, this.advice);
  readonly attempts = new Attempts(this, this.picking, this.advice);
  readonly plans = new Plans(this, this.attempts, this.picking);
  readonly requests = new Requests(this, this.picking, this.talk);
  readonly hand = new OwnCards(this);
  readonly clock = new Clock(this);
  readonly hosting = new Hosting(this);
  readonly seen = new Seen();
  readonly calls = new Calls(this);

  /** Let a source tell of the table; the returned function ends that. */
  open(source: Source): () => void {
    this.source.value = source;
    const parts = [
      this.playback,
      this.advice,
      this.picking,
      this.requests,
      this.hand,
      this.clock,
      this.calls,
      this.plans,
    ];
    const speaks = effect(() => {
      boxAtTable.value = this.box.value?.name ?? null;
    });
    const stops = parts.flatMap((part) => part.watch());
    return () => {
      for (const stop of [...stops, speaks]) stop();
      this.source.value = boxAtTable.value = null;
    };
  }
}
