"""Bots that are other programs at the table: whoever runs the server names them, and visitors choose by name."""

import shlex

import pytest

from tamaya.core.errors import TamayaError
from tamaya.server.bots.workers import read_commands
from tamaya.server.config import Config
from tests.bots.lines.test_programs import GUEST
from tests.server.guests import running

GUEST_COMMAND = shlex.join(GUEST)


def test_programs_sit_down_by_name_and_one_that_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    commands = f"guest={GUEST_COMMAND};cheat={GUEST_COMMAND} cheat"
    config = Config(database=":memory:", port=0, bot_pause=0, bot_seconds=60, bot_workers=1, bot_commands=commands)
    with running(config) as server:
        ann = server.guest("Ann")
        assert {"guest", "cheat"} <= set(ann.get("/api/editions")["bots"])
        with ann.join(ann.open_table(players=3, explained=True)) as visit:
            for command in ("guest=/bin/true", GUEST_COMMAND, "/bin/true", "tamaya.bots.cautious:make"):
                assert visit.ask("addBot", chair=1, bot=command) == "unknown-bot"
            assert visit.ask("addBot", chair=1, bot="guest", speed="quick") == "done"
            assert visit.ask("addBot", chair=2, bot="cheat", speed="quick") == "done"
            assert visit.ask("start", first=1) == "done"
            visit.until(visit.my_turn)
            moves = [move for message in visit.messages if message["type"] == "moved" for move in message["moves"]]
    assert [move["fallback"] for move in moves] == [False, True]
    assert moves[0]["reason"] == {"key": "own-words", "cards": [], "details": {"text": "the first one"}}
    (failed,) = [vars(record) for record in caplog.records if record.getMessage() == "a bot failed"]
    assert failed["bot"] == "cheat"
    assert failed["error"] == "It wants 'play 69', which is not legal."


def test_commands_are_read() -> None:
    text = "mine=./mybot --level=2;other=python3 bot.py"
    assert read_commands(text) == {"mine": "./mybot --level=2", "other": "python3 bot.py"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("./mybot", "write NAME=COMMAND"),
        ("My Bot=./mybot", "small letters"),
        ("cautious=./mybot", "There is already a bot called “cautious”"),
        ("a=./one;a=./two", "There is already a bot called “a”"),
        ("a=", "cannot be empty"),
        ("a='./mybot", "No closing quotation"),
    ],
)
def test_what_is_no_command_is_refused(text: str, why: str) -> None:
    with pytest.raises(TamayaError, match=why):
        read_commands(text)
