"""Tamaya's game record as text: a game, and optionally who sat where, from which box it came and what was noted.

`core.record` says what a record holds and checks it; this module is the file around it. docs/record.md describes it.
"""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tamaya.core.actions import parse_entry
from tamaya.core.commitment import Commitment
from tamaya.core.errors import TamayaError, shown
from tamaya.core.game import Game
from tamaya.core.record import (
    JOINERS,
    LONGEST_NOTE,
    NoteData,
    Record,
    VariationData,
    Watch,
    check_bots,
    check_comments,
    check_commitment,
    check_date,
    check_edition,
    check_name,
    check_names,
    check_notes,
    check_tags,
    check_variations,
    read_record,
    wrong,
)
from tamaya.core.values import described
from tamaya.formats import json_text


@described
class Note(NamedTuple):
    """What somebody noted on a card.

    Attributes:
        seat: who wrote it
        card: the id of the card
        text: the note; "" if it was removed
        move: after how many moves it was written; None: nobody knows
    """

    seat: int
    card: int
    text: str
    move: int | None = None

    def to_data(self) -> NoteData:
        """The note as it stands in a record."""
        data: NoteData = {"seat": self.seat, "card": self.card, "text": self.text}
        return data if self.move is None else {**data, "move": self.move}


@described
class Comment(NamedTuple):
    """What somebody wrote on a moment of the game.

    Attributes:
        move: the position after this many moves
        text: the comment
    """

    move: int
    text: str


@described
class Variation(NamedTuple):
    """How a game could have gone on, or went on when somebody tried.

    Attributes:
        move: it leaves the game after this many moves
        actions: what was done then, in notation
        comment: what somebody wrote on it
    """

    move: int
    actions: tuple[str, ...]
    comment: str | None = None

    def to_data(self) -> VariationData:
        """The variation as it stands in a record."""
        data: VariationData = {"move": self.move, "actions": list(self.actions)}
        return data if self.comment is None else {**data, "comment": self.comment}

    def played(self, game: Game) -> Game:
        """The game as it would have gone: the first moves of this one, and then the variation."""
        branch = game.at(self.move)
        for text in self.actions:
            branch.enter(parse_entry(text))
        return branch


@described
class RecordedGame(NamedTuple):
    """A game with what a file may say about it besides.

    Attributes:
        game: the game
        names: who sat there, by seat
        edition: the box that was played, such as `norwegian`
        seeded_by: who chose the seed and so could know the cards
        commitment: to the deal, made before the first move
        bots: which bot had each seat; None for a person
        date: the day on which it was played, such as "2026-12-24"
        tags: what else is known of it, by name: event, source, id, or anything
        ended_early: whether those who played agreed to stop
        taken_back: how often a move was taken back that had shown a card
        notes: what players noted on cards
        comments: what somebody wrote on moments
        variations: how it could have gone on
        ignored: the fields of another format's file that mean nothing here
    """

    game: Game
    names: tuple[str, ...] | None = None
    edition: str | None = None
    seeded_by: str | None = None
    commitment: Commitment | None = None
    bots: tuple[str | None, ...] | None = None
    date: str | None = None
    ended_early: bool = False
    taken_back: int = 0
    notes: tuple[Note, ...] = ()
    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()
    ignored: tuple[str, ...] = ()
    tags: Mapping[str, str] = MappingProxyType({})

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end, by the rules or by agreement."""
        return self.ended_early or self.game.outcome is not None


def tidy_note(note: str) -> str:
    """The text of a note as it can be shown anywhere."""
    letters = [one if one.translate(JOINERS).isprintable() else " " for one in note]
    return " ".join("".join(letters).split())[:LONGEST_NOTE]


def read_game(text: str | bytes, watch: Watch | None = None) -> RecordedGame:
    """The game in a record file; an error says where the file is wrong. `watch` is that of `read_record`.

    Raises:
        BadRecord: if this is not the record of a game; the message says where

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame, read_game, write_game
        >>> recorded = RecordedGame(Game.deal(Rules(), players=2, seed=1), names=("Anna", "Ben"))
        >>> read_game(write_game(recorded)) == recorded
        True
    """
    return from_data(json_text.parse(text), watch)


def from_data(data: object, watch: Watch | None = None) -> RecordedGame:
    """The game in the data of a record file."""
    if not isinstance(data, dict):
        raise wrong("record", data, "object")
    game = read_record(data, Game, watch)
    names, bots = data.get("names"), data.get("bots")
    return RecordedGame(
        game,
        None if names is None else tuple(names),
        data.get("edition"),
        data.get("seeded_by"),
        Commitment(data["commitment"], data["salt"]) if data.get("commitment") is not None else None,
        None if bots is None else tuple(bots),
        data.get("date"),
        data.get("ended_early", False),
        data.get("taken_back", 0),
        tuple(Note(**note) for note in data.get("notes") or ()),
        tuple(Comment(**comment) for comment in data.get("comments") or ()),
        tuple(
            Variation(one["move"], tuple(one["actions"]), one.get("comment")) for one in data.get("variations") or ()
        ),
        tags=data.get("tags") or {},
    )


def write_game(recorded: RecordedGame) -> str:
    """The record file of a game: the same game always gives the same bytes (as UTF-8).

    Raises:
        BadRecord: if the game began in the middle
    """
    fields = [f'  "{name}": {_value(value)}' for name, value in _fields(recorded).items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def write_line(recorded: RecordedGame) -> str:
    """The same on one line, for files with several games."""
    return json.dumps(_fields(recorded), ensure_ascii=False, separators=(",", ":")) + "\n"


def check_recorded(recorded: object) -> None:
    """Refuse a game that is not yet a record."""
    if not isinstance(recorded, RecordedGame):
        raise TamayaError("no-record", text=shown(recorded))


def _fields(recorded: RecordedGame) -> dict[str, object]:
    """The fields of a record in their order."""
    check_recorded(recorded)
    game = recorded.game
    record = game.record()
    check_names(recorded.names, game.players)
    check_edition(recorded.edition)
    if recorded.names is not None:
        record["names"] = list(recorded.names)
    if recorded.edition is not None:
        record["edition"] = recorded.edition
    if recorded.seeded_by is not None:
        check_name(recorded.seeded_by, "seeded_by")
        record["seeded_by"] = recorded.seeded_by
    if recorded.commitment is not None:
        check_commitment(*recorded.commitment)
        record["commitment"], record["salt"] = recorded.commitment
    if recorded.bots is not None:
        check_bots(recorded.bots, game.players)
        record["bots"] = list(recorded.bots)
    if recorded.tags:
        check_tags(recorded.tags)
        record["tags"] = dict(recorded.tags)
    if recorded.date is not None:
        check_date(recorded.date)
        record["date"] = recorded.date
    if recorded.ended_early:
        record["ended_early"] = True
    if recorded.taken_back:
        record["taken_back"] = recorded.taken_back
    if recorded.notes:
        record["notes"] = [note.to_data() for note in recorded.notes]
        check_notes(record["notes"], game.players, len(game.deck), len(game.moves))
    if recorded.comments:
        record["comments"] = [{"move": comment.move, "text": comment.text} for comment in recorded.comments]
        check_comments(record["comments"], len(game.moves))
    if recorded.variations:
        record["variations"] = [variation.to_data() for variation in recorded.variations]
        check_variations(record["variations"], len(game.moves))
    return {name: record[name] for name in Record.__annotations__ if name in record}  # type: ignore[literal-required]


def _value(value: object) -> str:
    """A field on one line; but actions, notes and the like one a line, for people to read and tools to compare."""
    if isinstance(value, list) and value and " " in str(value[0]):
        return "[\n" + ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)
