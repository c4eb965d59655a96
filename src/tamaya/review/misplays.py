"""A card that did not fit: whose mistake that was, or whether it was worth the risk.

First come the hints that led to it, then what was at stake, weighed against the best that could be done instead.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tamaya.core.events import Misplayed
from tamaya.review.evidence import Details, Evidence, Verdict, points_of, shown_share
from tamaya.review.known import KnownCard
from tamaya.review.meant import Meaning, asked_for
from tamaya.review.promises import Promise

GOOD_CHANCE = Fraction(1, 2)
A_MISTAKE = Fraction(1, 2)  # points: about what one costs that is not the last
CLEARLY = Fraction(1, 5)  # points
DANGER = Fraction(1, 4)  # how likely it may be that a card is lost for good
FALSE: Details = (("what", "false"),)
OPEN: Details = (("what", "open"),)


def misplayed(move: Evidence, laid: Misplayed, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict:
    """The verdict on a play that did not fit."""
    weighed = _weighed(move, laid)
    return (
        _touched_in_vain(move, laid, moves)
        or _asked_for_it(move, laid, meanings, weighed.kind == "gamble")
        or _otherwise(move, laid, meanings)
        or weighed
    )


# ---- The hints that led to it ----------------------------------------------------------------------------------------


def _touched_in_vain(move: Evidence, laid: Misplayed, moves: Sequence[Evidence]) -> Verdict | None:
    """The last hint that touched the card, if that was useless by then, which its giver could see."""
    hints = (earlier for earlier in reversed(moves[: move.step.number - 1]) if earlier.touched(laid.id))
    last = next(hints, None)
    if last is None or last.before.card(laid.id) not in last.before.prospects().useless or move.known.mistake == 1:
        return None
    return _bad_hint(move, laid, last.step.number, "useless")


def _bad_hint(move: Evidence, laid: Misplayed, number: int, what: str) -> Verdict:
    stake = ("stake", "mistake" if move.last_mistake else "none")
    details: Details = (("what", what), ("who", laid.seat), ("move", move.step.number), _chance(move), stake)
    return Verdict("bad-hint", (laid.id,), details, at=number)


def _asked_for_it(move: Evidence, laid: Misplayed, meanings: Sequence[Meaning], gamble: bool) -> Verdict | None:
    """A hint that seemed to ask for the play."""
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move) == (laid.id, move.step.number) and promise.what != "keep":
                how = _how(move, meaning, promise)
                if how == FALSE:
                    return _bad_hint(move, laid, meaning.number, "play")
                said = (("move", meaning.number), ("giver", meaning.seat), ("who", laid.seat), _chance(move))
                unwise = how is None or (how == OPEN and gamble)  # what is left open does not justify such a risk
                return None if unwise else Verdict("misread", (laid.id,), (*said, *(how or ())))
    return None


def _how(move: Evidence, meaning: Meaning, promise: Promise) -> Details | None:
    """How a hint seemed to ask for a play: somebody else was to play first, or had answered already; the card was
    perhaps to be kept; or it was asked for, wrongly."""
    bluffs = (one for one in meaning.promises if one.verdict == "bluff" and one.move and one.move < move.step.number)
    if (answer := next(bluffs, None)) is not None:
        return (("what", "answered"), ("by", answer.seat), ("faces", answer.face))
    first = next((asked for asked in meaning.asked if asked.seat == promise.by != promise.seat), None)
    if promise.verdict == "early" and first is not None:
        return (("what", "early"), ("by", first.seat), ("faces", first.identity))
    if meaning.kind == "open" and promise.what == "play":
        return OPEN
    return {"false": FALSE, "unseen": (("what", "unseen"),), "early": (("what", "too-early"),)}.get(promise.verdict)


def _otherwise(move: Evidence, laid: Misplayed, meanings: Sequence[Meaning]) -> Verdict | None:
    """A hint that asked for another card, or asked to keep this one."""
    for meaning in reversed(meanings):
        for promise in meaning.promises if meaning.number < move.step.number else ():
            settled = promise.move is not None and promise.move < move.step.number
            if promise.card == laid.id and promise.what == "keep" and not settled:
                playable = {str(card) for card in move.before.prospects().playable}
                if playable.isdisjoint(promise.taken_for):
                    said: Details = (("what", "keep"), ("move", meaning.number), ("giver", meaning.seat))
                    return Verdict("asked-otherwise", (laid.id,), said)
    asked = asked_for(move.before, move.step.number, move.step.seat, meanings)
    if asked is None:
        return None
    meaning, card = asked
    details: Details = (("what", "play"), ("move", meaning.number), ("giver", meaning.seat), ("who", laid.seat))
    return Verdict("other-asked", (laid.id, card), details)


# ---- What was at stake -----------------------------------------------------------------------------------------------


class Alternative(NamedTuple):
    """Something that could be done, and roughly what it is worth in points, by what could be known."""

    worth: Fraction
    what: str  # play, hint or discard
    instead: str | None = None


def _weighed(move: Evidence, laid: Misplayed) -> Verdict:
    """A risk when something else would clearly have been better, one that was worth it, or bad luck."""
    fits = 1 - (move.known.mistake or Fraction(0))
    chance: Details = (_chance(move),)
    if fits < GOOD_CHANCE and _worth_a_try(move, fits):
        return Verdict("try", (laid.id,), chance)
    loss = _loss(move, move.card_known(laid.id), playing=True)
    mistake = (1 - fits) * (max(move.before.worth, 1) if move.last_mistake else A_MISTAKE)
    best = best_choice(move)
    danger = move.known.loss or Fraction(0)
    stake = "mistake" if move.last_mistake else "card" if danger >= DANGER and move.haste is None else None
    if stake and fits - mistake - loss + CLEARLY <= best.worth:
        at_stake = (("stake", stake), *chance, ("other", shown_share(danger)), ("safe", best.what))
        return Verdict("gamble", (laid.id,), at_stake, best.instead)
    return Verdict("unlucky-play" if fits >= GOOD_CHANCE else "long-shot", (laid.id,), chance, best.instead)


def _chance(move: Evidence) -> tuple[str, float]:
    """How likely it was that the card fitted."""
    return "chance", shown_share(1 - (move.known.mistake or Fraction(0)))


def best_choice(move: Evidence) -> Alternative:
    """The best option without a risk, or else the discard that risks least."""
    sure = next((card.id for card in move.known.hand if card.fits == 1), None)
    if sure is not None:
        return Alternative(Fraction(1), "play", f"play {sure}")
    if move.can_hint:
        return Alternative(Fraction(0), "hint")
    return Alternative(max(-_loss(move, card) for card in move.known.hand), "discard")


def _loss(move: Evidence, card: KnownCard, playing: bool = False) -> Fraction:
    """The points that are lost on average if a card goes to the discards."""
    playable, _, irreplaceable, _ = move.before.prospects()
    lost = irreplaceable - playable if playing else irreplaceable
    return sum(
        (chance * points_of(move.before, face) for face, chance in card.chances if face in lost), start=Fraction(0)
    )


def _worth_a_try(move: Evidence, fits: Fraction) -> bool:
    """Whether time was short, no card in the hand was likelier to fit, and a mistake could be afforded."""
    likeliest = all(card.fits <= fits for card in move.known.hand)
    return fits > 0 and likeliest and not move.last_mistake and move.haste is not None
