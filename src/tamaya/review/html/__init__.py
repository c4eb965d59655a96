"""The review of games as one HTML file, which opens offline: it fetches nothing and needs no script.

`article` tells of a game; `sheet` is what its parts share."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from tamaya.formats import RecordedGame
from tamaya.review.html.article import head, title, told_moments, told_moves
from tamaya.review.html.sheet import GameSheet, symbols
from tamaya.review.reviewing import Review
from tamaya.speech.speaking import Speech


def review_page(games: Sequence[tuple[RecordedGame, Review]], language: str) -> str:
    """The whole file."""
    sheets = [GameSheet(*game, place, language) for place, game in enumerate(games, start=1)]
    speech = Speech(language)
    name = escape(speech.say("sheet-title"))
    style = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")
    return "".join(
        [
            f'<!DOCTYPE html>\n<html lang="{speech.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{name}: {title(sheets[0])}</title><style>\n{style}</style></head>\n<body>{symbols()}",
            f"<header><h1>{name}</h1>",
            _index(sheets) if len(sheets) > 1 else "",
            "</header><main>\n",
            *(_article(sheet, len(sheets) > 1) for sheet in sheets),
            "</main></body></html>\n",
        ]
    )


def _index(sheets: Sequence[GameSheet]) -> str:
    entries = (
        f'<li><a href="#g{sheet.place}">{title(sheet)}</a> <span class="aside">{escape(sheet.result())}</span></li>'
        for sheet in sheets
    )
    return f"<nav><ol>{''.join(entries)}</ol></nav>"


def _article(sheet: GameSheet, among_others: bool) -> str:
    parts = [f'<article id="g{sheet.place}">', *head(sheet, among_others)]
    if sheet.review.steps:
        parts += [*told_moments(sheet), *told_moves(sheet, closed=among_others)]
    else:
        parts.append(f"<p>{sheet.say('sheet-no-moves')}</p>")
    return "".join([*parts, "</article>\n"])
