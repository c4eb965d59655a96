"""A game and all that is said about it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tamaya.formats import RecordedGame
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.report import Moment, report

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost


class Gathered(NamedTuple):
    """What has been found out about a game; what moves cost on average only if somebody asked for it."""

    recorded: RecordedGame
    steps: Sequence[Reviewed]
    meanings: Sequence[Meaning]
    known: Sequence[KnownMove]
    costs: Sequence["MoveCost"] = ()

    def moments(self) -> list[Moment]:
        """Those that counted, the dearest first."""
        return report(self.recorded.game, self.steps, self.known, self.meanings, self.costs)
