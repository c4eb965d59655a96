"""The formats by name, which one a file is in, and files with several games."""

from collections.abc import Callable, Sequence

from tamaya.core.errors import BadRecord, shown
from tamaya.core.events import Json
from tamaya.formats import hanab_live, json_text, record
from tamaya.formats.ah2ac2 import Ah2ac2File
from tamaya.formats.hanab_live.link import is_link, read_link, write_link
from tamaya.formats.record import RecordedGame
from tamaya.formats.safetensors import is_safetensors

WRITERS: dict[str, Callable[[RecordedGame], str]] = {
    "tamaya": record.write_game,
    "hanab-live": hanab_live.write_game,
    "hanab-live-link": write_link,
}
FORMATS = tuple(WRITERS)
"""The names of the formats that can be written."""
MOST_GAMES = 5_000
MOST_BYTES = 10_000_000  # of a file with several games


def read_any(text: str | bytes) -> RecordedGame:
    """The game in a file of any known format."""
    games = read_all(text)
    if len(games) > 1:
        raise BadRecord("several-games", f"The file has {len(games)} games: only one is wanted.", games=len(games))
    return games[0]


def read_all(text: str | bytes, most: int = MOST_GAMES) -> list[RecordedGame]:
    """All games in a file, so many at most: one as an object or a link; several one a line, in a list or under
    'games'; or all those of AH2AC2's safetensors."""
    if isinstance(text, bytes) and is_safetensors(text):
        return _tensors(text, most)
    text = json_text.decode(text, MOST_BYTES)
    lines = {number: line.strip() for number, line in enumerate(text.splitlines(), start=1) if line.strip()}
    if lines and is_link(next(iter(lines.values()))):
        return _each([(_line(number, lines), _link, line) for number, line in lines.items()], most)
    if text.lstrip().startswith(("http://", "https://")):
        raise BadRecord(
            "bad-game-link",
            f"The link {shown(text.strip())} only says where a game is, and nothing is fetched from there. Links with "
            f"'replay-json/' hold the whole game; or bring the file that its site gives out.",
            where="link",
        )
    if len(lines) > 1 and json_text.is_whole(next(iter(lines.values()))):
        return _each([(f"line {number}", _game, line) for number, line in lines.items()], most)
    return _each(_items(json_text.parse(text, MOST_BYTES)), most)


def write_as(format: str, recorded: RecordedGame) -> str:
    """The text of a game in one of the formats."""
    if format not in WRITERS:
        raise BadRecord("unknown-format", f"There is no format {shown(format)}: the formats are {', '.join(FORMATS)}.")
    record.check_recorded(recorded)
    return WRITERS[format](recorded)


def write_all(format: str, games: Sequence[RecordedGame]) -> str:
    """The text of several games: each on a line. A single one as `write_as` writes it."""
    if len(games) == 1:
        return write_as(format, games[0])
    write = record.write_line if format == "tamaya" else lambda recorded: write_as(format, recorded)
    return "".join(map(write, games))


# ---- One after the other -------------------------------------------------------------------------------------------

Item = tuple[str, Callable[[Json], RecordedGame], Json]  # where it stands, how it is read, what it is


def _each(items: Sequence[Item], most: int) -> list[RecordedGame]:
    """All of them; an error says in which one it was found."""
    if len(items) > most:
        message = f"The file has {len(items):,} games: it may have {most:,}."
        raise BadRecord("too-many-games", message, most=most, games=len(items))
    games: list[RecordedGame] = []
    for where, read, what in items:
        try:
            games.append(read(what))
        except BadRecord as error:
            if not where:
                raise
            place = f"{where}: {error.details['where']}" if "where" in error.details else where
            raise BadRecord(error.code, f"{where}: {error.message}", **{**error.details, "where": place}) from error
    if not games:
        raise BadRecord("empty", "The file has no game.")
    return games


def _tensors(data: bytes, most: int) -> list[RecordedGame]:
    if len(data) > MOST_BYTES:
        raise json_text.too_large(MOST_BYTES)
    file = Ah2ac2File(data)

    def read(number: Json) -> RecordedGame:
        assert isinstance(number, int)
        return file.game(number)

    return _each([(f"games[{number}]", read, number) for number in range(file.games)], most)


def _line(number: int, lines: dict[int, str]) -> str:
    return f"line {number}" if len(lines) > 1 else ""


def _link(line: Json) -> RecordedGame:
    assert isinstance(line, str)
    return read_link(line)


def _game(line: Json) -> RecordedGame:
    assert isinstance(line, str)
    return _from_data(json_text.parse(line))


def _items(data: Json) -> list[Item]:
    games = data.get("games") if isinstance(data, dict) and "deck" not in data else data
    if isinstance(games, list):
        name = "" if games is data else "games"
        return [(f"{name}[{number}]", _from_data, item) for number, item in enumerate(games)]
    return [("", _from_data, data)]


def _from_data(data: Json) -> RecordedGame:
    if isinstance(data, dict) and "format" in data:
        return record.from_data(data)
    if isinstance(data, dict) and ("deck" in data or "actions" in data):
        return hanab_live.from_data(data)
    raise BadRecord(
        "unknown-format",
        "This is no game: neither a Tamaya record (an object with the field 'format') nor a hanab.live game "
        "(an object with the fields 'players', 'deck' and 'actions', or a link with 'replay-json/').",
    )
