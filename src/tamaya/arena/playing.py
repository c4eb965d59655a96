"""Playing a part of a plan: with the compiled engine if all seats have the same compiled bot, else through the
protocol that any bot follows, with views and events."""

import time
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

from tamaya.arena.plan import Plan, check_bots
from tamaya.arena.watching import BotFailed, Forfeited, WatchedBot, last_resort
from tamaya.bots.naming import USUAL_CARE, AnyBot, Care, find_any_maker, is_elsewhere, name_of
from tamaya.bots.turns import turns
from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.core.record import LONGEST_NAME
from tamaya.core.rules import Rules
from tamaya.core.values import described
from tamaya.extras import lacking
from tamaya.formats.record_text import RecordedGame, tidy_note, write_game

if TYPE_CHECKING:
    from tamaya.bots.compiled.policy import CompiledMaker

OUTCOMES = ("perfect", "scored", "lost")
NOT_KEPT = ("failure", "replaced", "records")  # in the file of a run


@described
class Manner(NamedTuple):
    """How games are played, which changes nothing about the games.

    Attributes:
        care: how bots that are other programs are looked after
        keeps: whether the records of the games are wanted
    """

    care: Care = USUAL_CARE
    keeps: bool = False


USUAL_MANNER = Manner()


@described
class PlayedGame(NamedTuple):
    """A game that is over, and why bots were replaced in it.

    Attributes:
        game: the game
        replaced: each time that another bot moved or played on, and why
        stood_in: how many moves such bots made
        tokens: what language models used for it
        cost: of these, if their price is known
        is_forfeited: whether it was broken off, and counts as lost, because a bot had no move
    """

    game: Game
    replaced: tuple[TamayaError, ...]
    stood_in: int = 0
    tokens: int = 0
    cost: float = 0.0
    is_forfeited: bool = False

    @property
    def score(self) -> int:
        """The points, if any are left."""
        return 0 if self.is_forfeited else self.game.score

    @property
    def outcome(self) -> str:
        """How it ended."""
        return "lost" if self.is_forfeited else self.game.outcome or ""


@described
class PlanPart(NamedTuple):
    """Some games of a plan in a row: what each ended with, and the processor time of all together.

    Attributes:
        first: the number of the first game
        scores: the points of each
        outcomes: of each, as places in OUTCOMES
        moves: how many moves each had
        seconds: processor time of all together
        failure: why the next game was not played to its end
        replaced: why a bot was replaced in some of the games
        records: the seeds and records of the games, if they are wanted
        stood_in: how many moves of each game were made by another bot than the one that sat there; none if empty
        tokens: how many language models used for each game; none if empty
        costs: of these, if their price is known
        forfeits: 1 for each game that counts as lost because a bot had no move, else 0; none if empty
    """

    first: int
    scores: list[int]
    outcomes: list[int]
    moves: list[int]
    seconds: float
    failure: TamayaError | None = None
    replaced: Sequence[TamayaError] = ()
    records: Sequence[tuple[int, str]] = ()
    stood_in: Sequence[int] = ()
    tokens: Sequence[int] = ()
    costs: Sequence[float] = ()
    forfeits: Sequence[int] = ()

    @property
    def own(self) -> list[bool]:
        """Of each game, whether those who sat there made all of its moves."""
        return [not moves for moves in self.stood_in or [0] * len(self.scores)]

    @property
    def size(self) -> int:
        """How many games these are."""
        return len(self.scores)

    def to_json(self) -> dict[str, object]:
        """What is kept of them in a file."""
        return {name: value for name, value in self._asdict().items() if name not in NOT_KEPT}

    @staticmethod
    def from_json(kept: dict[str, Any]) -> "PlanPart":
        """The part that a file has kept."""
        part = PlanPart(**kept)
        games = list(zip(part.scores, part.outcomes, part.moves, strict=True))
        whole = all(type(number) is int for game in games for number in (part.first, *game))
        whole = whole and len(part.own) == len(games)
        if not whole or part.first < 0 or not {*part.outcomes} <= {*range(len(OUTCOMES))}:
            raise ValueError(kept)
        return part._replace(seconds=float(part.seconds))


def compiled_team(team: tuple[AnyBot, ...]) -> "CompiledMaker | None":
    """The compiled bot that sits at all seats, if it is one and can be run."""
    if any(bot != team[0] for bot in team) or lacking("fast") or is_elsewhere(team[0]):
        return None
    from tamaya.bots.compiled.policy import CompiledMaker

    maker = find_any_maker(team[0])
    return maker if isinstance(maker, CompiledMaker) else None


def play_part(plan: Plan, first: int, last: int, manner: Manner = USUAL_MANNER) -> PlanPart:
    """Play the games from number `first` to before `last`."""
    maker = None if manner.keeps else compiled_team(plan.team)
    return _play_compiled(plan, first, last, maker) if maker else _play_by_protocol(plan, first, last, manner)


def _play_compiled(plan: Plan, first: int, last: int, maker: "CompiledMaker") -> PlanPart:
    import numpy as np

    from tamaya.bots.compiled.linking import Policy
    from tamaya.core.row import PERFECT, SHOWN

    bot = Policy(maker, plan.rules, plan.players)
    bot.get_ready()  # before the clock starts
    start = time.process_time()
    scores, endings, moves = bot.play_games(np.arange(plan.seed + first, plan.seed + last))
    seconds = time.process_time() - start
    outcomes = [0 if ending == PERFECT else 1 if ending == SHOWN else 2 for ending in endings]
    return PlanPart(first, scores.tolist(), outcomes, moves.tolist(), seconds)


def _play_by_protocol(plan: Plan, first: int, last: int, manner: Manner) -> PlanPart:
    # What another program takes is seen only by the clock on the wall.
    clock = time.perf_counter if any(map(is_elsewhere, plan.team)) else time.process_time
    start = clock()
    games: list[PlayedGame] = []
    failure: TamayaError | None = None
    for number in range(first, last):
        try:
            games.append(play_game(plan.team, plan.rules, plan.seed + number, manner.care))
        except BotFailed as error:
            failure = copy(error)  # without what it went through
            break
    last_resort.unwind()
    return PlanPart(
        first,
        [played.score for played in games],
        [OUTCOMES.index(played.outcome) for played in games],
        [len(played.game.history) for played in games],
        clock() - start,
        failure,
        [why for played in games for why in played.replaced],
        [(one.game.seed, write_game(recorded(one.game, plan.team))) for one in games] if manner.keeps else (),
        [played.stood_in for played in games] if any(played.stood_in for played in games) else (),
        [played.tokens for played in games] if any(played.tokens for played in games) else (),
        [played.cost for played in games] if any(played.cost for played in games) else (),
        [int(played.is_forfeited) for played in games] if any(played.is_forfeited for played in games) else (),
    )


def play_game(team: tuple[AnyBot, ...], rules: Rules, seed: int, care: Care = USUAL_CARE) -> PlayedGame:
    """One game of a team, to its end.

    Raises:
        BotFailed: if a bot raises an error, hangs, or answers with what is not a legal move
        BadRules: if the rules do not allow this many players

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import play_game
        >>> played = play_game(("cautious", "cautious"), Rules(), seed=1)
        >>> played.game.is_over, played.outcome
        (True, 'scored')
    """
    check_bots(team)
    game = Game.deal(rules, len(team), seed)
    bots = [WatchedBot(bot, game, seat, care) for seat, bot in enumerate(team)]
    forfeit: tuple[TamayaError, ...] = ()
    try:
        for bot in turns(game, bots):
            game.do(bot.choose(game.view(game.actor)).action)
    except Forfeited as error:
        forfeit = (copy(error),)
    replaced = tuple([why for bot in bots for why in bot.replaced])
    stood_in, tokens = (sum(getattr(bot, what) for bot in bots) for what in ("stood_in", "tokens"))
    cost = sum(bot.cost for bot in bots)
    return PlayedGame(game, (*replaced, *forfeit), stood_in, tokens, cost, bool(forfeit))


def recorded(game: Game, team: tuple[AnyBot, ...]) -> RecordedGame:
    """A game with who played it, for a file."""
    return RecordedGame(game, bots=tuple([tidy_note(name_of(bot))[:LONGEST_NAME] for bot in team]))
