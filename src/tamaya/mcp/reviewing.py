"""The review of a game in words: what the deal could bring, and the moments that counted."""

from collections.abc import Iterator

from tamaya.core.drawing import seat_names
from tamaya.formats import read_all
from tamaya.review.gathered import Gathered
from tamaya.review.known import what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import what_was_possible
from tamaya.review.report import Moment
from tamaya.review.telling import Teller
from tamaya.speech.speaking import Speech

LEVEL = "club"  # of the conventions by which hints are read


def told_review(record: str, speech: Speech) -> str:
    """The review of the first game in a text."""
    recorded = read_all(record.encode())[0]
    game = recorded.game
    if not game.moves:
        return speech.say("sheet-no-moves")
    gathered = Gathered(recorded, what_was_possible(game), what_it_meant(game, LEVEL), what_could_be_known(game))
    return "\n".join(_lines(gathered, speech))


def _lines(gathered: Gathered, speech: Speech) -> Iterator[str]:
    recorded, first = gathered.recorded, gathered.steps[0]
    game = recorded.game
    names = recorded.names or seat_names(game.players, speech)
    if game.outcome == "lost":
        yield f"{speech.say('result-lost')} {speech.say('worth-anyway', worth=game.worth)}"
    elif game.outcome is None:
        yield speech.say("result-stopped", score=game.worth)
    else:
        yield speech.say("result-points", score=game.score, all=game.rules.max_score)
    decided = "yes" if first.best_before == first.bound_before else "no"
    yield speech.say("sheet-deal", decided=decided, best=first.best_before, bound=first.bound_before)
    moments = gathered.moments()
    yield speech.say("sheet-caution" if moments else "sheet-nothing-lost")
    for moment in moments:
        yield ""
        yield from _moment(gathered, moment, names, speech)


def _moment(gathered: Gathered, moment: Moment, names: list[str] | tuple[str, ...], speech: Speech) -> Iterator[str]:
    step, before = gathered.steps[moment.number - 1], gathered.recorded.game.at(moment.number - 1)
    teller = Teller(speech, names, before.card)
    sentence = teller.reasons([moment.sentence()])
    yield f"{moment.number}. {teller.open_move(before.copy().do(step.action))}"
    yield from sentence
    if moment.instead:
        yield teller.better(moment.instead)
    if moment.lost:
        decided = "yes" if step.best_after == step.bound_after else "no"
        after = {"after": step.best_after, "bound": step.bound_after}
        yield speech.say("sheet-cost", decided=decided, before=step.best_before, **after)
    if step.line:
        yield f"{speech.say('sheet-line')}: {teller.open_move(before.copy().do(step.line[0]))}"
