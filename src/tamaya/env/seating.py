"""Who sits where in the games of a batch: a loop over its lanes, for Numba."""

from tamaya.extras import need

need("fast", __name__)

from tamaya.core.randomness import FOR_PARTNERS, advance, key_for, start
from tamaya.core.row import NONE
from tamaya.fast.lanes import Bools, Ints


def seat_lanes(
    seeds: Ints,
    chosen: Bools,
    turning: int,
    line_up: Ints,
    below: Ints,
    seated: Ints,
    learners: Ints,
    first: int,
    last: int,
) -> None:
    """Seat everybody for the games that begin in the chosen lanes: the learner `turning` seats further than in the last
    one, at the others' seats, in their order, the bots of the `line_up`, by number. If there is none they are drawn: a
    bot if the die shows less than its entry in `below`, which is out of 2 ** 32, and no less than the entry before."""
    players = seated.shape[1]
    for lane in range(first, last):
        if chosen[lane]:
            learners[lane] = (learners[lane] + turning) % players
            x = start(seeds[lane])
            key = key_for(seeds[lane], FOR_PARTNERS)
            others = 0
            for seat in range(players):
                if seat == learners[lane]:
                    seated[lane, seat] = NONE
                    continue
                if len(line_up) > 0:
                    seated[lane, seat] = line_up[others]
                else:
                    x = advance(x, key)
                    bot = 0
                    while x >= below[bot]:
                        bot += 1
                    seated[lane, seat] = bot
                others += 1
