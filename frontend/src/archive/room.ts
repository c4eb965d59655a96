/** A game of the archive with all that belongs to it, for the components of its page. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Again } from "../review/again.ts";
import { exerciseIn } from "../review/exercises.ts";
import { Review } from "../review/review.ts";
import { Replay } from "./replay.ts";
import { Company } from "./together.ts";
import { WhatIf } from "./whatIf.ts";

export class GameRoom {
  readonly replay: Replay;
  readonly whatIf: WhatIf;
  readonly company: Company;
  readonly review: Review;
  readonly again: Again;

  constructor(id: string) {
    this.replay = new Replay(id);
    this.whatIf = new WhatIf(this.replay);
    this.company = new Company(this.replay);
    this.review = new Review(this.replay);
    this.again = new Again(this.replay, this.review, exerciseIn(location.search));
  }
}

export const RoomContext = createContext<GameRoom | null>(null);

export function useRoom(): GameRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error("There is no game around this.");
  return room;
}
