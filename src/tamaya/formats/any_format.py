"""The formats by name, which one a file is in, and files with several games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import chain
from typing import NamedTuple

from tamaya.core.errors import BadRecord, shown
from tamaya.core.events import Json
from tamaya.core.values import described
from tamaya.formats import hanab_live, json_text, record_text
from tamaya.formats.ah2ac2 import Ah2ac2File, is_safetensors
from tamaya.formats.hanab_live.link import is_link, read_link, write_link
from tamaya.formats.record_text import RecordedGame

WRITERS: dict[str, Callable[[RecordedGame], str]] = {
    "tamaya": record_text.write_game,
    "hanab-live": hanab_live.write_game,
    "hanab-live-link": write_link,
}
FORMATS = tuple(WRITERS)
"""The names of the formats that can be written."""
MOST_GAMES = 5_000
MOST_BYTES = 10_000_000  # of a file with several games


@described
class GameInFile(NamedTuple):
    """A game of a file with several, or why it cannot be read.

    Attributes:
        number: its place in the file, from 1
        recorded: the game; None if it cannot be read
        error: what is wrong with it; None if nothing is
    """

    number: int
    recorded: RecordedGame | None
    error: BadRecord | None


def read_any(text: str | bytes) -> RecordedGame:
    """The game in a file of any known format.

    Raises:
        BadRecord: if there is not exactly one game that can be read; the message says where it is wrong

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame, read_any, write_as
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> read_any(write_as("hanab-live", RecordedGame(game))).game.deck == game.deck
        True
    """
    games = read_all(text)
    if len(games) > 1:
        raise BadRecord("several-games", games=len(games))
    return games[0]


def read_all(text: str | bytes, most: int = MOST_GAMES) -> list[RecordedGame]:
    """All games in a file, this many at most: one as an object or a link; several one a line, in a list or under
    'games'; or all those of AH2AC2's safetensors. One that cannot be read is an error; `read_games` goes on.

    Raises:
        BadRecord: if the file has no games, too many, or one that cannot be read; the message says which and where

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame, read_all, write_all
        >>> games = [RecordedGame(Game.deal(Rules(), players=2, seed=seed)) for seed in (1, 2)]
        >>> [one.game.seed for one in read_all(write_all("tamaya", games))]
        [1, 2]
    """
    if len(text) > MOST_BYTES:
        raise json_text.too_large(MOST_BYTES)
    items = [*_items_in(text)]
    if len(items) > most:
        raise BadRecord("too-many-games", most=most, games=len(items))
    return [_read(item) for item in items]


def read_games(file: str | bytes | Iterable[bytes]) -> Iterator[GameInFile]:
    """The games of a file one after the other, however many there are, with those that cannot be read. An open file is
    read line by line if it has a game on each.

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame, read_games, write_game
        >>> text = write_game(RecordedGame(Game.deal(Rules(), players=2, seed=1)))
        >>> [(one.number, one.error) for one in read_games(text)]
        [(1, None)]
    """
    items = (
        _items_in(file)
        if isinstance(file, str)
        else _items_on_lines(BytesIO(file) if isinstance(file, bytes) else file)
    )
    for number, item in enumerate(items, start=1):
        try:
            yield GameInFile(number, _read(item), None)
        except BadRecord as error:
            yield GameInFile(number, None, error)


def write_as(format: str, recorded: RecordedGame) -> str:
    """The text of a game in one of the formats.

    Raises:
        NotExportable: if the format has no words for this game
        BadRecord: if there is no such format
    """
    if format not in WRITERS:
        raise BadRecord("no-such-format", text=shown(format), formats=", ".join(FORMATS))
    record_text.check_recorded(recorded)
    return WRITERS[format](recorded)


def write_all(format: str, games: Sequence[RecordedGame]) -> str:
    """The text of several games: each on a line. A single one as `write_as` writes it.

    Raises:
        NotExportable: if the format has no words for a game
        BadRecord: if there is no such format
    """
    if len(games) == 1:
        return write_as(format, games[0])
    write = record_text.write_line if format == "tamaya" else lambda recorded: write_as(format, recorded)
    return "".join(map(write, games))


# ---- One after the other -------------------------------------------------------------------------------------------

Item = tuple[str, Callable[[], RecordedGame]]  # where it stands, and how it is read


def _read(item: Item) -> RecordedGame:
    """The game; an error says where in the file it was found."""
    where, read = item
    try:
        return read()
    except BadRecord as error:
        if not where:
            raise
        place = f"{where}: {error.details['where']}" if "where" in error.details else where
        raise BadRecord(error.code, **{**error.details, "where": place}) from error


def _items_in(text: str | bytes) -> Iterator[Item]:
    if isinstance(text, bytes) and is_safetensors(text):
        yield from _tensors(text)
        return
    text = json_text.decode(text, len(text))
    lines = {number: line.strip() for number, line in enumerate(text.split("\n"), start=1) if line.strip()}
    first = next(iter(lines.values()), "")
    if is_link(first) or (len(lines) > 1 and json_text.is_json(first)):
        for number, line in lines.items():
            yield f"line {number}" if len(lines) > 1 else "", partial(_from_line, line)
        return
    if first.startswith(("http://", "https://")):
        raise BadRecord("bad-game-link", where="link", why="elsewhere", text=shown(text.strip()))
    data = json_text.parse(text, len(text))
    games = data.get("games") if isinstance(data, dict) and "deck" not in data else data
    if isinstance(games, list):
        if not games:
            raise BadRecord("empty")
        name = "" if games is data else "games"
        for number, item in enumerate(games):
            yield f"{name}[{number}]", partial(_from_data, item)
    else:
        yield "", partial(_from_data, data)


def _items_on_lines(lines: Iterable[bytes]) -> Iterator[Item]:
    """Lines as they come, if there are several and the first is a game; else all of them as one text."""
    numbered = enumerate(lines, start=1)
    head: list[bytes] = []
    full: list[tuple[int, bytes]] = []
    for number, line in numbered:
        head.append(line)
        if line.strip():
            full.append((number, line))
        if len(full) == 2:
            break
    first = full[0][1].decode("utf-8-sig", "replace").strip() if full else ""
    if len(full) == 2 and (is_link(first) or json_text.is_json(first)):
        for number, line in chain(full, numbered):
            if line.strip():
                yield f"line {number}", partial(_from_line, line)
    else:
        yield from _items_in(b"".join(chain(head, (line for _, line in numbered))))


def _tensors(data: bytes) -> Iterator[Item]:
    file = Ah2ac2File(data)
    for number in range(file.games):
        yield f"games[{number}]", partial(file.game, number)


def _from_line(line: str | bytes) -> RecordedGame:
    text = json_text.decode(line).strip()
    return read_link(text) if is_link(text) else _from_data(json_text.parse(text))


def _from_data(data: Json) -> RecordedGame:
    if isinstance(data, dict) and "format" in data:
        return record_text.from_data(data)
    if isinstance(data, dict) and ("deck" in data or "actions" in data):
        return hanab_live.from_data(data)
    raise BadRecord("unknown-format")
