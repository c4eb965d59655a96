"""The moments of a game that counted, as text."""

from collections.abc import Iterator, Sequence

from tamaya.cli.words import say
from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.game import Game
from tamaya.extras import lacking
from tamaya.review.gathered import Gathered
from tamaya.review.luck import difficulty, tightest
from tamaya.review.report import Moment
from tamaya.review.telling import Teller
from tamaya.speech.speaking import Speech


def told_moments(gathered: Gathered, names: Sequence[str]) -> Iterator[str]:
    """What the deal could bring, and then each moment."""
    game = gathered.recorded.game
    if not gathered.steps:
        yield say("review-no-moves")
        return
    yield say("review-score", score=game.score)
    yield from _deal(gathered)
    found = gathered.moments()
    for moment in found:
        yield ""
        yield from _moment(gathered, moment, names)
    if not found:
        yield say("review-nothing-lost")


def _deal(gathered: Gathered) -> Iterator[str]:
    """What luck there was in the deal."""
    game, first = gathered.recorded.game, gathered.steps[0]
    decided = first.best_before == first.bound_before
    yield say("review-deal" if decided else "review-deal-open", best=first.best_before, bound=first.bound_before)
    tight = tightest(game.start(), first.line)
    if tight is not None:
        yield say("review-tightest", number=tight.number, spare=tight.spare)
    hard = None if lacking("fast") else difficulty(game)
    if hard is not None:
        yield say("review-difficulty", **hard._asdict())


def _moment(gathered: Gathered, moment: Moment, names: Sequence[str]) -> Iterator[str]:
    game, step, settled = gathered.recorded.game, *(gathered.steps[n - 1] for n in (moment.number, moment.settled))
    yield say("review-move", number=moment.number, who=names[moment.seat], action=_named(game, moment.action))
    teller = Teller(Speech("en", gathered.recorded.edition), names, game.deck.__getitem__)
    yield from ("  " + text for text in teller.reasons([moment.sentence()]))
    if moment.instead:
        yield "  " + teller.better(moment.instead)
    after = "review-after" if settled.best_after == settled.bound_after else "review-after-open"
    reached = {"before": settled.best_before, "best": settled.best_after, "bound": settled.bound_after}
    yield say(after, move=settled.number, **reached)
    for cost in gathered.costs:
        if cost.number == moment.number and moment.expected:
            yield say("review-better", action=_named(game, cost.preferred), cost=cost.cost, error=cost.margin)
    if moment.lost and step.line[0] != step.action:
        yield say("review-instead", action=_named(game, step.line[0]))


def _named(game: Game, text: str) -> str:
    """An action in notation, with the card that it lays down."""
    action = parse_action(text)
    return f"{text} ({game.deck[action.card]})" if isinstance(action, Play | Discard) else text
