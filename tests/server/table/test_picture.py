"""What is sent about a game is what the core's views and events say, however it was put together."""

import json

import msgspec
import pytest
from hypothesis import given

from tamaya.core.events import event_to_dict, seen_by
from tamaya.server.table.eyes import Eyes
from tamaya.server.table.picture import Picture
from tamaya.server.table.story import tell_story
from tamaya.server.wire import from_server
from tests.core.playing import Setup, examples, setups
from tests.server.tables import ANN, BOB, act, enter, started, table_for


@pytest.mark.slow
@given(setups())
@examples(40)
def test_pictures_taken_one_after_the_other_show_what_views_and_events_say(setup: Setup) -> None:
    played = setup.play_for_a_while()
    trial = table_for(played)
    picture = None
    for entry in played.history:
        enter(trial, entry)
        table = trial.table
        picture = Picture(table, picture)
        assert table.game is not None
        for seat in (None, *range(table.game.players)):
            moved = json.loads(picture.moved(Eyes(seat)))
            events = table.moves[-1].events
            if table.phase == "over":
                assert moved["view"] == json.loads(table.game.open_view().to_json())
                seen = [event_to_dict(seen_by("all", one)) for one in events]
            else:
                assert moved["view"] == json.loads(table.game.view(seat).to_json())
                seen = [event_to_dict(seen_by(seat, one)) for one in events]
            assert moved["moves"][0]["events"] == json.loads(json.dumps(seen))
            assert moved["moves"][0]["place"] == len(table.moves) - 1
    if picture is not None:
        message = picture.moved(Eyes(0))
        assert msgspec.json.decode(message)["type"] == "moved"
        assert {*json.loads(message)} == {"type", *from_server.Moved.__struct_fields__}


def test_the_story_names_the_move_that_cost_most() -> None:
    trial = started(2, seed=3, options={"mistakes": 2})
    while (game := trial.table.game) is not None and game.outcome is None:
        person = (ANN, BOB)[game.actor]
        hopeless = [id for id in game.hands[game.actor] if game.card(id) not in game.prospects().playable]
        act(trial, person, f"play {hopeless[0]}" if hopeless else f"play {game.hands[game.actor][0]}")
    assert game is not None
    story = tell_story(game)
    assert game.outcome == "lost"
    assert story.mistakes == 2
    assert story.turns == len(trial.table.moves), "the turn that ended the game counts"
    assert story.decided == len(trial.table.moves), "the last mistake cost everything"
    assert story.cost == 25
    assert (story.hints, story.discards, story.announced) == (0, 0, 0)


@pytest.mark.parametrize("discards", [False, True])
def test_nobody_says_that_a_turn_in_which_nothing_was_lost_cost_a_point(discards: bool) -> None:
    trial = started(2, seed=3, options={"hand_size": 24})
    for person in (ANN, BOB):
        game = trial.table.game
        assert game is not None
        fitting = [id for id in game.hands[game.actor] if game.card(id) in game.prospects().playable]
        act(trial, person, f"play {fitting[0]}")
    act(trial, ANN, "hint 1 1")
    game = trial.table.game
    assert game is not None
    spare = [id for id in game.hands[game.actor] if game.card(id) not in game.prospects().irreplaceable]
    act(trial, BOB, f"discard {spare[0]}" if discards else "hint 0 1")
    assert trial.table.game is not None
    assert (trial.table.game.ending, trial.table.game.score) == ("last round", 2)
    story = tell_story(trial.table.game)
    assert (story.decided, story.cost) == (None, 0)
