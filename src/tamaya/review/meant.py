"""What it meant: how a group that plays by the conventions of a level reads each hint of a game, what each seat
believed then, and what became of what the hint promised.

Every seat gets a memory of its own, which sees what that seat saw. Nobody at the table may have agreed on these
conventions: a promise that was not kept is a fact about the conventions, not yet a mistake.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.board import Step, cards_of, name_of
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.memory import Memory, Understood
from tamaya.bots.conventions.reading import PLAY, SAVE, UNCLEAR
from tamaya.core.actions import Gesture
from tamaya.core.events import Discarded, Event, Hinted, seen_by
from tamaya.core.game import Game
from tamaya.core.values import described
from tamaya.review.promises import Made, Promise, Promises

KINDS = (
    "play",
    "save",
    "open",  # to be played, or to be kept
    "prompt",
    "finesse",
    "stall",
    "fix",
    "known",  # nothing new
    "useless",
    "words",  # no more than these
    "nothing",  # no card was touched
    "passed-on",  # a discard that says: you have the same card
)


@described
class Asked(NamedTuple):
    """A card that somebody should play before the one that the hint is about.

    Attributes:
        seat: who
        card: its id
        identity: what it is then, such as r1
        blind: whether no hint has touched it: a finesse
    """

    seat: int
    card: int
    identity: str
    blind: bool


@described
class Belief(NamedTuple):
    """What a seat took one of its own cards for, once it had heard the hint.

    Attributes:
        seat: who
        card: its id
        taken_for: what it can be, as cards are written
    """

    seat: int
    card: int
    taken_for: tuple[str, ...]


@described
class Meaning(NamedTuple):
    """A move that says something by the conventions.

    Attributes:
        number: of the move, counted from 1
        seat: who said it
        target: to whom
        kind: one of KINDS
        focus: the id of the card that it is about
        face: what that card really is
        taken_for: what its receiver took that card for
        asked: as the giver sees it: what is to be played first
        beliefs: the cards that were touched or asked for and are seen in another light now
        promises: what it promised, and what became of that
    """

    number: int
    seat: int
    target: int
    kind: str
    focus: int | None
    face: str | None
    taken_for: tuple[str, ...]
    asked: tuple[Asked, ...]
    beliefs: tuple[Belief, ...]
    promises: tuple[Promise, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards that it speaks of, the focus first."""
        focus = () if self.focus is None else (self.focus,)
        return tuple(dict.fromkeys((*focus, *(asked.card for asked in self.asked))))


def what_it_meant(game: Game, agreement: str) -> list[Meaning]:
    """Every hint of a game as players with this agreement understand it, in order; also discards that pass something
    on. An agreement is written as `club` or `club+five-stall`.

    Raises:
        BadNotation: if this is not an agreement

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.review import what_it_meant
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> _ = game.do("hint 1 1")
        >>> [(meaning.number, meaning.kind) for meaning in what_it_meant(game, "club")]
        [(1, 'play')]
    """
    teller = _Teller(game, Agreement.parse(agreement))
    number = 0
    for entry in game.history:
        number += not isinstance(entry, Gesture)
        teller.enter(number, teller.now.enter(entry))
    return teller.meanings()


def asked_for(now: Game, number: int, seat: int, meanings: Sequence[Meaning]) -> tuple[Meaning, int] | None:
    """The last hint before a move that asked its seat for a card that fits, as it stands now, and that card; also one
    that was to be played first. What was left open, or nobody could notice, does not count."""
    playable = now.prospects().playable
    for meaning in reversed([meaning for meaning in meanings if meaning.number < number and meaning.kind != "open"]):
        for promise in meaning.promises:
            settled = promise.move is not None and promise.move < number
            true = promise.face in promise.taken_for and promise.what != "keep" and promise.verdict != "unseen"
            held = promise.card in now.hands[seat]
            if true and held and not settled and now.card(promise.card) in playable:
                return meaning, promise.card
    return None


class _Teller:
    """Replays a game with a memory for each seat."""

    def __init__(self, game: Game, agreement: Agreement) -> None:
        self.now = game.start()
        self.memories = [Memory.at(self.now, seat, agreement) for seat in range(game.players)]
        self.promises = Promises(self.now, self.memories)
        self.found: list[Meaning] = []
        for event in self.now.log:
            self._see(event)

    def meanings(self) -> list[Meaning]:
        """What was found, and what has become of each promise."""
        settled = self.promises.by_move()
        return [meaning._replace(promises=settled.get(meaning.number, ())) for meaning in self.found]

    def enter(self, number: int, events: Sequence[Event]) -> None:
        """Go on by a move."""
        for event in events:
            self.promises.watch(number, event)
            before = self._beliefs()
            heard = [len(memory.heard) for memory in self.memories]
            self._see(event)
            if isinstance(event, Hinted):
                self._hinted(number, event, before)
            elif isinstance(event, Discarded):
                self._discarded(number, event, before, heard)
            self.promises.look(number)

    def _see(self, event: Event) -> None:
        for seat, memory in enumerate(self.memories):
            memory.see(seen_by(seat, event))

    # ---- What each takes its own cards for ---------------------------------------------------------------------------

    def _beliefs(self) -> dict[int, int]:
        return {
            held.id: bits
            for seat, memory in enumerate(self.memories)
            for held, bits in zip(memory.board.hands[seat], beliefs(memory.board, seat), strict=True)
        }

    def _changed(self, before: dict[int, int]) -> tuple[Belief, ...]:
        now = self._beliefs()
        return tuple(
            Belief(seat, held.id, names_of(now[held.id]))
            for seat, memory in enumerate(self.memories)
            for held in memory.board.hands[seat]
            if (held.touched or held.called) and now[held.id] != before.get(held.id)
        )

    # ---- Hints -------------------------------------------------------------------------------------------------------

    def _hinted(self, number: int, event: Hinted, before: dict[int, int]) -> None:
        heard = self.memories[event.target].understood
        meant = self.memories[event.seat].understood
        if heard is None or meant is None:
            nothing = Meaning(number, event.seat, event.target, "nothing", None, None, (), (), (), ())
            self.found.append(nothing)
            return
        focus = heard.reading.focus.id
        bits = _focus_bits(heard, event.target, self.memories[event.target])
        asked = tuple(_asked(step) for step in meant.steps or ())
        useless = not bits & ~self.memories[event.target].board.useless
        kind = _kind(heard, asked, before[focus], useless)
        promised = names_of(bits) if heard.reading.kind in (PLAY, SAVE) else ()
        face = str(self.now.card(focus))
        changed = self._changed(before)
        self.found.append(
            Meaning(number, event.seat, event.target, kind, focus, face, names_of(bits), asked, changed, ())
        )
        if promised:
            made = Made(number, event.seat, event.target, focus, "keep" if kind == "save" else "play", promised)
            giver_sees = _focus_bits(meant, event.target, self.memories[event.seat])
            self.promises.add(made, known=face not in names_of(giver_sees))
        self._ask(number, event, asked)

    def _ask(self, number: int, event: Hinted, meant: Sequence[Asked]) -> None:
        """What a hint asks of those who are to play first: as they understand it, and as its giver does."""
        understood: dict[tuple[int, int], list[str]] = {}
        for seat, memory in enumerate(self.memories):
            if seat != event.seat and memory.understood is not None:
                for step in memory.understood.steps or ():
                    if step.seat == seat:
                        understood.setdefault((seat, step.card), []).append(name_of(step.identity))
        for (seat, card), faces in understood.items():
            self.promises.add(Made(number, event.seat, seat, card, "answer", tuple(faces)), known=True)
        for asked in meant:
            if (asked.seat, asked.card) not in understood:
                made = Made(number, event.seat, asked.seat, asked.card, "answer", (asked.identity,))
                self.promises.add(made, known=False, understood=False)

    # ---- Discards ----------------------------------------------------------------------------------------------------

    def _discarded(self, number: int, event: Discarded, before: dict[int, int], heard: Sequence[int]) -> None:
        """Whether somebody takes a discard to mean: you have the same one."""
        for seat, memory in enumerate(self.memories):
            for reason in memory.heard[heard[seat] :] if seat != event.seat else ():
                (card,) = reason.cards
                faces = (str(event.card),)
                face = str(self.now.card(card))
                changed = self._changed(before)
                self.found.append(Meaning(number, event.seat, seat, "passed-on", card, face, faces, (), changed, ()))
                self.promises.add(Made(number, event.seat, seat, card, "play", faces), known=True)


def _focus_bits(understood: Understood, target: int, memory: Memory) -> int:
    """What the focus is taken for, as a seat sees it."""
    reading = understood.reading
    ids = [held.id for held in memory.board.hands[target]]
    return reading.reads[ids.index(reading.focus.id)]


def _kind(heard: Understood, asked: Sequence[Asked], before: int, useless: bool) -> str:
    """What a hint is called: by what it asks for, else by how its receiver, who took its focus for this, reads it."""
    if asked:
        return "finesse" if any(step.blind for step in asked) else "prompt"
    reading = heard.reading
    if reading.kind == PLAY and reading.saved:
        return "open"
    if reading.kind == UNCLEAR:
        return "known" if not before & (before - 1) else "useless" if useless else "words"
    return reading.kind


def _asked(step: Step) -> Asked:
    return Asked(step.seat, step.card, name_of(step.identity), step.blind)


def names_of(bits: int) -> tuple[str, ...]:
    """The identities of a set as cards are written."""
    return tuple(map(name_of, cards_of(bits)))


def plain(meaning: Meaning) -> dict[str, object]:
    """A meaning for JSON."""
    parts = ("asked", "beliefs", "promises")
    return {**meaning._asdict(), **{name: [part._asdict() for part in getattr(meaning, name)] for name in parts}}
