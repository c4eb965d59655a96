"""A run on disk, so that it can be resumed: a line for the plan, then a line for each part that is played."""

import json
from collections.abc import Iterable
from pathlib import Path

from tamaya.arena.plan import Plan
from tamaya.arena.playing import OUTCOMES, Part
from tamaya.core.errors import TamayaError

KEPT = ("first", "scores", "outcomes", "moves", "seconds")


class RunFile:
    """The file of a run. Only whole lines count: a run that was killed while it wrote loses that part only."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        heading = {key: value for key, value in plan.to_dict().items() if key != "games"}
        if path.exists() and path.stat().st_size:
            self.parts = self._read(heading, plan.games)
        else:
            self.parts = []
            path.write_text(json.dumps(heading) + "\n", encoding="utf-8")

    def _read(self, heading: dict[str, object], games: int) -> list[Part]:
        try:
            lines = self.path.read_text(encoding="utf-8").split("\n")
            found = json.loads(lines[0])
            parts = [_part(line) for line in lines[1:-1]]
        except (ValueError, TypeError):
            raise TamayaError("not-a-run", f"{self.path} is no run of the arena.", path=str(self.path)) from None
        if found != heading:
            raise TamayaError(
                "other-run", f"{self.path} is a run with other bots, rules or seed: name another.", path=str(self.path)
            )
        if lines[-1]:  # broken off in the middle of a line
            self.path.write_text("\n".join((*lines[:-1], "")), encoding="utf-8")
        return _without_repeats(part for part in parts if part.first + len(part.scores) <= games)

    def keep(self, part: Part) -> None:
        """Write down a part."""
        if part.scores:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({name: getattr(part, name) for name in KEPT}) + "\n")


def _part(line: str) -> Part:
    """The part that a line describes."""
    part = Part(**json.loads(line))
    games = list(zip(part.scores, part.outcomes, part.moves, strict=True))
    whole = all(type(number) is int for game in games for number in (part.first, *game))
    if not whole or part.first < 0 or not {*part.outcomes} <= {*range(len(OUTCOMES))}:
        raise ValueError(line)
    return part._replace(seconds=float(part.seconds))


def _without_repeats(parts: Iterable[Part]) -> list[Part]:
    """The parts, but none with a game that an earlier one has: a shorter run may have played it again."""
    kept: list[Part] = []
    games: set[int] = set()
    for part in parts:
        numbers = range(part.first, part.first + len(part.scores))
        if games.isdisjoint(numbers):
            games.update(numbers)
            kept.append(part)
    return kept
