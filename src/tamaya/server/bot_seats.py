"""Bots at the table: they think off the event loop and see only what their seat may know."""

import asyncio
from concurrent.futures import Executor
from typing import NamedTuple

from tamaya.bots.bot import Choice
from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.registry import make_bot
from tamaya.core.events import Event, seen_by
from tamaya.core.game import Game
from tamaya.core.view import View
from tamaya.server.logs import logger
from tamaya.server.messages import Reason


class Task(NamedTuple):
    """What a bot gets: plain values, so that another process can do it as well as a thread."""

    bot: str
    view: View
    events: tuple[Event, ...]
    seed: int


class Answer(NamedTuple):
    """What a bot wants to do; `fallback` if it failed and the cautious one took over."""

    choice: Choice
    fallback: bool


def task_for(game: Game, seat: int, bot: str, seed: int) -> Task:
    """What the bot at this seat may know."""
    return Task(bot, game.view(seat), tuple(seen_by(seat, event) for event in game.log), seed)


def think(task: Task) -> Choice:
    """Let a bot choose; runs in a worker."""
    view = task.view
    assert view.seat is not None
    bot = make_bot(task.bot, view.rules, view.players, view.seat, task.seed)
    for event in task.events:
        bot.see(event)
    choice = bot.choose(view)
    if str(choice.action) not in view.legal:
        raise ValueError(f"{task.bot} wants to do {choice.action}, which is not legal")
    return choice


async def ask_bot(task: Task, workers: Executor, seconds: float) -> Answer:
    """The bot's choice, or the cautious one's if it fails or takes too long."""
    try:
        thinking = asyncio.get_running_loop().run_in_executor(workers, think, task)
        return Answer(await asyncio.wait_for(thinking, seconds), False)
    except Exception as error:  # a bot may come from anywhere, and the table goes on
        logger.warning("a bot failed", extra={"bot": task.bot, "error": repr(error)})
        view = task.view
        assert view.seat is not None
        return Answer(make_cautious(view.rules, view.players, view.seat, task.seed).choose(view), True)


def reason_of(choice: Choice) -> Reason:
    """A bot's reason as it is stored and sent."""
    why = choice.reason
    return Reason(key=why.key, cards=list(why.cards), details=dict(why.details))
