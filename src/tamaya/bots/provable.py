"""What may be said of cards and hints: reasons are chosen by these facts, which the view of a seat proves."""

from tamaya.bots.bot import Reason
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Hint
from tamaya.core.cards import VALUES
from tamaya.core.tables import Tables
from tamaya.core.view import HeldCard, View


def held_card(view: View, card: int) -> HeldCard:
    """The card with this id, in whatever hand."""
    return next(held for hand in view.hands for held in hand if held.id == card)


def in_hands(view: View, but: int) -> int:
    """The identities that are in some hand for sure, as bits, whatever one card may be."""
    bits = 0
    for hand in view.hands:
        for held in hand:
            if held.id != but:
                bits |= 1 << held.card.identity if held.card else held.possible.bits if len(held.possible) == 1 else 0
    return bits


def narrowed(view: View, hint: Hint, t: Tables) -> tuple[int, ...]:
    """The cards of which a hint says something new, those that it touches first."""
    touches = t.touches[hint_number(hint.what, t)]
    touched: list[int] = []
    others: list[int] = []
    for held in view.hands[hint.seat]:
        assert held.card is not None
        is_touched = touches >> held.card.identity & 1
        if held.possible.bits & (~touches if is_touched else touches):
            (touched if is_touched else others).append(held.id)
    return tuple(touched) or tuple(others)


def tell_something(view: View, hint: Hint, t: Tables) -> Reason:
    """Why a hint is given that has no special meaning."""
    return Reason("inform") if narrowed(view, hint, t) else tell_nothing(view, hint, t)


def tell_more(view: View, hint: Hint, t: Tables) -> Reason:
    """The same, with the cards of which it says more."""
    news = narrowed(view, hint, t)
    return Reason("give-words", news) if news else tell_nothing(view, hint, t)


def tell_nothing(view: View, hint: Hint, t: Tables) -> Reason:
    """Why a hint is given that says nothing: to buy time, unless a bonus tile asks for it."""
    if view.pending:
        return Reason("nothing-better")
    touches = t.touches[hint_number(hint.what, t)]
    touched = any(held.card and touches >> held.card.identity & 1 for held in view.hands[hint.seat])
    return Reason("give-known" if touched else "give-nothing")


def fits(view: View, card: int, t: Tables) -> str | None:
    """When a card that the viewer sees fits: "now", or "later" if everything before it is in somebody's hand for sure;
    None if there is no saying when."""
    face = held_card(view, card).card
    assert face is not None
    if face in view.playable:
        return "now"
    first = face.identity // VALUES * VALUES
    missing = sum(
        1 << t.in_order[first + place] for place in range(view.fireworks[face.colour], t.place[face.identity])
    )
    return "later" if missing and not missing & ~in_hands(view, card) else None


def to_play(view: View, card: int, t: Tables) -> Reason:
    """Why somebody is told of a card that will be played: it fits, or it is at least to be kept."""
    when = fits(view, card, t)
    return Reason("give-play", (card,), (("when", when),)) if when else to_keep(view, card, t)


def to_keep(view: View, card: int, t: Tables) -> Reason:
    """Why somebody is told of a card that is still needed."""
    return Reason("give-save", (card,), (("copies", _copies(view, card, t)),))


def _copies(view: View, card: int, t: Tables) -> str:
    """Of the cards like this one: it is the "only" one, the "last", or another is "seen", or "unseen"."""
    face = held_card(view, card).card
    assert face is not None
    copies = t.copies[face.identity]
    if copies == 1:
        return "only"
    if copies - sum(discarded == face for _, discarded in view.discards) == 1:
        return "last"
    twice = any(held.card == face and held.id != card for hand in view.hands for held in hand)
    return "seen" if twice else "unseen"


def surely_spare(view: View, card: int, t: Tables) -> Reason | None:
    """Why an own card can go, if nobody will miss it for sure."""
    possible, useless, seen = held_card(view, card).possible.bits, view.useless.bits, in_hands(view, card)
    for key, spare in (
        ("known-useless", useless),
        ("spare-copy", seen),
        ("useless-or-spare", useless | seen),
        ("needs-tile", useless | blocked(view, t)),
    ):
        if not possible & ~spare:
            return Reason(key, (card,))
    return None


def may_be_spare(view: View, card: int, t: Tables) -> bool:
    """Whether nobody may miss an own card: it can be useless, or the same as another card in a hand."""
    doubled = in_hands(view, card)
    for held in view.hands[view.seat]:
        doubled |= held.possible.bits if held.id != card else 0
    return bool(held_card(view, card).possible.bits & (view.useless.bits | blocked(view, t) | doubled))


def may_be_missed_least(view: View, card: int) -> bool:
    """Whether no other card of the own hand is surely missed less: a useless one, or one that can be replaced where
    this one cannot."""
    possible, useless, irreplaceable = held_card(view, card).possible.bits, view.useless.bits, view.irreplaceable.bits
    others = [held.possible.bits for held in view.hands[view.seat] if held.id != card]
    if possible & ~useless and any(not bits & ~useless for bits in others):
        return False
    return bool(possible & ~irreplaceable) or all(bits & irreplaceable for bits in others)


def missed_least(view: View, card: int) -> Reason:
    """Why an own card goes that seems to be missed least."""
    return Reason("least-missed", (card,)) if may_be_missed_least(view, card) else Reason("nothing-better")


def taken_for_spare(view: View, card: int, taken_for: int, t: Tables) -> Reason:
    """Why an own card can go that is taken for what nobody will miss, as bits: that is so, or the hints say it."""
    hinted = "passed-on" if taken_for & ~view.useless.bits else "hinted-useless"
    return surely_spare(view, card, t) or Reason(hinted, (card,))


def blocked(view: View, t: Tables) -> int:
    """The identities before which a card is missing that only a bonus tile can bring back."""
    gone = [0] * len(t.copies)
    for _, card in view.discards:
        gone[card.identity] += 1
    bits = 0
    for colour, placed in view.fireworks.items():
        first, is_blocked = colour.index_ * VALUES, False
        for identity in t.in_order[first + placed : first + VALUES]:
            bits |= is_blocked << identity
            is_blocked |= gone[identity] == t.copies[identity]
    return bits
