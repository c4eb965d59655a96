"""The hands that the seat to act can have, by all that it sees and was told, and how likely each is.

Useless cards are not told apart: they are one kind."""

from collections.abc import Iterator
from typing import NamedTuple

from tamaya.core.cards import IDENTITIES
from tamaya.core.game import Game
from tamaya.core.kernel import card_in_pile, pile_size
from tamaya.core.knowledge import told
from tamaya.core.layouts import Layouts
from tamaya.core.prospects import copies_left
from tamaya.core.row import Row, forget_tiles, hand_places, id_of, set_face_in_deck, with_face
from tamaya.core.worlds import Unseen
from tamaya.review.ending.piles import useful_cards

USELESS = IDENTITIES  # the kind of all useless cards
Kinds = tuple[int, ...]  # by slot: the identity, or USELESS


class Hand(NamedTuple):
    """A hand that is possible, and in how many ways."""

    kinds: Kinds
    ways: int


class OwnHands:
    """All hands that the seat to act can have: can be iterated."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._allowed = told(game.row, game.tables, game.actor)
        unseen = Unseen(game.view(game.actor))
        self._left, self._returned = unseen.left, unseen.returned
        copies = [copies_left(game.row, game.tables, identity) for identity in range(IDENTITIES)]
        useful = useful_cards(game.row, game.tables, copies)
        self._useful = [identity for identity in range(IDENTITIES) if useful >> identity & 1]
        self._useless = [0 if identity in self._useful else count for identity, count in enumerate(self._left)]
        self._fillings: dict[tuple[int, ...], int] = {}

    def __iter__(self) -> Iterator[Hand]:
        return self._go_on((), 1)

    def _go_on(self, kinds: Kinds, ways: int) -> Iterator[Hand]:
        """All hands that begin like this."""
        if len(kinds) == len(self._allowed):
            ways *= self._ways_to_fill(kinds) * self._ways_to_return(kinds)
            if ways:
                yield Hand(kinds, ways)
            return
        allowed = self._allowed[len(kinds)]
        for identity in self._useful:
            copies = self._left[identity] - kinds.count(identity)
            if copies > 0 and allowed >> identity & 1:
                yield from self._go_on((*kinds, identity), ways * copies)
        if any(copies and allowed >> identity & 1 for identity, copies in enumerate(self._useless)):
            yield from self._go_on((*kinds, USELESS), ways)

    def _ways_to_fill(self, kinds: Kinds) -> int:
        """In how many ways useless cards can lie on the places that are to hold them."""
        places = tuple(bits for bits, kind in zip(self._allowed, kinds, strict=True) if kind == USELESS)
        if places not in self._fillings:
            self._fillings[places] = Layouts(places, self._useless).total
        return self._fillings[places]

    def _ways_to_return(self, kinds: Kinds) -> int:
        """In how many ways one of the copies is the one that tile 5 returned; with tiles no card is useless."""
        returned = self._returned
        if returned is None:
            return 1
        old = list(zip(kinds, returned.before, strict=True)).count((returned.identity, True))
        return self._left[returned.identity] + returned.drawn - old

    def deal(self, kinds: Kinds) -> Row:
        """The game's row with this hand; the pile has the rest in some order, and bonus tiles to come are forgotten."""
        t, row = self._game.tables, list(self._game.row)
        left = self._left.copy()
        for place, kind in zip(hand_places(row, t, self._game.actor), kinds, strict=True):
            identity = kind
            if kind == USELESS:
                identity = next(other for other, copies in enumerate(self._useless) if copies and left[other])
            left[identity] -= 1
            row[place] = with_face(row[place], identity)
            set_face_in_deck(row, id_of(row[place]), identity)
        rest = [identity for identity, copies in enumerate(left) for _ in range(copies)]
        for place in range(pile_size(row, t)):
            set_face_in_deck(row, card_in_pile(row, t, place), rest[place])
        forget_tiles(row)
        return row
