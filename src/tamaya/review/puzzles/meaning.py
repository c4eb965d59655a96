"""What did your partner mean? A hint that players of all levels read alike, though its words leave it open."""

from collections.abc import Collection, Iterable, Mapping

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.view import HeldCard
from tamaya.review.meant import Meaning, what_it_meant
from tamaya.review.puzzles.puzzle import MEANING, Puzzle
from tamaya.review.puzzles.themes import CHOP, FOCUS, SAVE

ASKS = {"play": "play", "save": "keep"}  # what a hint asks for, by its kind
RULES = {CHOP: "puzzle-chop", FOCUS: "puzzle-newest"}
WHY = {CHOP: "puzzle-why-chop", FOCUS: "puzzle-why-newest"}

Readings = Mapping[int, Meaning]  # by move: the hints that all levels read alike


def read_alike(game: Game) -> Readings:
    """The hints of a game that players of all levels take to be about the same card, for the same reason, as the same
    faces."""
    first, *others = ({one.number: one for one in what_it_meant(game, level)} for level in LEVELS)
    return {
        number: meaning
        for number, meaning in first.items()
        if all(number in other and _essence(other[number]) == _essence(meaning) for other in others)
    }


def _essence(meaning: Meaning) -> tuple[object, ...]:
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
        return None  # soon guessed; or another card is to be played as well
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
