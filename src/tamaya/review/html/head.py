"""The head of a game: who played, by which rules, how it ended, and the curve of what could still be reached."""

from collections.abc import Iterator
from html import escape

from tamaya.core.editions import find_edition
from tamaya.core.rules import Rules
from tamaya.review.html.curve import CurvePoint, curve
from tamaya.review.html.sheet import GameSheet


def title(sheet: GameSheet) -> str:
    """Who played."""
    return escape(sheet.speech.listed(sheet.names))


def head(sheet: GameSheet, numbered: bool) -> Iterator[str]:
    """All of it; `numbered`: with the place of the game among others."""
    number = f"{sheet.place}. " if numbered else ""
    yield f'<h2>{number}{title(sheet)}</h2><p class="score">{escape(sheet.result())}</p>'
    rules = " · ".join(_rules(sheet))
    if rules:
        yield f'<p class="aside">{rules}</p>'
    yield f"<p>{escape(' '.join(sheet.summary()))}</p>"
    if sheet.review.steps:
        yield from _curve(sheet)


def _rules(sheet: GameSheet) -> Iterator[str]:
    """The box, and what differs from it."""
    edition = sheet.recorded.edition
    preset = find_edition(edition).rules if edition else Rules()
    if edition:
        yield sheet.say(f"edition-name-{edition}")
    for name, value in sheet.game.rules.to_dict().items():
        if value != getattr(preset, name):
            yield _option(sheet, name.replace("_", "-"), value)


def _option(sheet: GameSheet, option: str, value: object) -> str:
    name = sheet.speech.say(f"option-{option}")
    if isinstance(value, bool):
        return sheet.say("option-is", on="yes" if value else "no", name=name)
    named = sheet.speech.say(f"value-{option}-{value}") if isinstance(value, str) else str(value)
    return sheet.say("option-chosen", name=name, value=named)


def _curve(sheet: GameSheet) -> Iterator[str]:
    steps, most = sheet.review.steps, sheet.game.rules.max_score
    first = steps[0]
    points = [CurvePoint(first.best_before, first.bound_before, sheet.game.start().worth)]
    for step, (_, now) in zip(steps, sheet.walk(), strict=True):
        points.append(CurvePoint(step.best_after, step.bound_after, now.worth))
    gone = sheet.review.gone and sheet.review.gone.number
    marks = [moment.number for moment in sheet.review.moments]
    yield f'<figure class="curve panel">{curve(points, most, sheet.say("sheet-curve"), gone, marks)}'
    yield f'<figcaption class="aside"><p class="legend"><span>{sheet.say("sheet-possible")}</span>'
    yield f'<span class="by-glow">{sheet.say("sheet-reached")}</span></p>'
    exact = "".join(f"<p>{escape(text)}</p>" for text in sheet.exactly())
    yield f"<details><summary>{sheet.say('exactly')}</summary>{exact}</details></figcaption></figure>"
