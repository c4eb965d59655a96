"""Connections: who plays what is missing between the fireworks and a hinted card, link by link."""

from tamaya.bots.conventions.board import Board, Held, Step
from tamaya.bots.conventions.double_finesse import may_ask_for
from tamaya.bots.conventions.finesse import finesse_position
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.habits import Habits
from tamaya.bots.conventions.prompt import prompted
from tamaya.bots.conventions.reverse_finesse import acts_in_time
from tamaya.core.cards import VALUES


def asked_of(board: Board, seat: int, identity: int, taken: list[int]) -> Step | None:
    """The card that a seat would play if it is asked for an identity: by prompt first, else by finesse."""
    held: Held | None = prompted(board, seat, identity, taken)
    if held is not None:
        return Step(seat, held.id, identity, False)
    held = finesse_position(board.hands[seat], taken) if board.agreement.plays("finesse") else None
    return None if held is None else Step(seat, held.id, identity, True)


def link(
    board: Board, viewer: int, giver: int, target: int, identity: int, taken: list[int], habits: Habits
) -> Step | None:
    """Who will play an identity, as a viewer sees it: somebody whose card they see; None if there is nobody."""
    touched = board.got(viewer) >> identity & 1
    for seat in board.after(giver):
        if seat in (viewer, target) or not habits.plays_along(seat):
            continue
        if not acts_in_time(board, giver, seat, target):
            continue
        step = asked_of(board, seat, identity, taken)
        if step is not None and _face(board, viewer, step) == identity and not (touched and step.blind):
            return step
    return None


def link_oneself(board: Board, seat: int, identity: int, taken: list[int]) -> Step | None:
    """The own card that must be the identity when nobody else is seen to have it."""
    step = asked_of(board, seat, identity, taken)
    if step is None or board.got(seat) >> identity & 1:
        return None
    for held, bits in zip(board.hands[seat], beliefs(board, seat), strict=True):
        if held.id == step.card and bits >> identity & 1:
            return step
    return None


def chain(
    board: Board,
    viewer: int,
    giver: int,
    target: int,
    identity: int,
    ready: int,
    habits: Habits,
    oneself: bool,
    focus: int,
) -> tuple[Step, ...] | None:
    """All that others must play before an identity fits; None if that does not work out. `oneself`: the viewer may
    have to play something too."""
    t = board.t
    colour = identity // VALUES
    steps: list[Step] = []
    taken = [focus]
    for place in range(board.placed[colour], t.place[identity]):
        missing = t.in_order[colour * VALUES + place]
        if ready >> missing & 1:
            continue
        if not may_ask_for(len(steps) + 1, board.agreement):
            return None
        step = link(board, viewer, giver, target, missing, taken, habits)
        if step is None and oneself and board.agreement.plays("self-finesse"):
            step = _of_target(board, target, missing, taken)
        if step is None and oneself and acts_in_time(board, giver, viewer, target):
            step = link_oneself(board, viewer, missing, taken)
        if step is None:
            return None
        steps.append(step)
        taken.append(step.card)
    return tuple(steps)


def _of_target(board: Board, target: int, identity: int, taken: list[int]) -> Step | None:
    """The card that the target would play itself, if it is seen to be the missing one."""
    step = asked_of(board, target, identity, taken)
    return (
        step
        if step is not None and any(held.id == step.card and held.face == identity for held in board.hands[target])
        else None
    )


def _face(board: Board, viewer: int, step: Step) -> int:
    for held in board.hands[step.seat]:
        if held.id == step.card:
            return board.face_for(viewer, held)
    raise LookupError(step)
