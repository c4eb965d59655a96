"""A moment that counted, played once more: what each answer would have meant, by what its seat could know."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.cards import CardSet
from tamaya.core.game import Game
from tamaya.review.evidence import shown_share
from tamaya.review.known import KnownCard, KnownMove
from tamaya.review.meant import Meaning, asked_for
from tamaya.review.report import Moment

PLAYS = frozenset({"sure-play", "not-played", "other-asked"})  # a play was missed: nothing else is as good
RISKS = frozenset({"known-loss", "useless-kept", "safer-kept", "risky-discard", "long-shot", "gamble"})
ASKED = PLAYS | RISKS | {"asked-otherwise", "misread", "bad-hint", "better"}
NOT_TO_SEE = ("open", "unseen")  # of what was misread: it could not be read better
SURE = ("retry-play-sure", "retry-play-asked", "retry-discard-sure", "retry-discard-safe")
WRONG = ("retry-play-fails", "retry-discard-loses")


class RetryAnswer(NamedTuple):
    """Something that could be done at a moment that counted."""

    action: str
    grade: str  # right, fine, again (as in the game) or wrong
    said: Reason


class Retry(NamedTuple):
    """All answers to a moment, and the one to show somebody who found none; "hint" is any hint."""

    answers: tuple[RetryAnswer, ...] = ()
    best: str | None = None


def retry(moment: Moment, before: Game, known: KnownMove, meanings: Sequence[Meaning]) -> Retry:
    """What can be answered before a move; nothing where nobody could know better."""
    if moment.kind not in ASKED or before.pending is not None or dict(moment.details).get("what") in NOT_TO_SEE:
        return Retry()
    asked = asked_for(before, moment.number, moment.seat, meanings)
    found = []
    for action in before.legal_actions():
        fact = _fact(before, known, action, asked, moment)
        found.append(RetryAnswer(str(action), _grade(moment, str(action), fact), fact))
    right = [answer for answer in found if answer.grade == "right"]
    if not right:
        return Retry()
    answers = [answer._replace(said=moment.sentence()) if answer.grade == "again" else answer for answer in found]
    return Retry(tuple(answers), moment.instead or _best(moment, right))


def _grade(moment: Moment, action: str, fact: Reason) -> str:
    if action == moment.action:
        return "again"
    if action == moment.instead:
        return "right"
    if fact.key in WRONG:
        return "wrong"
    if moment.kind == "better":
        return "fine"
    if fact.key in SURE[:2]:
        return "right"
    return "right" if moment.kind not in PLAYS and fact.key in (*SURE, "retry-hint") else "fine"


def _best(moment: Moment, right: Sequence[RetryAnswer]) -> str | None:
    """The plainest of the right answers."""
    order = [*SURE[:3], "retry-hint", SURE[3]]
    first = min(right, key=lambda answer: order.index(answer.said.key) if answer.said.key in order else len(order))
    if first.said.key != "retry-hint":
        return first.action
    return None if moment.kind == "bad-hint" else "hint"


# ---- What is so, whatever one thinks of it ---------------------------------------------------------------------------


def _fact(before: Game, known: KnownMove, action: Action, asked: tuple[Meaning, int] | None, moment: Moment) -> Reason:
    match action:
        case Play(card, announced):
            return _played(before, _own(known, card), announced, asked)
        case Discard(card):
            return _discarded(before, _own(known, card))
        case Hint() if moment.kind == "bad-hint" and _touches(before, action, moment.cards[0]):
            return Reason("retry-hint-touches", moment.cards[:1])
        case _:
            return Reason("retry-hint")


def _own(known: KnownMove, id: int) -> KnownCard:
    return next(card for card in known.hand if card.id == id)


def _played(before: Game, card: KnownCard, announced: str | None, asked: tuple[Meaning, int] | None) -> Reason:
    playable = before.prospects().playable
    if announced is not None:  # A3
        playable = CardSet.of(face for face in playable if face.colour == announced)
    chance, fits = card.chance_of(playable), before.card(card.id) in playable
    if chance == 1:
        return Reason("retry-play-sure", (card.id,))
    if fits and asked is not None and asked[1] == card.id:
        hint = asked[0]
        return Reason("retry-play-asked", (card.id,), (("move", hint.number), ("giver", hint.seat)))
    return Reason("retry-play-fits" if fits else "retry-play-fails", (card.id,), _chance(chance))


def _discarded(before: Game, card: KnownCard) -> Reason:
    if card.useless == 1:
        return Reason("retry-discard-sure", (card.id,))
    if card.irreplaceable == 0:
        return Reason("retry-discard-safe", (card.id,))
    lost = before.card(card.id) in before.prospects().irreplaceable
    key = "retry-discard-loses" if lost else "retry-discard-spared"
    return Reason(key, (card.id,), _chance(card.irreplaceable))


def _chance(share: Fraction) -> tuple[tuple[str, float], ...]:
    return (("chance", shown_share(share)),)


def _touches(before: Game, hint: Hint, card: int) -> bool:
    t = before.tables
    bits = t.touches[hint_number(hint.what, t)]
    return card in before.hands[hint.seat] and bool(bits >> before.card(card).identity & 1)
