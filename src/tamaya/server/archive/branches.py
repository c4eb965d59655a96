"""What if: leave a game after some moves and play on by hand, for all seats, or let bots do it. A branch is a game of
its own, with a link of its own; the original does not change."""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tamaya.bots.registry import by_agreement
from tamaya.core.actions import parse_action
from tamaya.core.game import Game
from tamaya.formats import write_game
from tamaya.server.archive.archive import Archive, listing_of
from tamaya.server.archive.finished import ReadGame, Told, replayed, to_store
from tamaya.server.bots.asking import LEAST_THINKING, Coach, ask_bot
from tamaya.server.bots.thinking import Task
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.storage.kept.finished_games import NewGame
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions.gameplay import check_legal
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.from_server import Suggested
from tamaya.server.wire.games import AdviceWish, Branch, BranchOff, GoOn
from tamaya.server.wire.parts import Person

PATIENCE = 2.0  # seconds to wait for bots before showing how far they have come
MOST = 200  # branches that one person may start from one game


class WhatIf(NamedTuple):
    """A game that is being played on."""

    id: str
    game: Game
    told: list[Told]
    agreement: str


class Branches:
    """Plays on from games of the archive."""

    def __init__(
        self, store: Store, archive: Archive, chance: Chance, workers: BotWorkers, bots: tuple[str, ...], most: float
    ) -> None:
        self._store = store
        self._archive = archive
        self._chance = chance
        self._workers = workers
        self._bots = bots
        self._coach = Coach(workers, most)
        self._most = most  # seconds that a bot may think
        self._one_at_a_time = asyncio.Semaphore(1)  # nobody's turn waits for this: tables come first

    async def leave(self, id: str, person: Person, wish: BranchOff) -> Branch:
        """Leave a game after some moves."""
        _, finished = await self._archive.find(id, person)
        if await self._store.ask(lambda database: database.count_branches(id, person.id)) >= MOST:
            raise refuse("too-many-branches", most=MOST)
        stored = await self._archive.desk.work(lambda: replayed(finished))
        if wish.at > len(stored.game.moves):
            raise refuse("no-such-version")
        told = [one for one in stored.finished.told if one.move <= wish.at]
        line = WhatIf(self._chance.new_id(), stored.game.at(wish.at), told, finished.settings.agreement)
        await self._play(line, wish)
        kept = [note for note in stored.finished.notes if note.after <= wish.at]
        branch = stored._replace(
            finished=msgspec.structs.replace(stored.finished, stopped=False, by=person, notes=kept)
        )
        new = await self._archive.desk.work(lambda: _stored(line, branch, id, wish.at, person))
        await self._archive.add(new)
        return await self._answer(line)

    async def advise(self, id: str, person: Person, wish: AdviceWish) -> Suggested:
        """Advise somebody who wonders what to do after some moves, by what the seat knew then."""
        _, finished = await self._archive.find(id, person)
        stored = await self._archive.desk.work(lambda: replayed(finished))
        if wish.at > len(stored.game.moves):
            raise refuse("no-such-version")
        game = stored.game.at(wish.at)
        if game.outcome is not None:
            raise refuse("game-is-over")
        agreement, name = finished.settings.agreement, f"what if {id}"
        async with self._one_at_a_time:
            return Suggested(0, wish.at, *await self._coach.advise(game, agreement, name, wish.action))

    async def go_on(self, id: str, person: Person, wish: GoOn) -> Branch:
        """Go on with your own branch."""
        found, finished = await self._archive.find(id, person)
        if found.kind != "branch" or finished.by is None or finished.by.id != person.id:
            raise refuse("not-your-branch")
        stored = await self._archive.desk.work(lambda: replayed(finished))
        if wish.at != len(stored.game.moves):
            raise refuse("stale")
        parent, at = found.parent, found.at
        assert parent is not None
        assert at is not None
        line = WhatIf(id, stored.game, list(stored.finished.told), finished.settings.agreement)
        await self._play(line, wish)
        new = await self._archive.desk.work(lambda: _stored(line, stored, parent, at, person))
        if not await self._store.change(lambda database: database.continue_game(new, wish.at, time.time())):
            raise refuse("stale")
        return await self._answer(line)

    async def _answer(self, line: WhatIf) -> Branch:
        listed = await self._store.ask(lambda database: database.listed([line.id]))
        if not listed:
            raise refuse("no-such-game")
        return Branch(game=listing_of(listed[0]), over=line.game.outcome is not None)

    async def _play(self, line: WhatIf, wish: BranchOff | GoOn) -> None:
        """Do what is asked: some actions, or what bots do in a moment."""
        if line.game.outcome is not None:
            raise refuse("game-is-over")
        actions = [] if wish.action is None else [wish.action]
        if isinstance(wish, BranchOff):
            actions += wish.line or []
        if actions:
            await self._archive.desk.work(lambda: _act(line.game, actions))
        elif wish.bot is None or wish.bot not in self._bots:
            raise refuse("unknown-bot", name=(wish.bot or "")[:40])
        else:
            await self._let_bots_play(line, by_agreement(wish.bot, line.agreement))

    async def _let_bots_play(self, line: WhatIf, bot: str) -> None:
        """Bots get what their seats may know, as at any table."""
        game = line.game
        ready = self._workers.prepare(bot, game.rules, game.players)
        await asyncio.wait({ready}, timeout=PATIENCE)
        if not ready.done():
            raise refuse("bot-not-ready")
        until = time.monotonic() + PATIENCE
        while game.outcome is None:
            async with self._one_at_a_time:
                task = Task.of(game, game.actor, bot, f"what if {line.id}", 0, LEAST_THINKING)
                answer = await ask_bot(task, self._workers.think(task), self._most)
            said = answer.entry(game.actor)
            line.told.append(Told(len(game.moves) + 1, said.fallback, said.reason, said.heard))
            game.do(parse_action(said.action))
            if time.monotonic() > until:
                return


def _act(game: Game, actions: Sequence[str]) -> None:
    for text in actions:
        action = parse_action(text)
        check_legal(game, action)
        game.do(action)


def _stored(line: WhatIf, left: ReadGame, parent: str, at: int, person: Person) -> NewGame:
    record = write_game(left.file._replace(game=line.game, ended_early=False))
    branch = msgspec.structs.replace(left.finished, record=msgspec.Raw(record.encode()), told=line.told)
    return to_store(branch, line.game, line.id, "branch", (person.id,), parent=parent, at=at)
