"""Which deals are for tuning bots and which for saying how strong they are: never the same.

A report in `bench/reports` says the seed of its first deal and how many follow; a test looks at all of them.
"""

EVALUATION = range(1, 100_000)
TUNING = range(100_000, 1_000_000)


def for_evaluation(games: int) -> int:
    """The first seed of this many deals that nothing was tuned on."""
    assert games <= len(EVALUATION), f"there are {len(EVALUATION)} deals for evaluation, not {games}"
    return EVALUATION[0]
