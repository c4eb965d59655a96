"""Puzzles about what hints say by conventions: which card is meant, what a hint to somebody else asks for, and which
card fits if hints touch only what is needed."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.core.actions import Play
from tamaya.core.cards import Card
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.view import HeldCard, View
from tamaya.review.meant import Asked, Meaning, what_it_meant
from tamaya.review.puzzles.by_counting import names
from tamaya.review.puzzles.claims import hinted_elsewhere, next_card
from tamaya.review.puzzles.puzzle import CALL, CHOP, FINESSE, FOCUS, GOOD_TOUCH, MEANING, PROMPT, SAVE, TRUST, Puzzle

ASKS = {"play": "play", "save": "keep"}  # what a hint asks for, by its kind
RULES = {CHOP: "puzzle-chop", FOCUS: "puzzle-newest"}
WHY = {CHOP: "puzzle-why-chop", FOCUS: "puzzle-why-newest"}

Readings = Mapping[int, Meaning]  # by move: the hints that all levels read alike


def read_alike(game: Game) -> Readings:
    """The hints of a game that players of all levels read alike: about the same card, for the same reason, with the
    same faces."""
    first, *others = ({one.number: one for one in what_it_meant(game, level)} for level in LEVELS)
    return {
        number: meaning
        for number, meaning in first.items()
        if all(number in other and _read_alike(other[number]) == _read_alike(meaning) for other in others)
    }


def _read_alike(meaning: Meaning) -> tuple[object, ...]:
    return meaning.kind, meaning.focus, meaning.taken_for, meaning.asked


def meaning(game: Game, readings: Readings | None = None) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: whoever is to act has just got a hint that touched several
    cards for the first time, the reading is true and says more than the words."""
    hinted = next((event for event in reversed(game.log) if isinstance(event, Hinted)), None)
    if game.outcome is not None or hinted is None or hinted is not game.log[-1] or hinted.target != game.actor:
        return None
    read = (read_alike(game) if readings is None else readings).get(len(game.moves))
    if read is None or read.kind not in ASKS or read.focus is None or read.face not in read.taken_for:
        return None
    held = {card.id: card for card in game.view(game.actor).hands[game.actor]}
    others = [held[card] for card in hinted.touched if card != read.focus]
    new = tuple([card.id for card in others if len(card.hints) == 1])
    playable = game.prospects().playable
    if not new or any(card.possible <= playable for card in others):
        return None  # too easily guessed; or another card is to be played as well
    if len(held[read.focus].possible) <= len(read.taken_for):
        return None
    rule = _rule(held.values(), hinted.touched, read.focus)
    if rule is None:
        return None
    return Puzzle(
        MEANING,
        game,
        f"{ASKS[read.kind]} {read.focus}",
        new,
        (Reason(f"puzzle-about-{read.kind}"), Reason(RULES[rule]), Reason("puzzle-focus", (read.focus,))),
        (
            Reason(WHY[rule], (read.focus,)),
            Reason(f"puzzle-meant-{read.kind}", (read.focus,), (("faces", " ".join(read.taken_for)),)),
        ),
        SAVE if read.kind == "save" else rule,
    )


def _rule(hand: Iterable[HeldCard], touched: Collection[int], focus: int) -> str | None:
    """Why the hint is about this card: it would have been discarded next, or else it is the newest of those that were
    touched for the first time."""
    new = sorted(card.id for card in hand if len(card.hints) == (card.id in touched))
    if focus == new[0]:
        return CHOP
    return FOCUS if focus == [card for card in new if card in touched][-1] else None


Calls = Mapping[int, Meaning]  # by move: the hints that ask somebody for a card


class Called(NamedTuple):
    """What a hint asks whoever is to act for."""

    face: Card  # what it is about
    missing: Card  # what has to be played first
    asked: Asked


def calls_of(game: Game) -> Calls:
    """The hints of a game that ask for one card first, read alike at all levels that know how."""
    first, *others = (
        {one.number: one for one in what_it_meant(game, name)}
        for name, level in LEVELS.items()
        if level.plays("finesse")
    )
    return {
        number: meaning
        for number, meaning in first.items()
        if len(meaning.asked) == 1
        and all(number in other and _asked_alike(other[number]) == _asked_alike(meaning) for other in others)
    }


def _asked_alike(meaning: Meaning) -> tuple[object, ...]:
    return meaning.kind, meaning.focus, meaning.asked


def calling(game: Game, calls: Calls | None = None) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: whoever is to act is asked, can see it, and has other cards
    that could be meant."""
    hinted = game.log[-1] if game.log else None
    if game.outcome is not None or not isinstance(hinted, Hinted) or game.actor in (hinted.target, hinted.seat):
        return None
    called = _called(game, calls_of(game) if calls is None else calls)
    if called is None:
        return None
    asked = called.asked
    held = {card.id: card for card in game.view(game.actor).hands[game.actor]}
    hinted_at = [card for card in held.values() if card.hints]
    without = [card.id for card in held.values() if not card.hints]
    theme = FINESSE if asked.blind else PROMPT
    traps = [card for card in without if card != asked.card] if asked.blind else [max(without, default=None)]
    traps += [card.id for card in hinted_at if card.id != asked.card]
    others = tuple([card for card in traps if card is not None])
    if len(others) < 2:
        return None
    missing = (("face", str(called.missing)),)
    return Puzzle(
        CALL,
        game,
        str(Play(asked.card)),
        others,
        (
            Reason("puzzle-not-yet", (), (("face", str(called.face)), ("faces", str(called.missing)))),
            Reason("puzzle-nowhere", (), missing),
            Reason(f"puzzle-call-{theme}", (), missing),
        ),
        (
            Reason("puzzle-not-yet", (), (("face", str(called.face)), ("faces", str(called.missing)))),
            Reason(f"puzzle-why-{theme}", (asked.card,), missing),
            Reason("puzzle-it-fits", (asked.card,), missing),
        ),
        theme,
    )


def _called(game: Game, calls: Calls) -> Called | None:
    """What is asked of whoever is to act, if they understand it so."""
    read = calls.get(len(game.moves))
    if read is None or read.face is None:
        return None
    (asked,) = read.asked
    if asked.seat != game.actor:
        return None
    if not any((belief.card, belief.taken_for) == (asked.card, (asked.identity,)) for belief in read.beliefs):
        return None
    face = Card.parse(read.face)
    missing = next_card(game, face)
    return Called(face, missing, asked) if missing is not None and str(missing) == asked.identity else None


MOST = 7  # what a card can be: with more, the sentence is too long


def trusting(game: Game) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: one touched card must fit, and the trust is justified; another
    one may fit, and need not."""
    if game.outcome is not None or game.pending is not None:
        return None
    view = game.view(game.actor)
    own = view.hands[game.actor]
    taken = hinted_elsewhere(view)
    fitting, tempting = [], []
    for card in own:
        left = card.possible - view.useless - taken
        if card.possible <= view.playable:
            return None  # counting alone tells
        if card.hints and len(left) and left <= view.playable:
            fitting.append(card)
        elif card.hints and len(left & view.playable):
            tempting.append(card)
    if len(fitting) != 1 or not tempting:
        return None
    (card,) = fitting
    left = card.possible - view.useless - taken
    if game.card(card.id) not in left or len(card.possible) > MOST:
        return None
    return _puzzle(game, view, card, tempting)


def _puzzle(game: Game, view: View, card: HeldCard, tempting: list[HeldCard]) -> Puzzle:
    useless = card.possible & view.useless
    taken = (card.possible & hinted_elsewhere(view)) - useless
    left = card.possible - useless - taken
    trap = max(tempting, key=lambda one: one.id)
    wrong = trap.possible - view.useless - hinted_elsewhere(view) - view.playable
    two = tuple(sorted((card.id, trap.id)))
    struck = [Reason("puzzle-unneeded", (), (("faces", names(useless)),))] if len(useless) else []
    struck += [Reason("puzzle-taken", (), (("faces", names(taken)),))] if len(taken) else []
    return Puzzle(
        TRUST,
        game,
        str(Play(card.id)),
        tuple([one.id for one in tempting]),
        (
            Reason("puzzle-one-of", two),
            Reason("puzzle-not-fit", (trap.id,), (("face", names(wrong).split()[0]),)),
            Reason("puzzle-could-be", (card.id,), (("faces", names(card.possible)),)),
        ),
        (
            Reason("puzzle-could-be", (card.id,), (("faces", names(card.possible)),)),
            *struck,
            Reason("puzzle-leaves", (card.id,), (("faces", names(left)),)),
        ),
        GOOD_TOUCH,
    )
