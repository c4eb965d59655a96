"""Long stretches of a game in which nothing was placed, because every hint token was spent as soon as there was one."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tamaya.core.events import Discarded, Hinted
from tamaya.review.evidence import Evidence, Verdict

SHORTEST = 8  # moves, and no less than two rounds


def without_tokens(moves: Sequence[Evidence]) -> Iterator[tuple[Evidence, Verdict]]:
    """Each with its first move. It is told only if a card lay there that fitted all the time, and if something was
    missing in the end."""
    for starved, found in groupby(moves, _is_starved):
        stretch = list(found)
        if starved and len(stretch) >= max(SHORTEST, 2 * stretch[0].before.players) and not stretch[0].made_up_for:
            yield from _told(stretch)


def _is_starved(move: Evidence) -> bool:
    """Whether at most one token was there, and nothing was placed."""
    return isinstance(move.event, Hinted | Discarded) and move.before.hints <= 1 and move.before.pending is None


def _told(stretch: Sequence[Evidence]) -> Iterator[tuple[Evidence, Verdict]]:
    first, last = stretch[0], stretch[-1]
    for seat, hand in enumerate(first.before.hands):
        for card in hand:
            if all(card in move.before.hands[seat] and move.fits(card) for move in stretch):
                details = (("who", seat), ("turns", len(stretch)), ("move", last.step.number))
                yield first, Verdict("no-tokens", (card,), details)
                return
