"""Tells people who are away that it is their turn, that they are invited, that others are waiting, that a round is
open: each once, whichever process does it, even after a restart. What is over by then is not told."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import math
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from tamaya.core.errors import TamayaError
from tamaya.i18n import LANGUAGES, texts
from tamaya.i18n.fluent import Catalogue
from tamaya.server.config import Config
from tamaya.server.logs import logger
from tamaya.server.notices.feed import FeedEntry, write_feed
from tamaya.server.notices.push import (
    Outcome,
    from_letters,
    in_letters,
    is_target,
    post,
    proof,
    public_bytes,
    read_key,
    seal,
    service_of,
)
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.shared_deals import UNKNOWN
from tamaya.server.storage.kept.told_people import ASK_PAUSE, Calm, PushTarget, StoredNotice
from tamaya.server.storage.store import Store
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.clubs import ClubPlan, deal_of_round
from tamaya.server.wire.http import TableListing
from tamaya.server.wire.parts import Person, Settings
from tamaya.server.wire.people import NoticeSettings, PushDevice, SetCalm

# ---- The open rounds of somebody's clubs that they have yet to play --------------------------------------------------


MOST_CLUBS = 50

read_plan = msgspec.json.Decoder(ClubPlan).decode


class WaitingRound(NamedTuple):
    """A round that is open, and that somebody has not begun."""

    club: str
    number: int
    deal: str
    plan: ClubPlan


async def waiting_rounds(store: Store, person: str, now: float) -> list[WaitingRound]:
    """The waiting rounds of somebody's clubs."""
    clubs = await store.ask(lambda database: database.clubs_of(person, MOST_CLUBS))
    found = []
    for club in clubs:
        plan = read_plan(club.body)
        number = plan.round_at(now)
        deal = deal_of_round(club.id, number)
        if 1 <= number <= plan.rounds and await _is_new(store, deal, person):
            found.append(WaitingRound(club.id, number, deal, plan))
    return found


async def _is_new(store: Store, id: str, person: str) -> bool:
    deal = await store.ask(lambda database: database.deal(id))
    standing = UNKNOWN if deal is None else await store.ask(lambda database: database.standing(deal, person))
    return not standing.knows and standing.table is None


# ---- When somebody wants to be left alone ----------------------------------------------------------------------------


DAY = 24 * 60  # minutes


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC if there is none."""
    with contextlib.suppress(ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(name)
    return UTC


def quiet_until(calm: Calm, now: float) -> float | None:
    """Until when somebody wants to be left alone now; None if they do not."""
    here = datetime.fromtimestamp(now, zone_of(calm.zone))
    minute = here.hour * 60 + here.minute
    length = (calm.quiet_until - calm.quiet_from) % DAY
    if (minute - calm.quiet_from) % DAY >= length:
        return None
    left = (calm.quiet_until - minute) % DAY
    return (here.replace(second=0, microsecond=0) + timedelta(minutes=left)).timestamp()


# ---- Telling people --------------------------------------------------------------------------------------------------


TOGETHER = 50  # notices
AT_ONCE = 8  # push services asked at a time
AGAIN = 300.0  # seconds before the next try
SOON = 0.3  # seconds: the lobby is stored first
NUDGE_PAUSE = 12 * 3600.0  # seconds between two to the same person about the same table
HOUR = 3600.0
MOST_TABLES = 50
INVITED = 14 * 86400.0  # seconds
SAID = {"asked": "notice-asked", "nudge": "notice-nudge"}  # of who it is by
NOTHING = "none"  # as a setting: no pushes

_read_listing = msgspec.json.Decoder(TableListing).decode


class _News(NamedTuple):
    """Something that somebody is told."""

    title: Callable[[Catalogue], str]
    settings: Settings
    path: str
    tag: str  # the next one with the same tag replaces it


class Notices:
    """The notices that this process delivers, and everybody's settings for them."""

    def __init__(self, config: Config, store: Store, clock: Callable[[], float], key: bytes) -> None:
        self._config = config
        self._store = store
        self._clock = clock
        self._key = read_key(key)
        self._seal = hashlib.sha256(b"feed" + key).digest()
        self._others = frozenset(config.push.split())
        self._sender = config.url if config.url.startswith("https:") else "mailto:tamaya@localhost"
        self._services = asyncio.Semaphore(AT_ONCE)
        self._news = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to tell people."""
        if self._config.push != NOTHING:
            self._watching = asyncio.get_running_loop().create_task(self._watch())

    def look(self) -> None:
        """See whether there is something to tell."""
        self._news.set()

    async def close(self) -> None:
        """Stop. What has not been told yet is told after the next start."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})

    # ---- Settings ----------------------------------------------------------------------------------------------------

    async def settings(self, person: Person, device: str | None) -> NoticeSettings:
        """What somebody has chosen."""
        calm = await self._store.ask(lambda database: database.calm_of(person.id))
        targets = await self._store.ask(lambda database: database.push_targets_of(person.id))
        return NoticeSettings(
            key=None if self._config.push == NOTHING else in_letters(public_bytes(self._key)),
            here=device in [one.device for one in targets],
            quiet_from=calm.quiet_from,
            quiet_until=calm.quiet_until,
            feed=f"/feed/{person.id}/{self._token(person.id, calm.feed)}",
        )

    async def tell_device(self, device: str, wish: PushDevice) -> None:
        """Begin to tell a device."""
        key, secret = from_letters(wish.key), from_letters(wish.secret)
        if (
            self._config.push == NOTHING
            or service_of(wish.endpoint, self._others) is None
            or not is_target(key, secret)
        ):
            raise refuse("no-push-service")
        language = wish.language if wish.language in LANGUAGES else "en"
        target = PushTarget(device, wish.endpoint, key, secret, language)
        await self._store.change(lambda database: database.add_push_target(target))
        self.look()

    async def set_calm(self, person: Person, wish: SetCalm) -> None:
        """Leave somebody alone at these times."""
        calm = await self._store.ask(lambda database: database.calm_of(person.id))
        wanted = Calm(wish.quiet_from, wish.quiet_until, wish.zone, calm.feed)
        await self._store.change(lambda database: database.set_calm(person.id, wanted))

    async def new_feed(self, person: Person) -> None:
        """Give somebody's feed a new address; the old one stops working."""
        calm = await self._store.ask(lambda database: database.calm_of(person.id))
        wanted = calm._replace(feed=calm.feed + 1)
        await self._store.change(lambda database: database.set_calm(person.id, wanted))

    def _token(self, person: str, feed: int) -> str:
        return hmac.new(self._seal, f"{feed} {person}".encode(), hashlib.sha256).hexdigest()[:32]

    # ---- Feed --------------------------------------------------------------------------------------------------------

    async def feed(self, person: str, token: str, language: str, origin: str) -> str:
        """Whose turn it is, who invites, and which rounds are open, as Atom, for whoever has the secret address."""
        calm = await self._store.ask(lambda database: database.calm_of(person))
        name = await self._store.ask(lambda database: database.name_of(person))
        if name is None or not hmac.compare_digest(self._token(person, calm.feed).encode(), token.encode()):
            raise refuse("not-found")
        said = texts(language)
        entries = [
            FeedEntry(
                f"turn-{one.id}-{one.due or 0:.0f}", _turn(said, one, person), _box(said, one.settings), _path(one), at
            )
            for at, one in await self._turns(person)
        ]
        since = self._clock() - INVITED
        asked = await self._store.ask(lambda database: database.invitations_for(person, since, MOST_TABLES))
        for one in asked:
            table = _read_listing(one.body)
            title = said.say("notice-asked", {"name": one.name})
            box = _box(said, table.settings)
            entries.append(FeedEntry(f"asked-{table.id}-{one.at:.0f}", title, box, _path(table), one.at))
        entries += [
            FeedEntry(
                f"round-{one.deal}",
                _round(said, one),
                _box(said, one.plan.settings),
                _club_path(one),
                one.plan.opens(one.number),
            )
            for one in await waiting_rounds(self._store, person, self._clock())
        ]
        return write_feed(origin, f"{origin}/feed/{person}", said.say("feed-title", {"name": name}), language, entries)

    async def _turns(self, person: str) -> list[tuple[float, TableListing]]:
        """The tables over days where it is somebody's turn, and since when."""
        own = await self._store.ask(lambda database: database.tables_of(person, MOST_TABLES))
        read = [(at, _read_listing(body)) for at, body in own]
        return [(at, one) for at, one in read if one.awaits == person and one.settings.clock == "days"]

    # ---- Telling -----------------------------------------------------------------------------------------------------

    async def nudge(self, table: TableListing, by: Person, whom: str) -> None:
        """Tell somebody that another is waiting for them."""
        now = self._clock()
        new = StoredNotice(whom, "nudge", table.id, by.id, now, now)
        if not await self._store.change(lambda database: database.add_notice(new, NUDGE_PAUSE)):
            raise refuse("nudged-already")
        self.look()

    async def _watch(self) -> None:
        """Tell what there is to tell, and look again when there may be more, or quiet hours may be over."""
        while True:
            try:
                now = self._clock()
                due = await self._store.ask(lambda database: database.notices_due(now, TOGETHER))  # noqa: B023
                await asyncio.gather(*[self._tell(one) for one in due])
            except StorageFault as found:
                logger.info("people could not be told", extra={"code": found.code})
            except Exception:
                logger.exception("somebody could not be told")
            try:
                async with asyncio.timeout(self._config.days_watch):
                    await self._news.wait()
                await asyncio.sleep(min(SOON, self._config.days_watch))
            except TimeoutError:
                pass
            self._news.clear()

    async def _tell(self, notice: StoredNotice) -> None:
        now = self._clock()
        calm = await self._store.ask(lambda database: database.calm_of(notice.person))
        until = quiet_until(calm, now)
        later = now + AGAIN if until is None else until  # another try follows if this process does not finish
        is_mine = await self._store.change(lambda database: database.put_notice_off(notice, later))
        if not is_mine or until is not None:
            return
        news = await self._still(notice)
        outcomes = [] if news is None else await self._push_all(notice, news)
        if "sent" in outcomes or "later" not in outcomes:
            await self._store.change(lambda database: database.settle_notice(notice))

    async def _push_all(self, notice: StoredNotice, news: _News) -> list[Outcome]:
        count = len(await self._turns(notice.person))
        targets = await self._store.ask(lambda database: database.push_targets_of(notice.person))
        return await asyncio.gather(*[self._push(one, news, count, notice.kind in SAID) for one in targets])

    async def _still(self, notice: StoredNotice) -> _News | None:
        """The news to tell, if it still holds."""
        if notice.kind == "round":
            rounds = await waiting_rounds(self._store, notice.person, self._clock())
            round = next((one for one in rounds if one.deal == notice.about), None)
            if round is None:
                return None
            return _News(lambda said: _round(said, round), round.plan.settings, _club_path(round), round.deal)
        table = await self._table(notice)
        if table is None:
            return None
        now = self._clock()
        by = await self._store.ask(lambda database: database.name_of(notice.by)) or ""

        def title(said: Catalogue) -> str:
            match notice.kind:
                case "turn":
                    return _turn(said, table, notice.person)
                case "late":
                    return _late(said, table, now)
                case _:
                    return said.say(SAID[notice.kind], {"name": by})

        return _News(title, table.settings, _path(table), table.id)

    async def _table(self, notice: StoredNotice) -> TableListing | None:
        """The table of a notice, if the invitation still stands, or it is still their turn."""
        if notice.kind == "asked":  # perhaps to another table by now
            since = notice.at - ASK_PAUSE
            asked = await self._store.ask(lambda database: database.invitations_for(notice.person, since, MOST_TABLES))
            return next((_read_listing(one.body) for one in asked if one.by == notice.by), None)
        body = await self._store.ask(lambda database: database.listing_body(notice.about))
        table = None if body is None else _read_listing(body)
        if table is None or table.phase != "playing" or table.awaits != notice.person:
            return None
        return table if notice.kind != "late" or table.due in (None, notice.at) else None

    async def _push(self, target: PushTarget, news: _News, count: int, urgent: bool) -> Outcome:
        service = service_of(target.endpoint, self._others)
        if service is None:  # it used to be allowed
            outcome: Outcome = "gone"
        else:
            said = texts(target.language)
            message = {
                "title": news.title(said),
                "body": _box(said, news.settings),
                "url": news.path,
                "tag": news.tag,
                "count": count,
            }
            sealed = seal(json.dumps(message).encode(), target.key, target.secret)
            vouched = proof(self._key, service, self._sender, self._clock())
            async with self._services:
                outcome = await asyncio.to_thread(post, target.endpoint, sealed, vouched, urgent)
        if outcome == "gone":
            try:
                await self._store.change(lambda database: database.remove_push_target(target.device))
            except TamayaError as error:
                logger.info("a device could not be forgotten", extra={"code": error.code})
        return outcome


def _turn(said: Catalogue, table: TableListing, person: str) -> str:
    names = [one.name for one in table.people if one.id != person]
    return said.say("notice-turn", {"names": ", ".join(names)}) if names else said.say("notice-turn-alone", {})


def _late(said: Catalogue, table: TableListing, now: float) -> str:
    """That time is up, or soon will be."""
    if table.due is None or table.due <= now:
        return said.say("notice-late", {})
    way = "bot" if table.settings.clock_bot else "end"
    return said.say("notice-soon", {"way": way, "hours": math.ceil((table.due - now) / HOUR)})


def _round(said: Catalogue, round: WaitingRound) -> str:
    return said.say("notice-round", {"club": round.plan.name, "number": round.number})


def _box(said: Catalogue, settings: Settings) -> str:
    return said.say(f"edition-name-{settings.edition}" if settings.box else "base-game", {})


def _club_path(round: WaitingRound) -> str:
    return f"/c/{round.club}"


def _path(table: TableListing) -> str:
    return f"/t/{table.id}/{table.key}" if table.key else f"/t/{table.id}"
