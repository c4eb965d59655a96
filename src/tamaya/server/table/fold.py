"""What each entry of the log makes of a table. Pure: the same entries always give the same table.

Nothing is refused here: `decide` has already decided whether something may happen. The table that comes in stays as
it is, so that whoever has it may fold an entry before storing it.
"""

from collections.abc import Iterable
from sys import intern
from typing import assert_never

import msgspec

from tamaya.core.actions import Arrange, Gesture, Pose, parse_action
from tamaya.core.commitment import commit
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.server.table import entries as log
from tamaya.server.table.places import EMPTY, Place, owner_of
from tamaya.server.table.quotas import begin_anew, note_author
from tamaya.server.table.settle import end, keep_open, note_settled, put, settle, stop
from tamaya.server.table.table import (
    GAME,
    MOVES,
    NOTHING,
    REMARKS,
    STAND_IN,
    TABLE,
    Change,
    OpenProposal,
    Table,
    WholeMove,
    WrittenNote,
)
from tamaya.server.wire.parts import ELSEWHERE, Arrival, Remark, Settings

MOST_REMARKS = 500  # older ones are forgotten
MOST_ARRIVALS = 20  # likewise


def fold(table: Table, entry: log.AnyEntry) -> tuple[Table, Change]:
    """The table after the next entry of its log, and what that changed."""
    after = table.copy()
    if isinstance(entry, log.Acted | log.Arranged | log.Posed) and after.game is not None:
        after.game = after.game.copy()
    return after, _take(after, entry)


def fold_log(id: str, entries: Iterable[log.AnyEntry]) -> Table:
    """The table that a whole log gives."""
    table = Table(id)
    for entry in entries:
        _take(table, entry)
    return table


def _take(table: Table, entry: log.AnyEntry) -> Change:
    """Make the table, which nobody else has, the next one."""
    table.last += 1
    note_author(table, entry)
    match entry:
        case log.Acted():  # by far the most frequent
            return _acted(table, entry)
        case log.Opened():
            return _opened(table, entry)
        case log.Configured():
            return _configured(table, entry)
        case log.Sat():
            return _sat(table, entry)
        case log.Stood():
            return _stood(table, entry.chair)
        case log.BotSat():
            put(table, entry.chair, Place(bot=entry.bot, speed=entry.speed))
            return TABLE
        case log.BotInvited():
            before = table.places[entry.chair]
            invited = Place(bot=ELSEWHERE, seal=entry.seal, name=before.name, waits=entry.waits, asked_by=table.host)
            put(table, entry.chair, invited)
            return TABLE
        case log.BotCame():
            return _bot_came(table, entry)
        case log.Removed():
            return _removed(table, entry)
        case log.Readmitted():
            table.removed = {id: person for id, person in table.removed.items() if id != entry.person}
            table.removed_devices = {id: whose for id, whose in table.removed_devices.items() if whose != entry.person}
            return TABLE
        case log.Relinked():
            table.key = entry.key
            table.relinked = True
            table.settings = msgspec.structs.replace(table.settings, public=False)
            return TABLE
        case log.HostChanged():
            table.host = entry.host
            return TABLE if entry.left is None else _stood(table, entry.left)
        case log.Renamed():
            return _renamed(table, entry)
        case log.Started():
            return _started(table, entry)
        case log.Arranged():
            return _gesture(table, Arrange(entry.seat, tuple(entry.cards)))
        case log.Posed():
            posed = (tuple(cards) for cards in (entry.turned, entry.raised, entry.lowered))
            return _gesture(table, Pose(entry.seat, *posed))
        case log.Noted():
            return _noted(table, entry)
        case log.Proposed():
            opened = OpenProposal(table.last, entry, tuple(entry.needed), frozenset({entry.by}))
            table.proposals = (*table.proposals, opened)
            return TABLE | settle(table)
        case log.WentOn():
            table.proposals = tuple([one.without(*entry.seats) if one.goes_on else one for one in table.proposals])
            return TABLE | settle(table)
        case log.ClockSet():
            table.turn_since, table.paused, table.time_up = entry.at, None, False
            return TABLE
        case log.ClockPaused():
            return _paused(table, entry)
        case log.TimeUp():
            table.time_up = True
            ends = table.over_days and table.settings.clock_ends and not table.settings.clock_bot
            return TABLE | stop(table) if ends else TABLE
        case log.Voted():
            return _voted(table, entry)
        case log.Withdrawn():
            return _withdrawn(table, entry.proposal)
        case log.Said():
            return _said(table, entry)
        case log.Reacted():
            table.reacted |= {entry.seat}
            return NOTHING
        case log.Showed():
            put(table, entry.seat, table.places[entry.seat]._replace(shows=entry.on, shows_notes=entry.notes))
            return TABLE | GAME
        case log.Watched():
            return _watched(table, entry)
        case log.Hid():
            table.hidden = entry.on
            return TABLE | GAME | REMARKS
        case log.SetUpAgain():
            return _set_up_again(table, entry)
        case log.Erased():
            return _erased(table, entry)
        case _:
            assert_never(entry)


# ---- Before the game -------------------------------------------------------------------------------------------------


def _opened(table: Table, entry: log.Opened) -> Change:
    table.host = entry.host
    _set(table, entry.settings)
    table.places = (EMPTY,) * entry.settings.players
    return TABLE


def _configured(table: Table, entry: log.Configured) -> Change:
    _set(table, entry.settings)
    players = entry.settings.players
    if players != len(table.places):
        table.turned = 0
    if players < len(table.places):  # those behind move up
        table.places = tuple(sorted(table.places, key=lambda place: not place.taken)[:players])
    table.places += (EMPTY,) * (players - len(table.places))
    return TABLE


def _set(table: Table, settings: Settings) -> None:
    table.settings = settings
    table.seeded_by = None if settings.seed is None else table.host  # only a host can have asked for it


def _sat(table: Table, entry: log.Sat) -> Change:
    put(table, entry.chair, table.places[entry.chair]._replace(person=entry.person, left=False))
    table.kept = {id: chair for id, chair in table.kept.items() if id != entry.person.id}
    if entry.back:
        open_ones = [one for one in table.proposals if one.asked.seat != entry.chair]  # nobody replaces who is here
        keep_open(table, [one.asking(entry.chair) for one in open_ones])
    return TABLE


def _stood(table: Table, chair: int) -> Change:
    if table.phase == "waiting":
        put(table, chair, EMPTY)
        return TABLE
    put(table, chair, table.places[chair]._replace(left=True, shows=False, shows_notes=False))
    table.proposals = tuple([one.without(chair) if one.goes_on else one for one in table.proposals])
    return TABLE | settle(table)


def _bot_came(table: Table, entry: log.BotCame) -> Change:
    place = table.places[entry.chair]
    put(table, entry.chair, place._replace(name=entry.name, address=entry.address))
    if entry.address:
        came = Arrival(table.last, entry.name, place.asked_by, entry.address, again=bool(place.address))
        table.arrivals = (*table.arrivals, came)[-MOST_ARRIVALS:]
    return TABLE


def _removed(table: Table, entry: log.Removed) -> Change:
    person = table.places[entry.chair].person
    if person is not None and owner_of(person.id) is None:
        table.relinked = False
        table.removed = {**table.removed, person.id: person}
        table.removed_devices = {**table.removed_devices, **dict.fromkeys(entry.devices, person.id)}
    keep_open(table, [one for one in table.proposals if one.asked.seat != entry.chair])
    put(table, entry.chair, EMPTY if table.phase == "waiting" else Place(bot=STAND_IN))
    return TABLE


def _renamed(table: Table, entry: log.Renamed) -> Change:
    person = entry.person
    if table.host.id == person.id:
        table.host = person
    if table.seeded_by is not None and table.seeded_by.id == person.id:
        table.seeded_by = person
    for chair, place in enumerate(table.places):
        if place.person is not None and place.person.id == person.id:
            put(table, chair, place._replace(person=person))
        if place.asked_by is not None and place.asked_by.id == person.id:
            put(table, chair, place._replace(asked_by=person))
    return TABLE


def _set_up_again(table: Table, entry: log.SetUpAgain) -> Change:
    table.phase = "waiting"
    table.again_by = entry.by
    if entry.hosts and entry.by is not None:
        table.host = entry.by
    table.game = None
    gone = [(place.person, chair) for chair, place in enumerate(table.places) if place.left]
    table.kept = {person.id: chair for person, chair in gone if person is not None}
    table.master = None
    table.moves = ()
    table.settled = ()
    table.arrivals = ()
    table.places = tuple(
        [EMPTY if place.left else place._replace(shows=False, shows_notes=False) for place in table.places]
    )
    _set(table, msgspec.structs.replace(table.settings, seed=None, deal=""))  # everybody knows that deal now
    return TABLE


def _erased(table: Table, entry: log.Erased) -> Change:
    """The game is gone, so nothing goes on until the table is set up again."""
    table.places = table.places if entry.places is None else tuple(entry.places)
    table.host = entry.host or table.host
    table.turned = table.turned if entry.turned is None else entry.turned
    if entry.begins:
        table.games += 1
        table.kept = {}
        begin_anew(table)
    return TABLE


# ---- The game --------------------------------------------------------------------------------------------------------


def _started(table: Table, entry: log.Started) -> Change:
    table.places = table.places[entry.first :] + table.places[: entry.first]  # S6: seat 0 begins
    table.turned = (table.turned + entry.first) % len(table.places)
    table.game = Game.deal(
        Rules.from_dict(entry.rules), len(table.places), entry.seed, deck=entry.deck, tiles=entry.tiles
    )
    table.commitment = commit(table.game, entry.salt)
    table.master = None if entry.master is None else (entry.master - entry.first) % len(table.places)
    table.phase = "playing"
    table.stopped = False
    table.games += 1
    table.kept = {}
    table.taken_back = 0
    table.begun_at = table.turn_since = entry.at or 0.0
    table.used = (0.0,) * len(table.places)
    table.paused, table.time_up = None, False
    table.begun = table.version = table.last
    table.moves = ()
    table.moment = 0
    table.notes = ({},) * len(table.places)
    table.noted = ()
    table.looked = _lookers(table)
    table.proposals = ()
    table.settled = ()
    table.reacted = frozenset()
    begin_anew(table)
    return TABLE | GAME


def _lookers(table: Table) -> dict[str, frozenset[int]]:
    """Who sees the game from which seats when it begins: players, and people without a seat who have a bot's key."""
    looked: dict[str, frozenset[int]] = {}
    for seat, place in enumerate(table.places):
        if place.asked_by is not None:
            looked[place.asked_by.id] = looked.get(place.asked_by.id, frozenset()) | {seat}
    own = {place.person.id: frozenset({seat}) for seat, place in enumerate(table.places) if place.person is not None}
    return looked | own


def _acted(table: Table, entry: log.Acted) -> Change:
    game = table.game
    assert game is not None
    action = parse_action(entry.action)
    events = game.do(action)
    heard = tuple(entry.heard)
    move = WholeMove(
        entry.seat,
        intern(str(action)),
        events,
        table.version,
        table.move_count + 1,
        entry.fallback,
        entry.reason,
        heard,
        entry.stood_in,
    )
    table.changed_from = len(table.moves)
    before, table.moment = table.moment, len(table.moves)
    table.moves = (*table.moves, move)
    if table.is_forgotten(before):
        table.changed_from = before
    table.version = table.last
    table.reacted = frozenset()
    change = MOVES
    if table.settings.clock != "none":
        _take_time(table, entry)
        change |= TABLE
    place = table.places[entry.seat]
    if place.left and not entry.stood_in and place.person is not None:
        put(table, entry.seat, place._replace(left=False))
        change |= TABLE
    if game.outcome is not None:
        end(table)
        table.proposals = ()  # the end speaks for itself
        change |= TABLE | GAME | REMARKS
    elif any(proposal.asked.what == "undo" for proposal in table.proposals):
        keep_open(table, [proposal for proposal in table.proposals if proposal.asked.what != "undo"])
        change |= TABLE
    return change


def _take_time(table: Table, entry: log.Acted) -> None:
    """The clock goes on to the next turn."""
    now = entry.at or 0.0
    taken = table.paused or (max(0.0, now - table.turn_since) if table.turn_since else 0.0)
    taken -= table.settings.clock_increment
    table.used = tuple([used + taken * (seat == entry.seat) for seat, used in enumerate(table.used)])
    table.turn_since, table.paused, table.time_up = now, None, False


def _paused(table: Table, entry: log.ClockPaused) -> Change:
    if entry.on:
        table.paused, table.turn_since = max(0.0, entry.at - table.turn_since), 0.0
    else:
        table.turn_since = entry.at - (table.paused or 0.0)
        table.paused = None
    return TABLE


def _gesture(table: Table, gesture: Gesture) -> Change:
    """Between two actions only the last gesture of a kind counts: it takes the place of a seat's earlier one."""
    game = table.game
    assert game is not None
    number = table.made_before(gesture)
    if number is None:
        number = len(table.moves)
        events = game.enter(gesture)
    else:
        events = game.gesture_instead(number, gesture)
    move = WholeMove(gesture.seat, str(gesture), events, table.version, table.move_count)
    table.moves = (*table.moves[:number], move, *table.moves[number + 1 :])
    table.changed_from = number
    return MOVES


def _noted(table: Table, entry: log.Noted) -> Change:
    own = {card: text for card, text in table.notes[entry.seat].items() if card != entry.card}
    if entry.text:
        own[entry.card] = entry.text
    table.notes = tuple([own if seat == entry.seat else notes for seat, notes in enumerate(table.notes)])
    table.noted = (*table.noted, WrittenNote(table.move_count, entry.seat, entry.card, entry.text))
    return NOTHING


# ---- Talking and voting ----------------------------------------------------------------------------------------------


def _watched(table: Table, entry: log.Watched) -> Change:
    seats = range(len(table.places)) if entry.seat is None else (entry.seat,)
    table.looked = {**table.looked, entry.person: table.looked.get(entry.person, frozenset()).union(seats)}
    return TABLE if entry.seat is None else NOTHING


def _voted(table: Table, entry: log.Voted) -> Change:
    asked = table.proposals
    place = [one.id for one in asked].index(entry.proposal)
    table.proposals = (*asked[:place], asked[place].answered(entry.seat, entry.yes), *asked[place + 1 :])
    return TABLE | settle(table)


def _withdrawn(table: Table, id: int) -> Change:
    note_settled(table, next(one for one in table.proposals if one.id == id), "withdrawn")
    table.proposals = tuple([one for one in table.proposals if one.id != id])
    return TABLE


def _said(table: Table, entry: log.Said) -> Change:
    remark = Remark(number=table.last, by=entry.by, channel=entry.channel, text=entry.text, phrase=entry.phrase)
    table.remarks = (*table.remarks, remark)[-MOST_REMARKS:]
    return NOTHING
