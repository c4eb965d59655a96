"""A table: the fold of its log. Pure: no clock, no chance, no I/O; the same entries always give the same table.

`apply` takes what has happened; it never refuses. Whether something may happen is decided before, by `decide`.
"""

from collections.abc import Callable
from enum import Flag, auto
from typing import NamedTuple

import msgspec

from tamaya.core.actions import Arrange, parse_action
from tamaya.core.editions import find_edition
from tamaya.core.events import Event, Hinted, PassedOver, Rearranged, seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.server.table import entries as log
from tamaya.server.table.people import owner_of
from tamaya.server.wire.parts import Explanation, Person, Phase, Remark, Settings, Speed

MOST_REMARKS = 500  # older ones are forgotten


class Change(Flag):
    """What an entry changed, and so what has to be told."""

    NOTHING = 0
    TABLE = auto()  # settings, chairs, proposals, phase
    MOVES = auto()  # the game went on
    GAME = auto()  # the game has to be shown anew
    REMARKS = auto()
    NOTES = auto()
    REACTION = auto()


class Place:
    """A chair and who sits on it."""

    __slots__ = ("bot", "left", "person", "shows", "speed")

    def __init__(self, person: Person | None = None, bot: str | None = None, speed: Speed = "normal") -> None:
        self.person = person
        self.bot = bot
        self.speed = speed  # of the bot
        self.left = False
        self.shows = False

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.person is not None or self.bot is not None


class Step(NamedTuple):
    """A move with nothing hidden."""

    seat: int
    text: str
    events: tuple[Event, ...]
    before: int  # the version it was made for
    fallback: bool = False
    reason: Explanation | None = None
    heard: tuple[Explanation, ...] = ()

    def shows_all(self, seat: int | None) -> bool:
        """Whether nothing of it is hidden from a seat, or a spectator (None)."""
        return all(seen_by(seat, event) is event for event in self.events)

    @property
    def takes_turn(self) -> bool:
        """Whether it is an action and no rearrangement."""
        return not isinstance(self.events[0], Rearranged)

    @property
    def shows_no_card(self) -> bool:
        """Whether it can be taken back: no card was revealed by it, not even to others."""
        return all(isinstance(event, Hinted | PassedOver | Rearranged) for event in self.events)


class OpenProposal:
    """A proposal that waits for consent."""

    __slots__ = ("asked", "id", "no", "yes")

    def __init__(self, id: int, asked: log.Proposed) -> None:
        self.id = id
        self.asked = asked
        self.yes = {asked.by}
        self.no: set[int] = set()

    def waits_for(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.asked.needed if seat not in self.yes and seat not in self.no]

    def verdict(self) -> bool | None:
        """Whether it is carried or rejected, None while it is open."""
        if self.asked.what != "end":
            return False if self.no else (None if self.waits_for() else True)
        voters = len({*self.asked.needed, self.asked.by})
        if 2 * len(self.yes) > voters:
            return True
        return False if 2 * len(self.no) >= voters else None


class Table:
    """A table as it is after its entries so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.last = -1  # the number of the last entry
        self.settings = Settings(edition="dutch", players=2)
        self.seeded_by: Person | None = None  # who chose the seed and so can know the cards
        self.host = Person(id="", name="")
        self.phase: Phase = "waiting"
        self.stopped = False
        self.places: list[Place] = []
        self.removed: dict[str, Person] = {}
        self.games = 0
        self.begun = 0  # the number of the entry that began the game
        self.version = 0  # the number of the last entry that an action must have seen
        self.game: Game | None = None
        self.steps: list[Step] = []
        self.notes: list[dict[int, str]] = []
        self.looked: dict[str, set[int]] = {}  # by person: the seats from which they have seen the table in this game
        self.proposals: list[OpenProposal] = []
        self.remarks: list[Remark] = []
        self.reacted: set[int] = set()  # the seats that have answered the last action with a face

    # ---- Asking ------------------------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        """The chair that somebody sits on."""
        for number, place in enumerate(self.places):
            if place.person is not None and place.person.id == person:
                return number
        return None

    def has_guests(self, person: str) -> bool:
        """Whether others play on this person's device."""
        return any(place.person is not None and owner_of(place.person.id) == person for place in self.places)

    def humans(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None and not place.left]

    def rules(self) -> Rules:
        """The rules that the settings ask for."""
        return find_edition(self.settings.edition).rules.with_options(self.settings.options)

    def undo_point(self) -> int | None:
        """How many moves stay if the last action of a person is taken back; None if that would hide a card again.
        Moves of bots after it go back with it, and so do rearrangements. Equal to the number of moves: nothing to undo.
        """
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if not step.shows_no_card:
                return None
            if step.takes_turn and self.places[step.seat].bot is None:
                return number
        return len(self.steps)

    # ---- Going on ----------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry) -> Change:
        """Take the next entry of the log."""
        self.last += 1
        return _APPLY[type(entry)](self, entry)

    def _opened(self, entry: log.Opened) -> Change:
        self.host = entry.host
        self._set(entry.settings)
        self.places = [Place() for _ in range(entry.settings.players)]
        return Change.TABLE

    def _configured(self, entry: log.Configured) -> Change:
        self._set(entry.settings)
        players = entry.settings.players
        if players < len(self.places):  # those behind move up
            self.places = sorted(self.places, key=lambda place: not place.taken)[:players]
        self.places += [Place() for _ in range(players - len(self.places))]
        return Change.TABLE

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.seeded_by = None if settings.seed is None else self.host  # only a host can have asked for it

    def _sat(self, entry: log.Sat) -> Change:
        place = self.places[entry.chair]
        place.person = entry.person
        place.left = False
        return Change.TABLE

    def _stood(self, entry: log.Stood) -> Change:
        if self.phase == "waiting":
            self.places[entry.chair] = Place()
            return Change.TABLE
        self.places[entry.chair].left = True
        self.places[entry.chair].shows = False
        for proposal in self.proposals:
            if entry.chair in proposal.asked.needed and entry.chair not in proposal.yes:
                proposal.asked.needed.remove(entry.chair)
        return Change.TABLE | self._settle()

    def _bot_sat(self, entry: log.BotSat) -> Change:
        self.places[entry.chair] = Place(bot=entry.bot, speed=entry.speed)
        return Change.TABLE

    def _removed(self, entry: log.Removed) -> Change:
        person = self.places[entry.chair].person
        if person is not None and owner_of(person.id) is None:
            self.removed[person.id] = person
        self.places[entry.chair] = Place()
        return Change.TABLE

    def _readmitted(self, entry: log.Readmitted) -> Change:
        del self.removed[entry.person]
        return Change.TABLE

    def _host_changed(self, entry: log.HostChanged) -> Change:
        self.host = entry.host
        return Change.TABLE if entry.left is None else self._stood(log.Stood(entry.left))

    def _renamed(self, entry: log.Renamed) -> Change:
        if self.host.id == entry.person.id:
            self.host = entry.person
        if self.seeded_by is not None and self.seeded_by.id == entry.person.id:
            self.seeded_by = entry.person
        for place in self.places:
            if place.person is not None and place.person.id == entry.person.id:
                place.person = entry.person
        return Change.TABLE

    def _started(self, entry: log.Started) -> Change:
        self.places = self.places[entry.first :] + self.places[: entry.first]  # S6: seat 0 begins
        self.game = Game.deal(
            Rules.from_dict(entry.rules), len(self.places), entry.seed, deck=entry.deck, tiles=entry.tiles
        )
        self.phase = "playing"
        self.stopped = False
        self.games += 1
        self.begun = self.version = self.last
        self.steps = []
        self.notes = [{} for _ in self.places]
        self.looked = {place.person.id: {seat} for seat, place in enumerate(self.places) if place.person is not None}
        self.proposals = []
        self.reacted = set()
        return Change.TABLE | Change.GAME

    def _acted(self, entry: log.Acted) -> Change:
        assert self.game is not None
        action = parse_action(entry.action)
        events = self.game.do(action)
        step = Step(entry.seat, str(action), events, self.version, entry.fallback, entry.reason, tuple(entry.heard))
        self.steps.append(step)
        self.version = self.last
        self.reacted = set()
        change = Change.MOVES
        if self.places[entry.seat].left and self.places[entry.seat].person is not None:
            self.places[entry.seat].left = False
            change |= Change.TABLE
        kept = [proposal for proposal in self.proposals if proposal.asked.what != "undo"]
        if self.game.outcome is not None:
            self.phase = "over"
            kept = []
            change |= Change.TABLE | Change.GAME | Change.REMARKS
        if len(kept) < len(self.proposals):
            self.proposals = kept
            change |= Change.TABLE
        return change

    def _arranged(self, entry: log.Arranged) -> Change:
        assert self.game is not None
        arranged = Arrange(entry.seat, tuple(entry.cards))
        self.steps.append(Step(entry.seat, str(arranged), self.game.enter(arranged), self.version))
        return Change.MOVES

    def _noted(self, entry: log.Noted) -> Change:
        if entry.text:
            self.notes[entry.seat][entry.card] = entry.text
        else:
            self.notes[entry.seat].pop(entry.card, None)
        return Change.NOTES

    def _proposed(self, entry: log.Proposed) -> Change:
        # Its own copy of `needed`: seats that leave are taken out of it.
        asked = log.Proposed(
            entry.what, entry.by, list(entry.needed), seat=entry.seat, bot=entry.bot, person=entry.person
        )
        self.proposals.append(OpenProposal(self.last, asked))
        return Change.TABLE | self._settle()

    def _voted(self, entry: log.Voted) -> Change:
        proposal = next(one for one in self.proposals if one.id == entry.proposal)
        (proposal.yes if entry.yes else proposal.no).add(entry.seat)
        return Change.TABLE | self._settle()

    def _said(self, entry: log.Said) -> Change:
        remark = Remark(number=self.last, by=entry.by, channel=entry.channel, text=entry.text, phrase=entry.phrase)
        self.remarks.append(remark)
        del self.remarks[:-MOST_REMARKS]
        return Change.REMARKS

    def _reacted(self, entry: log.Reacted) -> Change:
        self.reacted.add(entry.seat)
        return Change.REACTION

    def _showed(self, entry: log.Showed) -> Change:
        self.places[entry.seat].shows = entry.on
        return Change.TABLE | Change.GAME

    def _watched(self, entry: log.Watched) -> Change:
        self.looked.setdefault(entry.person, set()).add(entry.seat)
        return Change.NOTHING

    def _set_up_again(self, entry: log.SetUpAgain) -> Change:  # noqa: ARG002  # all are called alike
        self.phase = "waiting"
        self.game = None
        self.steps = []
        self.places = [Place() if place.left else Place(place.person, place.bot, place.speed) for place in self.places]
        self._set(msgspec.structs.replace(self.settings, seed=None))  # everybody knows that deal now
        return Change.TABLE

    # ---- Consent -----------------------------------------------------------------------------------------------------

    def _settle(self) -> Change:
        """Carry out or drop what has been decided on."""
        change = Change.NOTHING
        for proposal in list(self.proposals):
            verdict = proposal.verdict()
            if verdict is not None and proposal in self.proposals:
                self.proposals.remove(proposal)
                if verdict:
                    change |= _CARRY[proposal.asked.what](self, proposal.asked)
        return change

    def _undo(self, asked: log.Proposed) -> Change:  # noqa: ARG002  # all are called alike
        point = self.undo_point()
        assert point is not None
        self.game = self.replay(point)
        del self.steps[point:]
        self.version = self.last
        self.proposals = [proposal for proposal in self.proposals if proposal.asked.what != "undo"]
        return Change.GAME

    def _end(self, asked: log.Proposed) -> Change:  # noqa: ARG002
        self.phase = "over"
        self.stopped = True
        self.version = self.last
        self.proposals = []
        return Change.GAME | Change.REMARKS

    def _replace(self, asked: log.Proposed) -> Change:
        assert asked.seat is not None
        self.places[asked.seat] = Place(asked.person, asked.bot)
        self.notes[asked.seat] = {}  # they were private
        if asked.person is not None:
            self.looked.setdefault(asked.person.id, set()).add(asked.seat)
        self.proposals = [
            proposal
            for proposal in self.proposals
            if proposal.asked.what != "undo" and asked.seat not in (proposal.asked.by, proposal.asked.seat)
        ]
        for proposal in self.proposals:
            if asked.seat in proposal.asked.needed:
                proposal.asked.needed.remove(asked.seat)
        return Change.GAME | self._settle()

    def replay(self, moves: int) -> Game:
        """The game as it was after so many moves."""
        game = self.game
        assert game is not None
        earlier = Game.deal(game.rules, game.players, game.seed, deck=game.deck, tiles=game.tiles)
        for entry in game.history[:moves]:
            earlier.enter(entry)
        return earlier


_APPLY: dict[type, Callable[..., Change]] = {
    log.Opened: Table._opened,
    log.Configured: Table._configured,
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.BotSat: Table._bot_sat,
    log.Removed: Table._removed,
    log.Readmitted: Table._readmitted,
    log.HostChanged: Table._host_changed,
    log.Renamed: Table._renamed,
    log.Started: Table._started,
    log.Acted: Table._acted,
    log.Arranged: Table._arranged,
    log.Noted: Table._noted,
    log.Proposed: Table._proposed,
    log.Voted: Table._voted,
    log.Said: Table._said,
    log.Reacted: Table._reacted,
    log.Showed: Table._showed,
    log.Watched: Table._watched,
    log.SetUpAgain: Table._set_up_again,
}
_CARRY: dict[str, Callable[[Table, log.Proposed], Change]] = {
    "undo": Table._undo,
    "end": Table._end,
    "replace": Table._replace,
}
