"""What a move that cost something was: something that could be known, a misunderstanding, lack of time, or luck.

Of a card that did not fit, first come the hints that led to it, then what was at stake, weighed against the best that
could be done instead. Of one that must not be lost: whether that could be known, or somebody could have warned."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from tamaya.core.events import Discarded, Hinted, Misplayed, Played
from tamaya.review.evidence import Details, Evidence, Verdict, points_of, shown_share
from tamaya.review.known import KnownCard
from tamaya.review.meant import Meaning, asked_for
from tamaya.review.promises import Promise

# By kind: whether it could be known by counting, was a matter of understanding each other, time, luck, or an estimate
NATURES = {
    "sure-play": "knowable",  # a card that certainly fitted stayed in the hand
    "known-loss": "knowable",  # the card was certainly irreplaceable
    "useless-kept": "knowable",  # there was a card that was certainly useless
    "safer-kept": "knowable",  # there was a card that was much less likely to be needed
    "risky-discard": "knowable",  # it was likely enough to be needed
    "long-shot": "knowable",  # played, though it probably did not fit
    "gamble": "knowable",  # played, though too much was at stake
    "bad-hint": "understanding",  # a hint led to a mistake, and its giver could see that
    "asked-otherwise": "understanding",  # a hint had asked to keep it, or to play it
    "other-asked": "understanding",  # a hint had asked to play another card
    "not-played": "understanding",  # a hint had asked to play it, and it stayed in the hand
    "misread": "understanding",  # a hint seemed to ask for the play
    "not-saved": "understanding",  # nobody warned, though a hint could have
    "time": "time",  # there was hardly a turn to spare, which all could count; where it ran out only open cards show
    "no-tokens": "time",  # for a long time every token was spent as soon as there was one, and nothing was placed
    "try": "luck",  # time was short, and no card was likelier to fit
    "unlucky-discard": "luck",
    "unlucky-play": "luck",
    "unseen": "luck",  # what was wrong with it shows only with open cards
    "better": "estimate",  # another move does better on average
}
SHORTEST = 8  # moves of a stretch worth telling, and no fewer than two rounds
SUMMED = ("time", "unseen")  # the first moment of such a kind stands for all of them
GOOD_CHANCE = Fraction(1, 2)
A_MISTAKE = Fraction(1, 2)  # points: about what one costs that is not the last
CLEARLY = Fraction(1, 5)  # points
CLEARLY_SAFER = Fraction(1, 5)  # this much less likely to be irreplaceable
DANGER = Fraction(1, 4)  # how likely it may be that a card is lost for good
FALSE: Details = (("what", "false"),)
OPEN: Details = (("what", "open"),)


def verdict(move: Evidence, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict | None:
    """What there is to say about a move, if it cost anything."""
    if move.made_up_for:
        return None
    if isinstance(move.laid, Misplayed):
        return _mistake(move, move.laid, moves, meanings)
    if not (move.step.cost or move.expected):
        return _left(move, moves, meanings)
    if (missed := _missed_play(move)) is not None:
        return Verdict("sure-play", (missed,), instead=f"play {missed}")
    if isinstance(move.laid, Discarded) and move.laid.card in move.before.prospects().irreplaceable:
        return thrown_away(move, move.laid, moves, meanings)
    return _left(move, moves, meanings) or _other(move)


def _mistake(move: Evidence, laid: Misplayed, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict | None:
    """A mistake counts even if it cost no point, unless it was made on purpose, was worth a try, or was no worse on
    average than anything else; but a hint that led to it is told all the same."""
    found = misplayed(move, laid, moves, meanings)
    if move.step.cost or move.expected:
        return found
    harmless = move.known.mistake == 1 or found.kind == "try" or (move.cost is not None and found.at is None)
    return None if harmless else found


def _missed_play(move: Evidence) -> int | None:
    """A card that was certain to fit, if it would have been better."""
    better = {*move.step.line[:1], *([move.cost.preferred] if move.cost and move.expected else [])}
    return next((card for card in move.known.sure_plays if f"play {card}" in better), None)


# ---- A card that did not fit -----------------------------------------------------------------------------------------


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


# ---- A card that must not be lost ------------------------------------------------------------------------------------


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


# ---- A card that was asked for ---------------------------------------------------------------------------------------


def _left(move: Evidence, moves: Sequence[Evidence], meanings: Sequence[Meaning]) -> Verdict | None:
    """A card that a hint had asked for, and that stayed in the hand while nothing else was placed: if playing it would
    have been better, or it was never played at all. Of the latter only the first such turn is told."""
    number, seat = move.step.number, move.step.seat
    if isinstance(move.laid, Played) or (asked := asked_for(move.before, number, seat, meanings)) is None:
        return None
    meaning, card = asked
    never = card in move.final.hands[seat] and move.final.outcome == "scored" and not _placed(move, card)
    if never and any(_passed_over(other, card) for other in moves[meaning.number : number - 1]):
        return None
    if not never and not (move.step.cost and f"play {card}" in move.step.line[:1]):
        return None
    said = (("move", meaning.number), ("giver", meaning.seat), ("who", seat), ("never", "yes" if never else "no"))
    return Verdict("not-played", (card,), said)


def _passed_over(move: Evidence, card: int) -> bool:
    """Whether whoever held a card that fitted did something else with this turn, and placed nothing."""
    return card in move.before.hands[move.step.seat] and move.fits(card) and not isinstance(move.laid, Played)


def _placed(move: Evidence, card: int) -> bool:
    """Whether a card like this is on the fireworks in the end."""
    face = move.before.card(card)
    return move.before.tables.place[face.identity] < move.final.fireworks[face.colour]


# ---- All else --------------------------------------------------------------------------------------------------------


def _other(move: Evidence) -> Verdict:
    """A move that laid down no such card."""
    if move.expected and move.expected > move.step.cost - 1:
        return Verdict("better", (), (("gain", round(move.expected, 1)),))
    short = move.haste
    if short is None or isinstance(move.laid, Played):
        return Verdict("unseen")
    details = (("turns", short.turns), ("need", short.need), ("who", move.step.seat))
    if isinstance(move.laid, Discarded) and short.spare <= 0:  # all see the pile, and what can be placed
        return Verdict("time", (), (*details, ("counted", _why_wasted(move))))
    return Verdict("time", (), (*details, ("counted", "no")))


def _why_wasted(move: Evidence) -> str:
    """Whether there was something better to do than to discard: a hint, for which no card is drawn, or a card that
    probably fitted."""
    likely = any(card.fits >= GOOD_CHANCE for card in move.known.hand) and not move.last_mistake
    if move.can_hint:
        return "yes" if likely or move.before.pile else "no"
    return "yes" if likely else "no-mistake" if move.last_mistake else "no-card"


# ---- Many moves in a row -----------------------------------------------------------------------------------------


def without_tokens(moves: Sequence[Evidence]) -> Iterator[tuple[Evidence, Verdict]]:
    """Long stretches in which nothing was placed, because every hint token was spent as soon as there was one; each
    with its first move. It is told only if a card that fitted lay there all the time, and if something was missing in
    the end."""
    for starved, found in groupby(moves, _is_starved):
        stretch = list(found)
        if starved and len(stretch) >= max(SHORTEST, 2 * stretch[0].before.players) and not stretch[0].made_up_for:
            yield from _told(stretch)


def _is_starved(move: Evidence) -> bool:
    """Whether there was at most one token, and nothing was placed."""
    return isinstance(move.event, Hinted | Discarded) and move.before.hints <= 1 and move.before.pending is None


def _told(stretch: Sequence[Evidence]) -> Iterator[tuple[Evidence, Verdict]]:
    first, last = stretch[0], stretch[-1]
    for seat, hand in enumerate(first.before.hands):
        for card in hand:
            if all(card in move.before.hands[seat] and move.fits(card) for move in stretch):
                details = (("who", seat), ("turns", len(stretch)), ("move", last.step.number))
                yield first, Verdict("no-tokens", (card,), details)
                return
