"""Lets the bots of a table get ready and move."""

import asyncio
import contextlib
from collections.abc import Callable

from tamaya.core.errors import TamayaError
from tamaya.server.bots.asking import BotAnswer, ask_bot, seconds_for, stand_in, task_for
from tamaya.server.bots.remote import BotLeft
from tamaya.server.bots.thinking import Task
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.config import Config
from tamaya.server.hall.background import Background
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.play_styles import PlayStyles
from tamaya.server.table.decisions.gameplay import act_as_bot
from tamaya.server.table.places import Place
from tamaya.server.table.table import STAND_IN, Table


class BotTurns:
    """The turns of bots at all tables of this process."""

    def __init__(
        self,
        config: Config,
        workers: BotWorkers,
        styles: PlayStyles,
        keeper: Keeper,
        background: Background,
        metrics: Metrics,
        is_first: Callable[[str], bool],
        now: Callable[[], float],
    ) -> None:
        self._config = config
        self._workers = workers
        self._styles = styles
        self._keeper = keeper
        self._background = background
        self._metrics = metrics
        self._unhurried = asyncio.Semaphore(max(1, config.bot_workers // 2))  # where nobody waits for a turn
        self._now = now
        self._is_first = is_first  # whether this process, of those that serve a table, lets its bots move

    def prepare(self, live: LiveTable) -> "list[asyncio.Task[None]]":
        """Let the table's bots get ready, and tell everybody when they are; what there is to wait for."""
        table = live.table
        bots = {place.bot for place in table.places if place.bot is not None and not place.seal}
        if table.settings.clock != "none" and table.settings.clock_bot:
            bots.add(STAND_IN)
        preparing = [self._workers.prepare(bot, table.rules(), table.settings.players) for bot in bots]
        waiting = [task for task in preparing if not task.done()]
        for task in waiting:
            task.add_done_callback(lambda _: live.bots_are_ready())
        return waiting

    def let_move(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think and act, or see to it that another process does; but bots do not play to
        an empty table."""
        table = live.table
        if table.mover() is None:
            return
        if not live.present and not table.humans():
            return
        guest = table.moving_guest()
        if guest is not None and guest.waits and guest.seal not in live.bots_here:
            return
        if not (self._is_first(table.id) if guest is None else self._sees_to(live, guest.seal)):
            patience = 2 * self._config.bot_seconds + self._config.bot_pause
            asyncio.get_running_loop().call_later(patience, self._stand_in, live, table.version)
        elif live.bot_thinks_at != table.version:
            live.bot_thinks_at = table.version
            self._background.start(self._move(live, table.version))

    def _sees_to(self, live: LiveTable, seal: str) -> bool:
        """Whether this process asks a bot from elsewhere: the one to which it has come, or else the first."""
        return seal in live.bots or (seal not in live.bots_here and self._is_first(live.table.id))

    def _stand_in(self, live: LiveTable, version: int) -> None:
        """Ask a bot that another process should have asked."""
        if live.table.version == version and live.table.mover() is not None and live.bot_thinks_at != version:
            logger.warning("a bot moves late: another process did not do it", extra={"table": live.table.id})
            live.bot_thinks_at = version
            self._background.start(self._move(live, version))

    async def _move(self, live: LiveTable, version: int) -> None:
        table = live.table
        game, bot = table.game, table.mover()
        if game is None or bot is None:  # a person has got more time
            live.bot_thinks_at = None
            return
        seat = game.actor
        try:
            seconds = seconds_for(table, table.places[seat].speed, self._config.bot_pause)
            task = task_for(table, seat, bot, seconds)
            guest = table.moving_guest()
            asking = self._ask(table, task) if guest is None else self._ask_guest(live, guest, task)
            answer, _ = await asyncio.gather(asking, asyncio.sleep(seconds))
            acted = answer.entry(seat)
            await self._keeper.commit_at_last(live, lambda table: act_as_bot(table, version, acted, self._now()))
            self._metrics.count("bot_moves")
        except BotLeft:  # the table waits until it is back
            live.bot_thinks_at = None
            self.let_move(live)
        except TamayaError as error:  # it was undone or ended, or another process was quicker
            logger.info("a bot was late", extra={"table": table.id, "code": error.code})
        finally:
            if live.bot_thinks_at == version:
                live.bot_thinks_at = None

    async def _ask(self, table: Table, task: Task) -> BotAnswer:
        """What a bot wants to do. Where bots play among themselves it leaves a process free for the others."""
        async with contextlib.nullcontext() if table.humans() else self._unhurried:
            task = task._replace(styles=tuple((await self._styles.at(table)).items()))
            return await ask_bot(task, self._workers.think(task), self._config.bot_seconds)

    async def _ask_guest(self, live: LiveTable, guest: Place, task: Task) -> BotAnswer:
        """What a bot from elsewhere wants to do; if it is away, what the table has chosen: the cautious one moves, or
        all wait."""
        seconds = self._config.bot_seconds
        try:
            if guest.waits or await live.bot_has_come(guest.seal, seconds):
                if guest.seal not in live.bots:
                    raise BotLeft
                return await ask_bot(task, live.bots[guest.seal].think(task, seconds), seconds)
        except BotLeft:
            if guest.waits:
                raise
        return stand_in(task)
