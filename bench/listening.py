"""What compiled bots beside a learner cost: nanoseconds for each decision, and for each memory that has to follow an
action (one a seat, or one for all seats if they all conclude the same).

    python -m bench.listening

The learner plays at random. All seats' decisions are made one after the other in all games, so that each part can be
timed; in earnest a game's round is played at once, which is a little faster.
"""

import time
from collections import Counter

from tamaya.bots.compiled.in_lanes import hear_in_lanes, settle_in_lanes
from tamaya.bots.compiled.linking import SAME_FOR_ALL
from tamaya.core.row import NONE
from tamaya.env.raw import RawVectorEnv

GAMES = 1024
ROUNDS = 60


def budget(players: int, name: str) -> Counter[str]:
    """Seconds by part, and how many decisions, actions and learner's steps they were for."""
    env = RawVectorEnv(players, GAMES, partners=name, auto_reset=False)
    bots = env.partners
    assert bots is not None
    spent: Counter[str] = Counter()

    def timed(part: str, *work: object) -> None:
        begin = time.process_time()
        work[0](*work[1:])  # type: ignore[operator]
        spent[part] += time.process_time() - begin  # type: ignore[assignment]

    for number in range(ROUNDS + 1):
        if number == 1:
            spent.clear()  # what was compiled does not count
        actions = env.batch.choose()
        spent["steps"] += GAMES
        while (actions != NONE).any():
            timed("hear", bots._let_all, hear_in_lanes, actions, 0, GAMES)
            env.batch.step_part(actions, 0, GAMES)
            timed("settle", bots._let_all, settle_in_lanes, actions, 0, GAMES)
            spent["actions"] += int((actions != NONE).sum())
            actions = bots._actions
            actions[:] = NONE
            timed("choose", bots._choose, 0, GAMES)
            spent["decisions"] += int((actions != NONE).sum())
        env.renew()
    return spent


def main() -> None:
    """Measure and print everything."""
    print("players  partners   ns a decision    hear  settle  decisions  memories")
    for players in (2, 3, 4, 5):
        for name in ("smart", "hat"):
            spent = budget(players, name)
            follow = spent["actions"] * (1 if name in SAME_FOR_ALL else players - 1)
            print(
                f"{players:>7}  {name:<10}{spent['choose'] / spent['decisions'] * 1e9:>14,.0f}"
                f"{spent['hear'] / follow * 1e9:>8,.0f}{spent['settle'] / follow * 1e9:>8,.0f}"
                f"{spent['decisions'] / spent['steps']:>11.2f}{follow / spent['steps']:>10.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
