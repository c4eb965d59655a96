"""The game record: everything that is needed to play a game again, as JSON-able data. docs/record.md describes it."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, NotRequired, TypedDict, TypeVar

from tamaya.core.actions import Action, Gesture, parse_entry
from tamaya.core.cards import Card
from tamaya.core.commitment import FINGERPRINT, SALT
from tamaya.core.editions import find_edition
from tamaya.core.errors import BadRecord, TamayaError, shown
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules, is_whole

if TYPE_CHECKING:
    from tamaya.core.game import Game

Item = TypeVar("Item")
AGame = TypeVar("AGame", bound="Game")
Watch = Callable[["Game", Action | None], None]

FORMAT = "tamaya"
VERSION = 1
LATER = ("colours",)  # options that the first records did not have
MOST_ACTIONS = 10_000  # far beyond any game: rearranging costs no turn
LONGEST_NAME = 60
DAY = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)  # of each month, at most
LONGEST_NOTE = 400
MOST_NOTES = 2_000
MOST_TAGS = 50
MOST_COMMENTS = 2_000
MOST_VARIATIONS = 200
LONGEST_COMMENT = 2_000
KINDS = {int: "number", str: "text", dict: "object", list: "list"}
JOINERS = str.maketrans("", "", "\u200c\u200d")  # invisible, yet names and emoji are written with them


class Record(TypedDict):
    """The fields of a record."""

    format: str
    version: int
    edition: NotRequired[str]  # the box; `rules` alone decide the game
    names: NotRequired[list[str]]  # who sat there, by seat
    bots: NotRequired[list[str | None]]  # which bot it was, by seat; null for a person
    tags: NotRequired[dict[str, str]]  # what else is known of it: event, source, id, anything
    date: NotRequired[str]  # the day on which it was played, such as 2026-12-24
    seeded_by: NotRequired[str]  # who chose the seed and so could know the cards
    rules: dict[str, str | int | bool | None]
    players: int
    seed: int
    deck: list[str]
    tiles: list[int]
    commitment: NotRequired[str]  # the fingerprint published at the start
    salt: NotRequired[str]  # what opens it
    actions: list[str]
    ended_early: NotRequired[bool]  # those who played agreed to stop after these actions
    taken_back: NotRequired[int]  # how often a move was taken back that had shown a card: it was practice
    notes: NotRequired[list["NoteData"]]  # what players noted on cards
    comments: NotRequired[list["CommentData"]]  # what somebody wrote on moments of the game
    variations: NotRequired[list["VariationData"]]  # how it could have gone on


class NoteData(TypedDict):
    """The fields of a note."""

    seat: int  # who wrote it
    card: int
    text: str  # "": it was removed
    move: NotRequired[int]  # after how many moves it was written; missing if nobody knows


class CommentData(TypedDict):
    """The fields of a comment."""

    move: int  # it speaks of the position after this many moves
    text: str


class VariationData(TypedDict):
    """The fields of a variation."""

    move: int  # it leaves the game after this many moves
    actions: list[str]
    comment: NotRequired[str]


def write_record(game: "Game") -> Record:
    """The record of a game so far."""
    if not game.from_start:
        raise BadRecord("no-beginning", where="deal")
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": _options(game.rules),
        "players": game.players,
        "seed": game.seed,
        "deck": [str(card) for card in game.deck],
        "tiles": list(game.tiles) if game.rules.bonus_tiles else [],
        "actions": [str(entry) for entry in game.history],
    }


def _options(rules: Rules) -> dict[str, str | int | bool | None]:
    """All options; those that came later only if they differ from the base game, so that older texts stay the same."""
    base = Rules().to_dict()
    return {name: value for name, value in rules.to_dict().items() if name not in LATER or value != base[name]}


def read_record(record: Mapping[str, object], game_class: type[AGame], watch: Watch | None = None) -> AGame:
    """The game that a record describes. `watch` sees it before each of its actions and, with None, in the end: whoever
    wants to see all of it need not replay it."""
    check_fields(record, "record", Record.__annotations__, Record.__optional_keys__)
    if record["format"] != FORMAT:
        raise wrong("format", record["format"], "literal", literal=repr(FORMAT))
    if record["version"] != VERSION or not is_whole(record["version"]):
        raise wrong("version", record["version"], "literal", literal=str(VERSION))
    if not isinstance(record["rules"], Mapping):
        raise wrong("rules", record["rules"], "object")
    with At("rules"):
        rules = Rules.from_dict(record["rules"])
    players = record["players"]
    with At("players"):
        rules.hand_size_for(players)  # type: ignore[arg-type]  # it checks
    check_edition(record.get("edition"))
    check_names(record.get("names"), players)
    check_bots(record.get("bots"), players)
    check_tags(record.get("tags"))
    if "date" in record:
        check_date(record["date"])
    if "seeded_by" in record:
        check_name(record["seeded_by"], "seeded_by")
    check_commitment(record.get("commitment"), record.get("salt"))
    check_practice(record.get("ended_early", False), record.get("taken_back", 0))
    seed = record["seed"]
    if not is_whole(seed) or seed not in SEEDS:
        raise wrong("seed", seed, "whole-number", least=0, most=str(SEEDS[-1]))
    deck = list_of(record, "deck", str, rules.deck_size)
    for number, card in enumerate(deck):
        with At(f"deck[{number}]"):
            Card.parse(card)
    tiles = list_of(record, "tiles", int, 6)
    if bool(tiles) != rules.bonus_tiles:
        raise wrong("tiles", tiles, "tiles" if rules.bonus_tiles else "no-tiles")
    actions = list_of(record, "actions", str, MOST_ACTIONS)
    with At("deck and tiles"):
        game = game_class.deal(rules, players, seed, deck, tiles or None)  # type: ignore[arg-type]  # checked above
    variations = list_of({"variations": [], **record}, "variations", dict, MOST_VARIATIONS)
    check_variations(variations, len(actions))
    moves = 0
    for number, text in enumerate(actions):
        with At(f"actions[{number}]"):
            entry = parse_entry(text)
        if not isinstance(entry, Gesture):
            _try_variations(variations, game, moves)
            if watch is not None:
                watch(game, entry)
            moves += 1
        with At(f"actions[{number}]"):
            game.enter(entry)
    _try_variations(variations, game, moves)
    if watch is not None:
        watch(game, None)
    check_variations(variations, moves)
    check_notes(record.get("notes"), players, len(deck), moves)
    check_comments(record.get("comments"), moves)
    return game


def _try_variations(variations: list[dict[str, object]], game: "Game", move: int) -> None:
    """Refuse variations that leave the game here and cannot be played."""
    for number, variation in enumerate(variations):
        if variation["move"] == move:
            branch = game.copy()
            for place, text in enumerate(variation["actions"]):  # type: ignore[arg-type, var-annotated]  # checked
                with At(f"variations[{number}].actions[{place}]"):
                    branch.enter(parse_entry(text))


def check_edition(edition: object) -> None:
    """Refuse anything but an edition; None says nothing."""
    if edition is not None:
        if not isinstance(edition, str):
            raise wrong("edition", edition, "text")
        with At("edition"):
            find_edition(edition)


def check_names(names: object, players: object) -> None:
    """Refuse anything but a printable name for each player; None says nothing."""
    if names is None:
        return
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != players:
        raise wrong("names", names, "names", players=shown(players))
    for seat, name in enumerate(names):
        check_name(name, f"names[{seat}]")


def check_bots(bots: object, players: object) -> None:
    """Refuse anything that does not say for each seat which bot had it, or that none did; None says nothing."""
    if bots is None:
        return
    if not isinstance(bots, Sequence) or isinstance(bots, str) or len(bots) != players:
        raise wrong("bots", bots, "bots", players=shown(players))
    for seat, bot in enumerate(bots):
        if bot is not None:
            check_name(bot, f"bots[{seat}]")


def check_date(date: object) -> None:
    """Refuse anything but a day of the calendar."""
    found = DAY.fullmatch(date) if isinstance(date, str) else None
    year, month, day = map(int, found.groups()) if found else (0, 1, DAYS[0] + 1)
    leaps = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if day > DAYS[month - 1] or ((month, day) == (2, 29) and not leaps):
        raise wrong("date", date, "day")


def check_tags(tags: object) -> None:
    """Refuse anything but texts by name."""
    if tags is None:
        return
    if not isinstance(tags, Mapping) or len(tags) > MOST_TAGS:
        raise wrong("tags", tags, "tags", most=MOST_TAGS)
    for name, text in tags.items():
        check_name(name, "tags")
        if not isinstance(text, str) or len(text) > LONGEST_NOTE or not text.translate(JOINERS).isprintable():
            raise wrong(f"tags.{name}", text, "line", most=LONGEST_NOTE)


def check_practice(ended_early: object, taken_back: object) -> None:
    """Refuse anything that does not say whether the players stopped, and how often they took something back."""
    if not isinstance(ended_early, bool):
        raise wrong("ended_early", ended_early, "true-or-false")
    if not is_whole(taken_back) or taken_back not in range(MOST_ACTIONS + 1):
        raise wrong("taken_back", taken_back, "whole-number", least=0, most=MOST_ACTIONS)


def check_name(name: object, where: str) -> None:
    """Refuse anything but a name that can be shown anywhere."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.translate(JOINERS).isprintable():
        raise wrong(where, name, "name", most=LONGEST_NAME)


def check_commitment(fingerprint: object, salt: object) -> None:
    """Refuse anything but a fingerprint and its salt; None for both says nothing."""
    if (fingerprint, salt) == (None, None):
        return
    if not isinstance(fingerprint, str) or not FINGERPRINT.fullmatch(fingerprint):
        raise wrong("commitment", fingerprint, "digits", count="64")
    if not isinstance(salt, str) or not SALT.fullmatch(salt):
        raise wrong("salt", salt, "digits", count="32–128")


def check_notes(notes: object, players: object, cards: int, moves: int) -> None:
    """Refuse anything but notes on a game of this many players, cards and moves; None says nothing."""
    if notes is None:
        return
    assert isinstance(players, int)
    for number, note in enumerate(list_of({"notes": notes}, "notes", dict, MOST_NOTES)):
        where = f"notes[{number}]"
        check_fields(note, where, NoteData.__annotations__, NoteData.__optional_keys__)
        for field, most in (("seat", players - 1), ("card", cards - 1), ("move", moves)):
            if field in note and (not is_whole(note[field]) or not 0 <= note[field] <= most):
                raise wrong(f"{where}.{field}", note[field], "whole-number", least=0, most=most)
        text = note["text"]
        if not isinstance(text, str) or len(text) > LONGEST_NOTE or not text.translate(JOINERS).isprintable():
            raise wrong(f"{where}.text", text, "line", most=LONGEST_NOTE)


def check_comments(comments: object, moves: int) -> None:
    """Refuse anything but comments on a game of this many moves; None says nothing."""
    if comments is None:
        return
    for number, comment in enumerate(list_of({"comments": comments}, "comments", dict, MOST_COMMENTS)):
        where = f"comments[{number}]"
        check_fields(comment, where, CommentData.__annotations__, ())
        _check_move(comment["move"], where, moves)
        _check_comment(comment["text"], f"{where}.text")


def check_variations(variations: Sequence[Mapping[str, object]], moves: int) -> None:
    """Refuse anything but variations of a game of this many moves; whether they can be played is another question."""
    all_together = 0
    for number, variation in enumerate(variations):
        where = f"variations[{number}]"
        check_fields(variation, where, VariationData.__annotations__, VariationData.__optional_keys__)
        _check_move(variation["move"], where, moves)
        with At(where):
            all_together += len(list_of(variation, "actions", str, MOST_ACTIONS))
        if "comment" in variation:
            _check_comment(variation["comment"], f"{where}.comment")
    if all_together > MOST_ACTIONS:
        raise wrong("variations", all_together, "few-actions", most=MOST_ACTIONS)


def _check_move(move: object, where: str, moves: int) -> None:
    if not is_whole(move) or move not in range(moves + 1):
        raise wrong(f"{where}.move", move, "whole-number", least=0, most=moves)


def _check_comment(text: object, where: str) -> None:
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_COMMENT:
        raise wrong(where, text, "letters", most=LONGEST_COMMENT)


# ---- Saying where --------------------------------------------------------------------------------------------------


class At:
    """Adds to an error where in the record it was found."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, TamayaError):
            places = (self.where, *(str(place) for name, place in error.details.items() if name == "where"))
            raise BadRecord("record-" + error.code, **{**error.details, "where": ": ".join(places)}) from error


def check_fields(record: object, where: str, known: Collection[str], optional: Collection[str]) -> None:
    """Refuse anything but an object with all known fields, except for optional ones, and no others."""
    if not isinstance(record, Mapping):
        raise wrong(where, record, "object")
    for name in record:
        if name not in known:
            raise BadRecord("field-unknown", where=where, field=shown(name), fields=", ".join(known))
    for name in known:
        if name not in record and name not in optional:
            raise BadRecord("field-missing", where=where, field=name)


def list_of(record: Mapping[str, object], name: str, kind: type[Item], most: int) -> list[Item]:
    """A field that is a list of texts or of whole numbers."""
    items = record[name]
    if not isinstance(items, list):
        raise wrong(name, items, "list")
    if len(items) > most:
        raise wrong(name, items, "short-list", most=most, found=len(items))
    for number, item in enumerate(items):
        if not (is_whole(item) if kind is int else isinstance(item, kind)):
            raise wrong(f"{name}[{number}]", item, KINDS[kind])
    return items


def wrong(where: str, value: object, wanted: str, **details: str | int) -> BadRecord:
    """The error for a value that is not what it should be; the text that says what is wanted has these details."""
    return BadRecord("field-wrong", where=where, value=shown(value), wanted=wanted, **details)
