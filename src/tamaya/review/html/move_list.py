"""All moves of a game: what was possible before and after each, what hints meant, and which risks were taken."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape

from tamaya.core.actions import Play, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played, Reshuffled
from tamaya.core.game import Game
from tamaya.review.html.sheet import GameSheet, chips
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import BROKEN
from tamaya.review.telling import Teller, worth_telling

BOLD = Fraction(1, 4)  # a risk that stands out, unless hints had spoken of the card


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
    """What a move meant and what could be known of it; `now` is how it stood after it."""
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
    """What could be known by counting; a hint may have said more."""
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
    """Whether hints had told something of the card that is played: by the conventions that may be enough."""
    action = parse_action(known.action)
    return isinstance(action, Play) and any(
        belief.card == action.card
        for meaning in sheet.review.meanings
        if meaning.number < known.number
        for belief in meaning.beliefs
    )


def _notes(sheet: GameSheet) -> Iterator[tuple[int | None, str]]:
    """What people noted on cards, by when."""
    for note in sheet.recorded.notes:
        if note.text:
            card = sheet.speech.card(str(sheet.game.card(note.card)))
            told = sheet.say("sheet-note", who=sheet.names[note.seat], card=card, text=note.text)
            yield note.move, f"<p>{told}</p>"
