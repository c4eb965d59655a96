"""Promises: what a hint says of a card by the conventions, and what becomes of it."""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.bots.conventions.board import Board
from tamaya.bots.conventions.memory import Memory
from tamaya.core.cards import Card, CardSet
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played
from tamaya.core.game import Game
from tamaya.core.values import described

VERDICTS = (
    "kept",
    "false",  # the card was something else, and the giver could tell
    "bluff",  # it was something else than its holder was asked for, but it fitted
    "unseen",  # it was something else or went unnoticed, but the giver could not tell
    "ignored",  # the holder did otherwise
    "late",  # the holder did otherwise first
    "early",  # the holder played the card before it fitted
    "overtaken",  # another copy came first
    "spoilt",  # it can no longer fit
    "double",  # the holder discarded it, and another hand has the same card
    "renewed",  # a later hint says more of the same card
    "left",  # it fitted, and was never played
    "open",  # the game was over before
)
BROKEN = frozenset({"false", "ignored", "late", "early"})  # by somebody


class Made(NamedTuple):
    """A promise at the moment when it is made."""

    number: int  # of the move that makes it
    giver: int
    seat: int  # who holds the card
    card: int
    what: str  # play: it is one of these, to be played; keep: to be kept; answer: to be played first, for another one
    taken_for: tuple[str, ...]


@described
class Promise(NamedTuple):
    """What was promised of a card, and what became of it.

    Attributes:
        seat: who holds the card
        card: its id
        what: play, keep or answer
        taken_for: what it can be, as cards are written
        face: what the card really is
        verdict: one of VERDICTS
        move: the move that settled it; for a false one: that brought it to light
        by: who broke it, if anybody did
        done: what was done with the card then: played, misplayed, discarded; None: nothing
    """

    seat: int
    card: int
    what: str
    taken_for: tuple[str, ...]
    face: str
    verdict: str
    move: int | None
    by: int | None
    done: str | None


class Promises:
    """Those of a whole game. It hears of every event before the memories do."""

    def __init__(self, game: Game, memories: Sequence[Memory]) -> None:
        self._game = game
        self._memories = memories
        self._made: list[_Pending] = []

    def add(self, made: Made, known: bool, understood: bool = True) -> None:
        """Somebody promises something. `known`: the giver sees whether it is true; `understood`: the holder sees that
        it is meant."""
        for older in self._open():
            if older.made.card == made.card:
                older.settle("renewed", made.number)
        face = self._game.card(made.card)
        self._made.append(_Pending(made, face, known, understood, self._board.useless))

    def watch(self, number: int, event: Event) -> None:
        """Something happens; the memories do not know of it yet."""
        if not isinstance(event, Hinted | Played | Misplayed | Discarded):
            return
        if isinstance(event, Hinted) and event.free:
            return
        waiting = [pending for pending in self._open() if pending.made.seat == event.seat]
        answers = {pending.made.card for pending in waiting if pending.made.what == "answer"}
        for pending in waiting:
            if not isinstance(event, Hinted) and event.id == pending.made.card:
                pending.settle(self._end(pending, event), number, type(event).__name__.lower())
            elif self._board.playable >> pending.face.identity & 1:
                busy = isinstance(event, Played) and event.id in answers
                pending.pass_over(number, busy)

    def look(self, number: int) -> None:
        """Once the memories know: has a promise become pointless? Another copy may have come first, or the card can no
        longer be that."""
        for pending in self._open():
            board = self._memories[pending.made.seat].board
            held = board.find(pending.made.card)
            if held is None:
                continue
            if pending.true:
                gone = (board.useless & ~pending.useless) >> pending.face.identity & 1
            else:
                gone = not board.possible(held) & pending.bits & ~board.useless
            if gone:
                pending.settle("overtaken" if board.done >> pending.face.identity & 1 else "spoilt", number)

    def by_move(self) -> dict[int, tuple[Promise, ...]]:
        """All of them, by the move that made them."""
        found: dict[int, tuple[Promise, ...]] = {}
        missed = {pending.made.number: pending.made.seat for pending in self._made if pending.ignored}
        for pending in self._made:
            number = pending.made.number
            found[number] = (*found.get(number, ()), pending.promise(missed.get(number)))
        return found

    @property
    def _board(self) -> Board:
        return self._memories[0].board  # for what everybody sees alike

    def _open(self) -> list["_Pending"]:
        return [pending for pending in self._made if pending.end is None]

    def _end(self, pending: "_Pending", event: Played | Misplayed | Discarded) -> str:
        """How a promise ends with the move of its card."""
        if isinstance(event, Played):
            return "kept"
        identity = event.card.identity
        if self._board.useless >> identity & 1:
            return "overtaken" if self._board.done >> identity & 1 else "spoilt"
        if isinstance(event, Misplayed):
            return "ignored" if self._board.playable >> identity & 1 else "early"
        return "double" if self._elsewhere(pending) else "ignored"

    def _elsewhere(self, pending: "_Pending") -> bool:
        """Whether another hand has the same card."""
        return any(
            held.seat != pending.made.seat and self._game.card(held.id) == pending.face for held in self._board.cards()
        )


class _Pending:
    """A promise that is still open."""

    def __init__(self, made: Made, face: Card, known: bool, understood: bool, useless: int) -> None:
        self.made = made
        self.face = face
        self.known = known
        self.understood = understood
        self.useless = useless  # identities, at that time
        self.bits = sum(1 << card.identity for card in CardSet.parse(" ".join(made.taken_for)))
        self.end: str | None = None
        self.move: int | None = None
        self.done: str | None = None
        self.missed: int | None = None  # the move with which the holder first did something else
        self.chances = 0  # turns in which the holder could have played it

    @property
    def true(self) -> bool:
        return bool(self.bits >> self.face.identity & 1)

    @property
    def ignored(self) -> bool:
        """Whether somebody who should have played first did not."""
        return self.made.what == "answer" and self.true and self.missed is not None

    def settle(self, end: str, move: int, done: str | None = None) -> None:
        self.end = end
        self.move = move
        self.done = done

    def pass_over(self, number: int, busy: bool) -> None:
        self.chances += 1
        if not busy and self.missed is None:
            self.missed = number

    def promise(self, missed_by: int | None) -> Promise:
        """What has become of it; somebody else may have missed their part."""
        verdict, move, by = self._verdict()
        if verdict == "early" and missed_by is not None:
            by = missed_by
        made = self.made
        done = None if move != self.move else self.done
        return Promise(made.seat, made.card, made.what, made.taken_for, str(self.face), verdict, move, by, done)

    def _verdict(self) -> tuple[str, int | None, int | None]:
        made = self.made
        if not self.true and made.what == "answer" and self.done == "played":
            return "bluff", self.move, None
        if not self.true:
            return ("false", self.move, made.giver) if self.known else ("unseen", self.move, None)
        if made.what == "answer" and self.missed is not None:
            if not self.understood:
                return "unseen", self.missed, None
            return ("late", self.move, made.seat) if self.end == "kept" else ("ignored", self.missed, made.seat)
        if self.end is None:
            return ("left" if made.what == "play" and self.chances else "open"), None, None
        return self.end, self.move, made.seat if self.end in BROKEN else None
