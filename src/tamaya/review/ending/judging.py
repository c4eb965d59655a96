"""`end_game`: what each option of the seat to act is worth near the end."""

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any, NamedTuple

from tamaya.core.action_numbers import is_hint, slot_of
from tamaya.core.game import Game
from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.tables import Tables
from tamaya.core.values import described
from tamaya.extras import lacking
from tamaya.review.ending import expecting
from tamaya.review.ending.expecting import sheet_for
from tamaya.review.ending.hands import USELESS, Kinds, OwnHands
from tamaya.review.solver import keys
from tamaya.review.solver.solving import check_nodes

NODES = 300_000  # positions that are looked at for each aim, unless somebody says how many
HANDS = 20_000  # hands of the seat's own that are told apart, at most
REMEMBERED = 1 << 20  # positions and what they are worth
FEW = 5  # cards in the pile: from then on a game is in its end


@described
@dataclass(frozen=True, slots=True)
class EndGameOption:
    """Something that the seat to act can do, and what it is worth; equal bounds if it was searched completely.

    Attributes:
        action: in notation; "hint" stands for every hint: under the assumption they are all alike
        perfect: the probability of a perfect show, at least
        perfect_bound: and at most
        score: the score to be expected if that is the aim, at least
        score_bound: and at most
    """

    action: str
    perfect: float
    perfect_bound: float
    score: float
    score_bound: float

    @property
    def decided(self) -> bool:
        """Whether it was searched completely."""
        return self.perfect == self.perfect_bound and self.score == self.score_bound


@described
@dataclass(frozen=True, slots=True)
class EndGame:
    """What lies ahead of the seat to act.

    Attributes:
        seat: who acts
        options: what it can do, the best first
        hands: how many hands of its own the seat can have; 0: more than are looked at
        nodes: positions that were looked at
    """

    seat: int
    options: tuple[EndGameOption, ...]
    hands: int
    nodes: int

    @property
    def complete(self) -> bool:
        """Whether everything was searched."""
        return all(option.decided for option in self.options)

    def option_for(self, action: str) -> EndGameOption:
        """The option that an action in notation belongs to."""
        wanted = "hint" if action.startswith("hint") else action
        return next(option for option in self.options if option.action == wanted)


def end_game(game: Game, nodes: int = NODES) -> EndGame:
    """What each option of the seat to act is worth. For a perfect show and for the score at most this many
    positions are looked at; what was not decided lies between the bounds.

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import play_game
        >>> from tamaya.review import end_game
        >>> game = play_game(("cautious",) * 2, Rules(), seed=1).game
        >>> near_the_end = game.at(len(game.moves) - 1)
        >>> max(option.score for option in end_game(near_the_end).options) == game.score
        True
    """
    return Judge(game.tables).judge(game, nodes)


@described
@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move near the end, and what lay ahead before it.

    Attributes:
        number: moves are counted from 1
        seat: who acted
        action: what was done, in notation
        ahead: what lay ahead before it
    """

    number: int
    seat: int
    action: str
    ahead: EndGame

    @property
    def chosen(self) -> EndGameOption:
        """What was done."""
        return self.ahead.option_for(self.action)


def what_lay_ahead(game: Game, few: int = FEW, nodes: int = NODES) -> Iterator[JudgedMove]:
    """Every move of a game from where this few cards are left in the pile.

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import play_game
        >>> from tamaya.review import what_lay_ahead
        >>> game = play_game(("cautious",) * 2, Rules(), seed=1).game
        >>> next(what_lay_ahead(game, few=0)).number > 50
        True
    """
    check_nodes(nodes)
    judge = Judge(game.tables)
    for before, move in game.walk():
        if len(before.pile) <= few:
            yield JudgedMove(move.number, move.seat, str(move.action), judge.judge(before, nodes))


def plain(move: JudgedMove) -> dict[str, object]:
    """A move for JSON."""
    ahead = move.ahead
    return {
        "number": move.number,
        "seat": move.seat,
        "action": move.action,
        "complete": ahead.complete,
        "hands": ahead.hands,
        "nodes": ahead.nodes,
        "options": [asdict(option) for option in ahead.options],
    }


class Judge:
    """Judges positions of games with the same rules and number of players, one after the other."""

    def __init__(self, t: Tables, remembered: int = REMEMBERED) -> None:
        self._tables = t
        if lacking("fast"):
            self._expect, draw_lots = expecting.expect, keys.draw_lots
            self._t: Any = t
            whole = real = _lists
        else:
            from tamaya.review.linking import arrays, ending, reals, tables_record

            compiled = ending()
            self._expect, draw_lots = compiled[expecting.expect], compiled[keys.draw_lots]
            self._t = tables_record(t)
            whole, real = arrays, reals
        self._sheet = sheet_for(t, remembered, whole, real)
        self._spent = whole(1)
        draw_lots(self._sheet.lots)

    def judge(self, game: Game, nodes: int = NODES) -> EndGame:
        """What each thing that the seat to act could do is worth."""
        check_nodes(nodes)
        if game.row[OUTCOME] != RUNNING:
            return EndGame(game.actor, (), 0, 0)
        search = _Search(self, game)
        actions = _alike(game)
        shows = search.bounds_of_all(actions, expecting.SHOW, nodes)
        points = search.bounds_of_all(actions, expecting.POINTS, nodes)
        options = [
            EndGameOption(text, *show, *score)
            for text, show, score in zip(actions.values(), shows, points, strict=True)
        ]
        options.sort(key=lambda option: (-option.perfect, -option.score, option.action))
        return EndGame(game.actor, tuple(options), len(search.hands), search.nodes)

    def expect(self, row: Row, aim: int, action: int, limit: int) -> tuple[float | None, int]:
        """What a position with open hands is worth if the actor does this; None if undecided. And how many positions it
        took."""
        first = self._sheet.rows[0]
        for word, number in enumerate(row):
            first[word] = number
        worth = self._expect(self._t, aim, action, limit, self._sheet, self._spent)
        return None if worth == expecting.OPEN else worth, int(self._spent[0])


class _Search:
    """The search for one position."""

    def __init__(self, judge: Judge, game: Game) -> None:
        self._judge = judge
        self._tables = game.tables
        self._own = OwnHands(game)
        self._best = game.prospects().best
        self.hands = list(islice(self._own, HANDS + 1))
        if len(self.hands) > HANDS:
            self.hands = []
        self.nodes = 0

    def bounds_of_all(self, actions: Collection[int], aim: int, limit: int) -> list[tuple[float, float]]:
        """What each action is worth, at least and at most. Each has its share of the positions that may be looked at;
        what is left over goes to those that were not searched completely."""
        found = dict.fromkeys(actions, self._limits(aim))
        for _ in range(2):
            undecided = [action for action, (least, most) in found.items() if least < most]
            for place, action in enumerate(undecided):
                before = self.nodes
                found[action] = self._bounds(action, aim, limit // (len(undecided) - place))
                limit -= self.nodes - before
        return list(found.values())

    def _bounds(self, action: int, aim: int, limit: int) -> tuple[float, float]:
        """What an action is worth, at least and at most. The likeliest hands come first."""
        least, most = self._limits(aim)
        alike = self._alike(action)
        total = sum(ways for _, ways in alike)
        if not total:
            return least, most
        found = searched = 0.0
        for kinds, ways in alike:
            worth, nodes = self._judge.expect(self._own.deal(kinds), aim, action, limit)
            self.nodes += nodes
            limit -= nodes
            if worth is None:
                break
            found += ways * worth
            searched += ways
        return (found + (total - searched) * least) / total, (found + (total - searched) * most) / total

    def _limits(self, aim: int) -> tuple[float, float]:
        """What is known without a search."""
        t = self._tables
        if aim == expecting.SHOW:
            return 0.0, float(self._best == t.to_place + t.worth_of_nothing)
        return float(min(t.worth_of_nothing, 0)), float(self._best)

    def _alike(self, action: int) -> list[tuple[Kinds, int]]:
        """An example of all hands that are the same for an action, and their ways: only the slot that it plays or
        discards is told apart from the others."""
        t = self._tables
        is_of_slot = not is_hint(t, action) and action < t.take
        found: dict[tuple[int, Kinds], tuple[Kinds, int]] = {}
        for kinds, ways in self.hands:
            laid = kinds[slot_of(t, action)] if is_of_slot else USELESS
            key = laid, tuple(sorted(kinds))
            example, so_far = found.get(key, (kinds, 0))
            found[key] = example, so_far + ways
        return sorted(found.values(), key=lambda group: -group[1])


def _alike(game: Game) -> dict[int, str]:
    """The actions to be judged, by number: all that are legal, but only one hint."""
    t = game.tables
    found: dict[int, str] = {}
    for number in game.legal_numbers():
        text = "hint" if is_hint(t, number) else str(game.action_of(number))
        if text not in found.values():
            found[number] = text
    return found


def _lists(*shape: int) -> Any:
    return [0] * shape[0] if len(shape) == 1 else [_lists(*shape[1:]) for _ in range(shape[0])]


class WorkedOut(NamedTuple):
    """The end of a game, as far back as it was worked out."""

    moves: list[JudgedMove]  # all from the first one that was, in order
    pile: int  # cards in the pile before that one
    stopped: bool  # whether the move before it takes too long


def work_out_end(
    game: Game, nodes: int = NODES, seconds: float = float("inf"), tell: Callable[[float], None] = lambda _: None
) -> WorkedOut:
    """Judge the moves of a game from the last one on backwards, until one takes more than this many positions, or all
    of them more than this many seconds of processor time; `tell` is told which share is done."""
    positions = [(move.number, before.copy(), str(move.action)) for before, move in game.walk()]
    until = time.process_time() + seconds
    judge = Judge(game.tables)
    found: list[JudgedMove] = []
    pile = 0
    for number, before, action in reversed(positions):
        ahead = judge.judge(before, nodes)
        if not is_settled(ahead) or time.process_time() > until:
            return WorkedOut(found[::-1], pile, True)
        found.append(JudgedMove(number, before.actor, action, ahead))
        pile = len(before.pile)
        tell(len(found) / len(positions))
    return WorkedOut(found[::-1], pile, False)


def is_settled(ahead: EndGame) -> bool:
    """Whether what counts is known of every option: the chance of a perfect show, or the score where there is none."""
    if any(option.perfect_bound > 0 for option in ahead.options):
        return all(option.perfect == option.perfect_bound for option in ahead.options)
    return all(option.score == option.score_bound for option in ahead.options)
