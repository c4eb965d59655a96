"""The board as one seat remembers it: fireworks, copies left, hands in the order drawn, and what each holder takes
each card for. Sets of identities are ints, a bit each."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tamaya.bots.conventions.agreement import Agreement
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES, Card
from tamaya.core.prospects import outlook
from tamaya.core.tables import Tables

UNKNOWN = -1


class Step(NamedTuple):
    """A card that somebody should play so that another becomes playable."""

    seat: int
    card: int
    identity: int
    blind: bool  # no hint has touched it


class Wait(NamedTuple):
    """A reading that holds only if others play their part first: the card is `identity` after these steps."""

    identity: int
    steps: tuple[Step, ...]


class Ways(NamedTuple):
    """What will be played without any further word, as somebody sees it."""

    ready: int  # identities that their holders will play
    perhaps: int  # what the viewer's own playable cards may be, and what the viewer waits for
    front: int  # what comes next after them, in each firework


class Held:
    """A card in a hand, as everybody can talk about it."""

    __slots__ = (
        "at",
        "called",
        "doubt",
        "face",
        "giver",
        "id",
        "kept",
        "promised",
        "read",
        "seat",
        "spurned",
        "then",
        "told",
        "touched",
        "waits",
    )

    def __init__(self, id: int, seat: int, face: int, everything: int) -> None:
        self.id = id
        self.seat = seat
        self.face = face  # UNKNOWN in one's own hand
        self.told = everything  # what the hints say word for word
        self.read = everything  # what its holder takes it for by the conventions
        self.touched = False  # by a hint
        self.called = False  # asked for by a prompt or a finesse
        self.giver = UNKNOWN  # whose hint or discard gave it its reading
        self.at = 0  # and when
        self.promised = False  # a hint was about this very card
        self.then = 0  # what was useless then
        self.kept = 0  # how often its holder hinted instead of playing it
        self.spurned = False  # its holder discarded instead of playing it, so takes it for nothing special
        self.doubt = 0  # what has been played since and may yet be the same: its giver could not know
        self.waits: tuple[Wait, ...] = ()


class Conclusions:
    """What was worked out from the board, so that it is worked out once; forgotten when something changes."""

    __slots__ = ("beliefs", "free", "left_for", "spoken", "ways")

    def __init__(self) -> None:
        self.free: dict[int, list[int]] = {}  # these by viewer
        self.left_for: dict[int, int] = {}
        self.spoken: dict[int, list[tuple[int, Held, bool]]] = {}
        self.beliefs: dict[int, list[int]] = {}  # by seat; `good_touch` keeps them here
        self.ways: dict[tuple[int, int], Ways] = {}  # by viewer and giver; and `play_hint`


class Board:
    """What `me` knows of a game."""

    def __init__(self, t: Tables, me: int, agreement: Agreement, *, chop_first: bool = True) -> None:
        self.t = t
        self.agreement = agreement
        self.chop_first = chop_first  # whether a hint that touches the chop is about it rather than about the newest
        self.me = me
        self.hands: list[list[Held]] = [[] for _ in range(t.players)]
        self.placed = [0] * len(COLOURS)
        self.left = list(t.copies)  # neither placed nor discarded
        self.now = 0  # how many actions there were
        self.playable = self.useless = self.critical = self.done = 0  # done: already on the fireworks
        self.concluded = Conclusions()
        self._through: dict[int, Conclusions] = {}  # by the seat through whose eyes they were drawn
        self.look_at_fireworks()

    # ---- The fireworks -----------------------------------------------------------------------------------------------

    def look_at_fireworks(self) -> None:
        """Work out what fits, what is useless and what must not be lost."""
        t = self.t
        self.playable = self.useless = self.critical = self.done = 0
        for colour, placed in enumerate(self.placed):
            playable, useless, critical = outlook(t, colour, placed, self.left, 0, 0)
            self.playable |= playable
            self.useless |= useless
            self.critical |= critical
            for identity in t.in_order[colour * VALUES : colour * VALUES + placed]:
                self.done |= 1 << identity
        self.forget()

    def forget(self) -> None:
        """Drop what was worked out before something changed."""
        self.concluded = Conclusions()
        self._through.clear()

    @property
    def discarded(self) -> bool:
        """Whether any card has been discarded, or misplayed."""
        return sum(self.left) + sum(self.placed) < self.t.deck_size

    # ---- The hands ---------------------------------------------------------------------------------------------------

    def cards(self) -> Iterator[Held]:
        """All cards in all hands."""
        for hand in self.hands:
            yield from hand

    def find(self, id: int) -> Held | None:
        """The card with this id, if somebody holds it."""
        for held in self.cards():
            if held.id == id:
                return held
        return None

    def after(self, seat: int) -> Iterator[int]:
        """The other seats, in the order in which they act after this one."""
        return ((seat + further) % self.t.players for further in range(1, self.t.players))

    @contextmanager
    def through_eyes_of(self, seat: int) -> Iterator[None]:
        """Meanwhile nobody sees the hand of a seat, so that everything is worked out as that seat would."""
        hand = self.hands[seat]
        faces = [held.face for held in hand]
        own = self.concluded
        self.concluded = self._through.setdefault(seat, Conclusions())
        for held in hand:
            held.face = UNKNOWN
        try:
            yield
        finally:
            for held, face in zip(hand, faces, strict=True):
                held.face = face
            self.concluded = own

    def face_for(self, viewer: int, held: Held) -> int:
        """What a viewer knows a card to be; UNKNOWN if they cannot tell, or if `me` cannot tell what they see."""
        if held.seat != viewer and held.face != UNKNOWN:
            return held.face
        known = held.read & held.told or held.told
        return known.bit_length() - 1 if known & (known - 1) == 0 else UNKNOWN

    def free(self, viewer: int) -> list[int]:
        """By identity: how many copies a viewer sees neither on the board nor in another hand."""
        if viewer not in self.concluded.free:
            free = self.left.copy()
            for seat, hand in enumerate(self.hands):
                if seat != viewer:
                    for held in hand:
                        if held.face != UNKNOWN:
                            free[held.face] -= 1
            self.concluded.free[viewer] = free
        return self.concluded.free[viewer]

    def possible(self, held: Held) -> int:
        """What a card can be as its holder sees it: the hints, and what is not all visible."""
        return held.told & self.left_for(held.seat) or held.told

    def left_for(self, viewer: int) -> int:
        """The identities of which a viewer does not see all copies."""
        bits = self.concluded.left_for.get(viewer)
        if bits is None:
            bits = 0
            for identity, copies in enumerate(self.free(viewer)):
                if copies > 0:
                    bits |= 1 << identity
            self.concluded.left_for[viewer] = bits
        return bits

    def spoken_for(self, viewer: int) -> list[tuple[int, Held, bool]]:
        """The cards of other hands that are spoken for, with what the viewer sees them to be, as a bit, and whether
        their holders know."""
        if viewer not in self.concluded.spoken:
            found = []
            for seat, hand in enumerate(self.hands):
                if seat != viewer:
                    for held in hand:
                        if held.touched or held.called:
                            face = self.face_for(viewer, held)
                            if face != UNKNOWN:
                                known = held.read & held.told
                                found.append((1 << face, held, held.called or known == 1 << face))
            self.concluded.spoken[viewer] = found
        return self.concluded.spoken[viewer]

    def got(self, viewer: int) -> int:
        """The identities that a viewer sees spoken for in other hands."""
        bits = 0
        for bit, _, _ in self.spoken_for(viewer):
            bits |= bit
        return bits

    def awaited(self) -> dict[int, int]:
        """What `me` waits for others to play, by card: a finesse that is perhaps under way."""
        return {step.card: step.identity for held in self.hands[self.me] for wait in held.waits for step in wait.steps}

    def taken(self, viewer: int, giver: int, at: int) -> int:
        """The identities that somebody would not have hinted to the viewer at that time, or not hinted again since,
        because they are spoken for: but nobody knows that of cards which they cannot see."""
        bits = 0
        for bit, held, known in self.spoken_for(viewer):
            if known or avoided(held, viewer, giver, at):
                bits |= bit
        return bits


def avoided(held: Held, viewer: int, giver: int, at: int) -> bool:
    """Whether those who hinted a card and one of the viewer's saw to it that they are not the same."""
    return held.seat != giver if at > held.at else held.giver != viewer


_CARDS: dict[int, tuple[int, ...]] = {}


def cards_of(bits: int) -> tuple[int, ...]:
    """The identities in a set."""
    found = _CARDS.get(bits)
    if found is None:
        found = tuple(identity for identity in range(IDENTITIES) if bits >> identity & 1)
        if len(_CARDS) < 1 << 16:
            _CARDS[bits] = found
    return found


def name_of(identity: int) -> str:
    """An identity as a card is written."""
    return str(Card.of(identity))
