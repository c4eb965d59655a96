"""What compiled bots beside a learner cost: nanoseconds for each decision, and for each memory that has to follow an
action (one a seat, or one for all seats if they all conclude the same).

    python -m bench.listening

The learner plays at random. All seats' decisions are made one after the other in all games, so that each part can be
timed; in earnest a game's round is played at once, which is a little faster.
"""

import time
from collections import Counter
from collections.abc import Callable

import numpy as np

from bench.parts import choose_in_lanes, hear_in_lanes, settle_in_lanes
from tamaya.bots import hat, smart
from tamaya.bots.compiled.linking import loops_over_lanes
from tamaya.bots.compiled.policy import CompiledMaker
from tamaya.core.row import NONE
from tamaya.env.raw import RawVectorEnv
from tamaya.fast.compiler import Compiled, compile_functions, linked_once

GAMES = 1024
ROUNDS = 60


@linked_once
def parts_of(bot: CompiledMaker) -> Compiled:
    """The loops of `parts` for a bot, compiled when they are first called."""
    entries = (choose_in_lanes, hear_in_lanes, settle_in_lanes)
    return compile_functions(*entries, label=f"_{bot.name}", inline=False, given=loops_over_lanes(bot))


def budget(players: int, bot: CompiledMaker) -> Counter[str]:
    """Seconds by part, and how many decisions, actions and learner's steps they were for."""
    env = RawVectorEnv(players, GAMES, partners=bot.name, auto_reset=False)
    bots = env.partners
    assert bots is not None
    spent: Counter[str] = Counter()

    actions = np.full(GAMES, NONE, np.int64)

    def timed(part: Callable[..., object]) -> None:
        begin = time.process_time()
        parts_of(bot)[part](env.batch.arrays, bots._memories[0], bots.seated, 0, actions, 0, GAMES)
        spent[part.__name__] += time.process_time() - begin  # type: ignore[assignment]

    for number in range(ROUNDS + 1):
        if number == 1:
            spent.clear()  # what was compiled does not count
        env.batch.choose(actions)
        spent["steps"] += GAMES
        while (actions != NONE).any():
            timed(hear_in_lanes)
            env.batch.step_part(actions, 0, GAMES)
            timed(settle_in_lanes)
            spent["actions"] += int((actions != NONE).sum())
            actions[:] = NONE
            timed(choose_in_lanes)
            spent["decisions"] += int((actions != NONE).sum())
        env.renew()
    return spent


def main() -> None:
    """Measure and print everything."""
    print("players  partners   ns a decision    hear  settle  decisions  memories")
    for players in (2, 3, 4, 5):
        for bot in (smart.make, hat.make):
            spent = budget(players, bot)
            follow = spent["actions"] * (1 if bot.same_for_all else players - 1)
            print(
                f"{players:>7}  {bot.name:<10}{spent['choose_in_lanes'] / spent['decisions'] * 1e9:>14,.0f}"
                f"{spent['hear_in_lanes'] / follow * 1e9:>8,.0f}{spent['settle_in_lanes'] / follow * 1e9:>8,.0f}"
                f"{spent['decisions'] / spent['steps']:>11.2f}{follow / spent['steps']:>10.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
