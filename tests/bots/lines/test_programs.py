"""Real programs at a seat: those that play, and those that hang, die, flood or talk rubbish."""

import json
import os
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tamaya.bots.bot import Choice
from tamaya.bots.lines import programs as all_programs
from tamaya.bots.lines.program import MOST_LOGGED, Program, ProgramFailed
from tamaya.bots.lines.programs import LineBot, Programs
from tamaya.bots.naming import Care, find_any_maker
from tamaya.bots.turns import turns
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tests.core.test_nobody_peeks import Hidden

GUEST = (sys.executable, "-IS", str(Path(__file__).with_name("guest.py")))


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """No program outlives its test."""
    yield
    all_programs.end_all()


def first_move(programs: Programs, limit: float = 30.0) -> Choice:
    """What a bot of these programs does at the beginning of a game."""
    game = Game.deal(Rules(), 2, 1)
    bot = LineBot(programs, game.rules, 2, 0, limit)
    bot.see(seen_by(0, game.log[0]))
    return bot.choose(game.view(0))


@pytest.mark.parametrize(
    ("how", "limit", "said"),
    [
        ("hang", 0.2, r"It did not answer within 0.2 seconds. \(A bot has to flush its output after each line.\)"),
        ("die", 30, "It ended with status 3, after it wrote: no idea"),
        ("killed", 30, "It was ended by signal 9"),
        ("flood", 30, r"It (wrote more than 20 lines that nobody had asked for|says 'xxx.*, which is not JSON)"),
        ("endless", 30, "It wrote a line of more than 8,192 bytes"),
        ("rubbish", 30, "It says 'I would rather not.', which is not JSON"),
        ("nothing", 30, 'It leaves "action" out of its "action"'),
        ("numbered", 30, "It answers question 8, but was asked question 1"),
        ("texting", 30, """It says '1' as "number" of its "action", which should be a whole number"""),
        ("cheat", 30, "It wants 'play 69', which is not legal"),
        ("deaf", 0.2, "It did not answer within 0.2 seconds"),
        ("mute", 30, "It closed its standard output"),
        ("old", 30, "It speaks version 0 of the protocol, not 1"),
    ],
)
def test_a_program_that_misbehaves_is_ended_and_the_sentence_says_why(how: str, limit: float, said: str) -> None:
    programs = Programs((*GUEST, how))
    with pytest.raises(ProgramFailed, match=f"^{said}"):
        first_move(programs, limit)
    assert not all_programs._running


def test_a_program_that_does_not_say_hello_is_ended() -> None:
    with pytest.raises(ProgramFailed, match=r"It did not answer within 0.2 seconds"):
        first_move(Programs((*GUEST, "silent"), hello=0.2))
    assert not all_programs._running


@pytest.mark.parametrize(("limit", "hello"), [(30.0, 30.0), (2.0, 10.0)])
def test_a_program_that_has_longer_for_a_move_has_as_long_to_say_hello(
    limit: float, hello: float, tmp_path: Path
) -> None:
    note = tmp_path / "told"
    maker = find_any_maker(shlex.join((*GUEST, "", str(note))), Care(limit))
    game = Game.deal(Rules(), 2, 1)
    bot = maker(game.rules, 2, 0, 0)
    bot.see(seen_by(0, game.log[0]))
    bot.choose(game.view(0))
    told = [json.loads(line) for line in note.read_text().splitlines()]
    assert [(one["type"], one["seconds"]) for one in told if "seconds" in one] == [("hello", hello), ("choose", limit)]


def test_a_program_that_speaks_unasked_is_ended() -> None:
    programs = Programs((*GUEST, "eager"))
    game = Game.deal(Rules(), 2, 1)
    bot = LineBot(programs, game.rules, 2, 0)

    def wait_for_more(speaker: all_programs.Speaker) -> None:
        program = speaker.program
        with program._changed:
            assert program._changed.wait_for(lambda: program._heard, 30)

    programs.ask(bot, wait_for_more)
    with pytest.raises(ProgramFailed, match="without being asked"):
        bot.choose(game.view(0))
    assert not all_programs._running


def test_what_cannot_be_started_is_said_so() -> None:
    with pytest.raises(ProgramFailed, match=r"'/no/such/bot' cannot be started: No such file or directory"):
        first_move(Programs(("/no/such/bot",)))


def test_a_program_that_fails_five_times_in_a_row_is_not_started_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    programs = Programs(("/no/such/bot",))
    for _ in range(5):
        with pytest.raises(ProgramFailed, match=r"cannot be started"):
            first_move(programs)
    with pytest.raises(ProgramFailed, match=r"failed 5 times in a row .* The last time: .* cannot be started"):
        first_move(programs)
    monkeypatch.setattr(all_programs, "WHILE", 0.0)
    with pytest.raises(ProgramFailed, match=r"cannot be started"):
        first_move(programs)


def test_programs_play_a_game_and_go_on_to_the_next_one() -> None:
    programs = Programs(GUEST)
    for seed in (1, 2):
        game = Game.deal(Rules(mistakes=2), 2, seed)
        for bot in turns(game, [LineBot(programs, game.rules, 2, seat) for seat in range(2)]):
            choice = bot.choose(game.view(game.actor))
            assert dict(choice.reason.details) == {"text": "the first one"}
            game.do(choice.action)
        assert game.outcome == "lost"  # it plays whatever comes
    assert len(programs._speakers) <= 5


def test_one_program_can_play_all_seats_in_turn() -> None:
    programs = Programs(GUEST, at_once=1)
    game = Game.deal(Rules(mistakes=1), 3, 1)
    for bot in turns(game, [LineBot(programs, game.rules, 3, seat) for seat in range(3)]):
        game.do(bot.choose(game.view(game.actor)).action)
    (speaker,) = programs._speakers
    assert speaker.conversation._games == len(game.history)


def test_law_4_holds_for_the_bytes_on_the_pipe(tmp_path: Path) -> None:
    """The program writes down what it reads, in two worlds that look the same from its seat."""
    game = Game.deal(Rules(), 3, 5)
    for action in ("hint 1 1", "hint 2 red", "discard 10", "discard 0", "hint 0 2", "hint 0 green"):
        game.do(action)
    seat = game.actor
    world = Hidden(game, seat, random.Random(1)).another_world()
    assert world.hands == game.hands
    assert [world.card(id) for id in world.hands[seat]] != [game.card(id) for id in game.hands[seat]]
    for name, played in (("one", game), ("other", world)):
        programs = Programs((*GUEST, "", str(tmp_path / name)))
        bot = LineBot(programs, played.rules, 3, seat)
        for event in played.log:
            bot.see(seen_by(seat, event))
        bot.choose(played.view(seat))
        programs.end()
    one, other = ((tmp_path / name).read_bytes() for name in ("one", "other"))
    assert one == other
    assert one.count(b"\n") > 10
    assert one.endswith(b'{"type":"bye"}\n')


def test_what_a_program_writes_to_its_standard_error_is_logged_up_to_a_bound() -> None:
    logged: list[str] = []
    script = "import sys; sys.stderr.write('look here\\n' + ('y' * 99 + '\\n') * 30_000)"
    program = Program((sys.executable, "-IS", "-c", script), logged.append)
    assert program.has_ended(30)
    program.end()
    assert logged[0] == "look here"
    assert "the rest is left out" in logged[-1]
    assert sum(map(len, logged)) < MOST_LOGGED + 70_000


# In its session, in another one with a parent that lives, and in another one whose parent has ended.
BESIDE = "sleep 600 & echo $! > {pid}; wait"
AWAY = "setsid sh -c 'echo $$ > {pid}; exec sleep 600' & wait"
FAR_AWAY = "setsid sh -c '(setsid sleep 600 & echo $! > {pid})' & cat > /dev/null; sleep 600"


def number_in(path: Path) -> int:
    """The number of a process, as soon as it is in a file."""
    until = time.monotonic() + 30
    while not (path.exists() and path.read_text().strip()):
        assert time.monotonic() < until
    return int(path.read_text())


def await_end(pid: int) -> None:
    """Return when a process has ended."""
    until = time.monotonic() + 30
    while _is_alive(pid):
        assert time.monotonic() < until


linux = pytest.mark.skipif(sys.platform != "linux", reason="what has left its session is found on Linux alone")


@pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX")
@pytest.mark.parametrize("script", [BESIDE, pytest.param(AWAY, marks=linux), pytest.param(FAR_AWAY, marks=linux)])
def test_what_a_program_has_started_ends_with_it(tmp_path: Path, script: str) -> None:
    program = Program(("/bin/sh", "-c", script.format(pid=tmp_path / "pid")))
    pid = number_in(tmp_path / "pid")
    program.end()
    await_end(pid)


@linux
def test_what_a_program_has_started_ends_also_if_we_are_killed(tmp_path: Path) -> None:
    script = FAR_AWAY.format(pid=tmp_path / "pid")
    starting = "import sys, time; from tamaya.bots.lines.program import Program"
    waiting = f"program = Program(('/bin/sh', '-c', {script!r})); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", f"{starting}; {waiting}"]) as process:
        pid = number_in(tmp_path / "pid")
        process.kill()
    await_end(pid)


def test_no_program_outlives_a_process_that_is_told_to_end_at_once() -> None:
    programs = Programs(GUEST)
    first_move(programs)
    (speaker,) = programs._speakers
    all_programs.kill_all()
    assert speaker.program.has_ended(30)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the second, if it ends between opening and reading
        return False


def test_the_servers_settings_are_not_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAMAYA_KEY", "secret")
    program = Program((sys.executable, "-IS", "-c", "import os; print([n for n in os.environ if 'TAMAYA' in n])"))
    assert program.hear(30) == b"[]"
    program.end()
