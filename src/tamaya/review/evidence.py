"""A move of a game with everything found out about it, by which `verdicts` judges."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played
from tamaya.core.game import Game
from tamaya.core.knowledge import told
from tamaya.review.known import KnownCard, KnownMove
from tamaya.review.luck import Haste, haste
from tamaya.review.possible import Reviewed

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

LEAST = 0.3  # points: what costs less on average is not a moment

Details = tuple[tuple[str, str | int | float], ...]


class Verdict(NamedTuple):
    """What a move was, and what its sentence names."""

    kind: str  # one of verdicts.NATURES
    cards: tuple[int, ...] = ()
    details: Details = ()
    instead: str | None = None
    at: int | None = None  # the number of an earlier move that it was due to


class Evidence(NamedTuple):
    """A move and all that is known about it."""

    step: Reviewed
    known: KnownMove
    event: Event  # what was done
    before: Game  # how it stood; not to be changed
    cost: "MoveCost | None"
    final: Game  # how it ended

    @property
    def laid(self) -> Played | Misplayed | Discarded | None:
        """The card that was laid down."""
        return self.event if isinstance(self.event, Played | Misplayed | Discarded) else None

    @property
    def made_up_for(self) -> bool:
        """Whether it has cost nothing in the end."""
        return self.step.made_up_for(self.final.score)

    @property
    def expected(self) -> float | None:
        """What it cost on average, if that counts. A risk that came off is nobody's mistake, and there is no lesson in
        another that would have been better but would not have come off."""
        cost = self.cost
        if cost is None or cost.at_least < LEAST or self.made_up_for or self._fails(parse_action(cost.preferred)):
            return None
        return None if isinstance(self.laid, Played) and self.known.mistake else cost.cost

    def _fails(self, action: Action) -> bool:
        """Whether an action lays down a card that does not fit, or that must not be lost, as the cards really are."""
        playable, _, irreplaceable, _ = self.before.prospects()
        match action:
            case Play(card):
                return self.before.card(card) not in playable
            case Discard(card):
                return self.before.card(card) in irreplaceable
            case _:
                return False

    @property
    def haste(self) -> Haste | None:
        """How short time was, if not even one more round could pass without a card being placed."""
        found = haste(self.before, self.step.line)
        return found if found and found.spare < self.before.players else None

    @property
    def last_mistake(self) -> bool:
        """Whether one more mistake would have ended the game."""
        return self.before.rules.mistakes - self.before.mistakes == 1

    @property
    def can_hint(self) -> bool:
        """Whether a hint could be given instead."""
        return any(isinstance(action, Hint) for action in self.before.legal_actions())

    def card_known(self, id: int) -> KnownCard:
        """What could be known of a card in the hand."""
        return next(card for card in self.known.hand if card.id == id)

    def fits(self, id: int) -> bool:
        """Whether a card fitted."""
        return self.before.card(id) in self.before.prospects().playable

    def touched(self, id: int) -> bool:
        """Whether it was a hint that touched this card."""
        return isinstance(self.event, Hinted) and id in self.event.touched

    def could_tell(self, seat: int, id: int) -> bool:
        """Whether somebody else could have given a hint that says something new about a card in this hand."""
        now, t = self.before, self.before.tables
        if self.step.seat == seat:
            return False
        so_far = dict(zip(now.hands[seat], told(now.row, t, seat), strict=True))[id]
        face = now.card(id).identity
        hints = (action for action in now.legal_actions() if isinstance(action, Hint) and action.seat == seat)
        touches = (t.touches[hint_number(hint.what, t)] for hint in hints)
        return any(bits >> face & 1 and so_far & ~bits for bits in touches)


def evidence_of(
    game: Game, steps: Sequence[Reviewed], known: Sequence[KnownMove], costs: Sequence["MoveCost"]
) -> Iterator[Evidence]:
    """Every move of a game."""
    by_number = {cost.number: cost for cost in costs}
    for (before, move), step, could_know in zip(game.walk(), steps, known, strict=True):
        yield Evidence(step, could_know, move.events[0], before.copy(), by_number.get(step.number), game)


def points_of(game: Game, card: Card) -> int:
    """How many points are out of reach without a card: its own, and those of all cards that go on top of it."""
    t, useless = game.tables, game.prospects().useless
    place = t.place[card.identity]
    same = (Card.of(identity) for identity in range(len(t.copies)) if t.copies[identity])
    return sum(
        other.colour == card.colour and t.place[other.identity] >= place and other not in useless for other in same
    )


def shown_share(share: Fraction) -> float:
    """A share with two digits; what is almost certain is not shown as certain."""
    return float(share) if share in (0, 1) else min(max(round(float(share), 2), 0.01), 0.99)
