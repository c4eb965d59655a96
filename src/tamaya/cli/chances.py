"""What could be known in a game, and what its last moves were worth, a line for each move."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tamaya.cli.words import listed, say
from tamaya.review.ending.judging import ASSUMPTION, EndGameOption, JudgedMove
from tamaya.review.known import KnownMove


def known_lines(moves: Sequence[KnownMove], names: Sequence[str]) -> Iterator[str]:
    """The moves that passed over something certain or went wrong, and how likely that was."""
    yield say("known-title")
    told = [(move, "; ".join(_known_parts(move))) for move in moves]
    told = [(move, text) for move, text in told if text]
    for move, text in told:
        yield f"{_move(move.number, names[move.seat], move.action):<32}  {text}"
    if not told:
        yield say("known-nothing")


def _known_parts(move: KnownMove) -> Iterator[str]:
    if move.is_mistake and move.mistake is not None:
        yield say("known-mistake", chance=percent(move.mistake))
    if move.is_loss and move.loss is not None:
        yield say("known-loss", chance=percent(move.loss))
    has_placed_a_card = move.mistake is not None and not move.is_mistake  # then others could wait
    sure_plays = () if has_placed_a_card else move.sure_plays
    for key, cards in (("known-sure-play", sure_plays), ("known-sure-discard", move.sure_discards)):
        if cards:
            yield say(key if len(cards) == 1 else f"{key}s", cards=listed(cards))


def ending_lines(moves: Sequence[JudgedMove], cards: int, names: Sequence[str]) -> Iterator[str]:
    """What each of the last moves was worth, and what would have been worth more."""
    yield say("ending-title", cards=cards)
    for move in moves:
        parts = [_worth(move.chosen), *(f"{option.action}: {_worth(option)}" for option in _better(move))]
        if not move.ahead.complete:
            parts.append(say("ending-open", nodes=f"{move.ahead.nodes:,}"))
        elif len(parts) == 1:
            parts.append(say("ending-best"))
        yield f"{_move(move.number, names[move.seat], move.action):<32}  {'; '.join(parts)}"
    yield ASSUMPTION if moves else say("ending-none")


def _better(move: JudgedMove) -> list[EndGameOption]:
    """What would have been better for certain: for the perfect show, and for the score."""
    options, chosen = move.ahead.options, move.chosen
    found = []
    show = max(options, key=lambda option: (option.perfect, option.score))
    if show.perfect > chosen.perfect_bound:
        found.append(show)
    points = max(options, key=lambda option: (option.score, option.perfect))
    if points.score > chosen.score_bound and points != show:
        found.append(points)
    return found


def _worth(option: EndGameOption) -> str:
    score = say("ending-score", score=_range(f"{option.score:.1f}", f"{option.score_bound:.1f}"))
    if option.perfect_bound == 0:
        return score
    return say("ending-show", perfect=_range(percent(option.perfect), percent(option.perfect_bound)), score=score)


def _range(low: str, high: str) -> str:
    return low if low == high else say("ending-range", low=low, high=high)


def _move(number: int, who: str, action: str) -> str:
    return say("meant-move", number=number, who=who, action=action)


def percent(chance: float | Fraction) -> str:
    """A chance for people: 0 % and 100 % are certain."""
    if 0 < chance < 0.01:
        return say("chance-small")
    if 0.99 < chance < 1:
        return say("chance-large")
    return say("chance", percent=round(100 * chance))
