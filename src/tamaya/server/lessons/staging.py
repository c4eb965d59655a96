"""Plays a lesson at a real table, as the learner's seat sees it. The page shows it beat by beat and waits for the
learner to do what was prepared.

Nothing in it is made up: the rules and the views are the real ones. Only what follows from counting is left out, as in
puzzles: the learner has to find it.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.review.puzzles.puzzle import listed
from tamaya.server.bots.asking import BotAnswer
from tamaya.server.bots.thinking import Task, Thinker
from tamaya.server.hall.connections import Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.lessons.scripts import BOT_DECIDES, EDITION, LESSONS, Script, moves_in
from tamaya.server.puzzles.posing import NAMES
from tamaya.server.table import entries as log
from tamaya.server.table.table import Table
from tamaya.server.wire.learning import Lesson
from tamaya.server.wire.parts import Person, Settings

LEARNER = Person(id="learner", name="?")  # the page knows the name
SALT = "7a" * 32  # no secret: these deals are the same for everybody


class Recorder(Connection):
    """Keeps what a visitor to the table would be sent."""

    __slots__ = ()

    def take(self, seat: int) -> list[msgspec.Raw]:
        """What was heard since the last time, without what follows from counting."""
        heard, self.waiting = self.waiting, []
        return [msgspec.Raw(msgspec.json.encode(_uncounted(msgspec.json.decode(one), seat))) for one in heard]


def _uncounted(message: dict[str, Any], seat: int) -> dict[str, Any]:
    for card in message["view"]["hands"][seat] if "view" in message else ():
        card["possible"] = card["told"]
    return message


def deal(script: Script) -> Game:
    """The game of a lesson as it is dealt."""
    rules = Rules.edition(EDITION)
    first = script.deck.split()
    rest = list(map(str, Game.deal(rules, script.players, 0).deck))
    for face in first:
        rest.remove(face)
    return Game.deal(rules, script.players, 0, deck=[*first, *rest])


@cache
def lesson(name: str) -> Lesson:
    """A whole lesson."""
    script = LESSONS[name]
    names = list(LESSONS)
    following = names[names.index(name) + 1 :]
    return Lesson(name, list(_beats(script)), list(script.steps), puzzles_of(name), following[0] if following else None)


def _beats(script: Script) -> Iterator[list[msgspec.Raw]]:
    mates = iter(NAMES)
    people = [LEARNER if seat == script.seat else _named(next(mates)) for seat in range(script.players)]
    live = _seated(script, people)
    for move in moves_in(script.before):
        _do(live, move)
    learner = Recorder(LEARNER)
    live.arrive(learner)
    yield learner.take(script.seat)
    thinker = Thinker()
    for beat in script.beats:
        moves = moves_in(beat)
        for move in moves:
            if move == BOT_DECIDES:
                _let_bot_move(live, thinker, script)
            else:
                _do(live, move)
        if len(moves) > 1:
            learner.take(script.seat)
            live.show_game(learner)
        yield learner.take(script.seat)


def _seated(script: Script, people: list[Person]) -> LiveTable:
    live = LiveTable(Table("lesson"))
    settings = Settings(edition=EDITION, players=script.players, talk="silent", spectators=False, explained=True)
    _take(live, log.Opened(people[0], settings))
    for seat, person in enumerate(people):
        _take(live, log.Sat(seat, person))
    game = deal(script)
    deck = list(map(str, game.deck))
    _take(live, log.Started(0, game.rules.to_dict(), 0, deck, list(range(1, 7)), SALT))
    for person in people:
        if person is not LEARNER:
            live.arrive(Connection(person))
    return live


def _named(name: str) -> Person:
    return Person(id=name.lower(), name=name)


def _let_bot_move(live: LiveTable, thinker: Thinker, script: Script) -> None:
    game = live.table.game
    assert game is not None
    assert script.bot is not None
    (choice,) = thinker.think(Task.of(game, game.actor, script.bot))
    _take(live, BotAnswer(choice).entry(game.actor))


def _do(live: LiveTable, action: str) -> None:
    game = live.table.game
    assert game is not None
    _take(live, log.Acted(game.actor, action))


def _take(live: LiveTable, entry: log.AnyEntry) -> None:
    live.accept(live.draft(entry))


@cache
def _puzzles() -> dict[str, list[int]]:
    """The puzzles of each lesson, none of them twice: of its themes, in the base game, for few players first."""
    one_by_one = sorted(enumerate(listed(), start=1), key=lambda pair: pair[1].players)
    left = [(number, one.theme) for number, one in one_by_one if not one.rules]
    found: dict[str, list[int]] = {name: [] for name in LESSONS}
    for name, script in LESSONS.items():
        for theme in script.themes:
            pair = next(pair for pair in left if pair[1] == theme)
            left.remove(pair)
            found[name].append(pair[0])
    return found


def puzzles_of(name: str) -> list[int]:
    """The numbers of the puzzles at the end of a lesson."""
    return _puzzles()[name]
