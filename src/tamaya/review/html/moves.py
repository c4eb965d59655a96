"""All moves of a game: what was possible before and after each, what hints meant, and which risks were taken."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape

from tamaya.core.actions import Play, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played, Reshuffled
from tamaya.core.game import Game
from tamaya.review.html.chips import chips
from tamaya.review.html.context import GameSheet
from tamaya.review.known import KnownMove
from tamaya.review.meaning_words import sentences, worth_telling
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import BROKEN
from tamaya.review.telling import Teller

BOLD = Fraction(1, 4)  # a risk that stands out, unless hints had spoken of the card


def told_moves(context: GameSheet, closed: bool) -> Iterator[str]:
    """The list of all moves; `closed`: it has to be opened."""
    yield f"<details{'' if closed else ' open'}><summary>{context.say('sheet-moves')}</summary>"
    yield f'<p class="aside columns">{context.say("sheet-possible")}</p><ol class="moves">'
    notes = list(_notes(context))
    for step, (entered, events, now) in zip(context.steps, context.walk(), strict=True):
        teller = Teller(context.speech, context.names, now.card)
        more = [*remarks(context, step.number, now), *(text for move, text in notes if move == entered)]
        yield f'<li id="{context.anchor(step.number)}"><span class="number">{step.number}</span>'
        told = escape(teller.open_move(events))
        yield f"<span>{_cards(context, step.number, events, now)}{told}</span>{_worth(step)}"
        yield f'<div class="more">{"".join(more)}</div></li>' if more else "</li>"
    yield "</ol>"
    yield from (text for move, text in notes if move is None)
    yield "</details>"


def remarks(context: GameSheet, number: int, now: Game) -> Iterator[str]:
    """What a move meant and what could be known of it; `now` is how it stood after it."""
    teller = Teller(context.speech, context.names, now.card)
    for meaning in context.meanings:
        if meaning.number == number:
            yield _meaning(teller, meaning)
    yield from _risks(context, context.known[number - 1], now)


def _worth(step: Reviewed) -> str:
    """What could be reached, before and after if that differs."""
    before, after = _range(step.best_before, step.bound_before), _range(step.best_after, step.bound_after)
    if step.cost:
        return f'<span class="worth fell">{before} → {after}</span>'
    return f'<span class="worth">{before if before == after else f"{before} → {after}"}</span>'


def _range(best: int, bound: int) -> str:
    return str(best) if best == bound else f"{best}–{bound}"


def _cards(context: GameSheet, number: int, events: Sequence[Event], now: Game) -> str:
    """The cards of a move; what a hint is about is lit."""
    shown: list[tuple[int, Card]] = []
    for event in events:
        if isinstance(event, Hinted):
            shown += [(id, now.card(id)) for id in event.touched]
        elif isinstance(event, Played | Misplayed | Discarded | Reshuffled):
            shown.append((event.id, event.card))
    lit = [meaning.focus for meaning in context.meanings if meaning.number == number and meaning.focus is not None]
    return chips(shown, lit if len(shown) > 1 else (), context.speech)


def _meaning(teller: Teller, meaning: Meaning) -> str:
    """How a hint is read, and what came of it."""
    first, *endings = teller.reasons(sentences(meaning))
    said = [escape(first)]
    for promise, ending in zip(worth_telling(meaning), endings, strict=True):
        look = "broken" if promise.verdict in BROKEN else "kept" if promise.verdict == "kept" else "plain"
        said.append(f'<span class="{look}">{escape(ending)}</span>')
    return f"<p>{' '.join(said)}</p>"


def _risks(context: GameSheet, known: KnownMove, now: Game) -> Iterator[str]:
    """What could be known by counting; a hint may have said more."""
    speech = context.speech
    risks = [("sheet-risk-mistake", known.mistake), ("sheet-risk-loss", known.loss)]
    found = [speech.say(key, share=speech.percent(share)) for key, share in risks if share]
    promised = _promised(context, known) if known.mistake else None
    if found:
        bold = not _spoken_of(context, known) and any(share is not None and share >= BOLD for _, share in risks)
        asked = "" if promised is None else context.say("sheet-promised", move=promised)
        counted = context.say("sheet-counted", risks=speech.listed(found))
        yield f'<p class="{"broken" if bold else "plain"}">{counted} {asked}</p>'
    for key, ids in (("sheet-sure-play", known.sure_plays), ("sheet-sure-discard", known.sure_discards)):
        if ids:
            cards = dict.fromkeys(speech.card(str(now.card(id))) for id in ids)
            yield f"<p>{context.say(key, cards=speech.listed(list(cards)))}</p>"


def _promised(context: GameSheet, known: KnownMove) -> int | None:
    """The move whose hint, by the conventions, asked for the card that is played."""
    action = parse_action(known.action)
    if not isinstance(action, Play):
        return None
    asking = (
        meaning.number
        for meaning in context.meanings
        for promise in meaning.promises
        if meaning.number < known.number and promise.card == action.card and promise.what != "keep"
    )
    return max(asking, default=None)


def _spoken_of(context: GameSheet, known: KnownMove) -> bool:
    """Whether hints had told something of the card that is played: by the conventions that may be enough."""
    action = parse_action(known.action)
    return isinstance(action, Play) and any(
        belief.card == action.card
        for meaning in context.meanings
        if meaning.number < known.number
        for belief in meaning.beliefs
    )


def _notes(context: GameSheet) -> Iterator[tuple[int | None, str]]:
    """What people noted on cards, by when."""
    for note in context.recorded.notes:
        if note.text:
            card = context.speech.card(str(context.game.card(note.card)))
            told = context.say("sheet-note", who=context.names[note.seat], card=card, text=note.text)
            yield note.move, f"<p>{told}</p>"
