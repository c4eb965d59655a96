"""The record: everything to play a game again, and nothing else is accepted."""

import json
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Game, Rules
from tamaya.core.errors import BadRecord, TamayaError
from tests.core.playing import Setup, deck_beginning, examples


def a_record(**changes: Any) -> dict[str, Any]:
    """A good record with some fields changed; the value `...` takes a field out."""
    rules = Rules(bonus_tiles=True, announce=True)
    game = Game.deal(rules, 2, seed=7, deck=deck_beginning(rules), tiles=[6, 5, 4, 3, 2, 1])
    for action in ("play 0 as red", "hint 0 1"):
        game.do(action)
    game.rearrange(0, [10, 1, 2, 3, 4])
    record: dict[str, Any] = {**game.record()} | changes
    return {name: value for name, value in record.items() if value is not ...}


OPTIONS = Rules(bonus_tiles=True, announce=True).to_dict()


def test_an_option_that_came_later_is_written_if_it_differs() -> None:
    record = Game.deal(Rules(colours=3), 2).record()
    assert record["rules"] == Rules(colours=3).to_dict()
    assert Game.replay(record).rules.colours == 3


@pytest.mark.rule("X4", "C3")
def test_a_record_has_everything() -> None:
    """C3: rearranging is recorded too."""
    assert a_record() == {
        "format": "tamaya",
        "version": 1,
        "rules": {name: value for name, value in OPTIONS.items() if name != "colours"},  # a later one, as usual (X4)
        "players": 2,
        "seed": 7,
        "deck": deck_beginning(Rules()),
        "tiles": [6, 5, 4, 3, 2, 1],
        "actions": ["play 0 as red", "hint 0 1", "arrange 0 10 1 2 3 4"],
    }
    assert Game.replay(a_record()).record() == a_record()


def test_a_record_may_name_the_edition_and_the_players() -> None:
    game = Game.replay(a_record(edition="norwegian", names=["Åse", "👩‍🚀"]))
    assert game.players == 2


def test_a_record_without_tiles_has_none() -> None:
    game = Game.deal(Rules(), 2, seed=1, tiles=[6, 5, 4, 3, 2, 1])
    record = game.record()
    assert record["tiles"] == []
    assert Game.replay(record).row == game.row


DECK = deck_beginning(Rules())


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        *(({name: ...}, "record") for name in a_record()),
        ({"colour": "red"}, "record"),
        ({"": None}, "record"),
        ({"format": "other"}, "format"),
        ({"format": None}, "format"),
        ({"version": 2}, "version"),
        ({"version": True}, "version"),
        ({"version": "1"}, "version"),
        ({"version": 1.0}, "version"),
        ({"rules": []}, "rules"),
        ({"rules": {"hints": 0}}, "rules"),
        ({"rules": {"hints": "8"}}, "rules"),
        ({"rules": {"purple": True}}, "rules"),
        ({"rules": {"multicolour": "m" * 10**6}}, "rules"),
        ({"players": 1}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": 10**400}, "players"),
        ({"players": None}, "players"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**53}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": 7.0}, "seed"),
        ({"deck": None}, "deck"),
        ({"deck": " ".join(DECK)}, "deck"),
        ({"deck": tuple(DECK)}, "deck"),
        ({"deck": [*DECK[:-1], 5]}, "deck[49]"),
        ({"deck": [*DECK[:-1], "w9"]}, "deck[49]"),
        ({"deck": ["r²", *DECK[1:]]}, "deck[0]"),
        ({"deck": ["r" * 10**7, *DECK[1:]]}, "deck[0]"),
        ({"deck": DECK * 1000}, "deck"),
        ({"deck": DECK[:-1]}, "deck and tiles"),
        ({"deck": [*DECK[:-1], "r1"]}, "deck and tiles"),
        ({"deck": [*DECK[:-1], "m1"]}, "deck and tiles"),
        ({"deck": []}, "deck and tiles"),
        ({"tiles": []}, "tiles"),
        ({"tiles": [1, 2, 3, 4, 5, 5]}, "deck and tiles"),
        ({"tiles": [1, 2, 3]}, "deck and tiles"),
        ({"tiles": [1, 2, 3, 4, 5, "6"]}, "tiles[5]"),
        ({"tiles": [True, 2, 3, 4, 5, 6]}, "tiles[0]"),
        ({"tiles": [1, 2, 3, 4, 5, 6, 7]}, "tiles"),
        ({"tiles": None}, "tiles"),
        ({"rules": {}}, "tiles"),
        ({"actions": "play 0"}, "actions"),
        ({"actions": ["play 0", None]}, "actions[1]"),
        ({"actions": ["play 0", "play 1"]}, "actions[1]"),
        ({"actions": ["play 0", "jump"]}, "actions[1]"),
        ({"actions": ["play ٣"]}, "actions[0]"),
        ({"actions": ["play 999"]}, "actions[0]"),
        ({"actions": ["arrange 0 0 1"]}, "actions[0]"),
        ({"actions": ["arrange 7 0 1"]}, "actions[0]"),
        ({"actions": ["x" * 10**7]}, "actions[0]"),
        ({"actions": ["arrange 0 0 1 2 3 4"] * 10_001}, "actions"),
        ({"edition": "french"}, "edition"),
        ({"edition": 5}, "edition"),
        ({"names": ["one"]}, "names"),
        ({"names": "ab"}, "names"),
        ({"names": ["one", ""]}, "names[1]"),
        ({"names": ["one", "two\nlines"]}, "names[1]"),
        ({"names": ["one", "x" * 61]}, "names[1]"),
        ({"names": ["one", 2]}, "names[1]"),
    ],
    ids=lambda value: repr(value)[:50],
)
def test_a_wrong_record_is_refused_with_the_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Game.replay(a_record(**changes))
    assert caught.value.details["where"] == where
    assert caught.value.message.startswith(f"{where}: ")
    assert len(caught.value.message) < 600


@pytest.mark.parametrize("record", [None, [], "{}", 5, [a_record()]], ids=lambda value: repr(value)[:20])
def test_what_is_no_object_is_no_record(record: Any) -> None:
    with pytest.raises(BadRecord, match=r"record: .* should be an object"):
        Game.replay(record)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    game = Setup(Rules(mistakes=1), 2, 3, 0).play_to_the_end()
    record: dict[str, Any] = {**game.record()}
    record["actions"] = [*record["actions"], "hint 1 1"]
    with pytest.raises(BadRecord, match="The game is over") as caught:
        Game.replay(record)
    assert caught.value.code == "record-game-over"
    assert caught.value.details["where"] == f"actions[{len(game.history)}]"


@given(st.data())
def test_a_record_with_anything_in_it_is_read_or_refused(data: st.DataObject) -> None:
    record = a_record()
    name = data.draw(st.sampled_from(sorted(record)))
    scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    rubbish = st.recursive(
        scalars, lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(), part, max_size=3)
    )
    record[name] = data.draw(rubbish)
    try:
        game = Game.replay(record)
    except TamayaError:
        return
    assert Game.replay(game.record()).row == game.row


def test_a_truncated_record_is_refused_somewhere() -> None:
    """Of the text of a record every beginning is either no JSON or no record."""
    text = json.dumps(a_record())
    for length in range(0, len(text), 7):
        with pytest.raises(ValueError, match=r"."):
            Game.replay(json.loads(text[:length]))


# ---- Games that begin in the middle ----------------------------------------------------------------------------------


def test_a_game_can_begin_at_a_row_and_goes_on_like_the_other() -> None:
    game = next(islice(Setup(Rules(bonus_tiles=True, mistakes=10), 3, 8, 95).play(), 30, None))
    twin = Game.from_row(game.rules, game.players, game.row)
    assert (twin.hands, twin.pile, twin.fireworks, twin.tiles) == (game.hands, game.pile, game.fireworks, game.tiles)
    assert sorted(game.discards) == twin.discards
    assert (twin.log, twin.history) == ([], [])
    assert list(twin.legal_actions()) == list(game.legal_actions())
    action = next(iter(game.legal_actions()))
    assert twin.do(action) == game.do(action)
    assert twin.row == game.row


def test_a_game_that_began_in_the_middle_has_no_record() -> None:
    game = Game.deal(Rules(), 2)
    with pytest.raises(BadRecord, match="began in the middle") as caught:
        Game.from_row(game.rules, 2, game.row).copy().record()
    assert caught.value.code == "no-beginning"


@given(st.integers(0, 1000))
@examples(20)
def test_actions_have_numbers_both_ways(seed: int) -> None:
    game = Setup(Rules(announce=True, bonus_tiles=True, multicolour="named-5"), 3, seed, 90).play_for_a_while()
    for action in game.legal_actions():
        assert game.action_of(game.number_of(action)) == action
    for number in (-1, game.tables.actions):
        with pytest.raises(IndexError, match=f"there is no action {number}"):
            game.action_of(number)
