"""How the smart player reads actions: what everybody concludes from them, in the public table.

- A value hint to the next player that touches the card which that player would discard is a *warning*: the card is
  irreplaceable.
- Any other hint points at the newest touched card that may be playable and was not known to be: it is playable.
- Who could have warned and did not says that the card is not irreplaceable.
"""

from tamaya.bots.compiled.facts import begin_facts, foresee_until, known_slots, settle_facts
from tamaya.bots.compiled.policy import CHANGED, IRREPLACEABLE, PLAYABLE, USELESS, Ints
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint, seat_after
from tamaya.core.row import HINTS, NONE, NOTHING, PENDING, SIZE, hand_start, id_of
from tamaya.core.tables import Tables


def begin(row: Ints, t: Tables, memory: Ints) -> None:
    """The memory of a game that begins."""
    begin_facts(row, t, memory)


def settle(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring the memory up to date with the row after an action."""
    settle_facts(row, t, memory)


def next_discard(row: Ints, t: Tables, memory: Ints, seat: int) -> int:
    """The card that a seat might wrongly discard: the oldest that is not known to be needed, unless it can play
    something or knows a useless card. NONE if there is none."""
    playable = memory[PLAYABLE]
    if known_slots(row, t, memory, seat, playable) or known_slots(row, t, memory, seat, memory[USELESS]):
        return NONE
    first = hand_start(t, seat)
    for slot in range(row[SIZE + seat]):
        if memory[id_of(row[first + slot])] & ~(memory[IRREPLACEABLE] | playable):
            return slot
    return NONE


def meaning(
    row: Ints, t: Tables, memory: Ints, seat: int, hint: int, touched: int, playable: int, risky: int
) -> tuple[int, int, bool]:
    """What a hint says besides its words: the slot that it is about (NONE if it is about none), what that card then is,
    and whether that is a warning of the `risky` slot, which is NONE if nobody could warn."""
    if hint >= t.colours and risky != NONE and touched >> risky & 1:
        before = memory[id_of(row[hand_start(t, seat) + risky])]
        if before & t.touches[hint] & memory[IRREPLACEABLE]:
            return risky, memory[IRREPLACEABLE], True
    return pointed_at(row, t, memory, seat, hint, touched, playable), playable, False


def pointed_at(row: Ints, t: Tables, memory: Ints, seat: int, hint: int, touched: int, playable: int) -> int:
    """The newest touched card that may be playable and was not known to be; NONE if there is none."""
    first = hand_start(t, seat)
    for slot in range(row[SIZE + seat] - 1, -1, -1):
        before = memory[id_of(row[first + slot])]
        if touched >> slot & 1 and before & t.touches[hint] & playable and before & ~playable:
            return slot
    return NONE


def hear(row: Ints, t: Tables, memory: Ints, seat: int, action: int, touched: int, me: int, notes: Ints) -> None:  # noqa: ARG001
    """Change the public table by what an action says."""
    if row[PENDING] != NOTHING or action >= t.take:
        return
    following = seat_after(t, seat, 1)
    warned = False
    if is_hint(t, action):
        target = hinted_seat(t, seat, action)
        hint = hint_of(t, action)
        touches = t.touches[hint]
        risky = next_discard(row, t, memory, target) if target == following else NONE
        then, _ = foresee_until(row, t, memory, seat, target)
        about, is_then, warned = meaning(row, t, memory, target, hint, touched, then, risky)
        first = hand_start(t, target)
        for slot in range(row[SIZE + target]):
            card = id_of(row[first + slot])
            known = memory[card] & touches if touched >> slot & 1 else memory[card] & ~touches
            known &= is_then if slot == about else known
            if known:
                memory[card] = known
                memory[CHANGED] = 1
    if row[HINTS] > 0 and not warned:
        risky = next_discard(row, t, memory, following)
        if risky != NONE:
            card = id_of(row[hand_start(t, following) + risky])
            if memory[card] & ~memory[IRREPLACEABLE]:
                memory[card] &= ~memory[IRREPLACEABLE]
                memory[CHANGED] = 1
