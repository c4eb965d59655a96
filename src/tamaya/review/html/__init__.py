"""The review of games as one HTML file, which opens offline: nothing in it is fetched, and it needs no script.

`context` is what its parts share; `head`, `moments` and `moves` tell of a game, `curve` and `chips` draw."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from tamaya.review.gathered import Gathered
from tamaya.review.html.chips import symbols
from tamaya.review.html.context import GameSheet
from tamaya.review.html.head import head, result, title
from tamaya.review.html.moments import told_moments
from tamaya.review.html.moves import told_moves
from tamaya.speech.speaking import Speech

__all__ = ["Gathered", "review_page"]


def review_page(games: Sequence[Gathered], level: str, language: str) -> str:
    """The whole file. `level` is that of the conventions by which its hints were read."""
    contexts = [
        GameSheet(gathered, place, Speech(language, gathered.recorded.edition))
        for place, gathered in enumerate(games, start=1)
    ]
    speech = Speech(language)
    name = escape(speech.say("sheet-title"))
    style = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")
    return "".join(
        [
            f'<!DOCTYPE html>\n<html lang="{speech.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{name}: {title(contexts[0])}</title><style>\n{style}</style></head>\n<body>{symbols()}",
            f'<header><h1>{name}</h1><p class="aside">{escape(speech.say("sheet-level", level=level))}</p>',
            _index(contexts) if len(contexts) > 1 else "",
            "</header><main>\n",
            *(_article(context, len(contexts) > 1) for context in contexts),
            "</main></body></html>\n",
        ]
    )


def _index(contexts: Sequence[GameSheet]) -> str:
    entries = (
        f'<li><a href="#g{context.place}">{title(context)}</a> <span class="aside">{result(context)}</span></li>'
        for context in contexts
    )
    return f"<nav><ol>{''.join(entries)}</ol></nav>"


def _article(context: GameSheet, among_others: bool) -> str:
    parts = [f'<article id="g{context.place}">', *head(context, among_others)]
    if context.steps:
        parts += [*told_moments(context), *told_moves(context, closed=among_others)]
    else:
        parts.append(f"<p>{context.say('sheet-no-moves')}</p>")
    return "".join([*parts, "</article>\n"])
