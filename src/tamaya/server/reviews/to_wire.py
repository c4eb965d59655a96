"""The review of a game as it is stored and sent to the page. Finding it out takes long: only a child process does
that."""

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import LEVELS, Agreement
from tamaya.core.game import Game
from tamaya.formats import read_game
from tamaya.review.ending.judging import work_out_end
from tamaya.review.known import KnownCard, KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import BROKEN
from tamaya.review.report import Moment
from tamaya.review.retrying import Retry
from tamaya.review.reviewing import Review, review_game
from tamaya.review.telling import came, said, sides, worth_telling
from tamaya.server.bots.asking import explain
from tamaya.server.reviews.task import ReviewTask
from tamaya.server.wire.review import (
    Came,
    DeepReview,
    EndOption,
    EndReview,
    EndTurn,
    Estimate,
    FirstReview,
    KnownTurn,
    Luck,
    OwnCard,
    Reachable,
    RetryAnswers,
    ReviewBelief,
    ReviewMark,
    ReviewMeaning,
    ReviewMoment,
    ReviewPlayer,
    TightestMove,
)

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

DIGITS = 4
SECONDS = 20.0  # of a first review; what takes longer has wider bounds
END_SECONDS = 60.0  # for all moves of the end together
Tell = Callable[[float], None]

_read_first = msgspec.json.Decoder(FirstReview).decode


def make_review(task: ReviewTask, tell: Tell) -> bytes:
    """The review of a game; `tell` is told which share is done."""
    recorded = read_game(task.record)
    game, agreement = recorded.game, str(Agreement.tagged(recorded.tags))
    match task.depth:
        case "first":
            return msgspec.json.encode(first_review(review_game(game, agreement, seconds=SECONDS, tell=tell)))
        case "ending":
            return msgspec.json.encode(end_review(game, tell))
        case "deep":
            first = task.first and steps_of(game, _read_first(task.first))
            so_far = Review(game, first, agreement) if first else review_game(game, agreement)
            return msgspec.json.encode(deep_review(so_far, tell))


def first_review(review: Review) -> FirstReview:
    """What can be said at once."""
    tight, gone, card = review.tightest, review.gone, review.lost_card
    return FirstReview(
        reach=_reach(review),
        gone=gone and gone.number,
        lost_card=None if card is None else str(card),
        known=[_known(move) for move in review.known],
        moments=_moments(review),
        marks=_marks(review),
        players=_players(review),
        agreement=review.agreement,
        meanings={
            agreement: [_meaning(meaning) for meaning in review.meant_by(agreement)]
            for agreement in dict.fromkeys((review.agreement, *LEVELS))
            if agreement != "none"
        },
        luck=_luck(review),
        tightest=tight and TightestMove(tight.number, tight.spare),
    )


def deep_review(review: Review, tell: Tell) -> DeepReview:
    """What takes long to find out, in as many processes as the machine has cores; they end with this one. It extends
    the first review and contradicts nothing in it."""
    from tamaya.review.cost import BOT, USUAL, cost_in_processes  # compiled: a first review does without

    game = review.game
    agreement = USUAL if review.agreement == "none" else review.agreement
    costs = cost_in_processes(game, BOT, agreement, progress=lambda done: tell(done / len(game.moves)))
    estimates = [_estimate(move, review.steps[move.number - 1], game.score) for move in costs]
    extended = review.with_costs(costs)
    return DeepReview(BOT, estimates, _moments(extended), _marks(extended), _players(extended))


def end_review(game: Game, tell: Tell) -> EndReview:
    """The end, as far back as a second a move allows."""
    worked_out = work_out_end(game, seconds=END_SECONDS, tell=tell)
    turns = [
        EndTurn(
            move=move.number,
            seat=move.seat,
            options=[
                EndOption(option.action, round(option.perfect, DIGITS), _decided(option.score, option.score_bound))
                for option in move.ahead.options
            ],
        )
        for move in worked_out.moves
    ]
    return EndReview(turns, worked_out.pile, worked_out.stopped)


# ---- What was possible -----------------------------------------------------------------------------------------------


def _reach(review: Review) -> list[Reachable]:
    """What could be reached after each number of moves. A line that goes on as before is left out."""
    steps = review.steps
    found = [Reachable(step.best_before, step.bound_before, list(step.line)) for step in steps]
    for place in range(len(steps) - 1, 0, -1):
        if steps[place].line == steps[place - 1].line[1:]:
            found[place].line = None
    return found + [Reachable(step.best_after, step.bound_after) for step in steps[-1:]]


def steps_of(game: Game, first: FirstReview) -> list[Reviewed]:
    """What each move left possible, as a first review found it."""
    steps: list[Reviewed] = []
    line: tuple[str, ...] = ()
    for move, before, after in zip(game.moves, first.reach[:-1], first.reach[1:], strict=True):
        line = line[1:] if before.line is None else tuple(before.line)
        bounds = before.best, before.bound, after.best, after.bound
        steps.append(Reviewed(move.number, move.seat, str(move.action), *bounds, line))
    return steps


def _luck(review: Review) -> Luck | None:
    luck = review.luck
    if luck is None:
        return None
    return Luck(luck.ease, *(round(figure, DIGITS) for figure in (luck.mean, luck.harder, luck.alike)))


# ---- Moments, hints, estimates ---------------------------------------------------------------------------------------


def _moments(review: Review) -> list[ReviewMoment]:
    return [_moment(review, one) for one in review.moments]


def _moment(review: Review, one: Moment) -> ReviewMoment:
    exactly, again = one.exactly(), review.retry(one)
    return ReviewMoment(
        move=one.number,
        kind=one.kind,
        nature=one.nature,
        said=explain(one.sentence()),
        exactly=exactly and explain(exactly),
        lost=one.lost,
        settled=one.settled,
        expected=one.expected,
        instead=one.instead,
        answers=_answers(again),
        best=again.best,
        sides=[explain(side) for side in sides(one, review.meanings)],
    )


def _answers(again: Retry) -> list[RetryAnswers]:
    """Answers about which the same is said are put together."""
    found: dict[tuple[str, Reason], list[str]] = {}
    for answer in again.answers:
        found.setdefault((answer.grade, answer.said), []).append(answer.action)
    return [
        RetryAnswers(grade, explain(said), actions)  # type: ignore[arg-type]  # one of them
        for (grade, said), actions in found.items()
    ]


def _marks(review: Review) -> list[ReviewMark]:
    return [
        ReviewMark(one.number, one.mark, explain(one.said))  # type: ignore[arg-type]  # one of them
        for one in review.marks
    ]


def _players(review: Review) -> list[ReviewPlayer]:
    return [ReviewPlayer(one.seat, one.used, one.known, explain(one.said)) for one in review.figures]


def _meaning(meaning: Meaning) -> ReviewMeaning:
    return ReviewMeaning(
        move=meaning.number,
        said=explain(said(meaning)),
        beliefs=[ReviewBelief(belief.seat, belief.card, list(belief.taken_for)) for belief in meaning.beliefs],
        came=[
            Came(explain(came(meaning, promise)), promise.move, promise.verdict in BROKEN)
            for promise in worth_telling(meaning)
        ],
    )


def _estimate(move: "MoveCost", step: Reviewed, score: int) -> Estimate:
    """What a move cost on average; nothing if everything that could be reached was reached in the end."""
    harmless = step.made_up_for(score)
    return Estimate(
        move=move.number,
        after=round(move.after, DIGITS),
        error=round(move.error, DIGITS),
        cost=0.0 if harmless else round(move.cost, DIGITS),
        clear=move.at_least > 0 and not harmless,
        preferred=move.preferred,
        reason=explain(move.reason),
    )


# ---- What could be known ---------------------------------------------------------------------------------------------


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
    """With few digits; but what is almost certain is not rounded to certain."""
    least = 10.0**-DIGITS
    return float(exact) if exact in (0, 1) else min(max(round(float(exact), DIGITS), least), 1 - least)


def _decided(least: float, most: float) -> float | None:
    return round(least, DIGITS) if least == most else None
