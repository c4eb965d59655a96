"""End-game counting (expert).

Meaning: shortly before the pile runs out everybody counts turns: who still has something to play, and is there time?
Whoever can wait gives a hint rather than draw one of the last cards.
When: the pile is nearly empty. What is not seen is dealt in some ways that are possible; everybody then goes on in the
simplest manner, and what brings most cards to the fireworks is done.
"""

from random import Random

from tamaya.bots.conventions.board import UNKNOWN, Board, cards_of
from tamaya.core.cards import VALUES
from tamaya.core.view import View

FROM = 4  # so many cards in the pile
SAMPLES = 8
PLAY, HINT, DISCARD = "play", "hint", "discard"

Card = tuple[int, bool]  # identity, and whether its holder will play it when it fits


def outlook(board: Board, view: View, own: list[int], options: list[tuple[str, int]]) -> list[float]:
    """How many cards will lie in the fireworks in the end after each option: (what to do, place in the own hand).
    `own`: what the own cards are taken for."""
    rng = Random(view.version)
    totals = [0.0] * len(options)
    for _ in range(SAMPLES):
        hands, pile = _deal(board, view, own, rng)
        for number, (what, place) in enumerate(options):
            totals[number] += _play_on(board, view, [list(hand) for hand in hands], pile, what, place)
    return [total / SAMPLES for total in totals]


def _deal(board: Board, view: View, own: list[int], rng: Random) -> tuple[list[list[Card]], list[int]]:
    """Faces for everything that `me` does not see."""
    me = board.me
    free = board.free(me).copy()
    mine: dict[int, int] = {}
    for place in sorted(range(len(own)), key=lambda place: own[place].bit_count()):
        choice = [identity for identity in cards_of(own[place]) for _ in range(free[identity])]
        choice = choice or [identity for identity, copies in enumerate(free) for _ in range(copies)]
        mine[place] = rng.choice(choice)
        free[mine[place]] -= 1
    rest = [identity for identity, copies in enumerate(free) for _ in range(copies)]
    rng.shuffle(rest)
    hands: list[list[Card]] = []
    for seat, hand in enumerate(board.hands):
        hands.append(
            [
                (mine[place] if seat == me or held.face == UNKNOWN else held.face, held.touched or held.called)
                for place, held in enumerate(hand)
            ]
        )
    return hands, rest[: view.pile]


def _play_on(board: Board, view: View, hands: list[list[Card]], pile: list[int], what: str, place: int) -> int:
    """The number of cards placed in the end: the actor does this, then all go on."""
    t = board.t
    placed = list(board.placed)
    hints, seat, drawn = view.hints, board.me, 0
    turns = view.turns_left if view.turns_left is not None else -1
    for _ in range(60):
        hand = hands[seat]
        if what == PLAY:
            identity = hand.pop(place)[0]
            if placed[identity // VALUES] == t.place[identity]:
                placed[identity // VALUES] += 1
                if placed[identity // VALUES] == VALUES and hints < t.max_hints:
                    hints += 1
        elif what == DISCARD:
            hand.pop(place)
            hints = min(hints + 1, t.max_hints)
        else:
            hints -= 1
            _tell_somebody(board, hands, seat, placed)
        if what != HINT and drawn < len(pile):
            hand.append((pile[drawn], False))
            drawn += 1
            if drawn == len(pile):
                turns = t.players + 1
        turns -= 1
        if turns == 0 or (turns < 0 and not pile):
            break
        seat = (seat + 1) % t.players
        what, place = _next_move(board, hands[seat], placed, hints)
        if what == HINT and hints == 0:
            break
    return sum(placed)


def _next_move(board: Board, hand: list[Card], placed: list[int], hints: int) -> tuple[str, int]:
    """Play what is known to fit, the lowest first; else hint; else discard the oldest useless or unknown card."""
    t = board.t
    best, lowest = -1, VALUES
    for place, (identity, known) in enumerate(hand):
        if known and placed[identity // VALUES] == t.place[identity] < lowest:
            best, lowest = place, t.place[identity]
    if best >= 0:
        return PLAY, best
    if hints > 0 or not hand:
        return HINT, 0
    for place, (identity, known) in enumerate(hand):
        if placed[identity // VALUES] > t.place[identity] or not known:
            return DISCARD, place
    return DISCARD, 0


def _tell_somebody(board: Board, hands: list[list[Card]], giver: int, placed: list[int]) -> None:
    """A hint makes a card known: the first that fits, in the order of the turns, else one that comes later."""
    t = board.t
    for slack in (0, 1, 2):
        for seat in board.after(giver):
            for place, (identity, known) in enumerate(hands[seat]):
                if not known and 0 <= t.place[identity] - placed[identity // VALUES] <= slack:
                    hands[seat][place] = (identity, True)
                    return
