"""How the smart player reads actions: what everybody concludes from them, in the public table.

- The next discard of a seat is the card that, as far as everybody knows, is least likely to be needed, if the seat
  knows of nothing to play and of no useless card.
- A card is *precious* if it is irreplaceable, or playable with at most two copies left.
- A value hint to the next player that touches their next discard, if that may be precious, is a *warning*: it is.
- Any other hint points at the newest touched card that may be playable and was not known to be: it is playable.
- Who could have warned and did not says that the next discard is not precious, as it is after the hint, if any.
- Who discards instead of pointing at a card, or gives a hint that shows no card to play, says that no card could have
  been pointed at: those that a hint would have pointed at are not playable.
"""

from tamaya.bots.compiled.facts import begin_facts, foresee_until, known_slots, settle_facts, unclaimed
from tamaya.bots.compiled.policy import CHANGED, IRREPLACEABLE, LEFT, PLAYABLE, USELESS, Ints
from tamaya.bots.compiled.sets import Copies, weigh
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint, is_play, seat_after
from tamaya.core.cards import MOST_CARDS, VALUES
from tamaya.core.kernel import pile_size
from tamaya.core.row import HINTS, NONE, NOTHING, PENDING, SIZE, all_places, hand_places, hand_start, id_of
from tamaya.core.tables import BLACK, Tables
from tamaya.fast.native import scratchpad

# Tuned by self-play
LOOK_AHEAD = 5
USUAL, MASTERPIECE, WITH_BLACK = range(3)
NEEDED = (0.25, 0.14, 0.12)  # how bad it is to lose a copy that is still needed: 1 for those that nobody should lose
ALIKE = 1e-9
MOST_RISK = 9.0


def begin(row: Ints, t: Tables, memory: Ints) -> None:
    """The memory of a game that begins."""
    begin_facts(row, t, memory)


def settle(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring the memory up to date with the row after an action."""
    settle_facts(row, t, memory)


def precious(memory: Ints) -> int:
    """The identities of which nobody should lose a copy, as bits."""
    return int(memory[IRREPLACEABLE] | memory[PLAYABLE] & ~memory[LEFT + 2])


def style(t: Tables) -> int:
    """Between two players, other numbers are better for some options."""
    black = t.copies[BLACK * VALUES] > 0
    if t.players > 2 or (black and (t.masterpiece or t.announce)):
        return USUAL
    return MASTERPIECE if t.masterpiece else WITH_BLACK if black else USUAL


def risk_of(t: Tables, known: int, memory: Ints, kept: int, free: Copies) -> float:
    """How bad it is to lose a card that is one of these, where copies of the `kept` should not be lost."""
    return weigh(known, kept, free) + NEEDED[style(t)] * weigh(known, ~memory[USELESS], free)


def next_discard(row: Ints, t: Tables, memory: Ints, seat: int) -> int:
    """The card that a seat might wrongly discard: the one that everybody takes for the least likely to be needed, the
    oldest of several. NONE if it knows that it can play something or that a card is useless."""
    playable, useless = memory[PLAYABLE], memory[USELESS]
    if known_slots(row, t, memory, seat, playable) or known_slots(row, t, memory, seat, useless):
        return NONE
    kept = precious(memory)
    free = unclaimed(memory)
    first = hand_start(t, seat)
    best, best_risk = NONE, MOST_RISK
    for slot in range(row[SIZE + seat]):
        known = memory[id_of(row[first + slot])]
        if known & ~(kept | playable):
            risk = risk_of(t, known, memory, kept, free)
            if risk < best_risk - ALIKE:
                best, best_risk = slot, risk
    return best


def meaning(
    row: Ints, t: Tables, memory: Ints, seat: int, hint: int, touched: int, playable: int, risky: int
) -> tuple[int, int, bool]:
    """What a hint says besides its words: the slot that it is about (NONE if it is about none), what that card then is,
    and whether that is a warning of the `risky` slot, which is NONE if nobody could warn."""
    if hint >= t.colours and risky != NONE and touched >> risky & 1:
        before = memory[id_of(row[hand_start(t, seat) + risky])]
        if before & t.touches[hint] & precious(memory):
            return risky, precious(memory), True
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
    unsaid = scratchpad(MOST_CARDS)
    silent = row[HINTS] > 0 and not is_play(t, action) and not is_near_the_end(row, t)
    if silent:
        for further in range(1, t.players):
            _list_unsaid(row, t, memory, seat, further, unsaid)
    last_unsaid = t.players - 1
    warned = False
    if is_hint(t, action):
        target = hinted_seat(t, seat, action)
        then, _ = foresee_until(row, t, memory, seat, target)
        plays = known_slots(row, t, memory, target, then)
        warned = _hear_hint(row, t, memory, target, hint_of(t, action), touched, then, target == following)
        silent = silent and known_slots(row, t, memory, target, then) == plays
        if target == following:
            last_unsaid = 1  # whoever must keep the next player from discarding does not look at others
    if row[HINTS] > 0 and not warned:
        risky = next_discard(row, t, memory, following)
        if risky != NONE:
            _rule_out(memory, id_of(row[hand_start(t, following) + risky]), precious(memory))
    if silent:
        for further in range(1, last_unsaid + 1):
            for place in hand_places(row, t, seat_after(t, seat, further)):
                _rule_out(memory, id_of(row[place]), unsaid[place - hand_start(t, 0)])


def is_near_the_end(row: Ints, t: Tables) -> bool:
    """Whether so few cards are left that everybody looks ahead: then it says nothing what they do not do."""
    return pile_size(row, t) <= LOOK_AHEAD


def _hear_hint(
    row: Ints, t: Tables, memory: Ints, seat: int, hint: int, touched: int, then: int, is_next: bool
) -> bool:
    """What a hint says of a hand, when these cards will be playable; return whether it is a warning."""
    risky = next_discard(row, t, memory, seat) if is_next else NONE
    about, is_then, warned = meaning(row, t, memory, seat, hint, touched, then, risky)
    touches = t.touches[hint]
    first = hand_start(t, seat)
    for slot in range(row[SIZE + seat]):
        known = touches if touched >> slot & 1 else ~touches
        _rule_out(memory, id_of(row[first + slot]), ~(known & is_then if slot == about else known))
    return warned


def _rule_out(memory: Ints, card: int, identities: int) -> None:
    """A card is none of these, unless it could be nothing else."""
    if memory[card] & identities and memory[card] & ~identities:
        memory[card] &= ~identities
        memory[CHANGED] = 1


def _list_unsaid(row: Ints, t: Tables, memory: Ints, giver: int, further: int, unsaid: Ints) -> None:
    """For each card of a hand, this many seats after the giver's, the playable identities that a hint would point
    out."""
    seat = seat_after(t, giver, further)
    playable, _ = foresee_until(row, t, memory, giver, seat)
    risky = next_discard(row, t, memory, seat) if further == 1 else NONE
    warning = memory[id_of(row[hand_start(t, seat) + risky])] & precious(memory) if risky != NONE else 0
    pointless = 0  # what is known of another card already
    for place in all_places(t):
        known = memory[id_of(row[place])]
        if row[place] and known & ~playable == 0:
            pointless |= known
    for place in hand_places(row, t, seat):
        unsaid[place - hand_start(t, 0)] = 0
    for hint in range(t.colours + VALUES):
        if hint >= t.colours and warning & t.touches[hint]:
            continue
        fitting = t.touches[hint] & playable
        first = hand_start(t, seat)
        for slot in range(row[SIZE + seat] - 1, -1, -1):
            known = memory[id_of(row[first + slot])]
            if known & fitting and known & ~playable:
                unsaid[first + slot - hand_start(t, 0)] |= known & fitting & ~pointless
                break  # a hint that touches this card as well does not point at older ones
