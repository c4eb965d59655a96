"""What a bot remembers: the board, kept up to date event by event, and what the others' actions meant."""

from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.bots.conventions import blind_play, passing_discard
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.board import UNKNOWN, Board, Held, Step, Wait, avoided, name_of
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.habits import Habits
from tamaya.bots.conventions.play_hint import on_the_way
from tamaya.bots.conventions.reading import (
    FIX,
    PLAY,
    SAVE,
    STALL,
    Reading,
    asked_steps,
    read_hint,
    tells_another,
    told_reads,
)
from tamaya.core.action_numbers import hint_number
from tamaya.core.cards import VALUES, Card
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Hinted,
    Misplayed,
    Played,
    Reshuffled,
    SeenEvent,
)
from tamaya.core.game import Game
from tamaya.core.row import hand_places, id_of, marks_of
from tamaya.core.tables import Tables


class Understood(NamedTuple):
    """How a seat understood a hint."""

    reading: Reading  # what its receiver must think, as far as this seat can see
    steps: tuple[Step, ...] | None  # who plays what before the focus; None: it makes no sense to somebody who sees that


class Memory:
    """A board and the conventions' meanings, as one seat has followed them from the deal on."""

    def __init__(self, t: Tables, me: int, agreement: Agreement, *, chop_first: bool = True) -> None:
        self.board = Board(t, me, agreement, chop_first=chop_first)
        self.habits = Habits(t.players)
        self.calls: list[Step] = []  # prompts and finesses that are not answered yet
        self.heard: list[Reason] = []  # what it took from the others' actions since its own last one
        self.understood: Understood | None = None  # the last hint, if it touched a card; for those who look back
        self.recent: list[blind_play.Given] = []  # the hints of the last round

    @classmethod
    def at(cls, game: Game, me: int, agreement: Agreement) -> "Memory":
        """A memory that begins where a game does. At a position nobody knows who said what, or why: cards are taken for
        what the words of hints allow."""
        memory = cls(game.tables, me, agreement)
        board, t, row = memory.board, game.tables, game.row
        if game.from_start:
            return memory
        view = game.view(me)
        for seat, hand in enumerate(view.hands):
            touched = {id_of(row[place]) for place in hand_places(row, t, seat) if marks_of(row[place])}
            for card in hand:
                memory._take(seat, card.id, card.card)
                held = board.hands[seat][-1]
                held.told = held.read = card.told.bits
                held.touched = card.id in touched
        for _, face in view.discards:
            board.left[face.identity] -= 1
        for colour, placed in view.fireworks.items():
            board.placed[colour.index_] = placed
            for identity in t.in_order[colour.index_ * VALUES :][:placed]:
                board.left[identity] -= 1
        board.look_at_fireworks()
        return memory

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""
        board = self.board
        if isinstance(event, Hinted | Played | Misplayed | Discarded) and event.seat == board.me:
            self.heard.clear()
        match event:
            case Dealt():
                for seat, (ids, faces) in enumerate(zip(event.hands, event.faces, strict=True)):
                    for id, face in zip(ids, faces, strict=True):
                        self._take(seat, id, face)
            case Drawn():
                self._take(event.seat, event.id, event.card)
            case Hinted():
                self._hear_hint(event)
            case Played():
                if not event.from_discards:
                    self._put_down(event.seat, event.id, event.card, event)
                board.placed[event.card.colour.index_] += 1
            case Misplayed() | Discarded():
                self._put_down(event.seat, event.id, event.card, event)
            case Reshuffled():
                board.left[event.card.identity] += 1
        board.look_at_fireworks()
        for call in self.calls.copy():
            if board.useless >> call.identity & 1:  # somebody else has played it
                self.calls.remove(call)
                self._call_off(call)

    # ---- Cards -------------------------------------------------------------------------------------------------------

    def _take(self, seat: int, id: int, card: Card | None) -> None:
        face = UNKNOWN if card is None else card.identity
        self.board.hands[seat].append(Held(id, seat, face, self.board.t.all_cards))

    def _put_down(self, seat: int, id: int, card: Card, event: Played | Misplayed | Discarded) -> None:
        """A card leaves a hand: what that says, then the fact."""
        board = self.board
        held = board.find(id)
        assert held is not None
        played = not isinstance(event, Discarded)
        if played and not held.touched and board.agreement.plays("blind-play"):
            self._explain(seat, held, card.identity)
        self._check_calls(seat, held, card.identity, played)
        if held.giver != UNKNOWN and seat != held.giver:
            self._weigh(held, card.identity, event)
        self._compare(seat, held, played)
        news = None
        if isinstance(event, Discarded) and board.agreement.plays("passing-discard"):
            news = passing_discard.passed_on(board, seat, held, card.identity)
        if isinstance(event, Played):
            for other in board.cards():
                if other.touched and other.seat != seat and not avoided(held, other.seat, other.giver, other.at):
                    other.doubt |= 1 << card.identity
        board.hands[seat].remove(held)
        board.left[card.identity] -= 1
        board.forget()
        if news is not None:
            news.read = 1 << card.identity
            news.called = news.called or not news.touched
            news.giver = seat
            news.at = board.now + 1
            if news.seat == board.me:
                self._note("heard-passed-on", (news.id,), card=str(card))
        board.now += 1

    def _compare(self, seat: int, put_down: Held, played: bool) -> None:
        """Whether somebody plays what they should take for playable. Who discards instead takes it for nothing such."""
        board = self.board
        expected = self._expected(seat)
        if played and put_down in expected:
            self.habits.as_read[seat] += 1
        elif expected and not (played and put_down.called):
            self.habits.otherwise[seat] += 1
        for card in expected:
            if not played:
                card.spurned = True
                if seat != board.me:
                    card.read, card.waits = card.told, ()

    def _expected(self, seat: int) -> list[Held]:
        """The cards that a seat should take for playable, going by the hints, without being sure."""
        board = self.board
        return [
            card
            for card, bits in zip(board.hands[seat], beliefs(board, seat), strict=True)
            if bits & ~board.playable == 0 and board.possible(card) & ~board.playable
        ]

    def _weigh(self, held: Held, identity: int, event: Played | Misplayed | Discarded) -> None:
        """Somebody followed a hint, or did not: was it true? A copy that was played meanwhile is nobody's fault."""
        if isinstance(event, Played):
            self.habits.true_hints[held.giver] += 1
        elif isinstance(event, Misplayed) and event.announced is None:
            meanwhile = self.board.useless & ~held.then
            if not meanwhile >> identity & 1:
                self.habits.false_hints[held.giver] += 1

    # ---- Hints -------------------------------------------------------------------------------------------------------

    def _hear_hint(self, event: Hinted) -> None:
        board = self.board
        if not event.free:
            self._check_calls(event.seat, None, UNKNOWN, False)
            for card in self._expected(event.seat):
                card.kept += 1
        hint = hint_number(event.what, board.t)
        hand = board.hands[event.target]
        self.understood = None
        if not event.touched:
            for held, bits in zip(hand, told_reads(board, event.target, hint, ()), strict=True):
                held.told &= ~board.t.touches[hint]
                held.read = bits
            board.now += 1
        else:
            reading = read_hint(board, event.seat, event.target, hint, event.touched, self.habits)
            asked: tuple[Step, ...] | None = reading.own
            at_first = list(reading.reads)  # before I judge it
            if event.target != board.me:
                asked = asked_steps(board, board.me, event.seat, event.target, reading, self.habits)
                self._judge(event, reading, asked)
            steps = asked or ()
            self.understood = Understood(reading._replace(reads=at_first), asked)
            self._note_hint(event, reading, steps)
            ready = on_the_way(board, event.target, event.seat).ready
            self._learn(event, hint, reading, steps)
            self.recent.append(
                blind_play.Given(event.seat, reading.focus, board.now, reading.direct, reading.open, ready)
            )

    def _judge(self, event: Hinted, reading: Reading, asked: tuple[Step, ...] | None) -> None:
        """Somebody else's hint: is what its receiver must think of the focus true? They may see more than I do."""
        place = self.board.hands[event.target].index(reading.focus)
        face = 1 << reading.focus.face
        if asked and not reading.waits:
            reading.reads[place] = reading.reads[place] | face if reading.kind in (PLAY, SAVE) else face
        elif reading.kind in (PLAY, SAVE) and not reading.reads[place] & face:
            if asked or tells_another(self.board, event.target, reading):
                reading.reads[place] |= face
            else:
                self.habits.false_hints[event.seat] += 1

    def _learn(self, event: Hinted, hint: int, reading: Reading, steps: tuple[Step, ...]) -> None:
        """Change what the cards are taken for."""
        board = self.board
        touches = board.t.touches[hint]
        board.now += 1
        for held, bits in zip(board.hands[event.target], reading.reads, strict=True):
            if held.id in event.touched:
                held.told &= touches
                held.touched = True
                held.spurned = False
                held.kept = 0
                held.called = held.called and bool(held.read & touches)
            else:
                held.told &= ~touches
            held.read = bits
        if reading.kind == PLAY:
            reading.focus.waits = reading.waits
            reading.focus.promised = True
        for held in board.hands[event.target]:
            if held.id in event.touched:
                held.giver = event.seat
                held.at = board.now
                held.then = board.useless
        reads: dict[int, int] = {}
        for step in steps:
            reads[step.card] = reads.get(step.card, 0) | 1 << step.identity
            self.calls.append(step)
        for card, bits in reads.items():
            called = board.find(card)
            assert called is not None
            called.called = True
            called.read = bits
            called.giver = event.seat
            called.at = board.now
        board.forget()

    # ---- Prompts and finesses that are under way ---------------------------------------------------------------------

    def _check_calls(self, seat: int, held: Held | None, identity: int, played: bool) -> None:
        """A seat acts, before the board changes: has it answered what it was asked for?"""
        board = self.board
        fits = identity != UNKNOWN and board.playable >> identity & 1
        for call in self.calls.copy():
            if call.seat != seat:
                continue
            if held is not None and held.id == call.card:
                self.calls.remove(call)
                if played and fits:
                    self.habits.answered[seat] += 1
            elif board.playable >> call.identity & 1 and not (played and fits and held and held.called):
                self.calls.remove(call)
                if seat != board.me and not (played and fits):
                    self.habits.ignored[seat] += 1
                self._call_off(call)
        for other in board.cards():
            if other.waits:
                self._move_waits(other, seat, held, identity, played)

    def _call_off(self, call: Step) -> None:
        """Nobody answered: the card is an ordinary one again."""
        card = self.board.find(call.card)
        if card is not None and card.called:
            card.called = False
            card.read = self.board.t.all_cards if not card.touched else card.told

    def _explain(self, seat: int, held: Held, identity: int) -> None:
        """A card is played that no hint has touched: a hint asked for it, whose focus fits only later."""
        board = self.board
        self.recent = [given for given in self.recent if given.at > board.now - board.t.players]
        if any(
            wait.steps[0].card == held.id and wait.steps[0].identity == identity
            for card in board.cards()
            for wait in card.waits
        ):
            return  # as expected
        for given in reversed(self.recent):
            if held.called and held.at != given.at:
                continue
            meant = blind_play.meant_by(board, given, seat, identity)
            if meant:
                given.focus.read = meant
                given.focus.waits = tuple(wait for wait in given.focus.waits if meant >> wait.identity & 1)
                if not held.called:
                    self._call_off_all(given.at, seat)
                break
        board.forget()

    def _call_off_all(self, at: int, seat: int) -> None:
        """Another seat answered a hint of that time: nobody else is asked."""
        for call in self.calls.copy():
            card = self.board.find(call.card)
            if card is not None and card.at == at and call.seat != seat:
                self.calls.remove(call)
                self._call_off(call)

    def _move_waits(self, waiting: Held, seat: int, held: Held | None, identity: int, played: bool) -> None:
        """Go on with the readings of a card that depend on what this seat does."""
        waits: list[Wait] = []
        proven = 0
        for wait in waiting.waits:
            step = wait.steps[0]
            if step.seat != seat or not self.board.playable >> step.identity & 1:
                waits.append(wait)
            elif held is not None and played and held.id == step.card and identity == step.identity:
                if step.blind and not held.touched:
                    proven |= 1 << wait.identity
                if len(wait.steps) > 1:
                    waits.append(Wait(wait.identity, wait.steps[1:]))
            elif held is not None and played and held.called:
                waits.append(wait)  # busy with another finesse
            else:
                waiting.read = waiting.read & ~(1 << wait.identity) or waiting.told
        if proven:  # nobody plays blindly without a reason
            waiting.read = proven
            waits = [wait for wait in waits if proven >> wait.identity & 1]
        waiting.waits = tuple(waits)

    # ---- Words -------------------------------------------------------------------------------------------------------

    def _note(self, key: str, cards: tuple[int, ...], **details: str | int) -> None:
        self.heard.append(Reason(key, cards, tuple(details.items())))

    def _note_hint(self, event: Hinted, reading: Reading, steps: tuple[Step, ...]) -> None:
        me = self.board.me
        focus = reading.focus
        for step in steps:
            if step.seat == me:
                key = "heard-finesse" if step.blind else "heard-prompt"
                self._note(key, (step.card, focus.id), card=name_of(step.identity))
                return
        if event.target == me:
            key = {PLAY: "heard-play", SAVE: "heard-save", STALL: "heard-stall", FIX: "heard-fix"}.get(
                reading.kind, "heard-words"
            )
            if reading.kind == PLAY and (reading.saved or reading.waits):
                key = "heard-open" if reading.saved else "heard-later"
            self._note(key, (focus.id,))
