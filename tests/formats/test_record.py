"""The game record as a file: written the same for ever, read strictly."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from docs.write_record_schema import schema_text
from tamaya import EDITIONS, Game, Rules, TamayaError
from tamaya.core.errors import BadRecord
from tamaya.formats import RecordedGame, read_any, read_game, write_as, write_game
from tests.core.playing import Setup, examples, setups

SCHEMA_TEXT = (Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8")
SCHEMA = json.loads(SCHEMA_TEXT)

GOLDEN = """\
{
  "format": "tamaya",
  "version": 1,
  "edition": "norwegian",
  "names": ["Åse", "Bjørn"],
  "rules": {"multicolour": "none", "black_powder": false, "bonus_tiles": false, "announce": true, \
"masterpiece": false, "hints": 8, "mistakes": 3, "empty_hints": true, "discard_when_full": false, "hand_size": null},
  "players": 2,
  "seed": 0,
  "deck": ["r1", "r1", "r1", "r2", "r2", "r3", "r3", "r4", "r4", "r5", "y1", "y1", "y1", "y2", "y2", "y3", "y3", \
"y4", "y4", "y5", "g1", "g1", "g1", "g2", "g2", "g3", "g3", "g4", "g4", "g5", "b1", "b1", "b1", "b2", "b2", \
"b3", "b3", "b4", "b4", "b5", "w1", "w1", "w1", "w2", "w2", "w3", "w3", "w4", "w4", "w5"],
  "tiles": [],
  "actions": [
    "play 0 as red",
    "hint 0 1",
    "arrange 0 4 3 2 1 10",
    "discard 1"
  ]
}
"""


def any_game() -> Game:
    """A game with everything in it that a record can hold."""
    rules = Rules.edition("german-extended", multicolour="wild-10", black_powder=True, bonus_tiles=True)
    return Setup(rules, players=4, seed=7, skill=100).play_to_the_end()


def test_the_schema_is_what_the_core_says() -> None:
    """If this fails: python -m docs.write_record_schema > docs/record.schema.json"""
    assert schema_text() == SCHEMA_TEXT


def test_the_text_of_a_record_is_the_same_for_ever() -> None:
    recorded = read_game(GOLDEN)
    assert recorded.names == ("Åse", "Bjørn")
    assert recorded.edition == "norwegian"
    assert recorded.game.hands == ((4, 3, 2, 10, 11), (5, 6, 7, 8, 9))  # C3: the rest keep their order
    assert write_game(recorded) == GOLDEN
    assert write_game(read_game(GOLDEN.encode())) == GOLDEN


@given(setups(), st.sampled_from([None, *EDITIONS]), st.booleans())
def test_every_game_is_read_as_it_was_written(setup: Setup, edition: str | None, named: bool) -> None:
    game = setup.play_for_a_while()
    names = tuple(f"Zoë {seat}" for seat in range(game.players)) if named else None
    text = write_game(RecordedGame(game, names, edition))
    again = read_any(text)
    assert (again.names, again.edition) == (names, edition)
    assert again.game.record() == game.record()
    assert again.game.row == game.row
    assert again.game.log == game.log
    assert write_as("tamaya", again) == text


@given(setups())
def test_every_record_fits_the_schema(setup: Setup) -> None:
    game = setup.play_for_a_while()
    names = tuple(f"Seat {seat}" for seat in range(game.players))
    validator = jsonschema.Draft202012Validator(SCHEMA)
    validator.validate(json.loads(write_game(RecordedGame(game, names, "danish"))))
    validator.validate(game.record())


def test_the_schema_is_valid_and_knows_all_options_and_editions() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    options = SCHEMA["properties"]["rules"]["properties"]
    assert {name: option["default"] for name, option in options.items()} == Rules().to_dict()
    assert SCHEMA["properties"]["edition"]["enum"] == [*EDITIONS]


def test_a_file_with_names_and_edition_can_be_replayed_by_the_library_too() -> None:
    assert len(Game.replay(json.loads(GOLDEN)).history) == 4


def test_an_option_that_is_missing_is_as_in_the_base_game() -> None:
    data = json.loads(GOLDEN)
    data["rules"] = {"announce": True}
    assert read_game(json.dumps(data)).game.rules == Rules(announce=True)


@pytest.mark.parametrize("name", ["Zoë", "مریم‌جان", "👩‍🚀", "x" * 60])
def test_names_may_be_written_in_any_script(name: str) -> None:
    recorded = RecordedGame(any_game(), (name, "b", "c", "d"))
    assert read_game(write_game(recorded)).names == recorded.names


def set_to(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    """A way to spoil a record: another value for a field, or for one of its parts (`deck.3`)."""

    def spoil(record: dict[str, Any]) -> None:
        *path, last = field.split(".")
        part: Any = record
        for step in path:
            part = part[int(step)] if isinstance(part, list) else part[step]
        part[int(last) if isinstance(part, list) else last] = value

    return spoil


SPOILT = {
    "an unknown field": (set_to("colour", "red"), "field-unknown", "There is no field 'colour'"),
    "a missing field": (lambda record: record.pop("deck"), "field-missing", "“deck” is missing"),
    "another format": (set_to("format", "chess"), "field-wrong", "format: 'chess'"),
    "a later version": (set_to("version", 2), "field-wrong", "version: 2"),
    "a version that is true": (set_to("version", True), "field-wrong", "version: True"),
    "an unknown edition": (
        set_to("edition", "french"),
        "record-unknown-edition",
        "edition: There is no edition 'french'",
    ),
    "an edition that is a number": (set_to("edition", 3), "field-wrong", "edition: 3"),
    "a date in words": (set_to("date", "Christmas"), "field-wrong", "date: 'Christmas' should be a day such as"),
    "a day that does not exist": (set_to("date", "2025-02-29"), "field-wrong", "date: '2025-02-29'"),
    "too few names": (set_to("names", ["Ann"]), "field-wrong", "names: ['Ann'] should be a list of 4 names"),
    "one name for all": (set_to("names", "Anna"), "field-wrong", "names: 'Anna'"),
    "an empty name": (set_to("names", ["", "b", "c", "d"]), "field-wrong", "names[0]: ''"),
    "a name with an escape": (set_to("names", ["a", "\x1b[2J", "c", "d"]), "field-wrong", r"names[1]: '\x1b[2J'"),
    "a name that turns text round": (set_to("names", ["a", "b", "\u202e", "d"]), "field-wrong", r"names[2]: '\u202e'"),
    "a name without end": (set_to("names", ["a", "b", "c", "x" * 61]), "field-wrong", "names[3]: 'xxx"),
    "rules that are a list": (set_to("rules", []), "field-wrong", "rules: []"),
    "an unknown option": (set_to("rules.fuse", 3), "record-unknown-option", "rules: There is no option 'fuse'"),
    "an option of the wrong type": (set_to("rules.announce", 1), "record-not-yes-or-no", "rules: announce cannot be 1"),
    "0 hints": (set_to("rules.hints", 0), "record-out-of-range", "rules: hints cannot be 0"),
    "7 players": (set_to("players", 7), "record-players", "players: 7 players cannot play"),
    "players as text": (set_to("players", "4"), "record-players", "players: '4' players"),
    "half a player": (set_to("players", 2.5), "record-players", "players: 2.5"),
    "hands that the deck cannot serve": (
        set_to("rules.hand_size", 30),
        "record-hand-too-large",
        "players: The deck has",
    ),
    "a negative seed": (set_to("seed", -1), "field-wrong", "seed: -1"),
    "a seed that browsers cannot keep": (set_to("seed", 1 << 53), "field-wrong", "seed: 9007199254740992"),
    "no seed": (set_to("seed", None), "field-wrong", "seed: None"),
    "a deck that is text": (set_to("deck", "r1"), "field-wrong", "deck: 'r1' should be a list"),
    "a card that is a number": (set_to("deck.17", 5), "field-wrong", "deck[17]: 5 should be text"),
    "a card that does not exist": (set_to("deck.17", "r9"), "record-unknown-card", "deck[17]: 'r9' is not a card"),
    "a card as long as a book": (set_to("deck.3", "r" * 9999), "record-unknown-card", "deck[3]: 'rrr"),
    "a card too often": (set_to("deck", ["r1"] * 70), "record-deck", "Too many: r1 r1"),
    "a deck without end": (set_to("deck", ["r1"] * 9999), "field-wrong", "deck: ['r1', 'r1'"),
    "a card too few": (lambda record: record["deck"].pop(), "record-deck", "Missing"),
    "tile 7": (set_to("tiles.0", 7), "record-tiles", "tiles cannot be [7"),
    "a tile twice": (set_to("tiles", [1, 1, 2, 3, 4, 5]), "record-tiles", "tiles cannot be [1, 1"),
    "no tiles": (set_to("tiles", []), "field-wrong", "tiles: [] should be the six tiles"),
    "tiles that nobody plays with": (set_to("rules.bonus_tiles", False), "field-wrong", "should be empty"),
    "an action that is none": (
        set_to("actions.3", "pass"),
        "record-unknown-action",
        "actions[3]: 'pass' is not an action",
    ),
    "an action that is a list": (set_to("actions.3", ["play", 1]), "field-wrong", "actions[3]: ['play', 1]"),
    "an action as long as a book": (set_to("actions.0", "play " + "1" * 9999), "record-unknown-action", "actions[0]: "),
    "an action that is illegal": (
        set_to("actions.0", "play 69"),
        "record-not-your-card",
        "actions[0]: “play 69” is not allowed",
    ),
    "a seat that does not exist": (
        set_to("actions.0", "hint 4 1"),
        "record-no-such-seat",
        "actions[0]: “hint 4 1” is not allowed",
    ),
    "an arrangement of other cards": (set_to("actions.0", "arrange 0 9"), "record-not-a-rearrangement", "actions[0]: "),
    "actions after the end": (
        lambda record: record["actions"].append("play 1"),
        "record-game-over",
        "The game is over",
    ),
    "actions without end": (set_to("actions", ["arrange 0 0 1 2 3"] * 10_001), "field-wrong", "at most 10,000"),
}


@pytest.mark.parametrize(("spoil", "code", "said"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_record_is_refused_with_the_place(
    spoil: Callable[[dict[str, Any]], object], code: str, said: str
) -> None:
    record: dict[str, Any] = json.loads(write_game(RecordedGame(any_game())))
    spoil(record)
    with pytest.raises(BadRecord) as refused:
        read_game(json.dumps(record))
    assert refused.value.code == code
    assert said in refused.value.message
    assert len(refused.value.message) < 600
    assert "\n" not in refused.value.message


@pytest.mark.parametrize("text", ["[]", "3", "null", '"tamaya"', "{}", '{"players": 3}'])
def test_json_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"is not a game|is empty"):
        read_any(text)
    with pytest.raises(BadRecord):
        read_game(text)


def test_data_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record: \[\] should be an object"):
        Game.replay([])  # type: ignore[arg-type]


def test_an_unknown_format_is_refused_by_name() -> None:
    with pytest.raises(BadRecord, match="no format 'pgn': the formats are tamaya, hanab-live"):
        write_as("pgn", RecordedGame(any_game()))


@pytest.mark.parametrize(
    ("names", "edition", "said"),
    [(("Ann",), None, "names: "), (("a", "b", "c", "\n"), None, r"names\[3\]: "), (None, "french", "edition: ")],
)
def test_what_could_not_be_read_again_is_not_written(
    names: tuple[str, ...] | None, edition: str | None, said: str
) -> None:
    with pytest.raises(BadRecord, match=said):
        write_game(RecordedGame(any_game(), names, edition))


RUBBISH: list[object] = [
    None,
    True,
    -1,
    2.5,
    10**18,
    "",
    "r1",
    "play 1",
    "hint 1 red",
    "x" * 500,
    [],
    {},
    ["r1"],
    {"a": 1},
]


def spoil_anywhere(data: Any, rng: random.Random) -> Any:
    """The data with one thing in it changed, left out, doubled or added."""
    if isinstance(data, (dict, list)) and data and rng.random() < 0.8:
        copy = data.copy()
        key = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        match rng.randrange(6):
            case 0:
                del copy[key]
            case 1 if isinstance(copy, list):
                copy.insert(rng.randrange(len(copy)), copy[key])
            case 2 if isinstance(copy, list):
                other = rng.randrange(len(copy))
                copy[key], copy[other] = copy[other], copy[key]
            case 3 if isinstance(copy, dict):
                copy[rng.choice(["a", "deck", "names", "edition"])] = rng.choice(RUBBISH)
            case _:
                copy[key] = spoil_anywhere(copy[key], rng)
        return copy
    return rng.choice(RUBBISH)


@pytest.mark.slow
@given(setups(), st.sampled_from(["tamaya", "hanab-live"]), st.randoms(use_true_random=False))
@examples(300)
def test_whatever_is_done_to_a_file_only_our_own_errors_are_raised(
    setup: Setup, format: str, rng: random.Random
) -> None:
    try:
        text = write_as(format, RecordedGame(setup.play_for_a_while()))
    except TamayaError:
        return
    for _ in range(5):
        data = json.loads(text)
        for _ in range(rng.randint(1, 3)):
            data = spoil_anywhere(data, rng)
        read_or_refuse(json.dumps(data))
        raw = bytearray(text.encode())
        for _ in range(rng.randint(1, 5)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        read_or_refuse(bytes(raw))
        read_or_refuse(bytes(raw[: rng.randrange(len(raw))]))


def read_or_refuse(text: str | bytes) -> None:
    try:
        recorded = read_any(text)
    except TamayaError as error:
        refused = error
    else:
        assert read_any(write_game(recorded)).game.record() == recorded.game.record()
        return
    assert refused.code
    assert len(refused.message) < 2000


@pytest.mark.parametrize("write", [write_game, lambda game: write_as("hanab-live", game)])
def test_a_game_that_is_no_record_yet_is_refused_in_a_sentence(write: Callable[[Any], str]) -> None:
    with pytest.raises(TamayaError, match=r"is not a record: write a game as RecordedGame\(game\)\."):
        write(Game.deal(Rules(), 2, 1))
