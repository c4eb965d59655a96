"""The programs of a command that run in this process: as many as are needed at once, but not many, and each goes on to
the next game. None outlives us."""

import atexit
import os
import shlex
import shutil
import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import TypeVar

from tamaya.bots.bot import Choice
from tamaya.bots.lines.conversation import Conversation
from tamaya.bots.lines.program import Log, Program, ProgramFailed, marks, nowhere
from tamaya.bots.lines.protocol import Bye, Complain, NoAnswer, write_line
from tamaya.bots.registry import Maker
from tamaya.children.inside import when_cut
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View

Answer = TypeVar("Answer")

AT_ONCE = 5  # one for each seat
MOST_FAILURES = 5  # in a row, after which a command is not started for a while
WHILE = 60.0  # seconds
HELLO_SECONDS = 10.0
LAST_SECONDS = 0.2  # for a program to end by itself


def hello_seconds(limit: float) -> float:
    """How long a program may take to say hello: as long as for a move, if that is longer than usual."""
    return max(HELLO_SECONDS, limit)


_running: "set[Speaker]" = set()  # in this process


class Speaker:
    """A program and what it has been told. Whatever goes wrong ends it."""

    def __init__(self, command: Sequence[str], log: Log = nowhere, hello: float = HELLO_SECONDS) -> None:
        self.conversation = Conversation()
        self.serves: object = None  # whose game it plays
        self.used_at = 0.0
        self.program = Program(command, log)
        _running.add(self)
        self.ask(self.conversation.hello(hello), hello, self.conversation.meet)

    def ask(self, lines: bytes, seconds: float, understand: Callable[[bytes], Answer]) -> Answer:
        """Say something, and understand the answer."""
        try:
            self.program.check_silence()
            self.program.say(lines)
            return understand(self.program.hear(seconds))
        except NoAnswer as error:
            self.program.say(write_line(Complain(error.message)))
            self.program.close_input()
            self.program.has_ended(LAST_SECONDS)
            self.end()
            raise ProgramFailed(error.code, **error.details) from None
        except BaseException:
            self.end()
            raise

    def say_goodbye(self) -> None:
        """Let the program end by itself."""
        self.program.say(write_line(Bye()))
        self.program.close_input()

    def end(self) -> None:
        """End the program."""
        _running.discard(self)
        self.program.end()


class Programs:
    """The programs of one command."""

    def __init__(
        self,
        command: Sequence[str],
        log: Log = nowhere,
        at_once: int = AT_ONCE,
        hello: float = HELLO_SECONDS,
    ) -> None:
        self.command = tuple(command)
        self._log = log
        self._at_once = at_once
        self._hello = hello
        self._speakers: list[Speaker] = []
        self._failures = 0
        self._last_failure: ProgramFailed | None = None
        self._failed_at = 0.0

    def ask(self, who: object, talk: Callable[[Speaker], Answer]) -> Answer:
        """Let a program talk for a player: the one that knows the player's game, if there is one."""
        if self._failures >= MOST_FAILURES and time.monotonic() < self._failed_at + WHILE:
            raise ProgramFailed("bot-given-up", self._last_failure, times=self._failures)
        try:
            speaker = self._speaker_for(who)
            speaker.used_at = time.monotonic()
            answer = talk(speaker)
        except ProgramFailed as error:
            self._failures += 1
            self._last_failure = copy(error)  # without what it went through
            self._failed_at = time.monotonic()
            self._speakers = [one for one in self._speakers if one in _running]
            raise
        except BaseException:
            self._speakers = [one for one in self._speakers if one in _running]
            raise
        self._failures = 0
        return answer

    def _speaker_for(self, who: object) -> Speaker:
        found = next((one for one in self._speakers if one.serves is who), None)
        if found is None:
            if len(self._speakers) < self._at_once:
                found = Speaker(self.command, self._log, self._hello)
                self._speakers.append(found)
            else:
                found = min(self._speakers, key=lambda one: one.used_at)
            found.serves = who
        return found

    def end(self) -> None:
        """End all of them."""
        _end(self._speakers)
        self._speakers = []


def split_command(command: str) -> tuple[str, ...]:
    """The words of a command, as a shell would split them; no shell runs it."""
    splitting = shlex.shlex(command, posix=True, punctuation_chars=False)
    splitting.whitespace_split = True
    splitting.commenters = ""
    if os.name == "nt":
        splitting.escape = ""  # a backslash stands between folders
        splitting.quotes = '"'
    try:
        words = tuple(splitting)
    except ValueError as error:
        raise TamayaError("bad-command", str(error), command=shown(command)) from None
    if not words:
        raise TamayaError("empty-command")
    return words


def find_program(command: Sequence[str]) -> None:
    """Refuse a command whose program is not there or may not be run, before anybody plays in its stead."""
    program = command[0]
    if shutil.which(program) is not None:
        return
    if os.path.isfile(program):
        raise TamayaError("program-not-executable", command=program)
    tip = "quotes" if " " in program else "elsewhere" if os.path.dirname(program) else "here"
    raise TamayaError("no-such-program", command=program, tip=tip)


@atexit.register
def end_all() -> None:
    """End every program of this process."""
    _end(list(_running))
    marks.release_guard()


@when_cut
def kill_all() -> bool:
    """End every program of this process at once: this process is about to be ended."""
    for speaker in list(_running):
        speaker.program.kill()
    return False


def _end(speakers: list[Speaker]) -> None:
    for speaker in speakers:
        speaker.say_goodbye()
    until = time.monotonic() + LAST_SECONDS
    for speaker in speakers:
        speaker.program.has_ended(max(0.0, until - time.monotonic()))
        speaker.end()


USUAL_LIMIT = 10.0  # seconds for a move


class LineBot:
    """A bot that is another program. `choose` raises a `ProgramFailed` that says in a sentence what the program did;
    whoever runs it lets another bot move then. At the next question a new one is started."""

    def __init__(self, programs: Programs, rules: Rules, players: int, seat: int, limit: float = USUAL_LIMIT) -> None:
        self.limit = limit
        self._programs = programs
        self._rules = rules
        self._players = players
        self._seat = seat
        self._events: list[SeenEvent] = []

    def see(self, event: SeenEvent) -> None:
        """Keep it until the program is asked: one that had to be started again is told everything."""
        self._events.append(event)

    def choose(self, view: View) -> Choice:
        """Ask the program."""

        def talk(speaker: Speaker) -> Choice:
            told = speaker.conversation
            news = b"".join(told.tell(self, self._rules, self._players, self._seat, self._events))
            question = told.ask(view, self.limit)
            return speaker.ask(news + question, self.limit, lambda line: told.answer(line, view))

        return self._programs.ask(self, talk)


def line_bots(programs: Programs, limit: float = USUAL_LIMIT) -> Maker:
    """A maker of bots that are these programs. They get no seed: whoever knows it could know the deal."""
    return lambda rules, players, seat, seed: LineBot(programs, rules, players, seat, limit)  # noqa: ARG005
