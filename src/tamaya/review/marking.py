"""Marks on moves, and what is said of each player in the end: a sentence, and how much of what could be known was used.

What could be known counts once: a card in the own hand that was certain to fit, or that a hint asked for by the
agreement, is used when it is placed; a useless one, when it is discarded; a risk that could be foreseen is not."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.core.events import Hinted, Misplayed, Played
from tamaya.core.game import Game
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning, asked_for
from tamaya.review.report import Moment

FORESEEN = ("known-loss", "safer-kept", "risky-discard", "long-shot", "gamble", "asked-otherwise")
BLAMELESS = ("not-saved",)  # of the one who did it
UNMARKED = ("no-tokens",)  # many moves in a row


class MoveMark(NamedTuple):
    """What a move was, in a word, and why."""

    number: int
    seat: int
    mark: str  # very-good, inaccurate, mistake or bad-luck
    said: Reason


def marks(
    game: Game, known: Sequence[KnownMove], meanings: Sequence[Meaning], moments: Sequence[Moment]
) -> list[MoveMark]:
    """The moves that deserve a mark, in order; what a moment says takes precedence."""
    found = {one.number: one for one in _praised(game, meanings)}
    for move in known:
        if move.sure_discards:
            why = Reason("mark-useless-kept", move.sure_discards[:1])
            found[move.number] = MoveMark(move.number, move.seat, "inaccurate", why)
    for moment in moments:
        if moment.kind not in UNMARKED:
            found[moment.number] = MoveMark(moment.number, moment.seat, _mark(game, moment), moment.sentence())
    return [found[number] for number in sorted(found)]


def _mark(game: Game, moment: Moment) -> str:
    details = dict(moment.details)
    unseen = moment.kind == "misread" and details.get("what") in ("unseen", "open")
    if moment.nature == "luck" or moment.kind in BLAMELESS or unseen:
        return "bad-luck"
    if moment.nature == "time":
        return "inaccurate" if details.get("counted") == "yes" else "bad-luck"
    spoilt = isinstance(game.moves[moment.settled - 1].events[0], Misplayed)
    return "mistake" if moment.nature != "estimate" and (moment.lost or spoilt) else "inaccurate"


# ---- Very good -------------------------------------------------------------------------------------------------------


def _praised(game: Game, meanings: Sequence[Meaning]) -> Iterator[MoveMark]:
    """Hints that saved a last copy which was placed, that were answered as they were meant, and their answers."""
    placed = {move.events[0].id for move in game.moves if isinstance(move.events[0], Played)}
    for before, move in game.walk():
        event = move.events[0]
        saved = _saved(before, event) if isinstance(event, Hinted) else None
        if saved in placed:
            yield MoveMark(move.number, move.seat, "very-good", Reason("mark-saved", (saved,)))
    for meaning in meanings:
        answers = [promise for promise in meaning.promises if promise.what == "answer"]
        if not meaning.asked or not answers or any(promise.verdict != "kept" for promise in meaning.promises):
            continue
        blind = {asked.card for asked in meaning.asked if asked.blind}
        first = answers[0]
        why = Reason("mark-answered", (first.card,), (("who", first.seat),))
        yield MoveMark(meaning.number, meaning.seat, "very-good", why)
        for answer in answers:
            if answer.card in blind and answer.move is not None:
                thanks = Reason("mark-found", (answer.card,), (("giver", meaning.seat), ("move", meaning.number)))
                yield MoveMark(answer.move, answer.seat, "very-good", thanks)


def _saved(before: Game, hint: Hinted) -> int | None:
    """The card that would have gone next in a hand, if this hint is the first about it and no other copy is left.
    Somebody with a certainly useless card discards that."""
    view = before.view(hint.target)
    hand = view.hands[hint.target]
    oldest = next((held.id for held in hand if not held.hints), None)
    if oldest not in hint.touched or any(held.possible <= view.useless for held in hand):
        return None
    return oldest if before.card(oldest) in view.irreplaceable else None


# ---- Each player -----------------------------------------------------------------------------------------------------


class PlayerFigure(NamedTuple):
    """What is said of a player in the end."""

    seat: int
    used: int  # of what could be known
    known: int
    said: Reason


def figures(
    game: Game,
    known: Sequence[KnownMove],
    meanings: Sequence[Meaning],
    moments: Sequence[Moment],
    marked: Sequence[MoveMark],
) -> list[PlayerFigure]:
    """Every player of a game."""
    found: list[list[bool]] = [[] for _ in range(game.players)]
    for seat, used in (*_plays(game, known, meanings), *_discards(known), *_foreseen(moments)):
        found[seat].append(used)
    return [
        PlayerFigure(seat, sum(used), len(used), _summary(seat, used, moments, marked))
        for seat, used in enumerate(found)
    ]


def _plays(game: Game, known: Sequence[KnownMove], meanings: Sequence[Meaning]) -> Iterator[tuple[int, bool]]:
    """Cards that were known to fit, and whether they were placed; those beaten to it by another copy do not count."""
    fitting: dict[int, int] = {}
    for (before, move), turn in zip(game.walk(), known, strict=True):
        if before.pending is None:
            fitting.update((card.id, move.seat) for card in turn.hand if card.fits == 1)
            asked = asked_for(before, move.number, move.seat, meanings)
            if asked is not None:
                fitting[asked[1]] = move.seat
    placed = {move.events[0].id for move in game.moves if isinstance(move.events[0], Played)}
    for card, seat in fitting.items():
        face = game.card(card)
        if card in placed:
            yield seat, True
        elif game.tables.place[face.identity] >= game.fireworks[face.colour]:
            yield seat, False


def _discards(known: Sequence[KnownMove]) -> Iterator[tuple[int, bool]]:
    """Discards with a certainly useless card in the hand."""
    for turn in known:
        useless = {f"discard {card.id}" for card in turn.hand if card.useless == 1}
        if turn.action.startswith("discard") and useless:
            yield turn.seat, turn.action in useless


def _foreseen(moments: Sequence[Moment]) -> Iterator[tuple[int, bool]]:
    """Risks that could be foreseen and were taken."""
    yield from ((moment.seat, False) for moment in moments if moment.kind in FORESEEN)


def _summary(seat: int, used: Sequence[bool], moments: Sequence[Moment], marked: Sequence[MoveMark]) -> Reason:
    """The one thing to say about a player: what cost most, or else what was best."""
    mine = [moment for moment in moments if moment.seat == seat]
    for nature in ("knowable", "understanding"):
        dear = [one for one in mine if one.nature == nature and one.kind not in BLAMELESS]
        if dear:
            return _named(f"player-{nature}", seat, dear[0].number, len(dear))
    praised = [mark for mark in marked if mark.seat == seat and mark.mark == "very-good"]
    if praised:
        return _named("player-praised", seat, praised[0].number, len(praised))
    for name, key in (("inaccurate", "player-inexact"), ("bad-luck", "player-unlucky")):
        alike = [mark for mark in marked if mark.seat == seat and mark.mark == name]
        if alike:
            return _named(key, seat, alike[0].number, len(alike))
    return Reason("player-used" if used and all(used) else "player-steady", (), (("who", seat),))


def _named(key: str, seat: int, number: int, times: int) -> Reason:
    return Reason(key, (), (("who", seat), ("move", number), ("times", times)))
