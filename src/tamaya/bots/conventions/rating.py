"""What a hint is worth: how everybody would read it, whether that is true, and what comes of it."""

from collections.abc import Collection
from typing import NamedTuple

from tamaya.bots.conventions.board import Board, Held, Step, cards_of
from tamaya.bots.conventions.good_touch import beliefs, is_unwanted
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.outlook import can_play
from tamaya.bots.conventions.play_hint import on_the_way
from tamaya.bots.conventions.reading import FIX, PLAY, STALL, UNCLEAR, Reading, asked_steps, read_hint
from tamaya.core.cards import VALUES

FALSE = "false"

# Tuned by self-play, in cards
BAD_TOUCH = 0.5
DOUBLED = 1.0
LATER_HARM = 0.8
TOUCH = 0.3
UNCLEAR_TOUCH = 0.2
RETOUCH = 0.4
RETOUCH_IDLE = 1.4  # between two, if the receiver knows nothing to play: nobody else will tell them
FIXED = 1.2
SAVE_SHARE = 0.5
EARLY = 0.3  # between two, how likely a discard that comes a turn of its holder later is not prevented by then
MASTERPIECE = 5.0  # an irreplaceable card: the game is lost with it (X3)


class RatedHint(NamedTuple):
    """A hint and how it would be read."""

    seat: int
    hint: int
    score: float  # about how many cards it brings to the fireworks
    urgent: float  # what would be lost without it before the giver's next turn
    fixed: bool  # whether it prevents a mistake
    kind: str  # FALSE if it would be read wrongly
    cards: tuple[int, ...]  # what it is about
    steps: tuple[Step, ...]
    plain: bool  # nobody but the receiver can misunderstand it; else `is_clear` should be asked


def rate_hint(memory: Memory, seat: int, hint: int) -> RatedHint | None:
    """The worth of a hint from `me`; None if it touches no card."""
    board = memory.board
    hand = board.hands[seat]
    touches = board.t.touches[hint]
    touched = [held.id for held in hand if touches >> held.face & 1]
    if not touched:
        return None
    reading = read_hint(board, board.me, seat, hint, touched, memory.habits)
    before = beliefs(board, seat)
    harm = _misplayed(board, hand, reading.reads)
    steps = asked_steps(board, board.me, board.me, seat, reading, memory.habits)
    if reading.kind == FIX and _unsure_of_own(board):
        harm += _harm_unless_fix(memory, seat, hint, touched)
    if harm or steps is None or _is_false(board, hand, touched, reading, steps):
        return false_hint(seat, hint, harm)
    score = 0.0
    plays = fixes = False
    awaited = board.awaited()
    again = RETOUCH_IDLE if board.t.players == 2 and not can_play(board, seat) else RETOUCH
    for held, was, bits in zip(hand, before, reading.reads, strict=True):
        if held.id not in awaited:
            worth = (
                _worth_of_touched(memory, reading, held, was, bits, bool(steps), again)
                if held.id in touched
                else _worth_of_other(board, held, was, bits)
            )
            for part in worth.scores:  # one by one: the same sum in every version of Python
                score += part
            plays |= worth.plays
            fixes |= worth.fixes
    for _, blind in {(step.card, step.blind) for step in steps}:
        score += 0.95 if blind else 0.7
    score -= LATER_HARM * _later_harm(board, hand, reading.reads, touched, reading.focus, steps)
    urgent = _rescue(board, seat, before, reading.reads, touched)
    if urgent > 0 and not plays:
        score += min(urgent, 1.0) * SAVE_SHARE
    prevented = fixes * memory.habits.predictable(seat) ** 2
    score += FIXED * prevented
    plain = reading.kind in (STALL, FIX) or bool(board.playable >> reading.focus.face & 1)
    about = _about(board, reading, hand, touched, before)
    return RatedHint(seat, hint, score, urgent + prevented, fixes, reading.kind, about, steps, plain)


def _is_false(board: Board, hand: list[Held], touched: list[int], reading: Reading, steps: tuple[Step, ...]) -> bool:
    """Whether a hint would be read as something that is not so, or asks for what nobody or the wrong one would play."""
    focus = reading.focus
    awaited = board.awaited()
    return (
        not reading.reads[hand.index(focus)] >> focus.face & 1
        or (reading.kind == PLAY and bool(board.useless >> focus.face & 1 or _elsewhere(board, focus, meant=True)))
        or (bool(reading.direct >> focus.face & 1) and not _fits_in_time(board, focus.face))
        or any(step.card in awaited or _may_be_mine(board, step.identity) for step in steps)
        or any(held.face == step.identity for step in steps for held in hand if held.id in touched)
    )


class CardWorth(NamedTuple):
    """What a hint does for one card."""

    scores: tuple[float, ...]  # to be added up
    plays: bool = False  # its holder will now play it
    fixes: bool = False  # its holder will now not misplay it


def _worth_of_other(board: Board, held: Held, was: int, bits: int) -> CardWorth:
    """A card that the hint does not touch: its holder may learn that it is useless."""
    learns = bits != was and is_unwanted(board, held.seat, bits) and not is_unwanted(board, held.seat, was)
    return CardWorth((0.05,) if learns else ())


def _worth_of_touched(
    memory: Memory, reading: Reading, held: Held, was: int, bits: int, links: bool, again: float
) -> CardWorth:
    """A touched card: what its holder took it for, and takes it for now. `links`: others play before the focus.
    `again`: what it is worth to say of a card that had a hint before that it fits."""
    board = memory.board
    doubled = -DOUBLED * _perhaps_mine(board, held)
    was_to_play = was & ~board.playable == 0 and memory.habits.plays_at_once(held.seat, held.kept)
    stops = was_to_play and bool(bits & ~board.playable)
    if board.useless >> held.face & 1 or _elsewhere(board, held, meant=held is reading.focus):
        touch = 0.0 if held.touched else -BAD_TOUCH
        learns = not stops and is_unwanted(board, held.seat, bits) and not is_unwanted(board, held.seat, was)
        return CardWorth((doubled, touch, 0.3 if learns else 0.0), fixes=stops)
    front = board.playable | reading.direct
    is_focus = held is reading.focus and reading.kind not in (STALL, FIX, UNCLEAR)
    knows = bits & ~front == 0 or (is_focus and bool(reading.direct >> held.face & 1))
    plays = knows and was & ~front != 0
    touch = 0.0
    if plays:
        touch = 1.0 if not held.touched else again
    elif is_focus and links:
        touch = 0.9 if not held.touched else again
    elif not held.touched:
        touch = TOUCH if reading.kind != UNCLEAR or not board.agreement.plays("play-hint") else -UNCLEAR_TOUCH
    narrower = 0.01 * (was.bit_count() - bits.bit_count())
    return CardWorth((doubled, touch, narrower), plays, stops and not board.playable >> held.face & 1)


def _misplayed(board: Board, hand: list[Held], reads: list[int]) -> int:
    """How many cards their holder would take for playable that are not."""
    return sum(
        bits & ~board.playable == 0 and not board.playable >> held.face & 1
        for held, bits in zip(hand, reads, strict=True)
    )


def false_hint(seat: int, hint: int, harm: int = 0) -> RatedHint:
    """A hint that would be read wrongly, and lead to so many mistakes."""
    return RatedHint(seat, hint, -2.0 - 3.0 * harm, 0.0, False, FALSE, (), (), True)


def loss_of(board: Board, identity: int) -> float:
    """About how many points go if a card is discarded."""
    if board.useless >> identity & 1:
        return 0.0
    place = board.t.place[identity]
    if board.critical >> identity & 1:
        return MASTERPIECE if board.t.masterpiece else 1.0 + 0.6 * (VALUES - 1 - place)
    if board.playable >> identity & 1:
        return 0.5
    return 0.45 if place == 1 else 0.25 if place == 2 else 0.15


def _rescue(board: Board, seat: int, before: list[int], now: list[int], touched: list[int]) -> float:
    """How much less the seat's next discards would lose after a hint than before it. A save moves the chop on."""
    if not board.agreement.plays("chop"):
        return 0.0
    later = EARLY / (board.t.players - 1) if board.agreement.plays("save:early") else 0.0
    return _danger(board, seat, before, (), later) - _danger(board, seat, now, touched, later)


def _danger(board: Board, seat: int, reads: list[int], touched: Collection[int], later: float) -> float:
    """What the seat's next discards will lose, unless somebody does something about it. `later`: how much less likely
    each of them is than the one before."""
    turn = sum(bits & ~board.playable == 0 or is_unwanted(board, seat, bits) for bits in reads)
    danger = 0.0
    for held in board.hands[seat]:
        if not held.touched and not held.called and held.id not in touched:
            danger += later**turn * _loss_if_discarded(board, held)
            turn += 1
    return danger


def _loss_if_discarded(board: Board, held: Held) -> float:
    return 0.0 if _elsewhere(board, held, spoken=False) else loss_of(board, held.face)


def _fits_in_time(board: Board, identity: int) -> bool:
    """Whether a card fits, now or after what the giver knows to be on its way."""
    return bool((board.playable | on_the_way(board, board.me, board.me).front) >> identity & 1)


def _unsure_of_own(board: Board) -> bool:
    """Whether others see something in the giver's hand that may change what they make of a hint."""
    return any(
        card.touched and bits & (bits - 1)
        for card, bits in zip(board.hands[board.me], beliefs(board, board.me), strict=True)
    )


def _harm_unless_fix(memory: Memory, seat: int, hint: int, touched: list[int]) -> int:
    """How many cards would be misplayed if the receiver does not see that the hint is a fix."""
    board = memory.board
    reading = read_hint(board, board.me, seat, hint, touched, memory.habits, fixes=False)
    if reading.own:
        return 1
    return _misplayed(board, board.hands[seat], reading.reads)


def _later_harm(
    board: Board, hand: list[Held], now: list[int], touched: list[int], focus: Held, steps: tuple[Step, ...]
) -> int:
    """How many cards of a hand will be misplayed once the first playable ones have been played."""
    t = board.t
    played = 0
    for step in steps:
        played |= 1 << step.identity
    if steps:
        played |= 1 << focus.face
    for held, bits in zip(hand, now, strict=True):
        if bits & ~board.playable == 0:
            played |= 1 << held.face
    if not played:
        return 0
    useless = board.useless | played
    playable = board.playable & ~played
    for identity in cards_of(played):
        place = t.place[identity] + 1
        if place < VALUES:
            playable |= 1 << t.in_order[identity // VALUES * VALUES + place]
    playable &= ~played
    harm = 0
    first = 0
    for held, bits in zip(hand, now, strict=True):
        if (bits & ~board.playable == 0 or (held is focus and steps)) and not first >> held.face & 1:
            first |= 1 << held.face
        elif held.touched or held.id in touched:
            bits = bits & ~useless or bits
            harm += bits & ~playable == 0 and not playable >> held.face & 1
    return harm


def _may_be_mine(board: Board, identity: int) -> bool:
    """Whether the giver has a touched card that may be this."""
    return any(
        card.touched and bits >> identity & 1
        for card, bits in zip(board.hands[board.me], beliefs(board, board.me), strict=True)
    )


def _perhaps_mine(board: Board, held: Held) -> float:
    """How likely the giver's own hand has a touched card that is the same."""
    apart = 1.0
    for card, bits in zip(board.hands[board.me], beliefs(board, board.me), strict=True):
        if card.touched and bits >> held.face & 1:
            apart *= 1.0 - 1.0 / bits.bit_count()
    return 1.0 - apart


def _elsewhere(board: Board, held: Held, *, spoken: bool = True, meant: bool = False) -> bool:
    """Whether another copy of a card is seen, spoken for. `meant`: a hint is about this one, so that it may as well be
    the other one of its own hand that is not needed."""
    if held.face in board.awaited().values():
        return True
    for card in board.cards():
        counts = card.id != held.id and (not spoken or card.touched or card.called)
        is_copy = counts and board.face_for(board.me, card) == held.face
        if is_copy and not (meant and _is_unread_twin(board, held, card)):
            return True
    return False


def _is_unread_twin(board: Board, held: Held, card: Held) -> bool:
    """Whether two cards of one hand are the same and fit, and their holder does not know that of the second."""
    if card.seat != held.seat or not board.playable >> held.face & 1:
        return False
    place = board.hands[card.seat].index(card)
    return beliefs(board, card.seat)[place] & ~board.playable != 0


def is_clear(memory: Memory, rated: RatedHint) -> bool:
    """Whether each of the others can tell what a hint asks of them, and whether it is what they hold."""
    board = memory.board
    target, hint, steps = rated.seat, rated.hint, rated.steps
    touched = [held.id for held in board.hands[target] if board.t.touches[hint] >> held.face & 1]
    for seat in board.after(board.me):
        if seat == target:
            continue
        wanted = [(step.card, step.identity) for step in steps if step.seat == seat]
        with board.through_eyes_of(seat):
            reading = read_hint(board, board.me, target, hint, touched, memory.habits)
            asked = asked_steps(board, seat, board.me, target, reading, memory.habits)
        if [(step.card, step.identity) for step in asked or () if step.seat == seat] != wanted:
            return False
    for step in steps:
        card = board.find(step.card)
        if card is None or (step.seat != target and card.face != step.identity):
            return False
    return True


def _about(board: Board, reading: Reading, hand: list[Held], touched: list[int], before: list[int]) -> tuple[int, ...]:
    """The cards that a hint is about: what its focus is first, or those that it stops from being misplayed."""
    if reading.kind == FIX:
        return tuple(
            held.id
            for held, was in zip(hand, before, strict=True)
            if held.id in touched and was & ~board.playable == 0 and not board.playable >> held.face & 1
        )
    others = [held.id for held in hand if held.id in touched and held is not reading.focus]
    return (reading.focus.id, *others)
