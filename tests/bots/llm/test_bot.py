"""A language model at a seat: real requests to a server that is another process and does all that servers do."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from urllib.request import urlopen

import pytest

from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.llm.bot import LlmBot, llm_bots
from tamaya.bots.llm.briefing import PROMPTS
from tamaya.bots.llm.endpoint import Endpoint, EndpointFailed
from tamaya.bots.naming import find_any_maker, is_command
from tamaya.bots.turns import turns
from tamaya.cli import main
from tamaya.core.errors import TamayaError
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tests.core.playing import Setup
from tests.core.test_nobody_peeks import Hidden

SECRET = "sk-very-secret-key-0123456789"
TROUBLES = Path(__file__).parent / "troubles.py"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server of models."""
    with subprocess.Popen([sys.executable, str(TROUBLES)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.kill()


@pytest.fixture(autouse=True)
def _environment(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", f"{server}/v1/")
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    monkeypatch.setattr("tamaya.bots.llm.bot.FIRST_WAIT", 0.01)


def requests(server: str, model: str) -> list[dict[str, Any]]:
    """What was asked of a model."""
    with urlopen(f"{server}/requests/{model}") as answer:
        found: list[dict[str, Any]] = json.load(answer)
        return found


def seated(bot: str, game: Game, log: list[str] | None = None) -> LlmBot:
    """A model whose turn it is."""
    lines = list[str]() if log is None else log
    made = llm_bots(bot, lines.append)(game.rules, game.players, game.actor, 0)
    assert isinstance(made, LlmBot)
    for event in game.log:
        made.see(seen_by(game.actor, event))
    return made


def moves(bot: str, rules: Rules | None = None) -> tuple[str, LlmBot]:
    """The first move of a model, and the bot."""
    game = Game.deal(rules or Rules(), 2, 7)
    player = seated(bot, game)
    return str(player.choose(game.view(game.actor)).action), player


def test_a_model_plays_a_game_and_is_asked_as_such_servers_are_asked(server: str) -> None:
    game = Game.deal(Rules(), 2, 3)
    bots = [llm_bots("llm:even-1?temperature=0.5")(game.rules, 2, seat, 0) for seat in range(2)]
    for bot in turns(game, bots):
        game.do(bot.choose(game.view(game.actor)).action)
    assert game.outcome is not None
    asked = requests(server, "even-1")
    assert len(asked) == len(game.history)
    assert {one["path"] for one in asked} == {"/v1/chat/completions"}
    assert {one["key"] for one in asked} == {f"Bearer {SECRET}"}
    body = json.loads(asked[0]["body"])
    assert body.keys() == {"model", "messages", "temperature"}
    assert [message["role"] for message in body["messages"]] == ["system", "user"]
    assert not any(bot.stood_in for bot in bots if isinstance(bot, LlmBot))


def test_what_is_hidden_from_a_seat_changes_no_byte_of_a_request(server: str) -> None:
    """Law 4 on the wire, with complaints in it."""
    for number in range(3):
        game = Setup(Rules(multicolour="wild-5"), 3, number, 90).play_for_a_while()
        if game.outcome is None:
            for world in (game, Hidden(game, game.actor, random.Random(number)).another_world()):
                seated(f"llm:unclear-{number}", world).choose(world.view(world.actor))
            one, two, three, four = [request["body"] for request in requests(server, f"unclear-{number}")]
            assert (one, two) == (three, four)
            assert "This answer may mean 1" in two


def test_who_answers_unclearly_is_asked_again_with_a_complaint() -> None:
    action, bot = moves("llm:unclear-x")
    assert action == Game.deal(Rules(), 2, 7).view(0).legal[1]
    assert (bot.spent.calls, bot.spent.tokens, bot.stood_in) == (2, 200, [])


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_server_is_asked_again(status: int) -> None:
    _, bot = moves(f"llm:busy-{status}")
    assert (bot.spent.calls, bot.stood_in) == (3, [])


@pytest.mark.parametrize(
    ("model", "calls", "why"),
    [
        ("status-500", 4, "answers with status 500. no, Bearer …"),
        ("status-401", 1, "answers with status 401."),
        ("status-404", 1, "answers with status 404. no, Bearer …"),
        ("redirect", 1, "answers with status 307."),
        ("rubbish", 4, 'answers with something that is not a chat completion: {"choices": []}'),
        ("huge", 1, "answers with more than 1,048,576 bytes."),
        ("hangup", 4, "cannot be reached: Remote end closed connection without response."),
        ("says-I_like_fireworks", 3, "None of its 3 answers was a choice."),
        ("slow?seconds=0.2", 1, " seconds."),
        ("drip?seconds=0.3", 1, " seconds."),
    ],
)
def test_where_there_is_no_answer_another_bot_moves_and_it_is_noted(model: str, calls: int, why: str) -> None:
    start = time.monotonic()
    action, bot = moves(f"llm:{model}")
    game = Game.deal(Rules(), 2, 7)
    assert action == str(make_cautious(game.rules, 2, 0, 0).choose(game.view(0)).action)
    (noted,) = bot.stood_in
    assert (noted.turn, noted.who, bot.spent.calls) == (1, "cautious", calls)
    assert noted.why.endswith(why)
    assert SECRET not in noted.why
    assert time.monotonic() - start < 25, "the slow one takes 30"


def test_a_server_that_is_not_there_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9")
    _, bot = moves("llm:any")
    assert bot.stood_in[0].why == "127.0.0.1:9 cannot be reached: [Errno 111] Connection refused."


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("calls=2", "Its 2 calls are used up."),
        ("tokens=150", "Its 150 tokens are used up."),
        ("time=0", "Its 0 seconds are used up."),
    ],
)
def test_when_its_budget_is_used_up_the_named_bot_plays_on(options: str, why: str) -> None:
    game = Game.deal(Rules(), 2, 7)
    bot = seated(f"llm:says-1?{options}&then=conventions-club", game)
    for _ in range(4):
        bot.choose(game.view(game.actor))
    assert {(one.who, one.why) for one in bot.stood_in} == {("conventions-club", why)}
    assert len(bot.stood_in) == (4 if options == "time=0" else 2)
    choice = bot.choose(game.view(game.actor))
    assert dict(choice.reason.details) == {"text": f"conventions-club moves for me. {why}"}


def test_who_fails_three_times_in_a_row_is_not_asked_any_more_in_this_game() -> None:
    game = Game.deal(Rules(), 2, 7)
    bot = seated("llm:says-nothing", game)
    for _ in range(5):
        bot.choose(game.view(game.actor))
    assert bot.spent.calls == 9
    assert bot.stood_in[-1].why.startswith("It had no answer 3 times in a row. The last time: None of its 3 answers")


def test_an_answer_in_parts_is_put_together() -> None:
    assert moves("llm:parts")[0] == Game.deal(Rules(), 2, 7).view(0).legal[0]


def test_the_key_is_in_no_log_and_in_no_reason() -> None:
    game, log = Game.deal(Rules(), 2, 7), list[str]()
    bot = seated("llm:echo", game, log)
    choice = bot.choose(game.view(0))
    assert dict(choice.reason.details) == {"text": "Answer: 1, Bearer …"}
    assert log == ["turn 1, 1 calls, 100 tokens, answer 1: Answer: 1, Bearer …"]


@pytest.mark.parametrize("status", [200, 400])
def test_not_even_half_the_key_is_in_an_error(status: int) -> None:
    """Where what is quoted is cut off, too."""
    response = Mock(status=status, getheader=Mock(return_value=None))
    with pytest.raises(EndpointFailed) as failed:
        Endpoint("http://localhost", SECRET, "model")._read(response, b"x" * 185 + SECRET.encode(), [])
    assert SECRET[:6] not in failed.value.message


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("llm:", "names no model"),
        ("llm:x?tokens=many", "tokens cannot be 'many'"),
        ("llm:x?calls=nan", "calls cannot be 'nan'"),
        ("llm:x?language=fr", "There is no language 'fr'"),
        ("llm:x?cheat=1", "has no option 'cheat'"),
        ("llm:x?then=nobody", "There is no bot 'nobody'"),
    ],
)
def test_a_spelling_that_means_nothing_is_refused_in_a_sentence(bot: str, why: str) -> None:
    with pytest.raises(TamayaError) as refused:
        llm_bots(bot)
    assert why in refused.value.message
    assert refused.value.message.endswith(".")


@pytest.mark.parametrize(
    ("url", "key", "why"),
    [
        ("", "", "Where is the model x? Set OPENAI_BASE_URL"),
        ("ftp://x", "", "OPENAI_BASE_URL is not the address"),
        ("http://me:hunter2@x/v1", "", "contains a name or a password"),
        ("http://x:99999/v1", "", "OPENAI_BASE_URL is not the address"),
        ("http://x/v1", "hunter2\nhunter2", "OPENAI_API_KEY is not a key"),
    ],
)
def test_an_endpoint_that_is_none_is_refused_and_no_secret_is_repeated(
    url: str, key: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", url)
    monkeypatch.setenv("OPENAI_API_KEY", key)
    with pytest.raises(TamayaError) as refused:
        llm_bots("llm:x")
    assert why in refused.value.message
    assert "hunter2" not in str(refused.value)


def test_the_name_of_a_model_may_have_what_commands_have() -> None:
    assert not is_command("llm:maker/model 7:free")
    assert find_any_maker("llm:maker/model 7:free") is not None


def test_the_arena_takes_a_model_as_any_bot_and_says_who_moved_for_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    team = ("--bot", "llm:even-2?calls=3", "--bot", "cautious")
    options = ("--players", "2", "--games", "1", "--workers", "1", "--save", str(tmp_path), "--bot-log", str(log))
    assert main(["arena", *team, *options]) == 1
    told = capsys.readouterr()
    first, *_, last = told.err.splitlines()
    assert first == (
        "tamaya: The bot llm:even-2?calls=3 did not move in the game with seed 1, turn 7. Its 3 calls are used up. "
        "cautious moved instead."
    )
    assert last.startswith("tamaya: And ")
    assert "one game" in told.out
    for text in (told.out, told.err, log.read_text(), (tmp_path / "1.json").read_text()):
        assert SECRET not in text
    assert "llm:even-2" in (tmp_path / "1.json").read_text()


def play(bot: str, deal: int) -> Game:
    """A game of a model with itself."""
    game = Game.deal(Rules(), 2, deal)
    for player in turns(game, [llm_bots(bot)(game.rules, 2, seat, deal) for seat in range(2)]):
        game.do(player.choose(game.view(game.actor)).action)
    return game


def test_a_model_is_reminded_of_as_much_as_is_wanted(server: str) -> None:
    for history in ("turn", "game", "talk"):
        game = play(f"llm:even-h{history}?history={history}", 4)
        asked = [json.loads(one["body"])["messages"] for one in requests(server, f"even-h{history}")]
        third = asked[4]  # the third turn of the first seat
        said = third[-1]["content"]
        assert len(asked) == len(game.history)
        assert len(third) == (6 if history == "talk" else 2)
        assert ("The game so far:" in said) == (history == "game")
        assert (said.count("\n- ") == 4) == (history == "game")


def test_a_model_is_helped_as_much_as_is_wanted(server: str) -> None:
    for aid in ("none", "deductions", "readings"):
        play(f"llm:even-a{aid}?aid={aid}&agreement=club", 4)
        asked = [json.loads(one["body"])["messages"][-1]["content"] for one in requests(server, f"even-a{aid}")]
        assert any("Still possible" in one for one in asked) == (aid != "none")
        assert any("By the agreement, card" in one for one in asked) == (aid == "readings")
    with pytest.raises(TamayaError, match="readings"):
        llm_bots("llm:even?aid=all")


def test_what_an_endpoint_is_asked_for_is_passed_on(server: str) -> None:
    moves("llm:even-p?seed=7&max_tokens=50&effort=low&temperature=0")
    (asked,) = requests(server, "even-p")
    body = json.loads(asked["body"])
    assert {key: body[key] for key in ("seed", "max_tokens", "reasoning_effort", "temperature")} == {
        "seed": 7,
        "max_tokens": 50,
        "reasoning_effort": "low",
        "temperature": 0,
    }


def test_what_a_game_cost_is_told(server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, asked = moves("llm:even-q?price=1000000,0")
    _, answered = moves("llm:even-q?price=0,1000000")
    assert 0 < answered.spent.cost < asked.spent.cost < 100
    assert asked.spent.cost + answered.spent.cost == asked.spent.tokens == 100
    results = tmp_path / "results.json"
    team = ("--bot", "llm:even-q?price=10", "--players", "2", "--games", "2", "--workers", "1")
    assert main(["arena", *team, "--json", str(results)]) == 0
    found = json.loads(results.read_text())
    assert found["cost_per_game"] == pytest.approx(found["tokens_per_game"] * 10 / 1_000_000)
    told = capsys.readouterr().out
    assert f"cost {found['cost_per_game']:.4f} a game" in told
    assert main(["arena", "--report", str(results)]) == 0
    assert f"cost {found['cost_per_game']:.4f} a game" in capsys.readouterr().out


def test_each_question_and_answer_is_kept_and_a_role_in_other_words_is_told(server: str, tmp_path: Path) -> None:
    transcript, role = tmp_path / "talk.jsonl", tmp_path / "role.txt"
    role.write_text("You are a careful player.\n")
    action, _ = moves(f"llm:unclear-t?transcript={transcript}&system={role}")
    first, second = map(json.loads, transcript.read_text().splitlines())
    assert first["messages"][0]["content"].startswith("You are a careful player.\n")
    assert (first["prompts"], first["turn"], first["seat"], first["tokens"]) == (PROMPTS, 1, 0, 100)
    assert "may mean 1" in first["complaint"]
    assert (second["answer"], second["action"]) == ("2", action)
    assert [message["role"] for message in second["messages"]] == ["system", "user", "assistant", "user"]
    moves(f"llm:echo?transcript={transcript}")
    assert SECRET not in transcript.read_text()


@pytest.mark.parametrize(
    ("way", "status", "told"),
    [
        ("random", 1, "random moved instead."),
        ("lose", 1, "The game counts as lost."),
        ("stop", 1, "Its 3 calls are used up."),
    ],
)
def test_whoever_measures_decides_what_a_failure_means(
    way: str, status: int, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = tmp_path / "results.json"
    team = ("--bot", "llm:even-w?calls=3", "--players", "2", "--games", "2", "--workers", "1")
    assert main(["arena", *team, "--when-it-fails", way, "--json", str(results)]) == status
    said = capsys.readouterr()
    assert told in said.err
    assert ("another bot made" in said.out, "games count as lost" in said.out) == (way == "random", way == "lose")
    found = json.loads(results.read_text())
    assert found["forfeited"] == (2 if way == "lose" else 0)
    if way == "lose":
        assert (found["own_games"], found["mean"], found["lost"], found["tokens_per_game"]) == (2, 0, 1, 600)
    elif way == "random":
        assert (found["games"], found["own_games"]) == (2, 0)
    else:
        assert found["games"] == 0
