"""Clubs: people who play a series of deals, in teams, and compare. A member sees the results of a round once they have
played it, or once it is over (law 7), as with all shared deals."""

import csv
import io
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from tamaya.core.editions import find_edition
from tamaya.core.game import Game
from tamaya.server.archive.archive import listing_of
from tamaya.server.archive.finished import day_at, deal_of, matchpoints
from tamaya.server.bots.asking import agreed
from tamaya.server.deals import MOST, deal_body, sealed_settings
from tamaya.server.hall.hall import Hall
from tamaya.server.notices.notices import MOST_CLUBS, read_plan, waiting_rounds
from tamaya.server.storage.kept.finished_games import NO_POINTS
from tamaya.server.storage.kept.own_clubs import Member, StoredClub, TeamPlace
from tamaya.server.storage.kept.shared_deals import UNKNOWN, StoredDeal, is_sealed_for
from tamaya.server.storage.kept.told_people import Asking, StoredNotice
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions.seats import check_settings
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.clubs import (
    ClubListing,
    ClubPage,
    ClubPlan,
    ClubResult,
    ClubRound,
    ClubStanding,
    MyClubs,
    RoundState,
    deal_of_round,
)
from tamaya.server.wire.games import GameListing
from tamaya.server.wire.http import Created, TableListing
from tamaya.server.wire.parts import Person

MOST_MEMBERS = 200
MOST_WAITING = 200  # tables
LATEST = 90 * 86400.0  # seconds until a club begins
COLUMNS = ("round", "date", "players", "score", "max_score", "matchpoints", "game")


_read_listing = msgspec.json.Decoder(TableListing).decode


class _Played(NamedTuple):
    """A game of a round, and who played it."""

    game: GameListing
    people: list[str]


class Clubs:
    """The clubs of a server."""

    def __init__(self, store: Store, hall: Hall, chance: Chance, clock: Callable[[], float]) -> None:
        self._store = store
        self._hall = hall
        self._chance = chance
        self._clock = clock

    # ---- Belonging ---------------------------------------------------------------------------------------------------

    async def found(self, person: Person, wish: ClubPlan) -> ClubPage:
        """A new club."""
        check_settings(wish.settings)
        now, name = self._clock(), _clean(wish.name)
        if not wish.start <= now + LATEST:
            raise refuse("club-dates")
        settings = msgspec.structs.replace(sealed_settings(agreed(wish.settings), ""), seed=None)
        plan = msgspec.structs.replace(wish, name=name, settings=settings, start=max(wish.start, now))
        club = StoredClub(self._chance.new_id(), person.id, now, msgspec.json.encode(plan))
        await self._store.change(lambda database: database.add_club(club))
        await self._announce(club.id, plan, person)
        return await self.page(club.id, person)

    async def mine(self, person: Person) -> MyClubs:
        """The clubs of somebody."""
        now = self._clock()
        waiting = {one.club for one in await waiting_rounds(self._store, person.id, now)}
        found = await self._store.ask(lambda database: database.clubs_of(person.id, MOST_CLUBS))
        plans = [(club.id, read_plan(club.body)) for club in found]
        return MyClubs(
            [ClubListing(id, plan.name, plan.round_at(now), plan.rounds, id in waiting) for id, plan in plans]
        )

    async def join(self, id: str, person: Person) -> ClubPage:
        """Add somebody who has the link to a club."""
        club = await self._need(id)
        now = self._clock()
        if not await self._store.change(lambda database: database.join_club(id, person.id, MOST_MEMBERS, now)):
            raise refuse("club-full", most=MOST_MEMBERS)
        await self._announce(id, read_plan(club.body), person)
        return await self.page(id, person)

    async def leave(self, id: str, person: Person) -> ClubPage:
        """Take somebody out of a club; what they have played stays."""
        await self._need(id)
        await self._store.change(lambda database: database.leave_club(id, person.id))
        return await self.page(id, person)

    async def _announce(self, id: str, plan: ClubPlan, person: Person) -> None:
        """Tell somebody of each round when it opens, if they have yet to play it."""
        opening = [(number, plan.opens(number)) for number in range(1, plan.rounds + 1)]
        later = [
            StoredNotice(person.id, "round", deal_of_round(id, number), "", at, at)
            for number, at in opening
            if at > self._clock()
        ]
        await self._store.change(lambda database: database.add_later_notices(later))

    # ---- Founding ----------------------------------------------------------------------------------------------------

    async def rename(self, id: str, person: Person, name: str) -> ClubPage:
        """The founder gives it another name."""
        plan = await self._own(id, person)
        return await self._change(id, person, msgspec.structs.replace(plan, name=_clean(name)))

    async def end(self, id: str, person: Person) -> ClubPage:
        """The founder makes the open round the last."""
        plan = await self._own(id, person)
        number = plan.round_at(self._clock())
        if not 1 <= number <= plan.rounds:
            raise refuse("no-round-now")
        return await self._change(id, person, msgspec.structs.replace(plan, rounds=number))

    async def delete(self, id: str, person: Person) -> MyClubs:
        """The founder deletes it."""
        await self._own(id, person)
        await self._store.change(lambda database: database.remove_club(id))
        return await self.mine(person)

    async def _own(self, id: str, person: Person) -> ClubPlan:
        club = await self._need(id)
        if club.host != person.id:
            raise refuse("not-founder")
        return read_plan(club.body)

    async def _change(self, id: str, person: Person, plan: ClubPlan) -> ClubPage:
        await self._store.change(lambda database: database.change_club(id, msgspec.json.encode(plan)))
        return await self.page(id, person)

    # ---- Looking -----------------------------------------------------------------------------------------------------

    async def page(self, id: str, person: Person | None) -> ClubPage:
        """A club as somebody may know it."""
        club = await self._need(id)
        plan = read_plan(club.body)
        members = await self._store.ask(lambda database: database.members(id))
        mine = person is not None and any(one.id == person.id for one in members)
        rounds, played = [], []
        if person is not None and mine:
            for number in range(1, min(self._round(plan), plan.rounds) + 1):
                round, games = await self._look(id, plan, number, person, members)
                rounds.append(round)
                played.append(games)
        return ClubPage(
            id=id,
            name=plan.name,
            settings=plan.settings,
            drawn=plan.drawn,
            member=mine,
            yours=person is not None and person.id == club.host,
            members=len(members),
            names=[one.name for one in members] if mine else [],
            round=self._round(plan),
            rounds=[*rounds, *[self._coming(id, plan, number) for number in range(len(rounds) + 1, plan.rounds + 1)]],
            standings=_standings(members, played),
        )

    async def table(self, id: str, person: Person) -> str:
        """The results that somebody may know, as lines for a spreadsheet."""
        page = await self.page(id, person)
        if not page.member:
            raise refuse("no-such-club")
        text = io.StringIO()
        lines = csv.writer(text)
        lines.writerow(COLUMNS)
        for round in page.rounds:
            for one in round.results:
                share = "" if one.matchpoints is None else f"{one.matchpoints:.3f}"
                names = " + ".join(_harmless(name) for name in one.names)
                points = (one.score, one.max_score) if one.score >= 0 else ("", "")
                lines.writerow((round.number, day_at(round.opens), names, *points, share, one.game))
        return text.getvalue()

    async def _look(
        self, id: str, plan: ClubPlan, number: int, person: Person, members: Sequence[Member]
    ) -> tuple[ClubRound, list[_Played]]:
        """A round that has begun, and its games if this person may know them."""
        coming, now = self._coming(id, plan, number), self._clock()
        deal = await self._store.ask(lambda database: database.deal(deal_of_round(id, number)))
        standing = UNKNOWN
        if deal is not None:
            standing = await self._store.ask(lambda database: database.standing(deal, person.id))
        places = await self._store.ask(lambda database: database.teams(id, number))
        own = next((one for one in places if one.person == person.id), None)
        names = {one.id: one.name for one in members}
        state: RoundState = "known" if standing.knows else "over" if now >= coming.closes else "open"
        if state != "known" and standing.table is not None and standing.playing:
            state = "begun"
        played = [] if deal is None or is_sealed_for(deal, standing, now) else await self._played(deal, person)
        round = msgspec.structs.replace(
            coming,
            state=state,
            team=[names.get(one.person, "?") for one in places if own is not None and one.team == own.team],
            table=standing.table or (own.table if own is not None else None),
            teams=0 if deal is None else await self._store.ask(lambda database: database.count_results(deal)),
            results=[_result(one, played) for one in sorted(played, key=lambda one: -_worth(one.game))],
            waiting=[] if state != "open" or plan.drawn else await self._waiting(id, coming),
        )
        return round, played

    async def _waiting(self, id: str, round: ClubRound) -> list[TableListing]:
        """Where teams of members wait for more, the newest table first."""
        found = await self._store.ask(lambda database: database.waiting_tables(id, round.opens, MOST_WAITING))
        tables = [msgspec.structs.replace(_read_listing(body), at=int(at)) for at, body in found]
        return [one for one in tables if one.settings.deal == round.deal and one.taken < one.settings.players]

    async def _played(self, deal: StoredDeal, person: Person) -> list[_Played]:
        found = await self._store.ask(lambda database: database.results_of(deal, MOST))
        ids = [one.id for one in found]
        people = await self._store.ask(lambda database: database.players_of(ids))
        mine = {id for id, who in people.items() if person.id in who}
        shown = [(listing_of(one), people.get(one.id, [])) for one in found if not one.private or one.id in mine]
        return [_Played(game, who) for game, who in shown if not game.stopped]

    def _coming(self, id: str, plan: ClubPlan, number: int) -> ClubRound:
        return ClubRound(
            number, plan.opens(number), plan.opens(number + 1), "coming", deal_of_round(id, number), [], None, 0, [], []
        )

    # ---- Playing -----------------------------------------------------------------------------------------------------

    async def play(self, id: str, person: Person) -> Created:
        """A table for the open round, or the one where this person is already playing it."""
        plan = read_plan((await self._need(id)).body)
        number = self._round(plan)
        if not await self._store.ask(lambda database: database.is_member(id, person.id)):
            raise refuse("not-your-team")
        if not 1 <= number <= plan.rounds:
            raise refuse("no-round-now")
        deal = await self._deal(id, plan, number)
        standing = await self._store.ask(lambda database: database.standing(deal, person.id))
        if standing.knows:
            raise refuse("deal-known", name=person.name)
        if standing.table is not None:
            return Created(standing.table)
        waiting = [] if plan.drawn else await self._waiting(id, self._coming(id, plan, number))
        own = next((one.id for one in waiting if person.id in [player.id for player in one.people]), None)
        if own is not None:
            return Created(own)
        place = await self._place(id, plan, number, person) if plan.drawn else None
        if place is not None and place.table is not None and not await self._has_room(place.table, person):
            await self._store.change(lambda database: database.leave_team(id, number, person.id))
            place = await self._place(id, plan, number, person)
        if place is not None and place.table is not None:
            return Created(place.table)
        table = await self._hall.open(person, sealed_settings(plan.settings, deal.id))
        if place is None:
            return Created(table)
        where = await self._store.change(lambda db: db.open_for_team(id, number, place.team, table))
        if where == table:
            await self._ask_team(id, number, place, table)
        return Created(where)

    async def _ask_team(self, id: str, number: int, place: TeamPlace, table: str) -> None:
        """Tell those in somebody's team that their table is open."""
        teams, now = await self._store.ask(lambda database: database.teams(id, number)), self._clock()
        mates = tuple([one.person for one in teams if one.team == place.team and one.person != place.person])
        asking = Asking(place.person, mates)
        await self._store.change(lambda database: database.ask_teammates(asking, table, now))

    async def _has_room(self, table: str, person: Person) -> bool:
        """Whether somebody plays there, or still can; if not, their team has begun without them."""
        live = await self._hall.find(table)
        return live is not None and (live.table.phase == "waiting" or live.table.seat_of(person.id) is not None)

    async def _place(self, id: str, plan: ClubPlan, number: int, person: Person) -> TeamPlace:
        """The team in which somebody plays. The first to ask in a round has all teams drawn; whoever comes later gets a
        place."""
        players = plan.settings.players
        teams = await self._store.ask(lambda database: database.teams(id, number))
        if not teams:
            members = [one.id for one in await self._store.ask(lambda database: database.members(id))]
            drawn = self._drawn(members, players)
            await self._store.change(lambda database: database.draw_teams(id, number, drawn))
        for _ in range(2):
            for one in await self._store.ask(lambda database: database.teams(id, number)):
                if one.person == person.id:
                    return one
            await self._store.change(lambda database: database.join_team(id, number, person.id, players))
        raise refuse("not-your-team")

    def _drawn(self, members: list[str], players: int) -> list[list[str]]:
        """Teams by lot, as even as possible; bots take chairs that stay free."""
        order = sorted(members, key=lambda _: self._chance.salt())
        count = -(-len(order) // players)
        return [order[team::count] for team in range(count)]

    async def _deal(self, id: str, plan: ClubPlan, number: int) -> StoredDeal:
        """The deal of a round, dealt when the first team wants to play it."""
        name = deal_of_round(id, number)
        stored = await self._store.ask(lambda database: database.deal(name))
        if stored is None:
            rules = find_edition(plan.settings.edition).rules.with_options(plan.settings.options)
            cards = self._chance.deal(rules, plan.settings.players)
            game = Game.deal(rules, plan.settings.players, cards.seed, deck=cards.deck, tiles=cards.tiles)
            body = deal_body(name, plan.settings, cards)
            new = StoredDeal(name, deal_of(game), None, self._coming(id, plan, number).closes, None, body, id)
            now = self._clock()
            await self._store.change(lambda database: database.add_deal(new, None, now))
            stored = await self._store.ask(lambda database: database.deal(name))  # the one from whoever was first
        assert stored is not None
        return stored

    # ---- Rounds ------------------------------------------------------------------------------------------------------

    async def _need(self, id: str) -> StoredClub:
        found = await self._store.ask(lambda database: database.club(id))
        if found is None:
            raise refuse("no-such-club")
        return found

    def _round(self, plan: ClubPlan) -> int:
        return plan.round_at(self._clock())


def _clean(text: str) -> str:
    """A club's name on one line."""
    name = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    if not name:
        raise refuse("bad-name")
    return name


def _share(one: _Played, played: Sequence[_Played]) -> float | None:
    return matchpoints(_worth(one.game), [_worth(other.game) for other in played if other is not one])


def _worth(game: GameListing) -> int:
    """A masterpiece is won or lost, and has no points (X3)."""
    return game.score if game.scored else int(game.outcome == "perfect")


def _result(one: _Played, played: Sequence[_Played]) -> ClubResult:
    points = one.game.score if one.game.scored else NO_POINTS
    return ClubResult(one.game.names, one.game.id, points, one.game.max_score, _share(one, played))


def _standings(members: Sequence[Member], rounds: Sequence[Sequence[_Played]]) -> list[ClubStanding]:
    """By the mean of matchpoints, then by points."""
    found = []
    for member in members:
        mine = [(one, _share(one, played)) for played in rounds for one in played if member.id in one.people]
        shares = [share for _, share in mine if share is not None]
        points = sum(one.game.score for one, _ in mine if one.game.scored)
        mean = sum(shares) / len(shares) if shares else None
        found.append(ClubStanding(member.name, len(mine), points, mean))
    return sorted(found, key=lambda one: (-(one.matchpoints or 0.0), -one.points, -one.rounds, one.name))


def _harmless(name: str) -> str:
    """A name that no spreadsheet mistakes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name
