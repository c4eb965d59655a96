"""The greatest score by trying everything: slow, and too simple to be wrong."""

from tamaya.core.kernel import legal, score, step
from tamaya.core.row import (
    DID_ACTION,
    FIREWORK,
    OUTCOME,
    RUNNING,
    TURN,
    Row,
    all_places,
    face_of,
    hold,
    id_of,
)
from tamaya.core.tables import Tables


class TooMuch(Exception):
    """There is more to try than anybody wants to wait for."""


def greatest_score(row: Row, t: Tables, most: int = 200_000) -> int:
    """The greatest score that any sequence of legal actions reaches."""
    known: dict[tuple[int, ...], int] = {}

    def best_from(position: Row) -> int:
        if position[OUTCOME] != RUNNING:
            return score(position, t)
        key = tuple(position)
        if key not in known:
            if len(known) >= most:
                raise TooMuch
            numbers = [0] * t.actions
            best = min(0, t.worth_of_nothing)
            seen = set()
            for number in range(legal(position, t, numbers)):
                after = list(position)
                step(after, t, numbers[number])
                forget(after, t)
                if tuple(after) not in seen:
                    seen.add(tuple(after))
                    best = max(best, best_from(after))
            known[key] = best
        return known[key]

    first = list(row)
    forget(first, t)
    return best_from(first)


def forget(row: Row, t: Tables) -> None:
    """Take out of a row what does not matter when all cards are open: what hints said, what was done, how long ago."""
    for place in all_places(t):
        if row[place]:
            row[place] = hold(id_of(row[place]), face_of(row[place]), 0)
    row[TURN] = 0
    for word in range(DID_ACTION, FIREWORK):
        row[word] = 0
