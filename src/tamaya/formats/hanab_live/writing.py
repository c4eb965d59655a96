"""hanab.live's JSON, written; an error names what hanab.live does not have."""

import json

from tamaya.core.actions import Action, Discard, Gesture, Hint, Play
from tamaya.core.cards import Colour
from tamaya.core.drawing import seat_names
from tamaya.core.errors import NotExportable
from tamaya.core.events import Discarded, Json, PassedOver
from tamaya.core.game import Game
from tamaya.core.record import check_names
from tamaya.core.rules import Rules
from tamaya.formats.hanab_live.parsing import COLOUR_HINT, DISCARD, PLAY, VALUE_HINT, VARIANTS, variant_of
from tamaya.formats.record_text import Note, RecordedGame


def write_game(recorded: RecordedGame) -> str:
    """The hanab.live file of a game.

    Raises:
        NotExportable: if hanab.live has no words for the game
    """
    return json.dumps(to_data(recorded), ensure_ascii=False, separators=(",", ":")) + "\n"


def to_data(recorded: RecordedGame) -> dict[str, Json]:
    """The data of the hanab.live file of a game. The order in which players hold their cards is left out.

    Raises:
        NotExportable: if hanab.live has no words for the game

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame
        >>> from tamaya.formats.hanab_live import from_data, to_data
        >>> data = to_data(RecordedGame(Game.deal(Rules(), players=2, seed=1)))
        >>> data["deck"][0], from_data(data).game.players
        ({'suitIndex': 1, 'rank': 5}, 2)
    """
    game = recorded.game
    check_names(recorded.names, game.players)
    variant = _variant(game.rules)
    options = _options(game)
    _check_events(game)
    colours = VARIANTS[variant].suits
    data: dict[str, Json] = {
        "players": list(recorded.names or seat_names(game.players)),
        "deck": [{"suitIndex": colours.index(card.colour), "rank": card.value} for card in game.deck],
        "actions": [
            _their_action(entry, f"actions[{number}]", colours)
            for number, entry in enumerate(game.history)
            if not isinstance(entry, Gesture)
        ],
        "options": {"variant": variant, **options},
    }
    if recorded.notes:
        data["notes"] = _notes(recorded.notes, game)
    if recorded.tags:
        data["tags"] = [f"{name}: {text}" for name, text in recorded.tags.items()]
    return data


def _variant(rules: Rules) -> str:
    variant = variant_of(rules)
    if variant is None:
        both = rules.black_powder and rules.multicolour != "none"
        raise not_there("rules.multicolour", "both") if both else not_there("rules.colours", "colours")
    return variant


def _options(game: Game) -> dict[str, Json]:
    rules = game.rules
    if rules.bonus_tiles:
        raise not_there("rules.bonus_tiles", "tiles")
    if rules.hints != Rules().hints:
        raise not_there("rules.hints", "hints", count=rules.hints)
    if rules.mistakes != Rules().mistakes:
        raise not_there("rules.mistakes", "mistakes", count=rules.mistakes)
    usual = Rules().hand_size_for(game.players)
    more = rules.hand_size_for(game.players) - usual
    if abs(more) > 1:
        raise not_there("rules.hand_size", "hands", count=usual + more, least=usual - 1, most=usual + 1)
    chosen = {
        "emptyClues": rules.empty_hints,
        "oneExtraCard": more == 1,
        "oneLessCard": more == -1,
        "allOrNothing": rules.masterpiece,
    }
    return {name: True for name, value in chosen.items() if value}


def _check_events(game: Game) -> None:
    """What the rules allow here and not there is no hindrance as long as it did not happen."""
    for event in game.log:
        if isinstance(event, Discarded) and not event.regained:
            raise not_there(f"discard {event.id}", "full-discard")
        if isinstance(event, PassedOver):
            raise not_there(f"seat {event.seat}", "passing-over")


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
    raise not_there(f"{where}: {entry}", "announcing")


def _entry(type: int, target: int, value: int) -> Json:
    return {"type": type, "target": target, "value": value}


def _notes(notes: tuple[Note, ...], game: Game) -> Json:
    """By player and card the last note; they do not keep when it was written."""
    last = {(note.seat, note.card): note.text for note in notes}
    return [[last.get((seat, card), "") for card in range(len(game.deck))] for seat in range(game.players)]


def not_there(where: str, what: str, **details: int) -> NotExportable:
    """The error for something that hanab.live does not have."""
    return NotExportable("not-on-hanab-live", where=where, what=what, **details)
