"""What a program is told: all of it fits the schema, nothing of it depends on cards that its seat does not see."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import jsonschema
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tamaya.bots.lines.conversation import Conversation
from tamaya.bots.lines.protocol import LONGEST_TOLD, TYPES, BotAction, BotHello, FromBot, NoAnswer, ToBot, write_line
from tamaya.bots.lines.protocol_schema import schema_text
from tamaya.core.events import EVENT_NAMES, seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tests.core.playing import Setup, examples, setups
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile

DOCS = Path(__file__).parents[3] / "docs"
SCHEMA = json.loads((DOCS / "bot-protocol.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
PAGE = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")


def everything_told(game: Game, seat: int) -> Iterator[bytes]:
    """Every line that the bot of a seat gets in a game so far, and a question."""
    told = Conversation()
    yield told.hello(10.0)
    yield from told.tell("game", game.rules, game.players, seat, [seen_by(seat, event) for event in game.log])
    yield from told.ask(game.view(seat), 10.0).splitlines(keepends=True)


def test_the_schema_is_that_of_the_messages() -> None:
    """If this fails: python -m tamaya.bots.lines.protocol_schema > docs/bot-protocol.schema.json"""
    assert (DOCS / "bot-protocol.schema.json").read_text(encoding="utf-8") == schema_text()


@pytest.mark.parametrize("line", [write_line(BotHello(1, "Guest")), write_line(BotAction(1, "play 0", "why not"))])
def test_the_answers_of_a_bot_fit_the_schema(line: bytes) -> None:
    VALIDATOR.validate(json.loads(line))


def test_the_page_names_every_message_and_event() -> None:
    for kind in (*get_args(ToBot), *get_args(FromBot)):
        assert f"| `{TYPES[kind]}` |" in PAGE
    for name in EVENT_NAMES.values():
        assert f"`{name}`" in PAGE


def test_the_conversation_on_the_page_is_in_the_order_of_a_real_one() -> None:
    said = re.findall(r'^([<>]) \{"type":"(\w+)"', PAGE, re.MULTILINE)
    assert said[:2] == [(">", "hello"), ("<", "hello")]
    assert [kind for _, kind in said[2:]] == ["game", "event", "event", "view", "choose", "action", "event", "bye"]


@given(setups(), st.integers(0, 2**32))
@examples(8)
def test_what_is_hidden_from_a_seat_changes_no_byte_of_what_its_program_is_told(setup: Setup, chance: int) -> None:
    """Law 4 on the pipe; and whatever is told fits the schema."""
    game = setup.play_for_a_while()
    assume(not learnt_from_a_tile(game))
    rng = random.Random(chance)
    seat = chance % game.players
    told = list(everything_told(game, seat))
    world = Hidden(game, seat, rng).another_world()
    assert list(everything_told(world, seat)) == told
    for line in told:
        VALIDATOR.validate(json.loads(line))


def test_no_line_is_longer_than_is_said() -> None:
    rules = Rules(multicolour="wild-10", black_powder=True, hand_size=34)
    game = Game.deal(rules, 2, 1)
    assert max(map(len, everything_told(game, 0))) < LONGEST_TOLD
    assert f"{LONGEST_TOLD:,} bytes" in PAGE


def test_a_game_is_told_once_and_begins_again_when_moves_were_taken_back() -> None:
    told, game = Conversation(), Game.deal(Rules(), 2, 1)

    def news(name: str = "one") -> list[str]:
        events = [seen_by(0, event) for event in game.log]
        return [json.loads(line)["type"] for line in told.tell(name, game.rules, 2, 0, events)]

    assert news() == ["game", "event"]
    assert news() == []
    earlier = game.copy()
    game.do("hint 1 1")
    assert news() == ["event"]
    game = earlier
    game.do("hint 1 2")
    assert news() == ["game", "event", "event"]
    assert news("another") == ["game", "event", "event"]


def test_a_reason_is_tidied_and_need_not_be_given() -> None:
    told, game = Conversation(), Game.deal(Rules(), 2, 1)
    view = game.view(0)
    told.ask(view, 1.0)
    reason = told.answer(write_line(BotAction(1, "play 0", "  so\tit\x1b[31m seems " + "!" * 1000)), view).reason
    assert reason.key == "own-words"
    (text,) = dict(reason.details).values()
    assert str(text).startswith("so it [31m seems !!")
    assert len(str(text)) == 300
    assert told.answer(write_line(BotAction(1, "play 0")), view).reason.key == "unsaid"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"type":"action","number":' + b"9" * 5000 + b"}",
        b"null",
        b'{"type":["action"]}',
    ],
    ids=["empty", "bytes", "nested", "huge", "null", "list"],
)
def test_whatever_a_program_says_is_understood_or_refused(line: bytes) -> None:
    told, view = Conversation(), Game.deal(Rules(), 2, 1).view(0)
    told.ask(view, 1.0)
    with pytest.raises(NoAnswer):
        told.answer(line, view)
