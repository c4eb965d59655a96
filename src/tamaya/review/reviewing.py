"""The review of a game: one value with all that has been found out about it. It is worked out once and extended:
`with_costs` adds what moves cost on average, without working anything out again."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Misplayed
from tamaya.core.game import Game
from tamaya.extras import lacking
from tamaya.review.known import KnownMove, plain, what_could_be_known
from tamaya.review.luck import Difficulty, Tightest, difficulty, tightest
from tamaya.review.marking import MoveMark, PlayerFigure, figures, marks
from tamaya.review.meant import Meaning, what_it_meant
from tamaya.review.possible import Reviewed, what_was_possible
from tamaya.review.report import MOST, Moment, every_moment
from tamaya.review.retrying import Retry, retry
from tamaya.review.solver.solving import NODES

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

AGREEMENT = "none"  # if nobody says what was agreed on: no convention gives a reason to blame anybody


class Review:
    """All that has been found out about a game; what moves cost on average only on request.

    Attributes:
        game: the game
        steps: what each move left possible
        agreement: the conventions by which the moments are read
        costs: what each move cost on average
    """

    def __init__(
        self, game: Game, steps: Sequence[Reviewed], agreement: str = AGREEMENT, costs: Sequence["MoveCost"] = ()
    ) -> None:
        self.game = game
        self.steps = tuple(steps)
        self.agreement = agreement
        self.costs = tuple(costs)
        self._meanings: dict[str, list[Meaning]] = {}

    def with_costs(self, costs: Sequence["MoveCost"]) -> "Review":
        """The same, with what moves cost on average."""
        extended = copy(self)
        extended.costs = tuple(costs)
        for name in ("all_moments", "marks", "figures"):
            extended.__dict__.pop(name, None)  # they depend on the costs
        return extended

    @cached_property
    def known(self) -> list[KnownMove]:
        """What could be known before each move."""
        return what_could_be_known(self.game)

    @property
    def meanings(self) -> list[Meaning]:
        """What each hint meant, by the agreement of this review."""
        return self.meant_by(self.agreement)

    def meant_by(self, agreement: str) -> list[Meaning]:
        """What each hint meant, by some agreement."""
        if agreement not in self._meanings:
            self._meanings[agreement] = what_it_meant(self.game, agreement)
        return self._meanings[agreement]

    @cached_property
    def all_moments(self) -> list[Moment]:
        """All that cost something, the dearest first."""
        return every_moment(self.game, self.steps, self.known, self.meanings, self.costs)

    @property
    def moments(self) -> list[Moment]:
        """Those that counted, the dearest first."""
        return self.all_moments[:MOST]

    @cached_property
    def marks(self) -> list[MoveMark]:
        """What moves were, in a word."""
        return marks(self.game, self.known, self.meanings, self.all_moments)

    @cached_property
    def figures(self) -> list[PlayerFigure]:
        """What is said about each player."""
        return figures(self.game, self.known, self.meanings, self.all_moments, self.marks)

    def retry(self, moment: Moment) -> Retry:
        """A moment as a question to whoever was to move."""
        number = moment.number
        return retry(moment, self.game.at(number - 1), self.known[number - 1], self.meanings)

    @cached_property
    def luck(self) -> Difficulty | None:
        """How hard the deal was; None without figures for its rules, or without what bots need to play it."""
        return None if lacking("fast") or not self.game.from_start else difficulty(self.game)

    @cached_property
    def tightest(self) -> Tightest | None:
        """Where the line that the solver found from the beginning had the fewest turns to spare."""
        return tightest(self.game.start(), self.steps[0].line) if self.steps else None

    @property
    def gone(self) -> Reviewed | None:
        """The move after which the perfect show was out of reach for certain."""
        most = self.game.rules.max_score
        return next((step for step in self.steps if step.bound_after < most <= step.bound_before), None)

    @property
    def lost_card(self) -> Card | None:
        """The card whose last copy went with that move, if it was one that was still needed."""
        if self.gone is None:
            return None
        before, first = self.game.at(self.gone.number - 1), self.game.moves[self.gone.number - 1].events[0]
        laid = first.card if isinstance(first, Discarded | Misplayed) else None
        return laid if laid is not None and laid in before.prospects().irreplaceable else None

    def to_json(self) -> dict[str, object]:
        """All of it for JSON, but for what hints meant."""
        moves: list[dict[str, object]] = [
            {name: value for name, value in step._asdict().items() if name != "line"} for step in self.steps
        ]
        for cost in self.costs:
            moves[cost.number - 1]["estimate"] = cost.to_json()
        return {
            "score": self.game.score,
            "outcome": self.game.outcome,
            "moves": moves,
            "moments": [moment.to_json() for moment in self.moments],
            "difficulty": self.luck and self.luck._asdict(),
            "known": [plain(move) for move in self.known],
        }


def review_game(
    game: Game,
    agreement: str = AGREEMENT,
    nodes: int = NODES,
    seconds: float = float("inf"),
    tell: Callable[[float], None] = lambda _: None,
) -> Review:
    """The review of a game, with hints read by an agreement. `nodes`, `seconds` and `tell` are those of
    `what_was_possible`."""
    return Review(game, what_was_possible(game, nodes, seconds, tell), agreement)
