"""Whether a program is a bot: it is started, asked, interrupted and told nonsense, and plays under all options."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tamaya.bots.bot import Choice
from tamaya.bots.lines.program import Log, Program, ProgramFailed, nowhere
from tamaya.bots.lines.programs import LineBot, Programs, Speaker, hello_seconds
from tamaya.bots.lines.protocol import Bye, Complain, write_line
from tamaya.bots.turns import turns
from tamaya.core.errors import shown
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import MULTICOLOUR, PLAYERS, Multicolour, Rules
from tamaya.core.view import View

ENDING = 5.0  # seconds for a bot to end when it is told so
NONSENSE = (
    b'{"type":"weather","sky":"blue"}\n',  # a message of a later version, perhaps
    b'{"hello":"nobody"}\n',
    b"[]\n",
    b"this is no JSON\n",
    b"\n",
    write_line(Complain("This is a test, and nothing was wrong.")),
)


Figures = dict[str, str | int | float]


class Finding(NamedTuple):
    """What was found out: the name of a check, why it failed (None if it did not), and figures."""

    check: str
    failure: ProgramFailed | None
    figures: Figures


class Stopwatch(LineBot):
    """A bot whose answers are timed."""

    times: list[float]

    def choose(self, view: View) -> Choice:
        """Ask the program."""
        start = time.perf_counter()
        choice = super().choose(view)
        self.times.append(time.perf_counter() - start)
        return choice


class Examiner:
    """Checks one command."""

    def __init__(self, command: Sequence[str], games: int, seconds: float, log: Log = nowhere) -> None:
        self._command = command
        self._games = games
        self._seconds = seconds
        self._hello = hello_seconds(seconds)
        self._log = log

    def check(self) -> Iterator[Finding]:
        """All checks; the first must succeed for the others to make sense."""
        checks: dict[str, Callable[[], Figures]] = {
            "hello": self._says_hello,
            "nonsense": self._ignores_nonsense,
            "games": self._plays_games,
            "one-process": self._plays_in_one_process,
            "restart": self._takes_over,
            "bye": self._ends_when_told,
            "end-of-input": self._ends_with_its_input,
        }
        for name, check in checks.items():
            try:
                yield Finding(name, None, check())
            except ProgramFailed as error:
                yield Finding(name, error, {})
                if name == "hello":
                    return

    def _speaker(self) -> Speaker:
        return Speaker(self._command, self._log, self._hello)

    def _says_hello(self) -> Figures:
        start = time.perf_counter()
        speaker = self._speaker()
        seconds = time.perf_counter() - start
        speaker.end()
        return {"name": speaker.conversation.name, "seconds": seconds, "most": self._hello}

    def _ignores_nonsense(self) -> Figures:
        """What a bot does not know it leaves alone; then it answers as always."""
        speaker = self._speaker()
        try:
            for line in NONSENSE:
                speaker.program.say(line)
            _ask(speaker, Game.deal(Rules(), 3, 1), self._seconds)
        except ProgramFailed as error:
            told = ", ".join(shown(line.decode().strip()) for line in NONSENSE)
            raise ProgramFailed("check-after-nonsense", error, told=told) from None
        finally:
            speaker.end()
        return {}

    def _plays_games(self) -> Figures:
        """Under all options; the first ones are the base game."""
        programs = Programs(self._command, self._log, hello=self._hello)
        times: list[float] = []
        moves, scores = 0, []
        try:
            for number, (rules, players) in enumerate(_variety(self._games)):
                game = self._play(programs, rules, players, number, times)
                moves += len(game.history)
                if rules == Rules():
                    scores.append(game.score)
        finally:
            programs.end()
        return {
            "games": self._games,
            "moves": moves,
            "score": sum(scores) / max(len(scores), 1),
            "mean": 1000 * sum(times) / max(len(times), 1),
            "slowest": 1000 * max(times, default=0.0),
            "most": self._seconds,
        }

    def _plays_in_one_process(self) -> Figures:
        """For all seats of a game at once: at each turn the program is told of another seat's game, in the middle."""
        programs = Programs(self._command, self._log, at_once=1, hello=self._hello)
        try:
            self._play(programs, Rules(), 3, 7, [])
        finally:
            programs.end()
        return {}

    def _takes_over(self) -> Figures:
        """One is ended in the middle of a game, and another goes on with it."""
        programs = Programs(self._command, self._log, hello=self._hello)
        game = Game.deal(Rules(), 2, 11)
        try:
            for bot in turns(game, self._seat(programs, game, [])):
                if game.turn == 10:
                    programs.end()
                game.do(bot.choose(game.view(game.actor)).action)
                if game.turn > 12:
                    break
        finally:
            programs.end()
        return {}

    def _ends_when_told(self) -> Figures:
        return self._ends_after(lambda program: program.say(write_line(Bye())))

    def _ends_with_its_input(self) -> Figures:
        return self._ends_after(lambda program: program.close_input())

    def _ends_after(self, do: Callable[[Program], None]) -> Figures:
        speaker = self._speaker()
        try:
            do(speaker.program)
            if not speaker.program.has_ended(ENDING):
                raise ProgramFailed("bot-stays", seconds=f"{ENDING:g}")
        finally:
            speaker.end()
        return {}

    def _seat(self, programs: Programs, game: Game, times: list[float]) -> list[Stopwatch]:
        bots = [Stopwatch(programs, game.rules, game.players, seat, self._seconds) for seat in range(game.players)]
        for bot in bots:
            bot.times = times
        return bots

    def _play(self, programs: Programs, rules: Rules, players: int, seed: int, times: list[float]) -> Game:
        game = Game.deal(rules, players, seed)
        try:
            for bot in turns(game, self._seat(programs, game, times)):
                game.do(bot.choose(game.view(game.actor)).action)
        except ProgramFailed as error:
            options = [f"{name}={value}" for name, value in rules.to_dict().items() if value != getattr(Rules(), name)]
            where: dict[str, str | int] = {
                "players": players,
                "seed": str(seed),
                "turn": game.turn + 1,
                "rules": ",".join(options) or "–",
            }
            raise ProgramFailed("check-in-game", error, **where) from None
        return game


def _ask(speaker: Speaker, game: Game, seconds: float) -> Choice:
    """Ask for the first move of a game."""
    told, view = speaker.conversation, game.view(game.actor)
    events = [seen_by(game.actor, event) for event in game.log]
    news = b"".join(told.tell(game.seed, game.rules, game.players, game.actor, events))
    return speaker.ask(news + told.ask(view, seconds), seconds, lambda line: told.answer(line, view))


def _variety(games: int) -> Iterator[tuple[Rules, int]]:
    """As many kinds of games as asked for: the base game for all numbers of players, then any options."""
    rng = random.Random(5)
    for number in range(games):
        players = PLAYERS[number % len(PLAYERS)]
        if number < len(PLAYERS):
            yield Rules(), players
        else:
            yield some_rules(rng, MULTICOLOUR[number % len(MULTICOLOUR)]), players


def some_rules(rng: random.Random, multicolour: Multicolour) -> Rules:
    """Any combination of the other options."""
    return Rules(
        multicolour=multicolour,
        black_powder=rng.random() < 0.5,
        bonus_tiles=rng.random() < 0.5,
        announce=rng.random() < 0.5,
        masterpiece=rng.random() < 0.3,
        hints=rng.choice((1, 4, 8, 11)),
        mistakes=rng.choice((1, 2, 3)),
        empty_hints=rng.random() < 0.5,
        discard_when_full=rng.random() < 0.3,
        hand_size=rng.choice((None, None, 1, 3, 5)),
        colours=rng.choice((3, 4, 5, 5)),
    )
