"""The archive for the event loop: who may see which game, the pages of games, and lists of them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from tamaya.core.editions import find_edition
from tamaya.formats import RecordedGame, write_as
from tamaya.formats.picture import picture_of
from tamaya.formats.record_text import write_line
from tamaya.server.archive.files import brought_again, file_name, from_file, to_file
from tamaya.server.archive.finished import FinishedGame, compared, day_at, read_finished, replayed
from tamaya.server.archive.showing import show
from tamaya.server.storage.kept.finished_games import GameFilter, ListedGame, NewGame, StoredGame
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.places import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.games import GameHeader, GameListing, GameNote, GamePage, MyGames, PlayedHere, Seen, Wished
from tamaya.server.wire.parts import Person

PAGE = 20  # games in a part of a list
MOST_BRANCHES = 100  # shown on the page of a game
MOST_TAKEN = 1000  # in one file
MOST_SAME = 50  # of the same deal
Result = TypeVar("Result")

_read_listing = msgspec.json.Decoder(GameListing).decode


class Desk:
    """Where games are read, replayed and written: work of many milliseconds, which must not hold up those who play. It
    does one thing at a time, beside the event loop. Two at once would be no quicker, for threads take turns; but the
    event loop would have to wait twice as long for its own."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def work(self, do: Callable[[], Result]) -> Result:
        """The result of something that takes a while."""
        async with self._turn:
            return await asyncio.to_thread(do)


class Archive:
    """Games that are over."""

    def __init__(self, store: Store, chance: Chance, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self.desk = Desk()
        self.intake = Desk()  # for files, which may be large: nobody who reads a game waits for them

    # ---- Looking -----------------------------------------------------------------------------------------------------

    async def find(self, id: str, person: Person | None) -> tuple[StoredGame, FinishedGame]:
        """A game, if this person may see it: anybody with the link may, unless one of its owners wants it private. A
        branch begins with the moves of another game and is as private as that."""
        who = person.id if person else ""
        if not await self._store.ask(lambda database: database.may_see(id, who)):
            raise refuse(
                "private-game" if await self._store.ask(lambda database: database.listed([id])) else "no-such-game"
            )
        await self.need_unsealed(id, person)
        found = await self._store.ask(lambda database: database.game(id))
        if found is None:
            raise refuse("no-such-game")
        return found, read_finished(found.body)

    async def need_unsealed(self, id: str, person: Person | None) -> None:
        """Raise if somebody may still play the deal of a game (law 7). Asked before anything of the game is read, which
        would take the longer the more was played."""
        who = person.id if person else ""
        if await self._store.ask(lambda database: database.is_sealed(id, who, self._clock())):
            deal = await self._store.ask(lambda database: database.deal_of_game(id))
            raise refuse("sealed-deal", deal=deal.id if deal else "")

    async def need_unsealed_at(self, table: str, person: Person | None) -> None:
        """The same of the game after which a table came to rest."""
        last = await self._store.ask(lambda database: database.last_game(table))
        if last is not None:
            await self.need_unsealed(last, person)

    async def page(self, id: str, person: Person | None, seat: int | None) -> GamePage:
        """All about a game, and how it looked from a seat, or with open cards."""
        found, finished = await self.find(id, person)
        owners = await self._store.ask(lambda database: database.owners_of(id))
        own = next((one for one in owners if person is not None and one.person == person.id), None)
        who = person.id if person else ""
        related = [] if found.parent is None else [found.parent]
        listed, parents, branches, same = await asyncio.gather(
            self._store.ask(lambda database: database.listed([id])),
            self._store.ask(lambda database: database.listed(related)),
            self._store.ask(lambda database: database.branches_of(id, who, MOST_BRANCHES)),
            self._store.ask(lambda database: database.same_deal(id, who, MOST_SAME)),
        )
        if not listed:
            raise refuse("no-such-game")
        waits = (
            [one.person for one in owners if not one.wants_deletion] if any(o.wants_deletion for o in owners) else []
        )
        names = await self._store.ask(lambda database: [database.name_of(one) for one in waits])
        played, notes, look = await self.desk.work(lambda: _played(finished, seat))
        listing = listing_of(listed[0])
        deal = await self._store.ask(lambda database: database.deal_of_game(id))
        at = found.table_id if own is not None and await self._is_there(found.table_id) else None
        return GamePage(
            game=listing,
            played=played,
            seen=look,
            seats=seats_of(finished, person),
            own=own is not None,
            wants_private=own is not None and own.wants_private,
            wants_deletion=own is not None and own.wants_deletion,
            deletion_waits_for=[name for name in names if name is not None],
            table_id=at,
            notes=notes,
            parent=listing_of(parents[0]) if parents else None,
            branches=[listing_of(one) for one in branches],
            same_deal=[listing_of(one) for one in same],
            beaten=compared(listing, [listing_of(one) for one in same]),
            deal=None if deal is None else deal.id,
        )

    async def listing(self, id: str) -> GameListing:
        """A game as lists show it, for everybody with the link."""
        await self.find(id, None)
        listed = await self._store.ask(lambda database: database.listed([id]))
        if not listed:
            raise refuse("no-such-game")
        return listing_of(listed[0])

    async def seen(self, id: str, person: Person | None, seat: int | None) -> Seen:
        """How a game looked."""
        _, finished = await self.find(id, person)
        if seat is not None and seat not in range(len(finished.players)):
            raise refuse("no-such-chair", chair=seat)
        return await self.desk.work(lambda: show(finished, seat)[1])

    async def record(self, id: str, person: Person | None, format: str) -> tuple[str, str]:
        """A game as a file of some format: its name, and what is in it."""
        found, finished = await self.find(id, person)

        def write() -> tuple[str, str]:
            game = _as_file(found, finished)
            return file_name(game, format), write_as(format, game)

        return await self.desk.work(write)

    async def all_of(self, person: Person) -> str:
        """Somebody's games, the newest first, one to a line; without those whose deal they may still play."""
        listed = await self._store.ask(lambda database: database.games_of(person.id, GameFilter(), MOST_TAKEN))
        lines = []
        for one in listed:
            if await self._store.ask(lambda database: database.is_sealed(one.id, person.id, self._clock())):  # noqa: B023
                continue
            found = await self.find(one.id, person)
            lines.append(await self.desk.work(lambda found=found: write_line(_as_file(*found))))  # type: ignore[misc]
        return "".join(lines)

    async def picture(self, id: str, person: Person | None, move: int | None, seat: int | None) -> str:
        """A moment of a game as SVG: with open cards, or as a seat saw it."""
        _, finished = await self.find(id, person)
        return await self.desk.work(lambda: picture_of(replayed(finished).file, move, seat, True))

    async def mine(self, person: Person, wanted: GameFilter) -> MyGames:
        """Some of somebody's games, the newest first."""
        found = await self._store.ask(lambda database: database.games_of(person.id, wanted, PAGE + 1))
        more = len(found) > PAGE
        last = found[PAGE - 1] if more else None
        return MyGames(
            games=[listing_of(one) for one in found[:PAGE]],
            next=None if last is None else f"{last.ended!r} {last.id}",
        )

    async def played_at(self, table: str, person: Person | None) -> PlayedHere:
        """Those games of a table that somebody may see, the newest first, once it has been tidied away; until then the
        table speaks for itself."""
        who = person.id if person else ""
        if await self._is_there(table):
            return PlayedHere([])
        ids = await self._store.ask(
            lambda database: [
                id
                for id in database.games_at(table)[-PAGE:]
                if database.may_see(id, who) and not database.is_sealed(id, who, self._clock())
            ]
        )
        listed = await self._store.ask(lambda database: database.listed(ids))
        return PlayedHere(sorted(map(listing_of, listed), key=lambda game: game.ended, reverse=True))

    async def _is_there(self, table: str | None) -> bool:
        return table is not None and await self._store.ask(lambda database: database.has_table(table))

    # ---- Changing ----------------------------------------------------------------------------------------------------

    async def add_files(self, files: Sequence[RecordedGame], person: Person) -> list[str]:
        """Take in games that somebody imports from files, all or none; return their ids. Games that they have imported
        before keep their ids, and get the notes that were added since."""
        ids = [self._chance.new_id() for _ in files]

        def made() -> list[NewGame]:
            return [from_file(id, file, person) for id, file in zip(ids, files, strict=True)]

        new = await self.intake.work(made)
        deals = [one.deal for one in new]
        before = await self._store.ask(lambda database: database.brought_before(person.id, deals))
        found = await self.intake.work(lambda: brought_again(before, new))
        if found.noted:
            await self._store.change(lambda database: database.write_anew(found.noted))
        await self.add(*found.new)
        return found.ids

    async def add(self, *games: NewGame) -> None:
        """Take in games."""
        await self._store.change(lambda database: database.add_games(games, self._clock()))

    async def want_private(self, id: str, person: Person, on: bool) -> tuple[Wished, StoredGame, list[str]]:
        """An owner wants nobody else to see a game, or no longer minds. Also return the game, and the ids of all that
        are as private."""
        found, _ = await self.find_own(id, person)
        await self._store.change(lambda database: database.want_private(id, person.id, on))
        owners = await self._store.ask(lambda database: database.owners_of(id))
        family = await self._store.ask(lambda database: database.family_of(id))
        return Wished(private=any(one.wants_private for one in owners), deleted=False), found, family

    async def want_deletion(self, id: str, person: Person, on: bool) -> tuple[Wished, StoredGame, list[str]]:
        """An owner wants a game deleted, which happens when all of them do. Also return the game, and the ids of all
        that were deleted with it."""
        found, _ = await self.find_own(id, person)
        deleted = await self._store.change(lambda database: database.want_deletion(id, person.id, on))
        return Wished(private=False, deleted=bool(deleted)), found, deleted

    async def find_own(self, id: str, person: Person) -> tuple[StoredGame, FinishedGame]:
        """A game, if it is this person's."""
        found = await self.find(id, person)
        owners = await self._store.ask(lambda database: database.owners_of(id))
        if person.id not in [one.person for one in owners]:
            raise refuse("not-your-game")
        return found


def listing_of(row: ListedGame) -> GameListing:
    """A game as lists show it."""
    listing = _read_listing(row.summary)
    listing.ended = row.ended
    listing.private = row.private
    listing.scored = not find_edition(listing.edition).rules.with_options(listing.options).masterpiece
    return listing


def _played(finished: FinishedGame, seat: int | None) -> tuple[GameHeader, list[GameNote], Seen]:
    stored, seen = show(finished, seat if seat in range(len(finished.players)) else None)
    return stored.played(), finished.notes, seen


def _as_file(found: StoredGame, finished: FinishedGame) -> RecordedGame:
    game = to_file(replayed(finished))
    if game.date is None and found.kind == "table":  # stored before records had a date
        game = game._replace(date=day_at(found.ended))
    return game


def is_over(game: StoredGame) -> bool:
    """Whether it has ended; a branch may still go on."""
    listing = _read_listing(game.summary)
    return listing.stopped or listing.outcome is not None


def seats_of(finished: FinishedGame, person: Person | None) -> list[int]:
    """The seats from which somebody played: their own, and those of guests on their device."""
    if person is None:
        return []
    seated = [(seat, one.person) for seat, one in enumerate(finished.players) if one.person is not None]
    return [seat for seat, one in seated if person.id in (one, owner_of(one))]
