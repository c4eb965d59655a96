"""hanab.live's JSON, read. What means nothing here is ignored, and the answer says what that was."""

import contextlib
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.cards import VALUES, Card, Colour
from tamaya.core.errors import BadRecord, shown
from tamaya.core.game import Game
from tamaya.core.record import MOST_ACTIONS, MOST_NOTES, At, check_date, check_names, check_tags, list_of, wrong
from tamaya.core.rules import PLAYERS, Multicolour, Rules, is_whole
from tamaya.core.tables import IN_PLAY
from tamaya.formats import json_text
from tamaya.formats.record_text import Note, RecordedGame, tidy_note

PLAY, DISCARD, COLOUR_HINT, VALUE_HINT, END, END_BY_VOTE = range(6)


class Variant(NamedTuple):
    """What one of their variants is here: three options; and its number, where it is known."""

    number: int | None
    colours: int
    multicolour: Multicolour = "none"
    black_powder: bool = False

    @property
    def suits(self) -> tuple[Colour, ...]:
        """Our colours in the order of their suits; their purple is our white."""
        extra = () if self.multicolour == "none" else (Colour.MULTICOLOUR,)
        return (*IN_PLAY[self.colours], *extra, *((Colour.BLACK,) if self.black_powder else ()))


VARIANTS = {
    "No Variant": Variant(0, 5),
    "4 Suits": Variant(15, 4),
    "3 Suits": Variant(18, 3),
    "6 Suits": Variant(1, 5, "named-10"),
    "Black (6 Suits)": Variant(2, 5, "named-5"),
    "Black (5 Suits)": Variant(21, 4, "named-5"),
    "Rainbow (6 Suits)": Variant(3, 5, "wild-10"),
    "Rainbow (5 Suits)": Variant(16, 4, "wild-10"),
    "Rainbow (4 Suits)": Variant(17, 3, "wild-10"),
    "Dark Rainbow (6 Suits)": Variant(11, 5, "wild-5"),
    "Dark Rainbow (5 Suits)": Variant(23, 4, "wild-5"),
    "White Reversed (6 Suits)": Variant(None, 5, black_powder=True),
}


def variant_of(rules: Rules) -> str | None:
    """The name of the variant that has these colours; None if they have none."""
    wanted = (rules.colours, rules.multicolour, rules.black_powder)
    return next((name for name, variant in VARIANTS.items() if variant[1:] == wanted), None)


NEEDED = ("deck", "actions")
READ = ("players", "playerCount", "options", "notes", "characters", *NEEDED)
DATES = ("datetimeFinished", "datetimeStarted")
LABELS = ("id", "seed", "score", "endCondition", "tags", *DATES)  # they decide nothing

TRANSLATED = ("variant", "emptyClues", "allOrNothing", "oneExtraCard", "oneLessCard", "startingPlayer")
REFUSED = ("cardCycle", "deckPlays", "detrimentalCharacters")  # other games, unless they are false
# Clocks and labels; a speedrun only stops earlier, as the actions show.
CLOCKS = ("timed", "timeBase", "timePerTurn", "speedrun", "tableName", "numPlayers", "maxPlayers")
MOST_IGNORED = 20  # names to tell of


def read_game(text: str | bytes) -> RecordedGame:
    """The game in a hanab.live file. One that was broken off there is a game that has not ended here.

    Raises:
        BadRecord: if this is not a game, or one of a variant that Tamaya does not have
    """
    return from_data(json_text.parse(text))


def from_data(data: object) -> RecordedGame:
    """The game in the data of a hanab.live file.

    Raises:
        BadRecord: if this is not a game, or one of a variant that Tamaya does not have
    """
    if not isinstance(data, Mapping):
        raise wrong("game", data, "object")
    for name in NEEDED:
        if name not in data:
            raise BadRecord("field-missing", where="game", field=name)
    options = {} if data.get("options") is None else data["options"]
    _check_options(options)
    _check_characters(data.get("characters"))
    names = None if data.get("players") is None else list_of(data, "players", str, 6)
    players = _count_players(data, options) if names is None else len(names)
    rules = _rules(options, players)
    with At("players"):
        hand_size = rules.hand_size_for(players)
    check_names(names, players)
    seats = _Seats(_starting_player(options, players), players, hand_size)
    colours = _variant(options).suits
    cards = list_of(data, "deck", dict, rules.deck_size)
    deck = [_card(card, number, colours) for number, card in enumerate(cards)]
    with At("deck"):
        game = Game.deal(rules, players, deck=seats.turn(deck))
    actions = list_of(data, "actions", dict, MOST_ACTIONS)
    ended = _play(game, actions, colours, seats)
    return RecordedGame(
        game,
        None if names is None else tuple(seats.turn_names(names)),
        date=_date(data),
        ended_early=ended and game.outcome is None,
        notes=tuple(_notes(data.get("notes"), seats, len(cards))),
        ignored=_ignored(data, options, cards, actions),
        tags=_tags(data.get("tags")),
    )


def _play(game: Game, actions: list[dict[str, object]], colours: tuple[Colour, ...], seats: "_Seats") -> bool:
    """Play the actions; return whether the table was ended after them."""
    over = False
    for number, item in enumerate(actions):
        where = f"actions[{number}]"
        action = _action(item, where, colours, seats, len(game.deck))
        if action is None:
            over = True
        elif over:
            raise BadRecord("after-the-end", where=where)
        else:
            with At(where):
                game.do(action)
    return over


class _Seats:
    """Here seat 0 begins. Old games may begin with another: then the seats and the dealt hands are turned."""

    def __init__(self, first: int, players: int, hand_size: int) -> None:
        self.first = first
        self.players = players
        self.shift = first * hand_size
        self.dealt = players * hand_size

    def seat(self, theirs: int) -> int:
        return (theirs - self.first) % self.players

    def id(self, theirs: int) -> int:
        return (theirs - self.shift) % self.dealt if theirs < self.dealt else theirs

    def turn(self, deck: list[Card]) -> list[Card]:
        return [*deck[self.shift : self.dealt], *deck[: self.shift], *deck[self.dealt :]]

    def turn_names(self, names: list[str]) -> list[str]:
        return [*names[self.first :], *names[: self.first]]


# ---- Options -------------------------------------------------------------------------------------------------------


def _check_options(options: object) -> None:
    if not isinstance(options, Mapping):
        raise wrong("options", options, "object")
    for name in REFUSED:
        if options.get(name) not in (False, None):
            raise BadRecord("hanab-live-option", where=f"options.{name}")


def _check_characters(characters: object) -> None:
    """Characters bend the rules of single players; a list of none at all does no harm."""
    if any(_names_a_character(entry) for entry in (characters if isinstance(characters, list) else [characters])):
        raise BadRecord("hanab-live-option", where="characters")


def _names_a_character(entry: object) -> bool:
    return entry not in (None, "", "n/a") and not (isinstance(entry, Mapping) and entry.get("name") in ("", "n/a"))


def _count_players(data: Mapping[str, object], options: Mapping[str, object]) -> int:
    """How many play, where nobody is named."""
    for where, fields in (("playerCount", data), ("options.numPlayers", options)):
        count = fields.get(where.rpartition(".")[2])
        if count is not None:
            return _number(count, where, PLAYERS)
    raise BadRecord("field-missing", where="game", field="players")


def _rules(options: Mapping[str, object], players: int) -> Rules:
    variant = _variant(options)
    with At("options"):
        rules = Rules(
            colours=variant.colours,
            multicolour=variant.multicolour,
            black_powder=variant.black_powder,
            masterpiece=_yes(options, "allOrNothing"),
            empty_hints=_yes(options, "emptyClues"),
        )
    more = _yes(options, "oneExtraCard") - _yes(options, "oneLessCard")
    if not more:
        return rules
    with At("players"):
        return rules.with_options({"hand_size": rules.hand_size_for(players) + more})


def _variant(options: Mapping[str, object]) -> Variant:
    name = options.get("variant", "No Variant")
    if not isinstance(name, str) or name not in VARIANTS:
        known = ", ".join(map(repr, VARIANTS))
        raise BadRecord("hanab-live-variant", where="options.variant", text=shown(name), known=known)
    return VARIANTS[name]


def _yes(options: Mapping[str, object], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise wrong(f"options.{name}", value, "true-or-false")
    return value


def _starting_player(options: Mapping[str, object], players: int) -> int:
    return _number(options.get("startingPlayer", 0), "options.startingPlayer", range(players))


# ---- Cards, actions, notes -----------------------------------------------------------------------------------------


def _number(value: object, where: str, allowed: range) -> int:
    if not isinstance(value, int) or not is_whole(value) or value not in allowed:
        raise wrong(where, value, "whole-number", least=allowed[0], most=allowed[-1])
    return value


def _field(item: Mapping[str, object], name: str, where: str, allowed: range) -> int:
    if name not in item:
        raise BadRecord("field-missing", where=where, field=name)
    return _number(item[name], f"{where}.{name}", allowed)


def _card(item: Mapping[str, object], number: int, colours: tuple[Colour, ...]) -> Card:
    where = f"deck[{number}]"
    suit = _field(item, "suitIndex", where, range(len(colours)))
    return Card(colours[suit], _field(item, "rank", where, range(1, VALUES + 1)))


def _action(
    item: Mapping[str, object], where: str, colours: tuple[Colour, ...], seats: _Seats, cards: int
) -> Action | None:
    """What one of their actions is here: None if the table was ended."""
    kind = _field(item, "type", where, range(END_BY_VOTE + 1))
    if kind >= END:
        return None
    if kind <= DISCARD:
        id = seats.id(_field(item, "target", where, range(cards)))
        return Play(id) if kind == PLAY else Discard(id)
    seat = seats.seat(_field(item, "target", where, range(seats.players)))
    if kind == VALUE_HINT:
        return Hint(seat, _number(item.get("value"), f"{where}.value", range(1, VALUES + 1)))
    return Hint(seat, colours[_number(item.get("value"), f"{where}.value", range(len(colours)))])


def _notes(notes: object, seats: _Seats, cards: int) -> Iterator[Note]:
    """By player and place in the deck: a text, if there is a note. When it was written, they do not say."""
    if notes is None:
        return
    written = 0
    for player, texts in enumerate(list_of({"notes": notes}, "notes", list, seats.players)):
        for card, text in enumerate(texts[:cards]):
            found = tidy_note(text) if isinstance(text, str) else ""
            if found and written < MOST_NOTES:
                written += 1
                yield Note(seats.seat(player), seats.id(card), found)


def _tags(tags: object) -> Mapping[str, str]:
    """Those that say what they are about, as ours do there: `agreement: club`. Others have no name and are left out."""
    named = [tag.partition(": ") for tag in (tags if isinstance(tags, list) else []) if isinstance(tag, str)]
    found = {name: text for name, _, text in named if text}
    with contextlib.suppress(BadRecord):
        check_tags(found)
        return found
    return {}


def _date(data: Mapping[str, object]) -> str | None:
    """The day on which it ended, or at least began. What is not a date says nothing."""
    for name in DATES:
        day = str(data.get(name))[:10]
        with contextlib.suppress(BadRecord):
            check_date(day)
            return day
    return None


# ---- What means nothing here ---------------------------------------------------------------------------------------


def _ignored(
    data: Mapping[str, object],
    options: Mapping[str, object],
    deck: list[dict[str, object]],
    actions: list[dict[str, object]],
) -> tuple[str, ...]:
    """The fields that nobody has read, by their place: each once, whatever the card or action."""
    found = dict.fromkeys(
        (
            *_unknown("", data, (*READ, *LABELS)),
            *_unknown("options.", options, (*TRANSLATED, *REFUSED, *CLOCKS)),
            *(name for card in deck for name in _unknown("deck[].", card, ("suitIndex", "rank"))),
            *(name for action in actions for name in _unknown("actions[].", action, ("type", "target", "value"))),
        )
    )
    return tuple(found)[:MOST_IGNORED]


def _unknown(before: str, fields: Mapping[str, object], known: Collection[str]) -> Iterator[str]:
    return (before + shown(name).strip("'") for name in fields if name not in known)
