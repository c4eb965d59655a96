"""The moves of a game: those that counted, with the position and how it could have gone on; and all of them, with what
was possible, what hints meant, and which risks were taken."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape

from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played, Reshuffled
from tamaya.core.game import Game
from tamaya.core.view_maker import open_view
from tamaya.formats.picture.moment import HEIGHT, WIDTH, draw
from tamaya.review.html.sheet import GameSheet, chips
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import BROKEN
from tamaya.review.telling import Teller, ToldMoment, worth_telling

LONGEST_LINE = 10  # how many moves are shown of how it could have gone on


def told_moments(sheet: GameSheet) -> Iterator[str]:
    """All of them."""
    told = list(sheet.moments())
    yield f"<h3>{sheet.say('sheet-moments')}</h3>"
    yield f'<p class="aside">{sheet.say("sheet-caution" if told else "moments-none")}</p>'
    for one in told:
        yield from _moment(sheet, one)


def _moment(sheet: GameSheet, told: ToldMoment) -> Iterator[str]:
    number = told.moment.number
    before = sheet.game.at(number - 1)
    now = before.copy()
    now.do(told.moment.action)
    caption = sheet.say("sheet-before", move=number)
    action = parse_action(told.moment.action)
    lit = [action.card] if isinstance(action, Play | Discard) else list(told.moment.cards[:1])
    source = _picture(before, sheet.names, lit)
    yield f'<section class="panel"><h3><a href="#{sheet.anchor(number)}">{number}</a> {escape(told.move)}</h3>'
    yield f"<p>{escape(told.verdict)}</p>"
    if told.better:
        yield f"<p>{escape(told.better)}</p>"
    exact = [f"<p>{escape(text)}</p>" for text in told.exactly]
    more = "".join([*exact, *remarks(sheet, number, now)])
    yield f'<details class="more"><summary>{sheet.say("exactly")}</summary>{more}</details>' if more else ""
    yield f'<figure><img class="position" width="{WIDTH}" height="{HEIGHT}" alt="{caption}" src="{source}">'
    yield f'<figcaption class="aside">{caption}</figcaption></figure>{_hands(sheet, before, lit)}'
    yield f"{_line(sheet, told)}</section>"


def _picture(game: Game, names: Sequence[str], lit: Sequence[int]) -> str:
    """A picture with all cards open, within the page."""
    svg = draw(open_view(game), names, lit)
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _hands(sheet: GameSheet, game: Game, lit: Sequence[int]) -> str:
    """The hands once more, for screens on which the picture is small."""
    rows = (
        f"<dt>{escape(name)}</dt><dd>{chips([(id, game.card(id)) for id in hand], lit, sheet.speech)}</dd>"
        for name, hand in zip(sheet.names, game.hands, strict=True)
    )
    return f'<dl class="hands">{"".join(rows)}</dl>'


def _line(sheet: GameSheet, told: ToldMoment) -> str:
    """The first moves of a way that is proven."""
    moves = [f"<li>{escape(move)}</li>" for move in told.line[:LONGEST_LINE]]
    if len(told.line) > LONGEST_LINE:
        moves.append("<li>…</li>")
    items = f'<ol class="line" start="{told.moment.number}">{"".join(moves)}</ol>'
    return f"<details><summary>{sheet.say('sheet-line')}</summary>{items}</details>"


BOLD = Fraction(1, 4)  # a notable risk, unless hints had been given about the card


def told_moves(sheet: GameSheet, closed: bool) -> Iterator[str]:
    """The list of all moves; `closed`: it has to be opened."""
    yield f"<details{'' if closed else ' open'}><summary>{sheet.say('sheet-moves')}</summary>"
    yield f'<p class="aside columns">{sheet.say("sheet-possible")}</p><ol class="moves">'
    notes = list(_notes(sheet))
    for step, (events, now) in zip(sheet.review.steps, sheet.walk(), strict=True):
        teller = Teller(sheet.speech, sheet.names, now.card)
        more = [*remarks(sheet, step.number, now), *(text for move, text in notes if move == step.number)]
        yield f'<li id="{sheet.anchor(step.number)}"><span class="number">{step.number}</span>'
        told = escape(teller.open_move(events))
        yield f"<span>{_cards(sheet, step.number, events, now)}{told}</span>{_worth(step)}"
        yield f'<div class="more">{"".join(more)}</div></li>' if more else "</li>"
    yield "</ol>"
    yield from (text for move, text in notes if not move)
    yield "</details>"


def remarks(sheet: GameSheet, number: int, now: Game) -> Iterator[str]:
    """What a move meant and what could be known about it; `now` is the game after it."""
    for meaning in sheet.review.meanings:
        if meaning.number == number:
            yield _meaning(sheet, meaning, now)
    yield from _risks(sheet, sheet.review.known[number - 1])


def _worth(step: Reviewed) -> str:
    """What could be reached, before and after if that differs."""
    before, after = _range(step.best_before, step.bound_before), _range(step.best_after, step.bound_after)
    if step.cost:
        return f'<span class="worth fell">{before} → {after}</span>'
    return f'<span class="worth">{before if before == after else f"{before} → {after}"}</span>'


def _range(best: int, bound: int) -> str:
    return str(best) if best == bound else f"{best}–{bound}"


def _cards(sheet: GameSheet, number: int, events: Sequence[Event], now: Game) -> str:
    """The cards of a move; what a hint is about is lit."""
    shown: list[tuple[int, Card]] = []
    for event in events:
        if isinstance(event, Hinted):
            shown += [(id, now.card(id)) for id in event.touched]
        elif isinstance(event, Played | Misplayed | Discarded | Reshuffled):
            shown.append((event.id, event.card))
    lit = [meaning.focus for meaning in sheet.review.meanings if meaning.number == number and meaning.focus is not None]
    return chips(shown, lit if len(shown) > 1 else (), sheet.speech)


def _meaning(sheet: GameSheet, meaning: Meaning, now: Game) -> str:
    """How a hint is read, and what came of it."""
    first, *endings = sheet.meaning(meaning, now)
    said = [escape(first)]
    for promise, ending in zip(worth_telling(meaning), endings, strict=True):
        look = "broken" if promise.verdict in BROKEN else "kept" if promise.verdict == "kept" else "plain"
        said.append(f'<span class="{look}">{escape(ending)}</span>')
    return f"<p>{' '.join(said)}</p>"


def _risks(sheet: GameSheet, known: KnownMove) -> Iterator[str]:
    """What could be known by counting; a hint may have told more."""
    risks = [share for share in (known.mistake, known.loss) if share]
    bold = not _spoken_of(sheet, known) and any(share >= BOLD for share in risks)
    for place, text in enumerate(sheet.counted(known, _promised(sheet, known) if known.mistake else None)):
        look = ("broken" if bold else "plain") if risks and place == 0 else ""
        yield f'<p class="{look}">{escape(text)}</p>' if look else f"<p>{escape(text)}</p>"


def _promised(sheet: GameSheet, known: KnownMove) -> int | None:
    """The move whose hint, by the conventions, asked for the card that is played."""
    action = parse_action(known.action)
    if not isinstance(action, Play):
        return None
    asking = (
        meaning.number
        for meaning in sheet.review.meanings
        for promise in meaning.promises
        if meaning.number < known.number and promise.card == action.card and promise.what != "keep"
    )
    return max(asking, default=None)


def _spoken_of(sheet: GameSheet, known: KnownMove) -> bool:
    """Whether hints had told anything about the card that is played: by the conventions that may be enough."""
    action = parse_action(known.action)
    return isinstance(action, Play) and any(
        belief.card == action.card
        for meaning in sheet.review.meanings
        if meaning.number < known.number
        for belief in meaning.beliefs
    )


def _notes(sheet: GameSheet) -> Iterator[tuple[int | None, str]]:
    """What people noted on cards, in order of time."""
    for note in sheet.recorded.notes:
        if note.text:
            card = sheet.speech.card(str(sheet.game.card(note.card)))
            told = sheet.say("sheet-note", who=sheet.names[note.seat], card=card, text=note.text)
            yield note.move, f"<p>{told}</p>"
