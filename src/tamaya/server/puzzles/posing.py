"""A puzzle as whoever is asked sees it, and as it is shown to them in the end. Before that, everything is built from
what their seat may know, and of their own cards it says no more than the words of hints."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from tamaya.bots.bot import Reason
from tamaya.core.actions import parse_action
from tamaya.core.game import Game
from tamaya.core.view import PublicView
from tamaya.formats import RecordedGame, write_game
from tamaya.review.puzzles.collection import listed
from tamaya.review.puzzles.puzzle import SHOW, Puzzle, read_puzzle, uncounted
from tamaya.server.archive.files import settings_of
from tamaya.server.archive.finished import FinishedGame, Player
from tamaya.server.archive.replay import as_table, seen
from tamaya.server.table.messages import table_state
from tamaya.server.wire.games import Seen
from tamaya.server.wire.parts import Explanation, Person

TABLE = "puzzle"  # the id of the table
YOU = Person(id="you", name="?")  # the page knows the name
NAMES = ("Mika", "Aki", "Nao", "Ren", "Sol")  # of the seats
KEPT = 8  # puzzles that a process has at hand: today's, and some others


class PosedPuzzle(NamedTuple):
    """A puzzle with its table before anybody has answered."""

    puzzle: Puzzle
    table: msgspec.Raw
    seen: Seen
    pile: list[str] | None


@lru_cache(KEPT)
def posed(number: int) -> PosedPuzzle:
    """The puzzle with this number."""
    return pose(read_puzzle(listed()[number - 1].line))


def pose(puzzle: Puzzle) -> PosedPuzzle:
    """A puzzle as whoever is asked sees it."""
    game, actor = puzzle.game, puzzle.game.actor
    is_open = puzzle.kind == SHOW
    table = as_table(TABLE, _finished(game, you=actor))
    look = seen(table, None) if is_open else seen(table, actor, _closed)
    pile = [str(game.card(card)) for card in game.pile] if is_open else None
    return PosedPuzzle(puzzle, msgspec.Raw(table_state(table, {}, YOU)), look, pile)


def _closed(view: PublicView) -> PublicView:
    """Nothing can be done at this table but to choose a card that a bonus tile brings back: other answers are no
    moves."""
    return uncounted(view)._replace(legal=view.legal if view.pending else ())


@lru_cache(KEPT)
def solved(number: int) -> Seen:
    """The same with open cards, and with the moves that prove the answer."""
    puzzle = posed(number).puzzle
    game = puzzle.game.copy()
    for action in puzzle.line:
        game.do(parse_action(action))
    return seen(as_table(TABLE, _finished(game, puzzle.game.actor)), None)


def recorded(puzzle: Puzzle) -> RecordedGame:
    """The game up to the question, for the archive."""
    return RecordedGame(puzzle.game, names=NAMES[: puzzle.game.players])


def explanation(reason: Reason) -> Explanation:
    """A sentence for the page."""
    return Explanation(reason.key, list(reason.cards), dict(reason.details))


def _finished(game: Game, you: int) -> FinishedGame:
    file = RecordedGame(game)
    players = [Player(YOU.name, YOU.id) if seat == you else Player(NAMES[seat]) for seat in range(game.players)]
    silent = msgspec.structs.replace(settings_of(file), talk="silent", reactions=False, spectators=False)
    return FinishedGame(msgspec.Raw(write_game(file).encode()), silent, players)
