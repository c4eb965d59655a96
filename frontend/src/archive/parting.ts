/** The moves of two teams with the same deal, side by side up to where they parted. */
import type { Move } from "../messages.gen.ts";

export interface Pair {
  number: number;
  same: boolean;
  told: [string, string]; // "": that team had no such move any more
}

type Telling = (move: Move) => string;

export function parting(mine: Move[], theirs: Move[], tell: Telling, tellOther: Telling): Pair[] {
  const pairs: Pair[] = [];
  for (let place = 0; place < Math.max(mine.length, theirs.length); place++) {
    const [one, other] = [mine[place], theirs[place]];
    const same = one !== undefined && one.action === other?.action;
    pairs.push({ number: place + 1, same, told: [one ? tell(one) : "", other ? tellOther(other) : ""] });
    if (!same) break;
  }
  return pairs;
}
