"""What the games of a plan amount to."""

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from tamaya.arena.plan import Json, Plan, Portion
from tamaya.arena.playing import PlanPart
from tamaya.arena.run_file import Kept
from tamaya.bots.naming import name_of, version_of
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules

FORMAT, VERSION = "tamaya-arena", 1


@dataclass
class Results:
    """What is played so far of a plan.

    Attributes:
        plan: what is to be played
        parts: the parts that are done
        elapsed: seconds by the clock on the wall
        kept: games that an earlier run played
        interrupted: whether it was broken off
    """

    plan: Plan
    parts: list[PlanPart] = field(default_factory=list)
    elapsed: float = 0.0
    kept: int = 0
    interrupted: bool = False

    def add(self, part: PlanPart) -> None:
        """Take in a part."""
        self.parts.append(part)

    @property
    def failure(self) -> TamayaError | None:
        """Why a bot could not go on, if one failed."""
        return next((part.failure for part in self.parts if part.failure), None)

    @property
    def replaced(self) -> list[TamayaError]:
        """Why bots were replaced in the games so far, each time."""
        return [why for part in self.parts for why in part.replaced]

    @property
    def broken_off(self) -> bool:
        """Whether it ended before all games were played."""
        return self.interrupted or bool(self.failure)

    @property
    def by_game(self) -> dict[int, int]:
        """The score of each game that the bots played themselves, by its number."""
        return {
            part.first + i: score
            for part in self.parts
            for i, (score, own) in enumerate(zip(part.scores, part.own, strict=True))
            if own
        }

    @property
    def with_stand_ins(self) -> list[int]:
        """The scores of the other games: a stand-in's move is never a bot's result."""
        return [score for part in self.parts for score, own in zip(part.scores, part.own, strict=True) if not own]

    @property
    def own_moves(self) -> int:
        """How many moves the bots made themselves."""
        return self.moves - sum(sum(part.stood_in) for part in self.parts)

    @property
    def scores(self) -> list[int]:
        """The scores of the games that the bots played themselves, in the order of the deals."""
        return [score for _, score in sorted(self.by_game.items())]

    @property
    def games(self) -> int:
        """How many games are played."""
        return sum(len(part.scores) for part in self.parts)

    @property
    def moves(self) -> int:
        """How many moves they had."""
        return sum(sum(part.moves) for part in self.parts)

    @property
    def forfeits(self) -> int:
        """How many games count as lost because a bot had no move."""
        return sum(sum(part.forfeits) for part in self.parts)

    @property
    def tokens(self) -> int:
        """How many tokens language models used."""
        return sum(sum(part.tokens) for part in self.parts)

    @property
    def cost(self) -> float:
        """What they cost, if their price is known."""
        return sum(sum(part.costs) for part in self.parts)

    @property
    def seconds(self) -> float:
        """How much processor time they took."""
        return sum(part.seconds for part in self.parts)

    def share(self, outcome: int) -> float:
        """The share of games with an outcome, of those that the bots played themselves."""
        own = [(one, own) for part in self.parts for one, own in zip(part.outcomes, part.own, strict=True)]
        return own.count((outcome, True)) / max(len(self.scores), 1)

    @property
    def histogram(self) -> dict[int, int]:
        """How often each score was reached."""
        return dict(sorted(Counter(self.scores).items()))

    def to_dict(self) -> Json:
        """The results for JSON."""
        mean, sem = mean_and_error(self.scores)
        return {
            "format": FORMAT,
            "version": VERSION,
            "tamaya": version("tamaya"),
            "bot": self.plan.name,
            "bots": [{"name": name_of(bot), "version": version_of(bot)} for bot in self.plan.bots],
            "team": [name_of(bot) for bot in self.plan.team],
            "players": self.plan.players,
            "games": self.games,
            "seed": self.plan.seed,
            "rules": self.plan.rules.to_dict(),
            "own_games": len(self.scores),
            "moves": self.moves,
            "own_moves": self.own_moves,
            "forfeited": self.forfeits,
            "mean": mean if self.scores or not self.games else None,
            "sem": sem if self.scores or not self.games else None,
            "mean_with_stand_ins": mean_and_error(self.with_stand_ins)[0] if self.with_stand_ins else None,
            "perfect": self.share(0),
            "lost": self.share(2),
            "histogram": {str(score): count for score, count in self.histogram.items()},
            "tokens_per_game": self.tokens / max(self.games, 1),
            "cost_per_game": self.cost / max(self.games, 1),
            "moves_per_game": self.moves / max(self.games, 1),
            "seconds_per_move": self.seconds / max(self.moves, 1),
            "games_per_second": (self.games - self.kept) / self.elapsed if self.elapsed else 0.0,
            "games_per_cpu_second": self.games / self.seconds if self.seconds else 0.0,
            "elapsed": self.elapsed,
            "interrupted": self.interrupted,
            "failure": self.failure.message if self.failure else "",
            "replaced": [why.message for why in self.replaced],
            "parts": [part.to_json() for part in self.parts],
        }

    @staticmethod
    def from_dict(kept: Json) -> "Results":
        """The results that a file has kept.

        Raises:
            TamayaError: if the data are not results, or those of a version that is not known here
        """
        try:
            if (kept["format"], kept["version"]) != (FORMAT, VERSION):
                raise ValueError(kept["format"])
            return _read(kept)
        except (KeyError, TypeError, ValueError):
            raise TamayaError("not-results") from None


def _read(kept: dict[str, Any]) -> Results:
    bots = tuple([bot["name"] for bot in kept["bots"]])
    plan = Plan(bots, Rules.from_dict(kept["rules"]), kept["players"], kept["games"], kept["seed"])
    parts = [PlanPart.from_json(part) for part in kept["parts"]]
    if parts:
        # A file keeps what was said of them.
        failure = TamayaError(kept["failure"]) if kept["failure"] else None
        parts[-1] = parts[-1]._replace(failure=failure, replaced=[TamayaError(why) for why in kept["replaced"]])
    return Results(plan, parts, kept["elapsed"], interrupted=kept["interrupted"])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error.

    Examples:
        >>> from tamaya.arena import mean_and_error
        >>> mean_and_error([20, 22, 24, 22])
        (22.0, 0.816496580927726)
    """
    if not values:
        return 0.0, 0.0
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return statistics.fmean(values), error


def paired_difference(one: Results, other: Results) -> tuple[int, float, float]:
    """How much more the first scored on the deals that both played: how many, the mean and its standard error.

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import make_plan, paired_difference, run_plan
        >>> results = run_plan(make_plan(("cautious",), Rules(), players=2, games=3, seed=1), workers=1)
        >>> paired_difference(results, results)
        (3, 0.0, 0.0)
    """
    mine, theirs = one.by_game, other.by_game
    differences = [mine[game] - theirs[game] for game in sorted(mine.keys() & theirs.keys())]
    return len(differences), *mean_and_error(differences)


def missing(end: int, parts: Iterable[Kept], size: int) -> list[Portion]:
    """The numbers below `end` that no part has yet, in portions of at most `size`."""
    done = {part.first + i for part in parts for i in range(part.size)}
    portions: list[Portion] = []
    for number in range(end):
        if number in done:
            continue
        if portions and portions[-1][1] == number and number - portions[-1][0] < size:
            portions[-1] = (portions[-1][0], number + 1)
        else:
            portions.append((number, number + 1))
    return portions
