"""Deals that several teams play without knowing them: the one of the day, and those passed on from games. Results and
cards stay sealed until you have played the deal (law 7); the archive asks storage the same question."""

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import NamedTuple

import msgspec

from tamaya.children.crew import Crew
from tamaya.core.editions import EDITIONS, find_edition
from tamaya.core.game import Game
from tamaya.formats import RecordedGame, read_game, write_game
from tamaya.review.daily import game_of
from tamaya.server.archive.archive import Archive, listing_of
from tamaya.server.archive.files import from_file
from tamaya.server.archive.finished import compared, deal_of, replayed
from tamaya.server.hall.dealer import DealBody, read_deal_body
from tamaya.server.hall.hall import Hall
from tamaya.server.puzzles.puzzles import streak
from tamaya.server.storage.kept.shared_deals import UNKNOWN, Standing, StoredDeal, is_sealed_for
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance, Deal
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.games import DealPage, DealResults, DealState
from tamaya.server.wire.http import Created, Practise
from tamaya.server.wire.parts import Person, Settings

SOLVER = "Tamaya"


class MadeDeal(NamedTuple):
    """The deal of a day, with a record that wins it."""

    cards: Deal
    solution: str


def make_deal(day: int) -> MadeDeal:
    """The deal of this day, made and solved in this process."""
    from tamaya.review import solve
    from tamaya.review.daily import daily_deal

    deal = daily_deal(date.fromordinal(day))
    game = Game.deal(deal.rules, deal.players, deal.seed)
    cards = Deal(deal.seed, [str(card) for card in game.deck], list(game.tiles))
    for action in solve(game).line:
        game.do(action)
    file = RecordedGame(
        game, names=(SOLVER,) * deal.players, edition=deal.edition, date=deal.date.isoformat(), seeded_by=SOLVER
    )
    return MadeDeal(cards, write_game(file))


TODAY = "today"
MOST = 2_000  # results that are compared
MAKING_SECONDS = 600.0  # the first time on a machine takes much compiling
LONGEST_STREAK = 10_000  # days
IDLE = 60.0  # seconds for which the process is kept


class Deals:
    """The deals that teams play."""

    def __init__(self, store: Store, archive: Archive, hall: Hall, chance: Chance, clock: Callable[[], float]) -> None:
        self._store = store
        self._archive = archive
        self._hall = hall
        self._chance = chance
        self._clock = clock
        self._crew = Crew("deals", idle=IDLE)
        self._turn = asyncio.Semaphore(1)

    async def close(self) -> None:
        """Stop what is going on."""
        await self._crew.close()

    # ---- Looking -----------------------------------------------------------------------------------------------------

    async def page(self, which: str, person: Person | None) -> DealPage:
        """A deal as far as somebody may know it, which can be said without solving it; yesterday's comes with its
        solution even if nobody here has played it."""
        day = self._day_of(which)
        stored = await self._store.ask(lambda database: database.deal(which if day is None else _name(day)))
        if stored is None and day == self._today() - 1:
            stored = await self._need(which)
        if stored is None and day is None:
            raise refuse("no-such-deal")
        if stored is not None and stored.club is not None:
            await self.check_member(stored, person)
        settings = day_settings(day) if day is not None else read_deal_body(stored.body).settings  # type: ignore[union-attr]
        standing = await self._standing(stored, person)
        results = None
        if stored is not None and not is_sealed_for(stored, standing, self._clock()):
            results = await self._results(stored, person)
        return DealPage(
            id=which if day is None else _name(day),
            day=None if day is None else _name(day),
            settings=settings,
            max_score=find_edition(settings.edition).rules.with_options(settings.options).max_score,
            state=self._state(day, standing),
            table=standing.table,
            teams=0 if stored is None else await self._store.ask(lambda database: database.count_results(stored)),
            streak=await self.streak(person),
            before=None if day is None or day == 1 else _name(day - 1),
            results=results,
        )

    async def streak(self, person: Person | None) -> int:
        """Days in a row, up to today or yesterday, whose deal somebody has played."""
        if person is None:
            return 0
        days = await self._store.ask(lambda database: database.days_played(person.id, LONGEST_STREAK))
        return streak(days, self._today())

    def _state(self, day: int | None, standing: Standing) -> DealState:
        if standing.knows:
            return "known"
        if standing.table is not None and (standing.playing or day in (None, self._today())):
            return "begun"
        return "open" if day in (None, self._today()) else "over"

    async def check_member(self, deal: StoredDeal, person: Person | None) -> None:
        """Raise if a deal belongs to a club of which somebody is not a member."""
        who, club = person.id if person else "", deal.club or ""
        if not await self._store.ask(lambda database: database.is_member(club, who)):
            raise refuse("no-such-deal")

    async def _standing(self, stored: StoredDeal | None, person: Person | None) -> Standing:
        if stored is None or person is None:
            return UNKNOWN
        return await self._store.ask(lambda database: database.standing(stored, person.id))

    async def _results(self, deal: StoredDeal, person: Person | None) -> DealResults:
        who = person.id if person else ""
        found = await self._store.ask(lambda database: database.results_of(deal, MOST))
        ids = [one.id for one in found]
        shown = await self._store.ask(lambda database: database.games_with(who, ids))
        mine = await self._store.ask(lambda database: database.own_games(who, ids))
        counted = [(one, listing_of(one)) for one in found if not one.private or one.id in mine]
        own = next((game for one, game in counted if one.id in mine), None)
        others = [game for _, game in counted if game is not own]
        return DealResults(
            scores=sorted(Counter(game.score for _, game in counted if not game.stopped).items(), reverse=True),
            games=[game for one, game in counted if deal.day is None or one.id in shown],
            own=own.id if own else None,
            matchpoints=compared(own, others),
            solution=deal.game if deal.day is not None and not self._is_today(deal) else None,
        )

    # ---- Playing -----------------------------------------------------------------------------------------------------

    async def begin(self, which: str, person: Person, alone: bool) -> Created:
        """A table for a deal, alone with bots or with others, or the one where somebody is already playing it."""
        day = self._day_of(which)
        if day is not None and day != self._today():
            raise refuse("deal-over")
        stored = await self._need(which)
        if stored.club is not None:  # the club says who plays with whom
            raise refuse("club-deal", club=stored.club)
        standing = await self._standing(stored, person)
        if standing.knows:
            raise refuse("deal-known", name=person.name)
        if standing.table is not None:
            return Created(standing.table)
        settings = read_deal_body(stored.body).settings
        if alone:
            return Created(await self._hall.practise(person, Practise(settings)))
        return Created(await self._hall.open(person, settings))

    async def look(self, which: str, person: Person) -> DealPage:
        """Let somebody see a deal that they could still play; not today's, which everybody may see tomorrow."""
        stored = await self._need(which)
        if stored.until is not None:
            raise refuse("sealed-deal")
        now = self._clock()
        await self._store.change(lambda database: database.look_at_deal(stored, person.id, now))
        return await self.page(which, person)

    async def pass_on(self, game: str, person: Person) -> Created:
        """Let others play the deal of a game, if it is this person's."""
        found, finished = await self._archive.find_own(game, person)
        if found.kind == "branch":
            raise refuse("not-your-game")
        stored = await self._archive.desk.work(lambda: replayed(finished))
        played = stored.game
        id = self._chance.new_id()
        cards = Deal(played.seed, [str(card) for card in played.deck], list(played.tiles))
        body = deal_body(id, msgspec.structs.replace(finished.settings, seed=None), cards)
        new = StoredDeal(id, deal_of(played), None, None, game, body)
        now = self._clock()
        deal = await self._store.change(lambda database: database.add_deal(new, None, now))
        return Created(deal.id)

    # ---- Making ------------------------------------------------------------------------------------------------------

    async def _need(self, which: str) -> StoredDeal:
        """A deal; today's, and yesterday's, is made when it is first asked for."""
        day = self._day_of(which)
        id = which if day is None else _name(day)
        async with self._turn:
            stored = await self._store.ask(lambda database: database.deal(id))
            if stored is not None:
                return stored
            if day is None or day < self._today() - 1:
                raise refuse("no-such-deal")
            made = await self._crew.call(make_deal, day, seconds=MAKING_SECONDS)
            return await self._keep(day, made)

    async def _keep(self, day: int, made: MadeDeal) -> StoredDeal:
        solution = self._chance.new_id()
        file = read_game(made.solution)
        game = from_file(solution, file, Person(id="", name=SOLVER))._replace(people=())
        until = datetime.combine(date.fromordinal(day + 1), datetime.min.time(), UTC).timestamp()
        body = deal_body(_name(day), day_settings(day), made.cards)
        new = StoredDeal(_name(day), game.deal, day, until, solution, body)
        now = self._clock()
        return await self._store.change(lambda database: database.add_deal(new, game, now))

    # ---- Days --------------------------------------------------------------------------------------------------------

    def _today(self) -> int:
        return datetime.fromtimestamp(self._clock(), UTC).toordinal()

    def _is_today(self, deal: StoredDeal) -> bool:
        return deal.day == self._today()

    def _day_of(self, which: str) -> int | None:
        """The day of a deal of the day up to today; None if this is not one."""
        if which == TODAY:
            return self._today()
        try:
            day = date.fromisoformat(which).toordinal() if len(which) == 10 else None
        except ValueError:
            return None
        if day is not None and day > self._today():
            raise refuse("no-such-deal")
        return day


def day_settings(day: int) -> Settings:
    """What a table plays on a day."""
    game = game_of(date.fromordinal(day))
    preset = EDITIONS[game.edition].rules.to_dict()
    options = {name: value for name, value in game.rules.to_dict().items() if value != preset[name]}
    return sealed_settings(Settings(edition=game.edition, players=game.players, options=options), _name(day))


def sealed_settings(settings: Settings, deal: str) -> Settings:
    """Only those who play see the table of a deal."""
    return msgspec.structs.replace(
        settings, deal=deal, public=False, spectators=False, explained=False, shared=False, memory=False
    )


def deal_body(id: str, settings: Settings, cards: Deal) -> bytes:
    return msgspec.json.encode(DealBody(sealed_settings(settings, id), cards))


def _name(day: int) -> str:
    return date.fromordinal(day).isoformat()
