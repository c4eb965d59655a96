"""A table at one moment. What happens makes a new one (`fold`); nothing that it holds ever changes."""

from collections.abc import Mapping
from typing import NamedTuple

from tamaya.core.actions import Gesture
from tamaya.core.commitment import Commitment
from tamaya.core.editions import find_edition
from tamaya.core.events import Event, Hinted, PassedOver, Posed, Rearranged
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.server.table.entries import Proposed
from tamaya.server.table.places import Place, owner_of
from tamaya.server.wire.parts import USUAL_BOT, Arrival, Explanation, Person, Phase, Remark, Settings, Settled

_GESTURES = frozenset[type]({Rearranged, Posed})
_WITHOUT_A_CARD = frozenset[type]({Hinted, PassedOver, *_GESTURES})


class WholeMove(NamedTuple):
    """An action or a gesture with all it did, nothing hidden. What a visitor gets is a `Move`."""

    seat: int
    text: str
    events: tuple[Event, ...]
    before: int  # the version it was made for
    moves: int  # how many there were up to here, itself included; gestures are none
    fallback: bool = False
    reason: Explanation | None = None
    heard: tuple[Explanation, ...] = ()
    stood_in: bool = False

    @property
    def takes_turn(self) -> bool:
        """Whether it is an action and no gesture."""
        return type(self.events[0]) not in _GESTURES

    @property
    def shows_no_card(self) -> bool:
        """Whether it can be taken back: no card was revealed by it, not even to others."""
        return _WITHOUT_A_CARD.issuperset(map(type, self.events))


class WrittenNote(NamedTuple):
    """A note that a seat wrote on a card, or removed."""

    after: int  # this many moves
    seat: int
    card: int
    text: str


class Change(NamedTuple):
    """The parts of a table that visitors are told about."""

    table: bool = False  # settings, chairs, proposals, phase
    moves: bool = False  # the game went on
    game: bool = False  # the game has to be shown anew
    remarks: bool = False  # others may be read now

    def __or__(self, other: "Change") -> "Change":
        return Change(*[one or also for one, also in zip(self, other, strict=True)])


NOTHING = Change()
TABLE = Change(table=True)
MOVES = Change(moves=True)
GAME = Change(game=True)
REMARKS = Change(remarks=True)


STAND_IN = USUAL_BOT  # takes a turn for a person


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
        self.places: tuple[Place, ...] = ()
        self.turned = 0  # by how many chairs they were turned in all, so that everybody keeps their lantern
        self.kept: Mapping[str, int] = {}  # by person: the chair that somebody had who left before the table was set up
        self.removed: Mapping[str, Person] = {}
        self.removed_devices: Mapping[str, str] = {}  # and whose removal it was, by id
        self.key = ""  # of its link; who has a seat needs none
        self.relinked = False  # it got that link after the last removal
        self.games = 0
        self.again_by: Person | None = None  # who prepared the game that is about to begin, or has begun
        self.last_game = ""  # the id in the archive of the last game that ended here
        self.hidden = False  # whether that game is private to those who played it
        self.begun = 0  # the number of the entry that began the game
        self.version = 0  # the number of the last entry that an action must have seen
        self.game: Game | None = None
        self.commitment: Commitment | None = None  # to the deal; games from a file may have none
        self.master: int | None = None  # the seat that looks after the tokens (S6)
        self.moves: tuple[WholeMove, ...] = ()
        self.taken_back = 0  # how often a move was taken back that had shown a card
        self.begun_at = 0.0  # when the game began, in seconds since 1970; 0.0: not known
        self.turn_since = 0.0  # when this turn began, at a table with a clock; 0.0: its time does not run yet
        self.used: tuple[float, ...] = ()  # how many seconds each seat has taken for its turns before this one
        self.paused: float | None = None  # the clock is stopped: this many seconds of this turn were gone by then
        self.time_up = False  # the time of this turn has run out
        self.moment = 0  # the number of the last action, unless it was not made just now: what is before it is the past
        self.changed_from = 0  # the number of the first move that the last action or gesture made or changed
        self.notes: tuple[Mapping[int, str], ...] = ()
        self.noted: tuple[WrittenNote, ...] = ()  # all notes of this game with their moments, for whoever looks back
        self.looked: Mapping[str, frozenset[int]] = {}  # by person: the seats from which they have seen this game
        self.proposals: tuple[OpenProposal, ...] = ()
        self.settled: tuple[Settled, ...] = ()  # what became of those before, in this game
        self.arrivals: tuple[Arrival, ...] = ()  # of bots from elsewhere, since the table was set up
        self.written: Mapping[str, int] = {}  # how much each has added to the log; of players, in this game
        self.remarks: tuple[Remark, ...] = ()
        self.reacted: frozenset[int] = frozenset()  # the seats that have answered the last action with a face

    def copy(self) -> "Table":
        """The same table, to be made the next one; what they hold they share."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        return twin

    def seat_of(self, person: str) -> int | None:
        """The chair that somebody sits on."""
        for number, place in enumerate(self.places):
            if place.person is not None and place.person.id == person:
                return number
        return None

    def has_guests(self, person: str) -> bool:
        """Whether others play on this person's device."""
        return any(place.person is not None and owner_of(place.person.id) == person for place in self.places)

    def is_closed(self) -> bool:
        """Whether only those who play see the game."""
        return not self.settings.spectators or (self.phase == "over" and self.hidden)

    def is_removed(self, person: str, device: str) -> bool:
        """Whether the host does not want this person here, or whoever is on this device."""
        return person in self.removed or device in self.removed_devices

    def has_place_for(self, person: str) -> bool:
        """Whether somebody belongs to the table and so needs no link."""
        return person == self.host.id or self.seat_of(person) is not None or self.has_guests(person)

    def humans(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None and not place.left]

    def is_practice(self) -> bool:
        """Whether one person plays with bots alone, and no result is compared."""
        alone = sum(place.person is not None for place in self.places) == 1
        return alone and not self.settings.deal and all(place.taken for place in self.places)

    def mover(self) -> str | None:
        """The bot that is to act now, for itself or for a person whose time has run out."""
        if self.game is None or self.phase != "playing":
            return None
        place = self.places[self.game.actor]
        return STAND_IN if place.bot is None and self.time_up and self.settings.clock_bot else place.bot

    def chair_of_bot(self, seal: str) -> int | None:
        """The chair that is kept for the bot from elsewhere whose key has this seal."""
        return next((chair for chair, place in enumerate(self.places) if seal and place.seal == seal), None)

    def moving_guest(self) -> Place | None:
        """The place of the bot from elsewhere that is to act now."""
        place = self.places[self.game.actor] if self.game is not None and self.phase == "playing" else None
        return place if place is not None and place.seal else None

    def rules(self) -> Rules:
        """The rules that the settings ask for."""
        return find_edition(self.settings.edition).rules.with_options(self.settings.options)

    @property
    def over_days(self) -> bool:
        """Whether nobody needs to be present."""
        return self.settings.clock == "days"

    @property
    def forgets(self) -> bool:
        """Whether the hints of the past are not shown to anybody: at a memory table, until the game is over."""
        return self.settings.memory and self.phase == "playing"

    def is_forgotten(self, number: int) -> bool:
        """Whether a move is a hint that nobody is shown any more."""
        return self.forgets and number < self.moment and isinstance(self.moves[number].events[0], Hinted)

    def forgotten_events(self) -> int:
        """How many events of the game's log lie before the present moment, if their hints are not shown any more."""
        return 1 + sum(len(move.events) for move in self.moves[: self.moment]) if self.forgets else 0  # 1: the deal

    def undo_point(self) -> int | None:
        """How many moves stay if the last action of a person is taken back; None if that would hide a card again, which
        is for those who practise. Moves of bots after it go back with it, and so do gestures. Equal to the number
        of moves: nothing to undo."""
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if not move.shows_no_card and not self.is_practice():
                return None
            if move.takes_turn and self.places[move.seat].bot is None:
                return number
        return len(self.moves)

    def may_undo(self) -> bool:
        """Whether something can be taken back now."""
        return self.phase == "playing" and self.undo_point() not in (None, len(self.moves))

    @property
    def move_count(self) -> int:
        """How many moves were made; gestures are none."""
        return self.moves[-1].moves if self.moves else 0

    def made_before(self, gesture: Gesture) -> int | None:
        """The number of the same seat's gesture of the same kind since the last action."""
        assert self.game is not None
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].takes_turn:
                return None
            earlier = self.game.history[number]
            if type(earlier) is type(gesture) and self.moves[number].seat == gesture.seat:
                return number
        return None

    def replay(self, moves: int) -> Game:
        """The game as it was after this many moves."""
        assert self.game is not None
        return self.game.entered(moves)


class OpenProposal(NamedTuple):
    """What was proposed, and the answers so far."""

    id: int
    asked: Proposed
    needed: tuple[int, ...]  # the seats that were asked and have not gone since
    yes: frozenset[int]
    no: frozenset[int] = frozenset()

    @property
    def goes_on(self) -> bool:
        """Whether it is decided without those who stay away: but who has a bot's key can see their cards."""
        return self.asked.what != "key"

    def waits_for(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.needed if seat not in self.yes and seat not in self.no]

    def verdict(self) -> bool | None:
        """Whether it is carried or rejected, None while it is open."""
        if self.asked.what != "end":
            return False if self.no else (None if self.waits_for() else True)
        voters = len({*self.needed, self.asked.by})
        if 2 * len(self.yes) > voters:
            return True
        return False if 2 * len(self.no) >= voters else None

    def answered(self, seat: int, yes: bool) -> "OpenProposal":
        """With the answer of a seat."""
        return self._replace(yes=self.yes | {seat}) if yes else self._replace(no=self.no | {seat})

    def asking(self, seat: int) -> "OpenProposal":
        """Asking also this seat, whose player has come back."""
        known = seat == self.asked.by or seat in self.needed
        return self if known else self._replace(needed=(*self.needed, seat))

    def asking_anew(self, seat: int) -> "OpenProposal":
        """Asking whoever sits on this seat now, whatever was answered there before."""
        return self._replace(yes=self.yes - {seat}).asking(seat)

    def without(self, *seats: int) -> "OpenProposal":
        """Not waiting for these seats any more; what they have answered stays."""
        waits_for = self.waits_for()
        return self._replace(needed=tuple(one for one in self.needed if one not in seats or one not in waits_for))
