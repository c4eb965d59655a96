"""A puzzle as the solver sees it, and as it is shown to them in the end. Before that, everything is built from what
their seat may know, and says no more about their own cards than the words of hints."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from tamaya.core.actions import parse_action
from tamaya.core.view import PublicView
from tamaya.formats import RecordedGame
from tamaya.review.puzzles.puzzle import SHOW, Puzzle, listed, read_puzzle, uncounted
from tamaya.server.archive.files import settings_of
from tamaya.server.archive.showing import seen_so_far
from tamaya.server.wire.games import GameHeader, Player, Seen

YOU = "you"  # the solver's id; the page knows the name
NAMES = ("Mika", "Aki", "Nao", "Ren", "Sol")  # of the seats
KEPT = 8  # puzzles that a process keeps at hand: today's, and some others


class PosedPuzzle(NamedTuple):
    """A puzzle with its table before anybody has answered."""

    puzzle: Puzzle
    played: GameHeader
    seen: Seen
    pile: list[str] | None


@lru_cache(KEPT)
def posed(number: int) -> PosedPuzzle:
    """The puzzle with this number."""
    return pose(read_puzzle(listed()[number - 1].line))


def pose(puzzle: Puzzle) -> PosedPuzzle:
    """A puzzle as the solver sees it."""
    game = puzzle.game
    is_open = puzzle.kind == SHOW
    look = seen_so_far(game, None) if is_open else seen_so_far(game, game.actor, _closed)
    pile = [str(game.card(card)) for card in game.pile] if is_open else None
    return PosedPuzzle(puzzle, _played(puzzle), look, pile)


def _closed(view: PublicView) -> PublicView:
    """At this table you can only choose a card for a bonus tile to bring back: other answers are not moves."""
    return uncounted(view)._replace(legal=view.legal if view.pending else ())


@lru_cache(KEPT)
def solved(number: int) -> Seen:
    """The same with open cards, and with the moves that prove the answer."""
    puzzle = posed(number).puzzle
    game = puzzle.game.copy()
    for action in puzzle.line:
        game.do(parse_action(action))
    return seen_so_far(game, None)


def recorded(puzzle: Puzzle) -> RecordedGame:
    """The game up to the question, for the archive."""
    return RecordedGame(puzzle.game, names=NAMES[: puzzle.game.players])


def _played(puzzle: Puzzle) -> GameHeader:
    game = puzzle.game
    silent = msgspec.structs.replace(settings_of(RecordedGame(game)), talk="silent", reactions=False, spectators=False)
    players = [Player("?", YOU) if seat == game.actor else Player(NAMES[seat]) for seat in range(game.players)]
    return GameHeader(silent, players, over=False)
