"""The head of a game: who played, by which rules, how it ended, and the curve of what could still be reached."""

from collections.abc import Iterator
from fractions import Fraction
from html import escape

from tamaya.core.editions import find_edition
from tamaya.core.rules import Rules
from tamaya.review.html.context import GameSheet
from tamaya.review.html.curve import CurvePoint, curve
from tamaya.review.luck import difficulty
from tamaya.review.possible import Reviewed


def title(context: GameSheet) -> str:
    """Who played."""
    return escape(context.speech.listed(context.names))


def result(context: GameSheet) -> str:
    """How it ended."""
    game = context.game
    if game.outcome == "lost":
        return context.say("result-lost")
    if game.outcome is None:
        return context.say("result-stopped", score=game.worth)
    return context.say("result-points", score=game.score, all=game.rules.max_score)


def head(context: GameSheet, numbered: bool) -> Iterator[str]:
    """All of it; `numbered`: with the place of the game among others."""
    number = f"{context.place}. " if numbered else ""
    yield f'<h2>{number}{title(context)}</h2><p class="score">{result(context)}</p>'
    if context.game.outcome == "lost":
        yield f"<p>{context.say('worth-anyway', worth=context.game.worth)}</p>"
    rules = " · ".join(_rules(context))
    if rules:
        yield f'<p class="aside">{rules}</p>'
    if context.steps:
        yield from _curve(context)


def _rules(context: GameSheet) -> Iterator[str]:
    """The box, and what differs from it."""
    edition = context.recorded.edition
    preset = find_edition(edition).rules if edition else Rules()
    if edition:
        yield context.say(f"edition-name-{edition}")
    for name, value in context.game.rules.to_dict().items():
        if value != getattr(preset, name):
            yield _option(context, name.replace("_", "-"), value)


def _option(context: GameSheet, option: str, value: object) -> str:
    name = context.speech.say(f"option-{option}")
    if isinstance(value, bool):
        return context.say("option-is", on="yes" if value else "no", name=name)
    named = context.speech.say(f"value-{option}-{value}") if isinstance(value, str) else str(value)
    return context.say("option-chosen", name=name, value=named)


def _curve(context: GameSheet) -> Iterator[str]:
    first, most = context.steps[0], context.game.rules.max_score
    points = [CurvePoint(first.best_before, first.bound_before, context.game.start().worth)]
    for step, (_, _, now) in zip(context.steps, context.walk(), strict=True):
        points.append(CurvePoint(step.best_after, step.bound_after, now.worth))
    gone = next((step.number for step in context.steps if step.bound_after < most <= step.bound_before), None)
    marks = [moment.number for moment in context.moments]
    yield f'<figure class="curve panel">{curve(points, most, context.say("sheet-curve"), gone, marks)}'
    yield f'<figcaption class="aside"><p class="legend"><span>{context.say("sheet-possible")}</span>'
    yield f'<span class="by-glow">{context.say("sheet-reached")}</span></p>'
    yield f"<p>{_deal(context, first)} {_gone(context, gone)}</p>{_luck(context)}</figcaption></figure>"


def _deal(context: GameSheet, first: Reviewed) -> str:
    decided = "yes" if first.best_before == first.bound_before else "no"
    return context.say("sheet-deal", decided=decided, best=first.best_before, bound=first.bound_before)


def _luck(context: GameSheet) -> str:
    """How hard the deal was, before anybody played it."""
    hard = difficulty(context.game)
    if hard is None:
        return ""
    speech = context.speech
    harder, alike = speech.percent(Fraction(hard.harder)), speech.percent(Fraction(hard.alike))
    hardest = "no" if hard.harder else "yes"
    told = context.say("deal-luck", hardest=hardest, harder=harder, alike=alike, mean=speech.number(hard.mean))
    return f"<p>{told}</p>"


def _gone(context: GameSheet, gone: int | None) -> str:
    if gone is not None:
        return context.say("sheet-gone", move=gone)
    never = context.steps[0].bound_before < context.game.rules.max_score
    return "" if never or context.game.outcome == "perfect" else context.say("sheet-not-gone")
