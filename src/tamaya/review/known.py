"""What could be known: what each card in the own hand can be, and how likely, from all that a seat sees and was told.

Exact, by counting (`View.marginals`): every way to lay out the unseen cards that fits the hints is equally likely.
What a hint was meant to say beyond its words does not count here."""

from dataclasses import dataclass
from fractions import Fraction

from tamaya.core.actions import Action, Discard, Play
from tamaya.core.cards import Card, CardSet
from tamaya.core.game import Game
from tamaya.core.values import described


@described
@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card in the own hand: what it can be, and how likely it is of use.

    Attributes:
        id: its id
        chances: what it can be, the likeliest first; the chances add up to 1
        fits: the chance that it can be played now
        useless: that it can never be added any more
        irreplaceable: that it is still of use, and the last copy
    """

    id: int
    chances: tuple[tuple[Card, Fraction], ...]
    fits: Fraction
    useless: Fraction
    irreplaceable: Fraction

    def chance_of(self, cards: CardSet) -> Fraction:
        """The chance that it is one of these cards."""
        return _share(self.chances, cards)


@described
@dataclass(frozen=True, slots=True)
class KnownMove:
    """A move, and what the seat could know before it.

    Attributes:
        number: moves are counted from 1
        seat: who acted
        action: what was done, in notation
        hand: what the seat could know of its cards
        mistake: of a play: the chance that it would not fit; else None
        loss: of a play or discard: the chance that an irreplaceable card would go to the discards; else None
        is_mistake: whether it did not fit
        is_loss: whether an irreplaceable card went to the discards
        sure_plays: ids of cards certain to fit that were passed over; none if the move was a certain play itself
        sure_discards: ids of cards certain to be useless that were passed over, if one was discarded that was not
    """

    number: int
    seat: int
    action: str
    hand: tuple[KnownCard, ...]
    mistake: Fraction | None
    loss: Fraction | None
    is_mistake: bool
    is_loss: bool
    sure_plays: tuple[int, ...]
    sure_discards: tuple[int, ...]


def known_hand(game: Game, seat: int | None = None) -> tuple[KnownCard, ...]:
    """What a seat (the one to act, if none is given) can know of its own cards now, oldest first. A game that begins in
    the middle does not know what tile 5 returned: then all unseen copies count alike.

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.review import known_hand
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> [len(card.chances) for card in known_hand(game)]
        [25, 25, 25, 25, 25]
    """
    view = game.view(game.actor if seat is None else seat)
    cards = []
    for held, marginals in zip(view.hands[view.seat], view.marginals(), strict=True):
        chances = tuple(marginals.items())
        shares = (_share(chances, cards) for cards in (view.playable, view.useless, view.irreplaceable))
        cards.append(KnownCard(held.id, chances, *shares))
    return tuple(cards)


def _share(chances: tuple[tuple[Card, Fraction], ...], cards: CardSet) -> Fraction:
    return sum((chance for card, chance in chances if card in cards), Fraction(0))


def what_could_be_known(game: Game) -> list[KnownMove]:
    """Every move of a game from its deal on, with what the seat could know before it."""
    return [_known_before(before, move.action, move.number) for before, move in game.walk()]


def _known_before(now: Game, action: Action, number: int) -> KnownMove:
    own = known_hand(now)
    laid = next((card for card in own if isinstance(action, Play | Discard) and card.id == action.card), None)
    mistake = loss = None
    is_mistake = is_loss = False
    if laid is not None:
        playable, _, irreplaceable, _ = now.prospects()
        truth = now.card(laid.id)
        if isinstance(action, Play):
            if action.announced is not None:  # A3
                playable = CardSet.of(card for card in playable if card.colour == action.announced)
            mistake, is_mistake = 1 - laid.chance_of(playable), truth not in playable
            irreplaceable = irreplaceable - playable
        loss, is_loss = laid.chance_of(irreplaceable), truth in irreplaceable
    sure_plays = tuple(card.id for card in own if card.fits == 1) if mistake != 0 and now.pending is None else ()
    wasted = isinstance(action, Discard) and laid is not None and laid.useless < 1
    sure_discards = tuple(card.id for card in own if card.useless == 1) if wasted else ()
    return KnownMove(number, now.actor, str(action), own, mistake, loss, is_mistake, is_loss, sure_plays, sure_discards)


def plain(move: KnownMove) -> dict[str, object]:
    """A move for JSON, chances as decimals."""
    return {
        "number": move.number,
        "seat": move.seat,
        "action": move.action,
        "mistake": None if move.mistake is None else _decimal(move.mistake),
        "loss": None if move.loss is None else _decimal(move.loss),
        "is_mistake": move.is_mistake,
        "is_loss": move.is_loss,
        "sure_plays": list(move.sure_plays),
        "sure_discards": list(move.sure_discards),
        "hand": [
            {
                "id": card.id,
                "chances": {str(face): _decimal(chance) for face, chance in card.chances},
                "fits": _decimal(card.fits),
                "useless": _decimal(card.useless),
                "irreplaceable": _decimal(card.irreplaceable),
            }
            for card in move.hand
        ],
    }


def _decimal(chance: Fraction) -> float:
    return round(float(chance), 6)
