"""Games as data for learning: `tamaya dataset`. A folder with a table of games and tables of positions, in Parquet or
Arrow.

It gathers the games first, then writes the positions of some games after the other, in as many processes as there are.
What is already there stays, so a run that was stopped continues where it was. `positions` makes the rows."""

from tamaya.extras import need

need("dataset", __name__)

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
from pyarrow import feather, parquet

from tamaya import __version__
from tamaya.arena.running import processes, share_out
from tamaya.core.errors import BadRules, TamayaError, shown
from tamaya.core.values import described
from tamaya.env.observations import KINDS, check_layout
from tamaya.formats import GameInFile, read_any, read_games
from tamaya.review.cost import BOT, check_team
from tamaya.review.dataset.positions import GAMES, POSITIONS, DataRow, game_row, position_rows

FORMAT, VERSION = "tamaya-dataset", 1
PORTION = 8  # games in a file of positions: about 500 of them
LEAST_WORLDS = 2  # for a standard error
LAYOUTS = tuple(name for name in KINDS if name != "hle-seer")  # `seer` shows what nobody sees
ENDINGS = ("parquet", "arrow")


@described
class DatasetPlan(NamedTuple):
    """What is to be in a dataset.

    Attributes:
        files: of games, in any known format
        layout: how observations are written
        worlds: in how many worlds each move is tried; 0: moves have no values
        bot: who plays on in them
        ending: `parquet` or `arrow`
    """

    files: tuple[str, ...]
    layout: str = "full"
    worlds: int = 64
    bot: str = BOT
    ending: str = ENDINGS[0]

    def check(self) -> None:
        """Refuse what cannot be made."""
        for option, value, choices in (("layout", self.layout, LAYOUTS), ("ending", self.ending, ENDINGS)):
            if value not in choices:
                raise BadRules("not-one-of", option=option, value=shown(value), choices=", ".join(choices))
        if self.worlds and self.worlds < LEAST_WORLDS:
            raise TamayaError("at-least", option="worlds", value=str(self.worlds), least=LEAST_WORLDS)
        check_team(self.bot)

    def heading(self) -> dict[str, object]:
        """What a folder must have been made with for a run to continue it."""
        sums = {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in self.files}
        return {"format": FORMAT, "version": VERSION, "tamaya": __version__, **self._asdict(), "files": sums}


class DatasetPart(NamedTuple):
    """Some games of a dataset whose positions have been written."""

    first: int
    games: int
    positions: int


class Skipped(NamedTuple):
    """A game that was left out: which one of a file, and why."""

    file: str
    place: int
    why: str


@dataclass
class Dataset:
    """What is in a folder so far.

    Attributes:
        games: how many games it is made of
        skipped: which games were left out, and why
        done: how many games have their positions
        positions: how many positions there are
        interrupted: whether it was broken off
    """

    games: int
    skipped: list[Skipped]
    done: int = 0
    positions: int = 0
    interrupted: bool = False

    def add(self, part: DatasetPart) -> None:
        """Count what has been written."""
        self.done += part.games
        self.positions += part.positions


def make_dataset(
    folder: str,
    wanted: DatasetPlan,
    *,
    workers: int | None = None,
    progress: Callable[[Dataset], None] = lambda _: None,
) -> Dataset:
    """Write what a folder lacks. Ctrl-C ends this, and what has been written stays."""
    wanted.check()
    place = Path(folder)
    (place / "positions").mkdir(parents=True, exist_ok=True)
    made = _gather(place, wanted)
    portions = []
    for first in range(0, made.games, PORTION):
        last = min(first + PORTION, made.games)
        if (path := _positions(place, first, wanted.ending)).exists():
            made.add(DatasetPart(first, last - first, _read(path).num_rows))
        else:
            portions.append((first, last))
    work = partial(_write_positions, folder, wanted)
    try:
        with closing(share_out(work, portions, processes(workers), None)) as parts:
            for part in parts:
                made.add(part)
                progress(made)
    except KeyboardInterrupt:
        made.interrupted = True
    return made


def _gather(place: Path, wanted: DatasetPlan) -> Dataset:
    """Write the table of games and what the folder is made of, or find both there."""
    about, heading = place / "dataset.json", wanted.heading()
    if about.exists():
        found = json.loads(about.read_text(encoding="utf-8"))
        made = Dataset(found.pop("games"), [Skipped(**one) for one in found.pop("skipped")])
        if found != json.loads(json.dumps(heading)):
            raise TamayaError("other-run", path=str(about))
        return made
    rows: list[DataRow] = []
    skipped: list[Skipped] = []
    for file, one in _games_in(wanted.files):
        why = one.error or _unknown(one, wanted.layout)
        if one.recorded is None or why:
            skipped.append(Skipped(file, one.number, str(why)))
        else:
            rows.append(game_row(len(rows), file, one.number, one.recorded))
    _write(rows, GAMES, place / f"games.{wanted.ending}")
    facts = {**heading, "games": len(rows), "skipped": [one._asdict() for one in skipped]}
    about.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    return Dataset(len(rows), skipped)


def _games_in(files: Sequence[str]) -> Iterator[tuple[str, GameInFile]]:
    for name in files:
        with open(name, "rb") as file:
            for one in read_games(file):
                yield name, one


def _unknown(one: GameInFile, layout: str) -> BadRules | None:
    """Why a game cannot be observed by a layout."""
    try:
        if one.recorded is not None:
            check_layout(layout, one.recorded.game.rules)
    except BadRules as error:
        return error
    return None


def _write_positions(folder: str, wanted: DatasetPlan, first: int, last: int) -> DatasetPart:
    place = Path(folder)
    rows: list[DataRow] = []
    for one in _read(place / f"games.{wanted.ending}").slice(first, last - first).to_pylist():
        game = read_any(one["record"]).game
        rows += position_rows(one["game"], game, wanted.layout, one["agreement"], wanted.bot, wanted.worlds)
    _write(rows, POSITIONS, _positions(place, first, wanted.ending))
    return DatasetPart(first, last - first, len(rows))


def _positions(place: Path, first: int, ending: str) -> Path:
    return place / "positions" / f"{first:06}.{ending}"


def _write(rows: list[DataRow], schema: pa.Schema, path: Path) -> None:
    """Write a whole table or none."""
    table, unfinished = pa.Table.from_pylist(rows, schema), path.with_suffix(".unfinished")
    (parquet.write_table if path.suffix == ".parquet" else feather.write_feather)(table, unfinished)
    unfinished.replace(path)


def _read(path: Path) -> pa.Table:
    return parquet.ParquetFile(path).read() if path.suffix == ".parquet" else feather.read_table(path)
