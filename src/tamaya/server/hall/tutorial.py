"""The first game that teaches: a whole game that was prepared, as a real table tells it to the learner's seat.

The page shows it message by message and waits for the learner to do what was prepared. Nothing in it is made up: a
table plays it, with the real rules and the real views, and at its beginning a real bot that says why it acts.
"""

from functools import cache

import msgspec

from tamaya.core.rules import Rules
from tamaya.server.bots.asking import BotAnswer
from tamaya.server.bots.thinking import Task, Thinker
from tamaya.server.hall.connections import Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.table import entries as log
from tamaya.server.table.table import Table
from tamaya.server.wire.http import Lesson
from tamaya.server.wire.parts import Person, Settings

EDITION = "german-classic"
PARTNER = "conventions-beginner"
MIKA = Person(id="mika", name="Mika")  # seat 0
LEARNER = Person(id="learner", name="?")  # seat 1; the page knows the name

DECK = (
    "y4 w3 r1 g1 b4  r1 r2 y5 b1 g3  "
    "y3 g3 w2 w2 w5 y1 w4 b5 g2 g4  r4 w1 b1 w1 g5 r5 b1 b3 g1 r3  "
    "y1 y2 b3 b2 g2 g1 w1 y4 r4 r1  w4 g4 r3 y1 y3 r2 b4 b2 y2 w3"
)

SALT = "7a" * 32  # no secret: this deal is the same for everybody

# The learner's moves. Mika begins and moves after each of them, as the bot decides.
BEGINNING = ("play 5", "play 6", "play 8", "hint 0 1", "discard 9")
# What the learner sees pass by, a few moves at a glance.
MIDDLE = (
    "play 15", "hint 1 green", "hint 0 green", "hint 1 blue", "hint 0 blue",
    "hint 1 white", "hint 0 5", "discard 1", "hint 0 2", "play 18",
    "play 11", "play 19", "discard 10", "play 21", "play 13",
    "discard 12", "play 24", "discard 23", "discard 22", "hint 1 red",
    "discard 26", "hint 1 3", "play 29", "hint 1 4", "play 20",
    "play 25", "play 31", "hint 1 2", "play 33", "play 27",
    "discard 28", "play 4", "play 17", "discard 32", "discard 30",
    "discard 35", "hint 0 red", "discard 39", "hint 0 red", "discard 41",
    "hint 0 1", "discard 42", "hint 0 3", "play 44", "discard 34",
    "play 37", "hint 0 red", "discard 43", "hint 0 yellow", "discard 45",
)  # fmt: skip
GLANCE = 10
END = ("play 7", "play 49")


class Recorder(Connection):
    """Keeps what a visitor of the table would be sent."""

    __slots__ = ()

    def take(self) -> list[msgspec.Raw]:
        """What was heard since the last time."""
        heard, self.waiting = self.waiting, []
        return [*map(msgspec.Raw, heard)]


@cache
def lesson() -> Lesson:
    """The whole lesson."""
    live = LiveTable(Table("lesson"))
    rules = Rules.edition(EDITION)
    _take(live, log.Opened(MIKA, Settings(edition=EDITION, players=2, talk="silent", spectators=False, explained=True)))
    _take(live, log.Sat(0, MIKA))
    _take(live, log.Sat(1, LEARNER))
    _take(live, log.Started(0, rules.to_dict(), 0, DECK.split(), list(range(1, 7)), SALT))
    live.arrive(Recorder(MIKA))
    learner = Recorder(LEARNER)
    live.arrive(learner)
    beats = [learner.take()]
    mika = Thinker()

    def let_mika_move() -> None:
        assert live.table.game is not None
        (choice,) = mika.think(Task.of(live.table.game, 0, PARTNER))
        _take(live, BotAnswer(choice).entry(0))
        beats.append(learner.take())

    for action in BEGINNING:
        let_mika_move()
        _do(live, action)
        beats.append(learner.take())
    let_mika_move()
    for number, action in enumerate(MIDDLE, start=1):
        _do(live, action)
        learner.take()
        if number % GLANCE == 0:
            live.show_game(learner)
            beats.append(learner.take())
    for action in END:
        _do(live, action)
        beats.append(learner.take())
    return Lesson(beats=beats)


def _do(live: LiveTable, action: str) -> None:
    game = live.table.game
    assert game is not None
    _take(live, log.Acted(game.actor, action))


def _take(live: LiveTable, entry: log.AnyEntry) -> None:
    live.accept(live.draft(entry))
