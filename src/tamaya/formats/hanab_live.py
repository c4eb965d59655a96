"""hanab.live's JSON: games played there can be replayed here, and games that its rules can express go there.

{"players": [names], "deck": [{"suitIndex", "rank"}, …], "actions": [{"type", "target", "value"}, …], "options": {…}}

Action types: 0 play and 1 discard (target: the card's place in the deck), 2 colour hint and 3 value hint (target: the
seat), 4 and 5 the table was ended. docs/record.md has the table of variants and options.
"""

import json
from collections.abc import Mapping
from typing import NamedTuple

from tamaya.core.actions import Action, Arrange, Discard, Hint, Play
from tamaya.core.cards import BASE_COLOURS, VALUES, Card, Colour
from tamaya.core.errors import BadRecord, NotExportable, shown
from tamaya.core.events import Discarded, Json, PassedOver
from tamaya.core.game import Game
from tamaya.core.record import MOST_ACTIONS, At, check_fields, check_names, list_of, wrong
from tamaya.core.rules import Rules, is_whole
from tamaya.formats import json_text
from tamaya.formats.record import RecordedGame

PLAY, DISCARD, COLOUR_HINT, VALUE_HINT, END, END_BY_VOTE = range(6)


class Variant(NamedTuple):
    """What one of their variants is here: two options, and the colour of their sixth suit."""

    multicolour: str
    black_powder: bool
    sixth: Colour | None


VARIANTS = {
    "No Variant": Variant("none", False, None),
    "6 Suits": Variant("named-10", False, Colour.MULTICOLOUR),
    "Black (6 Suits)": Variant("named-5", False, Colour.MULTICOLOUR),
    "Rainbow (6 Suits)": Variant("wild-10", False, Colour.MULTICOLOUR),
    "Dark Rainbow (6 Suits)": Variant("wild-5", False, Colour.MULTICOLOUR),
    "White Reversed (6 Suits)": Variant("none", True, Colour.BLACK),
}

FIELDS = ("players", "deck", "actions", "options", "id", "seed", "notes", "characters")
OPTIONAL_FIELDS = FIELDS[3:]

TRANSLATED = ("variant", "emptyClues", "allOrNothing", "oneExtraCard", "oneLessCard", "startingPlayer")
REFUSED = ("cardCycle", "deckPlays", "detrimentalCharacters")  # other games, unless they are false
# Clocks and labels; a speedrun only stops earlier, as the actions show.
IGNORED = ("timed", "timeBase", "timePerTurn", "speedrun", "tableName", "numPlayers", "maxPlayers")


# ---- Import --------------------------------------------------------------------------------------------------------


def read_game(text: str | bytes) -> RecordedGame:
    """The game in a hanab.live file. One that was broken off there is a game that has not ended here."""
    return from_data(json_text.parse(text))


def from_data(data: object) -> RecordedGame:
    """The game in the data of a hanab.live file."""
    check_fields(data, "game", FIELDS, OPTIONAL_FIELDS)
    assert isinstance(data, Mapping)
    names = list_of(data, "players", str, 6)
    options = {} if data.get("options") is None else data["options"]
    _check_options(options)
    _check_characters(data.get("characters"))
    rules = _rules(options, len(names))
    with At("players"):
        hand_size = rules.hand_size_for(len(names))
    check_names(names, len(names))
    seats = _Seats(_starting_player(options, len(names)), len(names), hand_size)
    colours = _colours(options)
    deck = [_card(item, number, colours) for number, item in enumerate(list_of(data, "deck", dict, rules.deck_size))]
    with At("deck"):
        game = Game.deal(rules, len(names), deck=seats.turn(deck))
    over = False
    for number, item in enumerate(list_of(data, "actions", dict, MOST_ACTIONS)):
        where = f"actions[{number}]"
        action = _action(item, where, colours, seats, len(deck))
        if action is None:
            over = True
        elif over:
            raise BadRecord("after-the-end", f"{where}: an action after the table was ended.", where=where)
        else:
            with At(where):
                game.do(action)
    return RecordedGame(game, tuple(seats.turn_names(names)))


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


def _check_options(options: object) -> None:
    if not isinstance(options, Mapping):
        raise wrong("options", options, "an object")
    for name, value in options.items():
        where = f"options.{name}"
        if name in REFUSED:
            if value not in (False, None):
                raise BadRecord(
                    "hanab-live-option",
                    f"{where}: Tamaya has no such rule: only games without it can be read.",
                    where=where,
                )
        elif name not in TRANSLATED and name not in IGNORED:
            raise BadRecord("hanab-live-option", f"options: unknown option {shown(name)}.", where="options")


def _check_characters(characters: object) -> None:
    """Characters bend the rules of single players; a list of none at all does no harm."""
    if any(_names_a_character(entry) for entry in (characters if isinstance(characters, list) else [characters])):
        raise BadRecord("hanab-live-option", "characters: Tamaya has no detrimental characters.", where="characters")


def _names_a_character(entry: object) -> bool:
    return entry not in (None, "", "n/a") and not (isinstance(entry, Mapping) and entry.get("name") in ("", "n/a"))


def _rules(options: Mapping[str, object], players: int) -> Rules:
    variant = _variant(options)
    with At("options"):
        rules = Rules(
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
        raise BadRecord(
            "hanab-live-variant",
            f"options.variant: unknown variant {shown(name)}: known are {known}.",
            where="options.variant",
        )
    return VARIANTS[name]


def _colours(options: Mapping[str, object]) -> tuple[Colour, ...]:
    """Our colours in the order of their suits; their purple is our white."""
    sixth = _variant(options).sixth
    return BASE_COLOURS if sixth is None else (*BASE_COLOURS, sixth)


def _yes(options: Mapping[str, object], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise wrong(f"options.{name}", value, "true or false")
    return value


def _starting_player(options: Mapping[str, object], players: int) -> int:
    return _number(options.get("startingPlayer", 0), "options.startingPlayer", range(players))


def _number(value: object, where: str, allowed: range) -> int:
    if not isinstance(value, int) or not is_whole(value) or value not in allowed:
        raise wrong(where, value, f"a whole number from {allowed[0]} to {allowed[-1]}")
    return value


def _card(item: Mapping[str, object], number: int, colours: tuple[Colour, ...]) -> Card:
    where = f"deck[{number}]"
    check_fields(item, where, ("suitIndex", "rank"), ())
    suit = _number(item["suitIndex"], f"{where}.suitIndex", range(len(colours)))
    return Card(colours[suit], _number(item["rank"], f"{where}.rank", range(1, VALUES + 1)))


def _action(
    item: Mapping[str, object], where: str, colours: tuple[Colour, ...], seats: _Seats, cards: int
) -> Action | None:
    """What one of their actions is here: None if the table was ended."""
    check_fields(item, where, ("type", "target", "value"), ("value",))
    kind = _number(item["type"], f"{where}.type", range(END_BY_VOTE + 1))
    if kind >= END:
        return None
    if kind <= DISCARD:
        id = seats.id(_number(item["target"], f"{where}.target", range(cards)))
        return Play(id) if kind == PLAY else Discard(id)
    seat = seats.seat(_number(item["target"], f"{where}.target", range(seats.players)))
    if kind == VALUE_HINT:
        return Hint(seat, _number(item.get("value"), f"{where}.value", range(1, VALUES + 1)))
    return Hint(seat, colours[_number(item.get("value"), f"{where}.value", range(len(colours)))])


# ---- Export --------------------------------------------------------------------------------------------------------


def write_game(recorded: RecordedGame) -> str:
    """The hanab.live file of a game; an error names what hanab.live does not have."""
    return json.dumps(to_data(recorded), ensure_ascii=False, separators=(",", ":")) + "\n"


def to_data(recorded: RecordedGame) -> dict[str, Json]:
    """The data of the hanab.live file of a game. The order in which players hold their cards is left out."""
    game = recorded.game
    check_names(recorded.names, game.players)
    options = _options(game)
    _check_events(game)
    colours = _colours(options)
    return {
        "players": list(recorded.names or (f"Seat {seat}" for seat in range(game.players))),
        "deck": [{"suitIndex": colours.index(card.colour), "rank": card.value} for card in game.deck],
        "actions": [
            _their_action(entry, f"actions[{number}]", colours)
            for number, entry in enumerate(game.history)
            if not isinstance(entry, Arrange)
        ],
        "options": options,
    }


def _options(game: Game) -> dict[str, Json]:
    rules = game.rules
    if rules.bonus_tiles:
        raise _not_there("rules.bonus_tiles", "bonus tiles")
    if rules.hints != Rules().hints:
        raise _not_there("rules.hints", f"a game with {rules.hints} hint tokens")
    if rules.mistakes != Rules().mistakes:
        raise _not_there("rules.mistakes", f"a game with {rules.mistakes} mistake tokens")
    names = {(variant.multicolour, variant.black_powder): name for name, variant in VARIANTS.items()}
    variant = names.get((rules.multicolour, rules.black_powder))
    if variant is None:
        raise _not_there("rules.multicolour", "a variant with both multicolour and black powder")
    usual = Rules().hand_size_for(game.players)
    more = rules.hand_size_for(game.players) - usual
    if abs(more) > 1:
        raise _not_there(
            "rules.hand_size",
            f"hands of {usual + more} cards for {game.players} players, only {usual - 1} to {usual + 1}",
        )
    options: dict[str, Json] = {"variant": variant}
    chosen = {
        "emptyClues": rules.empty_hints,
        "oneExtraCard": more == 1,
        "oneLessCard": more == -1,
        "allOrNothing": rules.masterpiece,
    }
    return options | {name: True for name, value in chosen.items() if value}


def _check_events(game: Game) -> None:
    """What the rules allow here and not there is no hindrance as long as it did not happen."""
    for event in game.log:
        if isinstance(event, Discarded) and not event.regained:
            raise _not_there(f"discard {event.id}", "discarding while all hint tokens are available (D2)")
        if isinstance(event, PassedOver):
            raise _not_there(f"seat {event.seat} is passed over", "passing over who can do nothing (X3a)")


def _their_action(entry: Action, where: str, colours: tuple[Colour, ...]) -> Json:
    match entry:
        case Play(card, None):
            return _entry(PLAY, card, 0)
        case Discard(card):
            return _entry(DISCARD, card, 0)
        case Hint(seat, Colour() as colour):
            return _entry(COLOUR_HINT, seat, colours.index(colour))
        case Hint(seat, int() as value):
            return _entry(VALUE_HINT, seat, value)
    raise _not_there(f"{where}: {entry}", "announced plays (A1)")


def _entry(type: int, target: int, value: int) -> Json:
    return {"type": type, "target": target, "value": value}


def _not_there(where: str, what: str) -> NotExportable:
    return NotExportable("not-on-hanab-live", f"{where}: hanab.live does not have {what}.", where=where)
