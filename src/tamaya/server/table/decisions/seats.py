"""Decisions around the game: settings, chairs, the host."""

import msgspec

from tamaya.core.editions import find_edition
from tamaya.core.rules import Rules
from tamaya.server.table import entries as log
from tamaya.server.table.chance import Chance
from tamaya.server.table.places import Place, guest_id, owner_of, tidy_name
from tamaya.server.table.quotas import MOST_ENTRIES
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_page import AddBot, Configure, InviteBot, Readmit, Remove, SeatGuest, Sit
from tamaya.server.wire.parts import ELSEWHERE, Person, Settings

HOURS = 7200  # seconds: the longest time of a clock for those who are present


def check_settings(settings: Settings) -> Rules:
    """The rules that these settings ask for; raise if they cannot be played."""
    rules = find_edition(settings.edition).rules.with_options(settings.options)
    rules.hand_size_for(settings.players)
    if settings.memory and settings.explained:
        raise refuse("memory-explained")
    if (settings.clock == "days") != (settings.clock_seconds > HOURS) and settings.clock != "none":
        raise refuse("clock-days")
    return rules


def configure(table: Table, person: Person, command: Configure) -> log.Configured | None:
    """The host changes the settings."""
    need_host(table, person)
    _need_waiting(table)
    check_settings(command.settings)
    foreign = table.seeded_by is not None and table.seeded_by.id != person.id
    if command.settings == table.settings and not foreign:  # a guess at another's seed is answered like any other
        return None
    if _deal_terms(command.settings) != _deal_terms(table.settings):
        raise refuse("deal-fixed")
    if command.settings.shared != table.settings.shared:
        raise refuse("shared-table")
    if sum(place.taken for place in table.places) > command.settings.players:
        raise refuse("too-many-seated", players=command.settings.players)
    return log.Configured(command.settings)


def _deal_terms(settings: Settings) -> Settings | None:
    """What cannot change at a table whose result is compared: all but talk, the clock and who begins."""
    if not settings.deal:
        return None
    return msgspec.structs.replace(
        settings, starter="edition", talk="free", quiet_turns=False, reactions=True, clock="none", clock_seconds=1,
        clock_increment=0, clock_bot=False, clock_ends=False,
    )  # fmt: skip


def sit(table: Table, person: Person, command: Sit, device: str) -> log.Sat | None:
    """Take a free chair, this one or any, or your own seat again."""
    own = table.seat_of(person.id)
    if own is not None and command.chair in (own, None):
        return log.Sat(own, person, back=True) if table.places[own].left else None
    if command.chair is not None:
        chair(table, command.chair)
    _need_waiting(table)
    if table.settings.shared and table.host.id == person.id:
        raise refuse("shared-table")  # who holds the device has no seat of their own
    if own is not None:
        raise refuse("already-seated")
    if table.is_removed(person.id, device):
        raise refuse("was-removed")
    if command.chair is not None and table.places[command.chair].taken:
        raise refuse("chair-taken")
    free = next((number for number, place in enumerate(table.places) if not place.taken), None)
    if free is None:
        raise refuse("no-free-chair")
    return log.Sat(free if command.chair is None else command.chair, person)


def come_back(table: Table, person: Person) -> log.Sat | None:
    """Somebody who has a seat comes to the table: if they had left they are back, are asked what is being asked, and
    are not replaced. If they left before another game was prepared they get the same chair again, if it is free."""
    seat = table.seat_of(person.id)
    if seat is None:
        kept = table.kept.get(person.id)
        free = kept is not None and kept < len(table.places) and not table.places[kept].taken
        return log.Sat(kept, person) if kept is not None and free and table.phase == "waiting" else None
    forgotten = any(one.asked.seat == seat or one.asking(seat) != one for one in table.proposals)
    return log.Sat(seat, person, back=True) if table.places[seat].left or forgotten else None


def seat_guest(table: Table, person: Person, command: SeatGuest) -> log.Sat:
    """The host seats somebody who plays on the host's device."""
    need_host(table, person)
    _need_waiting(table)
    if not table.settings.shared:
        raise refuse("not-shared")
    if chair(table, command.chair).taken:
        raise refuse("chair-taken")
    name = tidy_name(command.name)
    if not name:
        raise refuse("bad-name")
    number = next(number for number in range(len(table.places)) if table.seat_of(guest_id(person.id, number)) is None)
    return log.Sat(command.chair, Person(id=guest_id(person.id, number), name=name))


def stand(table: Table, person: Person) -> log.Stood | None:
    """Give up your chair."""
    own = table.seat_of(person.id)
    if own is None:
        raise refuse("not-seated")
    return None if table.places[own].left else log.Stood(own)


def leave(table: Table, person: Person, present: dict[str, Person]) -> log.HostChanged | log.Stood | None:
    """Leave the table. The next person there becomes host, preferably one with a chair."""
    own = table.seat_of(person.id)
    left = own if own is not None and not table.places[own].left else None
    if table.host.id == person.id:
        heir = next_host(table, present)
        if heir is not None:
            return log.HostChanged(heir, left)
    return None if left is None else log.Stood(left)


def next_host(table: Table, present: dict[str, Person]) -> Person | None:
    """Who would be host next: somebody present, if possible with a chair."""
    seated = [
        place.person
        for place in table.places
        if place.person is not None and not place.left and owner_of(place.person.id) is None
    ]
    welcome = [person for person in present.values() if person.id not in table.removed]
    candidates = [person for person in seated if person.id in present] + welcome + seated
    return next((person for person in candidates if person.id != table.host.id), None)


def add_bot(table: Table, person: Person, command: AddBot, bots: tuple[str, ...]) -> log.BotSat:
    """The host seats a bot."""
    need_host(table, person)
    _need_waiting(table)
    if chair(table, command.chair).taken:
        raise refuse("chair-taken")
    if command.bot not in bots:
        raise refuse("unknown-bot", name=command.bot[:40])
    return log.BotSat(command.chair, command.bot, command.speed)


def invite_bot(table: Table, person: Person, command: InviteBot, seal: str) -> log.BotInvited:
    """The host keeps a chair for a bot from elsewhere, or gives the one that has it another key; before the game, for
    whoever has the key can see what the bot sees. So no such bot plays a deal on which teams are compared."""
    need_host(table, person)
    _need_waiting(table)
    if table.settings.deal:
        raise refuse("deal-fixed")
    place = chair(table, command.chair)
    if place.taken and not place.seal:
        raise refuse("chair-taken")
    return log.BotInvited(command.chair, seal, command.waits)


def bot_came(table: Table, seal: str, name: str, address: str, bots: tuple[str, ...]) -> log.BotCame | None:
    """A bot from elsewhere comes; everybody is told if its key or its address is new. It keeps its first name, and
    cannot pass for one of ours."""
    number = table.chair_of_bot(seal)
    if number is None:
        raise refuse("bad-link")
    place = table.places[number]
    if place.name and place.address == address:
        return None
    if table.last >= MOST_ENTRIES:
        raise refuse("too-many-entries")
    return log.BotCame(number, place.name or (f"{name} ({ELSEWHERE})" if name.lower() in bots else name), address)


def remove(table: Table, person: Person, command: Remove, devices: tuple[str, ...]) -> log.Removed:
    """The host frees a chair; `devices` are those of whoever sits there. A bot from elsewhere can go at any time."""
    need_host(table, person)
    if not (table.phase == "playing" and chair(table, command.chair).seal):
        _need_waiting(table)
    if not chair(table, command.chair).taken:
        raise refuse("chair-empty")
    return log.Removed(command.chair, list(devices))


def readmit(table: Table, person: Person, command: Readmit) -> log.Readmitted | None:
    """The host lets somebody sit down again who was removed."""
    need_host(table, person)
    return log.Readmitted(command.person) if command.person in table.removed else None


def new_link(table: Table, person: Person, chance: Chance) -> log.Relinked:
    """The host gives the table a new link: the old one lets in only people with a seat."""
    need_host(table, person)
    return log.Relinked(chance.new_id())


def again(table: Table, person: Person, present: dict[str, Person]) -> log.SetUpAgain:
    """Somebody who played prepares another game, and is its host if the host is away."""
    if table.host.id != person.id and table.seat_of(person.id) is None:
        raise refuse("not-seated")
    if table.phase != "over":
        raise refuse("not-over")
    return log.SetUpAgain(person, hosts=table.host.id not in present)


def chair(table: Table, number: int) -> Place:
    """The chair with this number."""
    if number >= len(table.places):
        raise refuse("no-such-chair", chair=number)
    return table.places[number]


def need_host(table: Table, person: Person) -> None:
    """Raise if somebody is not the host."""
    if table.host.id != person.id:
        raise refuse("not-host")


def _need_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise refuse("not-waiting")
