"""Reading a hint: what its receiver takes it for, and what it asks of others."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tamaya.bots.conventions import five_stall, fixing, self_finesse
from tamaya.bots.conventions.board import UNKNOWN, Board, Held, Step, Wait, cards_of
from tamaya.bots.conventions.connection import chain
from tamaya.bots.conventions.focus import focus_of
from tamaya.bots.conventions.good_touch import beliefs, touch_well
from tamaya.bots.conventions.habits import TRUSTED, Habits
from tamaya.bots.conventions.play_hint import next_after, on_the_way
from tamaya.bots.conventions.save import savable

PLAY, SAVE, STALL, FIX, UNCLEAR = "play", "save", "stall", "fix", "unclear"


class Reading(NamedTuple):
    """What a receiver makes of a hint."""

    kind: str
    focus: Held
    on_chop: bool
    reads: list[int]  # by place in the hand: what each card is taken for now
    direct: int = 0  # what the focus can be that fits, now or after what is on its way
    saved: int = 0  # what it can be as a save
    waits: tuple[Wait, ...] = ()  # what it can be if others play first
    own: tuple[Step, ...] = ()  # what the receiver is asked to play before it
    open: int = 0  # what it can be by its words and good touch
    touched: Collection[int] = ()


def read_hint(
    board: Board, giver: int, target: int, hint: int, touched: Collection[int], habits: Habits, fixes: bool = True
) -> Reading:
    """How the target understands a hint of this number that touches these cards. Not `fixes`: if it does not see that
    it is a fixing hint."""
    hand = board.hands[target]
    focus, on_chop, is_plain = focus_of(board, target, touched)
    before = beliefs(board, target)
    reads = told_reads(board, target, hint, touched)
    now = touch_well(board, target, giver, hand, reads, said(board, target, hint, touched), touched, focus.id)
    place = hand.index(focus)
    bits = now[place]

    if fixes and board.agreement.plays("fixing") and fixing.is_fix(board, hand, touched, before, now):
        return Reading(FIX, focus, on_chop, now, open=bits, touched=touched)

    ways = on_the_way(board, target, giver)
    ready = ways.ready | known_by_hint(hand, now, touched, focus)
    front = ways.front | next_after(board, ready)
    may_stall = is_plain and board.agreement.plays("five-stall") and not bits & front
    if may_stall and five_stall.is_stall(board, focus, on_chop, hint, bits):
        return Reading(STALL, focus, on_chop, now, open=bits, touched=touched)
    direct = bits & front if is_plain and board.agreement.plays("play-hint") else 0
    saved = bits & savable(board, giver, target, hint) if on_chop and is_plain and board.agreement.plays("save") else 0
    waits: list[Wait] = []
    if is_plain and board.agreement.plays("prompt"):
        for identity in cards_of(bits & ~direct & ~saved & ~board.playable):
            steps = chain(board, target, giver, target, identity, ready, habits, False, focus.id)
            if steps:
                waits.append(Wait(identity, steps))
    own: tuple[Step, ...] = ()
    may_ask = is_plain and board.agreement.plays("self-finesse") and not direct and not saved and not waits
    if may_ask and not self_finesse.shows_another(board, hand, focus, before, now, touched):
        waits, own = self_finesse.on_oneself(board, giver, target, focus, bits, ready, habits, touched)
    meant = direct | saved
    for wait in waits:
        meant |= 1 << wait.identity
    if not meant:
        return Reading(UNCLEAR, focus, on_chop, now, open=bits, touched=touched)
    now[place] = meant
    return Reading(
        SAVE if saved and not direct else PLAY, focus, on_chop, now, direct, saved, tuple(waits), own, bits, touched
    )


def known_by_hint(hand: Sequence[Held], now: Sequence[int], touched: Collection[int], focus: Held) -> int:
    """What the other cards that a hint touches are then known to be."""
    known = 0
    for held, bits in zip(hand, now, strict=True):
        if held.id in touched and held is not focus and bits & (bits - 1) == 0:
            known |= bits
    return known


def told_reads(board: Board, target: int, hint: int, touched: Collection[int]) -> list[int]:
    """By place: what the target's cards are taken for if the hint says no more than its words."""
    words = said(board, target, hint, touched)
    return [held.read & bits or bits for held, bits in zip(board.hands[target], words, strict=True)]


def said(board: Board, target: int, hint: int, touched: Collection[int]) -> list[int]:
    """By place: what the target's cards can be by the words of all hints, this one among them."""
    touches = board.t.touches[hint]
    left = board.left_for(target)
    told = [held.told & (touches if held.id in touched else ~touches) for held in board.hands[target]]
    return [bits & left or bits for bits in told]


def asked_steps(
    board: Board, viewer: int, giver: int, target: int, reading: Reading, habits: Habits
) -> tuple[Step, ...] | None:
    """What a viewer other than the target, who sees the focus, takes the hint to ask for: who plays what before it.
    None if the hint makes no sense to them."""
    face = reading.focus.face
    if face == UNKNOWN or reading.kind in (STALL, FIX):
        return ()
    if reading.kind == UNCLEAR:
        return _asked_of_viewer(board, viewer, giver, target, reading, habits)
    if reading.saved >> face & 1:
        return ()
    if reading.direct >> face & 1:
        return _instead_of_own(board, viewer, giver, target, reading, habits)
    for wait in reading.waits:
        step = wait.steps[0]
        if wait.identity == face and step.seat == target and _is(board, step):
            return reading.own
    if not board.agreement.plays("prompt"):
        return None
    steps = _chain_to(board, viewer, giver, target, reading, habits)
    is_blind = steps is not None and any(step.blind for step in steps)
    return None if is_blind and tells_another(board, target, reading) else steps


def _instead_of_own(
    board: Board, viewer: int, giver: int, target: int, reading: Reading, habits: Habits
) -> tuple[Step, ...]:
    """The receiver may think that a card of its own comes before the focus. A viewer who sees that it does not looks
    for the missing one elsewhere."""
    fits_in_time = board.playable | on_the_way(board, viewer, giver).front
    if viewer == giver or fits_in_time >> reading.focus.face & 1 or not board.agreement.plays("prompt"):
        return ()
    return _chain_to(board, viewer, giver, target, reading, habits) or ()


def tells_another(board: Board, target: int, reading: Reading) -> bool:
    """Whether a hint makes sense without its focus, as seen by somebody who sees the hand: it touches another card that
    fits, and its holder did not know that."""
    return any(
        held.id in reading.touched
        and held is not reading.focus
        and held.face != UNKNOWN
        and board.playable >> held.face & 1
        and was & ~board.playable
        for held, was in zip(board.hands[target], beliefs(board, target), strict=True)
    )


def _chain_to(
    board: Board, viewer: int, giver: int, target: int, reading: Reading, habits: Habits
) -> tuple[Step, ...] | None:
    """What others, and the viewer unless it gave the hint, must play before the focus."""
    ways = on_the_way(board, viewer, giver)
    ready = ways.ready | ways.perhaps
    for held in board.hands[target]:
        if held.id in reading.touched:  # what the same hint touches is not to be found elsewhere
            ready |= 1 << held.face
    return chain(board, viewer, giver, target, reading.focus.face, ready, habits, viewer != giver, reading.focus.id)


def _asked_of_viewer(
    board: Board, viewer: int, giver: int, target: int, reading: Reading, habits: Habits
) -> tuple[Step, ...]:
    """A hint that seems to say nothing makes sense if the viewer has the missing card: the receiver may see it."""
    if viewer == giver or not board.agreement.plays("prompt") or habits.reliability(giver) < TRUSTED:
        return ()
    if board.useless >> reading.focus.face & 1:
        return ()
    steps = _chain_to(board, viewer, giver, target, reading, habits)
    return steps if steps and any(step.seat == viewer for step in steps) else ()


def _is(board: Board, step: Step) -> bool:
    """Whether a card is seen to be what it is asked for as."""
    return any(held.id == step.card and held.face == step.identity for held in board.hands[step.seat])
