"""A run on disk, so that it can be resumed: a line for the plan, then a line for each part that is played."""

import json
from pathlib import Path

from tamaya.arena.plan import Plan
from tamaya.arena.playing import Part
from tamaya.core.errors import TamayaError


class Keeper:
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
        lines = self.path.read_text(encoding="utf-8").split("\n")
        try:
            found = json.loads(lines[0])
            parts = [Part(**json.loads(line)) for line in lines[1:-1]]
        except (ValueError, TypeError):
            raise TamayaError("not-a-run", f"{self.path} is no run of the arena.", path=str(self.path)) from None
        if found != heading:
            raise TamayaError(
                "other-run", f"{self.path} is a run with other bots, rules or seed: name another.", path=str(self.path)
            )
        if lines[-1]:  # broken off in the middle of a line
            self.path.write_text("\n".join((*lines[:-1], "")), encoding="utf-8")
        return [part for part in parts if part.first + len(part.scores) <= games]

    def keep(self, part: Part) -> None:
        """Write down a part."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(part._asdict()) + "\n")
