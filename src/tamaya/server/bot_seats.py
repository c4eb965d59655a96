"""Bots at the table: they see only what their seat may know and think in processes of their own. If one fails or takes
too long, the cautious one moves."""

import asyncio
from typing import NamedTuple

from tamaya.bots.bot import Choice
from tamaya.bots.cautious import make as make_cautious
from tamaya.server.bot_worker import Task
from tamaya.server.bot_workers import BotWorkers
from tamaya.server.logs import logger
from tamaya.server.messages import Reason, Speed
from tamaya.server.table import Table


class Answer(NamedTuple):
    """What a bot wants to do; `fallback` if it failed and the cautious one took over."""

    choice: Choice
    fallback: bool


def seconds_for(table: Table, speed: Speed, pause: float) -> float:
    """How long a bot takes for a move. Between two turns of a person those of normal speed take `pause` together."""
    match speed:
        case "quick":
            return 0.0
        case "normal":
            return pause / max(1, sum(place.bot is not None for place in table.places))
        case "slow":
            return 2 * pause


async def ask_bot(task: Task, workers: BotWorkers, most: float) -> Answer:
    """The bot's choice, or the cautious one's if it fails or takes longer than that."""
    try:
        return Answer(await asyncio.wait_for(workers.think(task), most), False)
    except Exception as error:  # a bot may come from anywhere, and the table goes on
        logger.warning("a bot failed", extra={"bot": task.bot, "error": repr(error)})
        view = task.view
        assert view.seat is not None
        return Answer(make_cautious(view.rules, view.players, view.seat, task.seed).choose(view), True)


def reason_of(choice: Choice) -> Reason:
    """A bot's reason as it is stored and sent."""
    why = choice.reason
    return Reason(key=why.key, cards=list(why.cards), details=dict(why.details))
