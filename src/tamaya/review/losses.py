"""A card that must not be lost, and was: whether that could have been known, somebody could have warned, or it was
luck."""

from collections.abc import Sequence
from fractions import Fraction

from tamaya.core.events import Discarded
from tamaya.review.evidence import Evidence, Verdict, shown_share
from tamaya.review.known import KnownCard
from tamaya.review.meant import Meaning, asked_for

CLEARLY_SAFER = Fraction(1, 5)  # this much less likely to be irreplaceable
GOOD_CHANCE = Fraction(1, 2)


def thrown_away(move: Evidence, laid: Discarded, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict:
    """What the discard of a card was that cannot be replaced."""
    loss = move.known.loss or Fraction(0)
    if loss == 1:
        return Verdict("known-loss", (laid.id,))
    return _ignored(move, laid, moves, meanings) or _knowable(move, laid, loss) or _unknown(move, laid, moves, meanings)


def _ignored(move: Evidence, laid: Discarded, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict | None:
    """A hint that asked for something else to be done with the card, or touched it when it was the last one already."""
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move, promise.verdict) == (laid.id, move.step.number, "ignored"):
                said = (("what", promise.what), ("move", meaning.number), ("giver", meaning.seat))
                return Verdict("asked-otherwise", (laid.id,), said)
    warned = next((earlier for earlier in in_danger(move, laid, moves) if earlier.touched(laid.id)), None)
    if warned is None:
        return None
    return Verdict(
        "asked-otherwise", (laid.id,), (("what", "touched"), ("move", warned.step.number), ("giver", warned.step.seat))
    )


def _knowable(move: Evidence, laid: Discarded, loss: Fraction) -> Verdict | None:
    """Something safer that counting shows."""
    chance = ("chance", shown_share(loss))
    if move.known.sure_discards:
        useless = move.known.sure_discards[0]
        return Verdict("useless-kept", (laid.id, useless), (chance,), f"discard {useless}")
    safest = _safest(move.known.hand, laid.id)
    if safest.irreplaceable + CLEARLY_SAFER <= loss:
        other = ("other", shown_share(safest.irreplaceable))
        return Verdict("safer-kept", (laid.id, safest.id), (chance, other), f"discard {safest.id}")
    if loss >= GOOD_CHANCE and move.can_hint:
        return Verdict("risky-discard", (laid.id,), (chance,))
    return None


def _safest(hand: Sequence[KnownCard], laid: int) -> KnownCard:
    """The card that is least likely to be irreplaceable, among those that are useless at least as likely."""
    useless = next(card.useless for card in hand if card.id == laid)
    return min((card for card in hand if card.useless >= useless), key=lambda card: card.irreplaceable)


def _unknown(move: Evidence, laid: Discarded, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict:
    """What nobody could know without seeing the card."""
    details = ("who", laid.seat), ("chance", shown_share(move.known.loss or Fraction(0)))
    asked = asked_for(move.before, move.step.number, laid.seat, meanings)
    if asked is not None:
        meaning, card = asked
        said = (("what", "discard"), ("move", meaning.number), ("giver", meaning.seat))
        return Verdict("other-asked", (laid.id, card), (*said, *details))
    last = next((earlier for earlier in in_danger(move, laid, moves) if earlier.could_tell(laid.seat, laid.id)), None)
    if last is None:
        return Verdict("unlucky-discard", (laid.id,), details)
    return Verdict("not-saved", (laid.id,), (*details, ("move", last.step.number), ("giver", last.step.seat)))


def in_danger(move: Evidence, laid: Discarded, moves: Sequence[Evidence]) -> list[Evidence]:
    """The moves, the last first, before which the card was in this hand already, and could not be replaced."""
    found = []
    for earlier in reversed(moves[: move.step.number - 1]):
        now = earlier.before
        if laid.id not in now.hands[laid.seat] or laid.card not in now.prospects().irreplaceable:
            break
        found.append(earlier)
    return found
