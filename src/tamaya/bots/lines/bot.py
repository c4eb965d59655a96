"""A program at a seat of a game, as any other bot."""

from tamaya.bots.bot import Choice
from tamaya.bots.lines.programs import Programs, Speaker
from tamaya.bots.registry import Maker
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View

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
