"""The report: the few moments of a game that counted, in the order of what they cost, each with what it was.

It brings together what was possible (`possible`), what could be known (`known`), what hints meant (`meant`) and, if it
has been worked out, what moves cost on average (`cost`); `verdicts` says what a move was, and what many in a row were.
They are all values; `sentence` gives the key of the words, which are in the catalogues (`moments.ftl`).
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tamaya.bots.bot import Reason
from tamaya.core.actions import Hint, parse_action
from tamaya.core.game import Game
from tamaya.review.evidence import Details, Evidence, Verdict, evidence_of
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.verdicts import NATURES, SUMMED, verdict, without_tokens

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

MOST = 5  # that are told
LOSSES = ("not-saved", "other-asked", "unlucky-discard")  # of cards that a hint could have saved, or nearly
SOME_MISTAKE = 0.5  # points: about what a mistake costs, where nobody has played on
A_CARD = 1.0  # points: one that fitted stayed in a hand


class Moment(NamedTuple):
    """A move that cost something."""

    number: int  # moves are counted from 1
    seat: int
    action: str
    kind: str  # one of NATURES
    cards: tuple[int, ...]  # that its sentence names, first the one that it is about
    details: Details
    lost: int  # points that were certainly out of reach afterwards, with those of the moments that it stands for
    settled: int  # the number of the move with which they were lost: of a hint, the mistake that it led to
    expected: float | None  # points that it cost on average, if that was worked out and is beyond doubt
    instead: str | None  # a better move by what the seat could know, if one is known
    line: tuple[str, ...]  # how the most could be reached with open cards, instead of it

    @property
    def nature(self) -> str:
        """knowable, understanding, time, luck or estimate."""
        return NATURES[self.kind]

    @property
    def cost(self) -> float:
        """How many points it cost."""
        least = A_CARD if self.kind in ("not-played", "no-tokens") else SOME_MISTAKE
        return max(self.lost, self.expected or 0.0) or least

    def sentence(self) -> Reason:
        """The key of its sentence, with the cards and details that the sentence names."""
        return Reason(f"verdict-{self.kind}", self.cards, self.details)

    def exactly(self) -> Reason | None:
        """The same with numbers, if there are any: chances by counting alone, or what bots gain."""
        details = dict(self.details)
        if self.kind == "better":
            return Reason("exact-gain", (), self.details)
        if "chance" not in details:
            return None
        if self.kind == "safer-kept":
            return Reason("exact-last-other", self.cards, self.details)
        if details.get("stake") == "card":
            return Reason("exact-stake", self.cards, self.details)
        lost = self.kind in ("useless-kept", "risky-discard", "not-saved", "unlucky-discard", "other-asked")
        return Reason("exact-last" if lost else "exact-fits", self.cards[:1], self.details)

    def to_json(self) -> dict[str, object]:
        """All of it for JSON."""
        return {**self._asdict(), "details": dict(self.details), "nature": self.nature, "cost": self.cost}


def every_moment(
    game: Game,
    steps: Sequence[Reviewed],
    known: Sequence[KnownMove],
    meanings: Sequence[Meaning],
    costs: Sequence["MoveCost"] = (),
) -> list[Moment]:
    """All of them, the dearest first: those that certainly cost something before mere estimates."""
    moves = list(evidence_of(game, steps, known, costs))
    found = [_moment(move, move, one) for move, one in without_tokens(moves)]
    for move in moves:
        if (one := verdict(move, moves, meanings)) is not None:
            found.append(_moment(move if one.at is None else moves[one.at - 1], move, one))
    found = _once(found)
    told = _together([moment for moment in found if not _told_elsewhere(moment, found, game)])
    return sorted(told, key=lambda moment: (-moment.lost, -moment.cost, moment.number))


def _moment(move: Evidence, settled: Evidence, found: Verdict) -> Moment:
    instead = found.instead or (move.cost.preferred if move.cost and move.expected else None)
    step = move.step
    return Moment(
        number=step.number,
        seat=step.seat,
        action=step.action,
        kind=found.kind,
        cards=found.cards,
        details=found.details,
        lost=0 if found.kind == "no-tokens" else settled.step.cost,
        settled=settled.step.number,
        expected=move.expected,
        instead=instead,
        line=step.line,
    )


# ---- One story is told once ------------------------------------------------------------------------------------------


def _once(found: Sequence[Moment]) -> list[Moment]:
    """Of several about the same move, the one that says most, with all that they lost."""
    first: dict[int, Moment] = {}
    for moment in sorted(found, key=lambda moment: (moment.kind in (*SUMMED, "better"), -moment.lost, moment.settled)):
        known = first.get(moment.number)
        first[moment.number] = moment if known is None else known._replace(lost=known.lost + moment.lost)
    return sorted(first.values(), key=lambda moment: moment.number)


def _told_elsewhere(moment: Moment, found: Sequence[Moment], game: Game) -> bool:
    """Whether another moment tells of this already: a hint that would have saved a card is not told beside its loss,
    nor a card that was not played beside another moment about it; and of estimates within a round, which are about the
    same trouble, only the dearest is told."""
    if moment.kind == "not-played" and not moment.lost:
        return any(moment.cards[0] in other.cards and other.seat == moment.seat for other in found if other != moment)
    if moment.kind != "better":
        return False
    near = [other for other in found if other != moment and abs(other.number - moment.number) <= game.players]
    if not moment.lost and any(_dearer(other, moment) for other in near if other.kind == "better"):
        return True
    action = parse_action(moment.instead) if moment.instead else None
    lost = [other for other in near if other.kind in LOSSES and other.number > moment.number]
    return isinstance(action, Hint) and any(other.seat == action.seat for other in lost)


def _dearer(one: Moment, other: Moment) -> bool:
    """Whether a moment counts more than another; of equal ones the first."""
    return (one.lost, one.cost, other.number) > (other.lost, other.cost, one.number)


def _together(found: Sequence[Moment]) -> Iterator[Moment]:
    """Where time or the deck's order was against everybody, the first such moment stands for all."""
    yield from (moment for moment in found if moment.kind not in SUMMED)
    for kind in SUMMED:
        alike = [moment for moment in found if moment.kind == kind]
        if alike:
            total = sum(moment.lost for moment in alike)
            yield alike[0]._replace(lost=total, details=(*alike[0].details, ("total", total)))
