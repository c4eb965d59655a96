"""End-game counting.

Meaning: shortly before the pile runs out everybody counts turns: who still has something to play, and is there time?
Whoever can wait gives a hint rather than draw one of the last cards. In the last round whoever has nothing better to do
plays a card that may fit, if a mistake can be afforded: there will be no other turn for it.
When: the pile is nearly empty. What is not seen is dealt in some ways that are possible; everybody then goes on in the
simplest manner, and what scores most is done.
"""

from collections.abc import Mapping, Sequence
from random import Random

from tamaya.bots.conventions.board import UNKNOWN, Board, cards_of
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.world import Hand, world_of
from tamaya.core.action_numbers import hint_action, number_of, value_hint_of
from tamaya.core.actions import Action
from tamaya.core.cards import VALUES
from tamaya.core.kernel import fits, legal, score, step
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HINTS,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    RUNNING,
    Row,
    face_of,
    hand_places,
    hand_start,
    id_of,
)
from tamaya.core.tables import Tables
from tamaya.core.view import View

FROM = 4  # so many cards in the pile
SAMPLES = 16
COMPARED = 3  # so many of the best hints


def outlook(
    board: Board, view: View, own: list[int], options: Sequence[Action], tells: Sequence[Mapping[int, int]]
) -> list[float]:
    """About what will be scored in the end after each option. `own`: what the own cards are taken for. `tells`: what
    each option lets cards be taken for, by id."""
    rng = Random(view.version)
    t = board.t
    totals = [0] * len(options)
    known = {
        held.id: bits
        for seat, hand in enumerate(board.hands)
        for held, bits in zip(hand, own if seat == board.me else beliefs(board, seat), strict=True)
        if held.touched or held.called
    }
    for _ in range(SAMPLES):
        hands, pile = _deal(board, view, own, rng)
        world = world_of(board, view, hands, pile, rng)
        for number, (action, told) in enumerate(zip(options, tells, strict=True)):
            totals[number] += _play_on(world.copy(), t, {**known, **told}, number_of(action, world, t))
    return [total / SAMPLES for total in totals]


def _deal(board: Board, view: View, own: list[int], rng: Random) -> tuple[list[Hand], list[int]]:
    """All hands with their faces, and the pile: those that `me` sees, and others that are possible."""
    free = board.free(board.me).copy()
    mine: dict[int, int] = {}
    for place in sorted(range(len(own)), key=lambda place: own[place].bit_count()):
        choice = [identity for identity in cards_of(own[place]) for _ in range(free[identity])]
        choice = choice or [identity for identity, copies in enumerate(free) for _ in range(copies)]
        mine[place] = rng.choice(choice)
        free[mine[place]] -= 1
    rest = [identity for identity, copies in enumerate(free) for _ in range(copies)]
    rng.shuffle(rest)
    hands = [
        [
            (held.id, mine[place] if seat == board.me or held.face == UNKNOWN else held.face)
            for place, held in enumerate(hand)
        ]
        for seat, hand in enumerate(board.hands)
    ]
    return hands, rest[: view.pile]


def _play_on(row: Row, t: Tables, known: dict[int, int], action: int) -> int:
    """The score in the end: the actor does this, then all go on. `known`: by id, what their holders take cards for. A
    hint makes one more known."""
    step(row, t, action)
    while row[OUTCOME] == RUNNING:
        step(row, t, _next_move(row, t, known))
    return score(row, t)


def _next_move(row: Row, t: Tables, known: dict[int, int]) -> int:
    """Play what is known to fit, the lowest first; else hint; else discard the oldest useless or unknown card."""
    if row[PENDING] != NOTHING:
        return _any_legal(row, t)
    done, front = _fireworks(row, t)
    first = hand_start(t, row[ACTOR])
    best, lowest, spare = NONE, VALUES, NONE
    for place in hand_places(row, t, row[ACTOR]):
        identity = face_of(row[place])
        bits = known.get(id_of(row[place]), 0) & ~done
        if bits and not bits & ~front and fits(row, t, identity) and t.place[identity] < lowest:
            best, lowest = place - first, t.place[identity]
        if spare == NONE and not bits:
            spare = place - first
    if best != NONE:
        return t.play + best
    if row[HINTS] > 0:
        return _tell_somebody(row, t, known, done, front)
    return max(spare, 0)


def _fireworks(row: Row, t: Tables) -> tuple[int, int]:
    """What is on the fireworks, and what comes next."""
    done = front = 0
    for first in range(0, len(t.copies), VALUES):
        placed = row[FIREWORK + first // VALUES]
        for identity in t.in_order[first : first + placed]:
            done |= 1 << identity
        if placed < VALUES:
            front |= 1 << t.in_order[first + placed]
    return done, front


def _any_legal(row: Row, t: Tables) -> int:
    actions: Row = [0] * t.actions
    legal(row, t, actions)
    return actions[0]


def _tell_somebody(row: Row, t: Tables, known: dict[int, int], done: int, front: int) -> int:
    """A hint makes a card known: the first that fits, in the order of the turns, else one that comes soon, else none.
    Return the hint, or whatever is legal if nobody else holds cards."""
    action, told, least = NONE, NONE, 3
    for further in range(1, t.players):
        for place in hand_places(row, t, (row[ACTOR] + further) % t.players):
            identity = face_of(row[place])
            wait = t.place[identity] - row[FIREWORK + identity // VALUES]
            is_better = False
            if 0 <= wait < least:
                bits = known.get(id_of(row[place]), 0) & ~done
                is_better = not bits or bool(bits & ~front if wait == 0 else bits & (bits - 1))
            if is_better:
                told, least = place, wait
            if is_better or action == NONE:
                action = hint_action(t, further, value_hint_of(t, identity))
    if told != NONE:
        known[id_of(row[told])] = 1 << face_of(row[told])
    return _any_legal(row, t) if action == NONE else action
