"""What does a hint to somebody else ask of you? By prompt or finesse, which players of the levels that know them see
alike: the card that the hint is about does not fit yet, and the one that is missing is in your hand."""

from collections.abc import Mapping
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.core.actions import Play
from tamaya.core.cards import Card
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.review.meant import Asked, Meaning, what_it_meant
from tamaya.review.puzzles.claims import next_card
from tamaya.review.puzzles.puzzle import CALL, Puzzle
from tamaya.review.puzzles.themes import FINESSE, PROMPT

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
        and all(number in other and _essence(other[number]) == _essence(meaning) for other in others)
    }


def _essence(meaning: Meaning) -> tuple[object, ...]:
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
