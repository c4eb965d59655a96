"""What is worth trying when all hands are open, the most promising first.

What is left out is what the solver leaves out with open cards (docs/decisions says why nothing is lost by that, and it
holds for a pile that nobody knows, too): all hints but one, all equal cards but one, and mistakes on purpose where one
may discard. In the last round nobody needs a card any more after their turn: whoever plays none does anything else
that is not a mistake. Where losing may be the aim, or bonus tiles can turn things round, nothing but hints and equal
cards is left out."""

from typing import Any

from tamaya.core.action_numbers import announced_action
from tamaya.core.cards import IDENTITIES, VALUES
from tamaya.core.kernel import fits
from tamaya.core.row import ACTOR, HINTS, NONE, NOTHING, PENDING, SIZE, TURNS_LEFT, face_of, hand_start
from tamaya.core.tables import Tables
from tamaya.review.solver.candidates import a_hint, another_colour, find_decisions


def find_options(row: Any, t: Tables, useful: int, exactly: bool, out: Any) -> int:
    """Write the numbers of what is worth trying into `out`; return how many there are: plays, useless cards, a hint,
    other cards, mistakes."""
    if row[PENDING] != NOTHING:
        return find_decisions(row, t, out)
    may_discard = row[HINTS] < t.max_hints or t.discard_when_full
    count = find_plays(row, t, useful, out)
    hint = a_hint(row, t) if row[HINTS] > 0 else NONE
    if tokens_do_not_matter(row, t, exactly):
        out[count] = 0 if hint == NONE else hint
        return count + 1
    if may_discard:
        count = find_discards(row, t, useful, False, out, count)
    if hint != NONE:
        out[count] = hint
        count += 1
    if may_discard:
        count = find_discards(row, t, useful, True, out, count)
    if exactly or not may_discard:
        count = find_mistakes(row, t, useful, out, count)
    return count


def tokens_do_not_matter(row: Any, t: Tables, exactly: bool) -> bool:
    """Whether everybody has one more turn, in which a hint or a discard is possible: without a token a discard is
    allowed, and with one there is somebody to hint, for nobody has played their last card."""
    return bool(row[TURNS_LEFT] != NONE and t.hand_size > 1 and not exactly)


def is_first_of_its_kind(row: Any, t: Tables, slot: int, useful: int) -> bool:
    """Whether no card before this one in the actor's hand is equal to it."""
    first = hand_start(t, row[ACTOR])
    kind = kind_of(face_of(row[first + slot]), useful)
    for place in range(first, first + slot):
        if kind_of(face_of(row[place]), useful) == kind:
            return False
    return True


def kind_of(identity: int, useful: int) -> int:
    """All useless cards are of one kind."""
    return identity if useful >> identity & 1 else IDENTITIES


def find_plays(row: Any, t: Tables, useful: int, out: Any) -> int:
    """The cards that fit; announced as well if that brings a token (A2)."""
    count = 0
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        if fits(row, t, identity) and is_first_of_its_kind(row, t, slot, useful):
            if t.announce and row[HINTS] < t.max_hints:
                out[count] = announced_action(t, slot, identity // VALUES)
                count += 1
            out[count] = t.play + slot
            count += 1
    return count


def find_discards(row: Any, t: Tables, useful: int, of_use: bool, out: Any, count: int) -> int:
    """The cards that are of use, or those that are not."""
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        is_of_use = useful >> face_of(row[first + slot]) & 1 == 1
        if is_of_use == of_use and is_first_of_its_kind(row, t, slot, useful):
            out[count] = slot
            count += 1
    return count


def find_mistakes(row: Any, t: Tables, useful: int, out: Any, count: int) -> int:
    """Cards that do not fit, and those that do with a wrong colour announced (A3)."""
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        if not is_first_of_its_kind(row, t, slot, useful):
            continue
        if not fits(row, t, identity):
            out[count] = t.play + slot
            count += 1
        elif t.announce:
            wrong = another_colour(t, identity // VALUES)
            if wrong != NONE:
                out[count] = announced_action(t, slot, wrong)
                count += 1
    return count
