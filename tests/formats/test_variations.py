"""Comments and variations in records."""

import json

import jsonschema
import pytest

from docs.write_record_schema import record_schema
from tamaya import Game, Rules
from tamaya.core.errors import BadRecord
from tamaya.core.record import MOST_ACTIONS
from tamaya.formats import Comment, RecordedGame, Variation, read_all, read_game, write_all, write_game


def game_of(*actions: str) -> Game:
    game = Game.deal(Rules(), 2, 7)
    for action in actions:
        game.do(action)
    return game


RECORDED = RecordedGame(
    game_of("hint 1 1", "hint 0 1", "hint 1 2"),
    comments=(Comment(0, "A quiet start.\nToo quiet?"), Comment(3, "Here it was decided.")),
    variations=(Variation(1, ("play 5", "hint 1 1"), "Bolder."), Variation(3, ("hint 0 2",))),
)


def test_comments_and_variations_are_read_as_they_were_written() -> None:
    text = write_game(RECORDED)
    again = read_game(text)
    assert (again.comments, again.variations) == (RECORDED.comments, RECORDED.variations)
    assert write_game(again) == text
    jsonschema.validate(json.loads(text), record_schema())
    both = read_all(write_all("tamaya", [RECORDED, RECORDED]))
    assert [one.variations for one in both] == [RECORDED.variations] * 2


def test_a_variation_is_the_game_as_it_would_have_gone() -> None:
    branch = RECORDED.variations[0].played(RECORDED.game)
    assert list(map(str, branch.history)) == ["hint 1 1", "play 5", "hint 1 1"]
    assert len(RECORDED.game.history) == 3


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("comments", [{"move": 4, "text": "a"}], "comments[0].move: 4 should be"),
        ("comments", [{"move": 0, "text": ""}], "comments[0].text"),
        ("comments", [{"move": 0}], "“text” is missing"),
        ("variations", {}, "variations: {} should be a list"),
        ("variations", [{"move": 0, "actions": ["play 9"]}], "variations[0].actions[0]: “play 9” is not allowed"),
        ("variations", [{"move": 0, "actions": "play 0"}], "variations[0]"),
        ("variations", [{"move": True, "actions": []}], "variations[0].move"),
        ("variations", [{"move": 0, "actions": [], "by": "me"}], "There is no field 'by'"),
        ("variations", [{"move": 0, "actions": ["hint 1 1"] * 6000}] * 2, f"at most {MOST_ACTIONS:,} actions in all"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place(field: str, value: object, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Game.replay({**RECORDED.game.record(), field: value})
    assert said in refused.value.message
