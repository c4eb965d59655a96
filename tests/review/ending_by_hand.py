"""What a position with open hands and a closed pile is worth, by trying everything: slow, too simple to be wrong."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from tamaya.core.kernel import card_in_pile, legal, pile_size, score, step
from tamaya.core.row import (
    ACTOR,
    DID_DRAW,
    DID_TILE,
    NONE,
    OUTCOME,
    PENDING,
    PERFECT,
    RESHUFFLE,
    RUNNING,
    TILES_DRAWN,
    Row,
    face_in_deck,
    forget_tiles,
    hand_places,
    id_of,
    set_face_in_deck,
    set_tile_at,
    tile_at,
    with_face,
)
from tamaya.core.tables import Tables
from tests.review.solver.brute_force import TooMuch, forget


class ByHand:
    """Values of positions, each looked at once."""

    def __init__(self, t: Tables, perfect: bool, most: int = 4_000) -> None:
        self._t = t
        self._perfect = perfect
        self._most = most
        self._known: dict[tuple[int, ...], Fraction] = {}

    def worth(self, row: Row) -> Fraction:
        """What a position is worth."""
        if row[OUTCOME] != RUNNING:
            return Fraction(row[OUTCOME] == PERFECT if self._perfect else score(row, self._t))
        key = tuple(self._tidied(row))
        if key not in self._known:
            if len(self._known) >= self._most:
                raise TooMuch
            numbers = [0] * self._t.actions
            actions = numbers[: legal(row, self._t, numbers)]
            different = {tuple(sorted(self._chances(row, action).items())) for action in actions}
            self._known[key] = max(self._mean(dict(chances)) for chances in different)
        return self._known[key]

    def worth_of_action(self, row: Row, action: int) -> Fraction:
        """What an action is worth: the mean over all that chance can bring, each card and tile for itself."""
        return self._mean(self._chances(row, action))

    def _mean(self, chances: dict[tuple[int, ...], int]) -> Fraction:
        worth = sum((count * self.worth(list(after)) for after, count in chances.items()), Fraction(0))
        return worth / sum(chances.values())

    def _chances(self, row: Row, action: int) -> dict[tuple[int, ...], int]:
        """What can come of an action, and how often."""
        return Counter(tuple(self._tidied(after)) for after in self._outcomes(row, action))

    def _tidied(self, row: Row) -> Row:
        """A row without its past and with the pile in order."""
        row = list(row)
        forget(row, self._t)
        forget_tiles(row)
        self._lay_pile(row, sorted(self._pile(row)))
        return row

    def _pile(self, row: Row) -> list[int]:
        return [face_in_deck(row, card_in_pile(row, self._t, place)) for place in range(pile_size(row, self._t))]

    def _lay_pile(self, row: Row, identities: list[int]) -> None:
        for place, identity in enumerate(identities):
            set_face_in_deck(row, card_in_pile(row, self._t, place), identity)

    def _outcomes(self, row: Row, action: int) -> Iterator[Row]:
        """All that can come of an action, each as likely as the others."""
        pile = self._pile(row)
        drawn = {tile_at(row, number) for number in range(row[TILES_DRAWN])}
        for tile in sorted(set(range(1, 7)) - drawn if self._t.bonus_tiles else ()) or [0]:
            for top in range(max(len(pile), 1)):
                after = list(row)
                self._lay_pile(after, pile[top:] + pile[:top])
                forget_tiles(after)
                set_tile_at(after, after[TILES_DRAWN], tile)
                step(after, self._t, action)
                if row[PENDING] == RESHUFFLE:
                    yield from self._shuffled(after, row[ACTOR])
                else:
                    yield after
                if after[DID_DRAW] == NONE and not after[DID_TILE]:
                    return
            if not after[DID_TILE]:
                return

    def _shuffled(self, after: Row, seat: int) -> Iterator[Row]:
        """Tile 5: any card can have been on top."""
        drawn, cards = after[DID_DRAW], pile_size(after, self._t) + 1
        for place in range(cards):
            other = list(after)
            if place < cards - 1:
                below = card_in_pile(other, self._t, place)
                mine, face = face_in_deck(other, drawn), face_in_deck(other, below)
                set_face_in_deck(other, below, mine)
                set_face_in_deck(other, drawn, face)
                for held in hand_places(other, self._t, seat):
                    if id_of(other[held]) == drawn:
                        other[held] = with_face(other[held], face)
            yield other
