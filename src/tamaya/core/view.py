"""What one seat may know of a game. `view_maker` makes these from what that seat is allowed to see."""

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from tamaya.core.actions import Raised
from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.drawing import as_html, as_text
from tamaya.core.events import Decision, Ending, Json, Outcome, SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.values import described

if TYPE_CHECKING:
    from tamaya.core.game import Game


@described
class HeldCard(NamedTuple):
    """A card in a hand, as the viewer knows it.

    Attributes:
        id: its id
        card: its face, if the viewer sees it, else None
        told: what the hints alone allow
        possible: what its holder can tell: hints and counting; for another's card what everybody can
        hints: the hints that touched it, oldest first: colours, and values as numbers
        drawn: the turn in which it was drawn, 0 for the deal
        turned: whether its holder holds it turned (C3)
        raised: how its holder holds it: 1 raised, −1 lowered, 0 straight (C3)
    """

    id: int
    card: Card | None
    told: CardSet
    possible: CardSet
    hints: tuple[Colour | int, ...]
    drawn: int
    turned: bool = False
    raised: Raised = 0

    def to_dict(self) -> dict[str, Json]:
        """The card for JSON; sets of identities are ints, a bit each."""
        return {
            "id": self.id,
            "card": None if self.card is None else str(self.card),
            "told": self.told.bits,
            "possible": self.possible.bits,
            "hints": list(self.hints),
            "drawn": self.drawn,
            "turned": self.turned,
            "raised": self.raised,
        }


@described
class PublicView(NamedTuple):
    """The table as a spectator sees it, whose seat is None; `View` is a seat's. After the game it shows all cards.

    Attributes:
        rules: what is played
        players: how many play
        seat: whose view it is
        version: how many actions and gestures there were
        turn: how many turns are finished
        actor: the seat that decides; None when the game is over
        pending: the decision that a bonus tile asks of the actor: "colour hint", "value hint", "reshuffle" or "play
            discarded"; else None
        hints: hint tokens available
        mistakes: mistakes made
        fireworks: cards placed, by colour
        pile: how many cards are left to draw
        turns_left: how many turns the last round still has; None before it (E3)
        hands: the cards of each seat, oldest first unless their owner rearranged them
        discards: ids and faces of the discarded cards, oldest first
        tiles_drawn: the bonus tiles drawn so far
        playable: the cards that fit now
        useless: the cards that can never be added any more (C4)
        irreplaceable: the cards that are still of use, and of which one copy is left (X3)
        best: no way to go on brings more points than this
        outcome: None while the game runs, then "perfect", "scored" or "lost"
        ending: how it ended: "perfect", "last round", "mistakes", "card lost" or "stuck"; else None
        score: the points so far; 0 if the game is lost
        worth: what the fireworks are worth, lost or not
        legal: what the viewer may do now, in notation; empty if somebody else decides
        pile_cards: what lay in the pile, next first; None until the game is over
        past: what has happened since the deal, as the viewer saw it; empty if the game began in the middle. JSON leaves
            it out: it has been told event by event
    """

    rules: Rules
    players: int
    seat: int | None
    version: int
    turn: int
    actor: int | None
    pending: Decision | None
    hints: int
    mistakes: int
    fireworks: dict[Colour, int]
    pile: int
    turns_left: int | None
    hands: tuple[tuple[HeldCard, ...], ...]
    discards: tuple[tuple[int, Card], ...]
    tiles_drawn: tuple[int, ...]
    playable: CardSet
    useless: CardSet
    irreplaceable: CardSet
    best: int
    outcome: Outcome | None
    ending: Ending | None
    score: int
    worth: int
    legal: tuple[str, ...]
    pile_cards: tuple[Card, ...] | None
    past: tuple[SeenEvent, ...] = ()

    def to_dict(self) -> dict[str, Json]:
        """The view for JSON; sets of identities are ints, a bit each."""
        return {
            "rules": dict(self.rules.to_dict()),
            "players": self.players,
            "seat": self.seat,
            "version": self.version,
            "turn": self.turn,
            "actor": self.actor,
            "pending": self.pending,
            "hints": self.hints,
            "mistakes": self.mistakes,
            "fireworks": {str(colour): placed for colour, placed in self.fireworks.items()},
            "pile": self.pile,
            "turns_left": self.turns_left,
            "hands": [[card.to_dict() for card in hand] for hand in self.hands],
            "discards": [[id, str(card)] for id, card in self.discards],
            "tiles_drawn": list(self.tiles_drawn),
            "playable": self.playable.bits,
            "useless": self.useless.bits,
            "irreplaceable": self.irreplaceable.bits,
            "best": self.best,
            "outcome": self.outcome,
            "ending": self.ending,
            "score": self.score,
            "worth": self.worth,
            "legal": list(self.legal),
            "pile_cards": None if self.pile_cards is None else [str(card) for card in self.pile_cards],
        }

    def to_json(self) -> str:
        """The view as compact JSON text."""
        return json.dumps(self.to_dict(), separators=(",", ":"))

    def __str__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str:
        return as_html(self)


@described
class View(PublicView):
    """The table as one seat sees it: all that a spectator sees, and every hand but its own."""

    __slots__ = ()

    seat: int

    def marginals(self) -> tuple[dict[Card, Fraction], ...]:
        """The exact chances of each card in the seat's own hand, by hints, open cards and counting.

        Examples:
            >>> from tamaya import Card, Game, Rules
            >>> view = Game.deal(Rules(), players=2, seed=1).view(0)
            >>> chances = view.marginals()[0]  # of the oldest card
            >>> sum(chances.values()), chances[Card("red", 1)]
            (Fraction(1, 1), Fraction(2, 45))
        """
        from tamaya.core.worlds import marginals

        return marginals(self)

    def worlds(
        self, n: int, seed: int = 0, *, likelihood: "Callable[[View, str], float] | None" = None
    ) -> "Iterator[Game]":
        """Random games that look to this seat exactly as this one does, each with its whole past. Every way to lay the
        unseen cards is equally likely.

        A `likelihood` says how likely somebody is to do what they did, given their view at that time and their action.
        With one, games in which the others' moves make sense are drawn more often.

        Raises:
            TamayaError: if the game began in the middle, or no game that was drawn is likely at all

        Examples:
            >>> from tamaya import Game, Rules
            >>> view = Game.deal(Rules(), players=2, seed=1).view(0)
            >>> [world.view(0) == view for world in view.worlds(3, seed=1)]
            [True, True, True]
        """
        from tamaya.core.worlds import worlds

        return worlds(self, n, seed, likelihood)
