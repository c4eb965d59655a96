"""Bots at the table: they see only what their seat may know, and think in processes of their own. If one fails or takes
too long, the cautious one moves."""

import asyncio
from collections.abc import Awaitable
from typing import NamedTuple

import msgspec

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.registry import by_agreement
from tamaya.core.actions import parse_action
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.server.bots.remote import BotLeft
from tamaya.server.bots.thinking import Task
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.logs import logger
from tamaya.server.table.decisions.gameplay import check_legal
from tamaya.server.table.entries import Acted
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_server import Candidate, Weighed
from tamaya.server.wire.parts import Explanation, Settings, Speed

COACH = "conventions-expert"
CANDIDATES = 3
TAKING_IN = 4  # pauses, to take a hint in that will not be shown again
LEAST_THINKING = 0.2  # seconds, for a bot that can think for long or short


class BotAnswer(NamedTuple):
    """What a bot wants to do; `fallback` if it failed and the cautious one took over."""

    choice: Choice
    fallback: bool = False

    def entry(self, seat: int) -> Acted:
        """The entry for the table's log."""
        action, reason, heard = self.choice
        return Acted(seat, str(action), self.fallback, explain(reason), list(map(explain, heard)))


def seconds_for(table: Table, speed: Speed, pause: float) -> float:
    """How long a bot takes for a move: at normal speed long enough for people to follow. At a memory table even a quick
    one lets a person take in the hint that its move will wipe away."""
    if table.forgets and _tells_a_person(table):
        return TAKING_IN * pause
    match speed:
        case "quick":
            return 0.0
        case "normal":
            return pause
        case "slow":
            return 2 * pause


def _tells_a_person(table: Table) -> bool:
    """Whether the last action was a hint to a person."""
    told = table.moves[table.moment].events[0] if table.moment < len(table.moves) else None
    return isinstance(told, Hinted) and table.places[told.target].person is not None


def agreed(settings: Settings) -> Settings:
    """The same settings with the agreement in its usual spelling; raise if it is not an agreement."""
    return msgspec.structs.replace(settings, agreement=str(Agreement.parse(settings.agreement)))


async def ask_bot(task: Task, thinking: Awaitable[list[Choice]], most: float) -> BotAnswer:
    """The bot's choice, or the cautious one's if it fails or takes longer than that."""
    try:
        choices = await asyncio.wait_for(thinking, most)
        return BotAnswer(choices[0])
    except BotLeft:
        raise
    except Exception as error:  # a bot may come from anywhere, and the table goes on
        logger.warning("a bot failed", extra={"bot": task.bot, "error": repr(error)})
        return stand_in(task)


def stand_in(task: Task) -> BotAnswer:
    """What the cautious one does in a bot's place."""
    view = task.view
    return BotAnswer(make_cautious(view.rules, view.players, view.seat, task.seed).choose(view), True)


def name_of_game(table: Table) -> str:
    """A name for the game among all that are being played."""
    return f"{table.id} {table.games}"


def task_for(table: Table, seat: int, bot: str, seconds: float) -> Task:
    """What a bot gets that decides or advises for a seat."""
    assert table.game is not None
    agreement = table.settings.agreement
    task = Task.of(
        table.game,
        seat,
        by_agreement(bot, agreement),
        name_of_game(table),
        table.games,
        max(seconds, LEAST_THINKING),
    )
    return task._replace(agreement=agreement)


class Advised(NamedTuple):
    """What a seat was advised: some ideas, the best first, or what can be said about the action in question."""

    candidates: list[Candidate]
    weighed: Weighed | None


class Coach:
    """Advises people in the processes where bots think, by their agreement and within this many seconds."""

    def __init__(self, workers: BotWorkers, most: float) -> None:
        self._workers = workers
        self._most = most

    async def advise(self, game: Game, agreement: str, name: str, about: str | None = None) -> Advised:
        """Advise whoever has to decide, from what that seat knows. The game has a name among all that are played."""
        action = None if about is None else parse_action(about)
        if action is not None:
            check_legal(game, action)
        task = Task.of(game, game.actor, by_agreement(COACH, agreement), name)._replace(choices=CANDIDATES)
        try:
            if action is None:
                return Advised(await self._suggest(task), None)
            return Advised([], await self._weigh(task, str(action)))
        except Exception as error:
            logger.warning("no advice", extra={"game": name, "error": repr(error)})
            raise refuse("no-advice") from error

    async def _suggest(self, task: Task) -> list[Candidate]:
        choices = await asyncio.wait_for(self._workers.think(task), self._most)
        return [
            Candidate(str(choice.action), explain(choice.reason), list(map(explain, choice.heard)))
            for choice in choices
        ]

    async def _weigh(self, task: Task, action: str) -> Weighed:
        said = await asyncio.wait_for(self._workers.weigh(task, action), self._most)
        tells, costs, against = (list(map(explain, reasons)) for reasons in said)
        return Weighed(action, tells, costs, against)


def explain(why: Reason) -> Explanation:
    """A bot's reason as it is stored and sent."""
    return Explanation(key=why.key, cards=list(why.cards), details=dict(why.details))
