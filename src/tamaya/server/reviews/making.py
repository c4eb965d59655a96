"""Makes the review of a game, as it is stored and sent. This takes long: only the worker does it."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from tamaya.bots.conventions.agreement import LEVELS
from tamaya.core.game import Game
from tamaya.formats import read_game
from tamaya.review.known import KnownCard, KnownMove, what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import Reviewed, moments, what_was_possible
from tamaya.review.report import report
from tamaya.server.reviews.deals import best_line, luck_of
from tamaya.server.reviews.endings import end_review
from tamaya.server.reviews.meanings import explanation, meanings
from tamaya.server.reviews.task import ReviewTask
from tamaya.server.wire.review import DeepReview, Estimate, Fall, FirstReview, KnownTurn, Moment, OwnCard, Reachable

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

DIGITS = 4
LEVEL = "club"  # of the conventions by which hints are read
SECONDS = 20.0  # of a first review; what takes longer has wider bounds
Tell = Callable[[float], None]


def make_review(task: ReviewTask, tell: Tell) -> bytes:
    """The review of a game; `tell` hears which share is done."""
    game = read_game(task.record).game
    match task.depth:
        case "first":
            return msgspec.json.encode(first_review(game, tell))
        case "ending":
            return msgspec.json.encode(end_review(game, tell))
        case "deep":
            return msgspec.json.encode(deep_review(game, tell))


def first_review(game: Game, tell: Tell) -> FirstReview:
    """What can be said at once."""
    steps = what_was_possible(game, seconds=SECONDS, tell=tell)
    known = what_could_be_known(game)
    return FirstReview(
        reach=_reach(steps),
        gone=_gone(game, steps),
        falls=[Fall(step.number, step.cost, list(step.line)) for step in moments(steps)],
        known=[_known(move) for move in known],
        moments=_moments(game, steps, known),
        meanings={level: meanings(game, level) for level in LEVELS},
        luck=luck_of(game),
        best_line=best_line(game, steps),
    )


def deep_review(game: Game, tell: Tell) -> DeepReview:
    """What takes long to find out: in as many processes as the machine has, which end with this one."""
    from tamaya.review.cost import BOT, cost_in_processes  # compiled: a first review can do without

    costs = cost_in_processes(game, progress=lambda done: tell(done / len(game.moves)))
    steps = what_was_possible(game, seconds=SECONDS)
    estimates = [_estimate(move, steps[move.number - 1], game.score) for move in costs]
    return DeepReview(BOT, estimates, _moments(game, steps, what_could_be_known(game), costs))


def _estimate(move: "MoveCost", step: Reviewed, score: int) -> Estimate:
    """What a move cost on average; nothing if all that could be reached was reached in the end."""
    harmless = step.made_up_for(score)
    return Estimate(
        move=move.number,
        after=round(move.after, DIGITS),
        error=round(move.error, DIGITS),
        cost=0.0 if harmless else round(move.cost, DIGITS),
        clear=move.at_least > 0 and not harmless,
        preferred=move.preferred,
        reason=explanation(move.reason),
    )


def _moments(
    game: Game, steps: list[Reviewed], known: list[KnownMove], costs: Sequence["MoveCost"] = ()
) -> list[Moment]:
    return [
        Moment(
            move=one.number,
            kind=one.kind,
            nature=one.nature,
            cards=list(one.cards),
            details=dict(one.details),
            lost=one.lost,
            settled=one.settled,
            expected=one.expected,
            instead=one.instead,
        )
        for one in report(game, steps, known, what_it_meant(game, LEVEL), costs)
    ]


def _reach(steps: list[Reviewed]) -> list[Reachable]:
    """After each number of moves."""
    before = [Reachable(step.best_before, step.bound_before) for step in steps[:1]]
    return before + [Reachable(step.best_after, step.bound_after) for step in steps]


def _gone(game: Game, steps: list[Reviewed]) -> int | None:
    """The move after which the perfect show was out of reach for certain."""
    perfect = game.rules.max_score
    lost = (step for step in steps if step.bound_after < perfect <= step.bound_before)
    return next((step.number for step in lost), None)


def _known(move: KnownMove) -> KnownTurn:
    return KnownTurn(
        move=move.number,
        seat=move.seat,
        hand=[_own_card(card) for card in move.hand],
        mistake=None if move.mistake is None else _share(move.mistake),
        loss=None if move.loss is None else _share(move.loss),
        sure_plays=list(move.sure_plays),
        sure_discards=list(move.sure_discards),
    )


def _own_card(card: KnownCard) -> OwnCard:
    chances = [(str(face), _share(chance)) for face, chance in card.chances]
    return OwnCard(card.id, chances, _share(card.fits), _share(card.useless), _share(card.irreplaceable))


def _share(exact: Fraction) -> float:
    """With few digits; but what is only almost certain stays so."""
    least = 10.0**-DIGITS
    return float(exact) if exact in (0, 1) else min(max(round(float(exact), DIGITS), least), 1 - least)
