"""The other side of the line: what is told can be read again, and one of our bots can be the program."""

import json
import sys

import pytest
from hypothesis import given

from tamaya.arena.playing import play_game
from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.lines.conversation import Conversation, facts_of
from tamaya.bots.lines.decoding import BadMessage, read_told
from tamaya.bots.lines.guest import GuestProgram
from tamaya.bots.lines.programs import end_all
from tamaya.bots.lines.protocol import BeginGame, Bye, Choose, Complain, ShowView, TellEvent, ToBot, write_line
from tamaya.core.events import seen_by
from tamaya.core.rules import Rules
from tests.core.playing import Setup, examples, setups


@given(setups())
@examples(12)
def test_what_is_told_can_be_read_again(setup: Setup) -> None:
    game = setup.play_for_a_while()
    seat = game.actor if game.outcome is None else 0
    said: list[ToBot] = [
        BeginGame(1, game.players, seat, game.rules, facts_of(game.rules, game.players)),
        ShowView(game.view(seat)._replace(past=())),  # it has been told event by event
        *(TellEvent(seen_by(seat, event)) for event in game.log),
        Choose(1, 10.0),
        Complain("no"),
        Bye(),
    ]
    for message in said:
        assert read_told(write_line(message)) == message


def test_what_a_later_version_adds_is_left_alone() -> None:
    assert read_told('{"type":"weather","sky":"blue"}') is None
    assert read_told('{"type":"event","event":{"type":"applause"}}') is None
    assert read_told('{"type":"choose","number":1,"seconds":2,"mood":"good"}') == Choose(1, 2.0)


@pytest.mark.parametrize(
    "line",
    [
        *("", "[]", "3", "{}", '{"type":[]}', '{"type":"choose"}', '{"type":"choose","number":"1","seconds":1}'),
        *("[" * 9999, '{"type":"view","view":7}', '{"type":"event","event":{"type":"passedOver","seat":"x"}}'),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_told(line)
    assert "is not a message from a table" in refused.value.message


def test_a_guest_leaves_nonsense_alone_and_goes_when_it_is_told() -> None:
    log: list[str] = []
    guest = GuestProgram("me", make_cautious, log.append)
    assert guest.hear(b"what?") is None
    assert guest.hear(write_line(Choose(1, 1.0))) is None  # there is no game
    assert len(log) == 1
    hello = guest.hear(Conversation().hello(10.0))
    assert hello is not None
    assert json.loads(hello) == {"type": "hello", "version": 1, "name": "me", "author": ""}
    assert guest.hear(write_line(Bye())) is None
    assert guest.ended


def test_as_a_program_a_bot_plays_as_it_does_here() -> None:
    command = f"{sys.executable} -m tamaya bot-run cautious"
    there = play_game((command, "cautious"), Rules(), 5)
    here = play_game(("cautious", "cautious"), Rules(), 5)
    assert there.replaced == ()
    assert there.game.history == here.game.history
    end_all()
