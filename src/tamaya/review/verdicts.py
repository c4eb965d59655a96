"""What a move that cost something was: something that could be known, a misunderstanding, lack of time, or luck."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tamaya.core.events import Discarded, Hinted, Misplayed, Played
from tamaya.review.evidence import Evidence, Verdict
from tamaya.review.losses import GOOD_CHANCE, thrown_away
from tamaya.review.meant import Meaning, asked_for
from tamaya.review.misplays import misplayed

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
