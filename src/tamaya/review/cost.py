"""What a move cost: the final score to expect with it and with the best other one, by playing on from there.

For each move worlds are dealt that agree with all that the seat to act saw and had been told, each as likely as any
other. In the same worlds each possible move is made and a named team of bots plays on to the end. What is assumed:

- What hints say beyond their words is read by an agreement, the hint that is tried included, and believed where it is
  true (`understanding`); by a usual one where nothing was agreed on. By none nobody concludes more than the words say,
  and whoever plays a card because a partner pointed at it seems to gamble.
- Only from the next move on the team speaks as it always does: no hint is worth more for fitting the team's own code.
- The team is better, or worse, than those who played. What counts is the difference between two moves.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import NamedTuple

from tamaya.extras import need

need("fast", __name__)

import numpy as np

from tamaya.arena.running import processes, share_out
from tamaya.bots import provable
from tamaya.bots.bot import Reason
from tamaya.bots.compiled.linking import Policy, compiled_names, find_compiled
from tamaya.bots.compiled.policy import CompiledMaker, Ints
from tamaya.bots.compiled.seat_row import mask_row
from tamaya.bots.search import Scores, contenders, difference
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.errors import TamayaError, shown
from tamaya.core.game import Game
from tamaya.core.randomness import advance, start
from tamaya.core.tables import Tables
from tamaya.core.values import described
from tamaya.core.view import View
from tamaya.review.understanding import Understanding

__all__ = ["MoveCost", "what_it_cost"]

BOT = "hat"
USUAL = "club"  # by which hints are read if nothing was agreed on: it only excuses, as only true readings count
ERROR = 0.075  # points: the standard error to get below, so that ±0.15 is two of them
ROUNDS = (32, 32, 64, 128)  # worlds in which the moves are compared, until only one can still be better
AT_A_TIME = 64  # worlds, for the estimate itself
MOST_WORLDS = 1280  # for a move whose estimates do not settle
CLEAR = 2.0  # standard errors
PORTION = 4  # moves for one process at a time


@described
class MoveCost(NamedTuple):
    """A move, and what it cost by an estimate. Points are those of the final score.

    Attributes:
        number: moves are counted from 1
        seat: who acted
        action: what was done, in notation
        before: the score to expect with the best move found
        after: the score to expect with the move, in the same worlds
        error: the standard error of `after`
        cost: before − after; 0 if no better move was found
        cost_error: its standard error: much smaller than that of each, for the worlds are the same
        preferred: the best move found; the move itself if none was better
        reason: what speaks for it, by what the seat could know
        worlds: in how many worlds they were compared
    """

    number: int
    seat: int
    action: str
    before: float
    after: float
    error: float
    cost: float
    cost_error: float
    preferred: str
    reason: Reason
    worlds: int

    @property
    def at_least(self) -> float:
        """What it cost at least, whatever chance may have added: above 0, the other move is better beyond doubt."""
        return self.cost - CLEAR * self.cost_error

    def to_json(self) -> dict[str, object]:
        """All of it for JSON."""
        return {**self._asdict(), "reason": {**self.reason._asdict(), "details": dict(self.reason.details)}}


def what_it_cost(
    game: Game,
    bot: str = BOT,
    agreement: str = USUAL,
    *,
    seed: int = 1,
    error: float = ERROR,
    wanted: Callable[[int], bool] = lambda _: True,
) -> Iterator[MoveCost]:
    """The moves of a game from its deal on, each as soon as it is known: whoever iterates sees how far it has come, and
    may stop. `wanted` chooses among the numbers of the moves, so that several processes can share the work: what is
    said of a move depends on the game and the other arguments, and on nothing else.

    Raises:
        TamayaError: if there is no such bot, or it cannot play on from any position
        BadNotation: if this is not an agreement
    """
    team = Policy(check_team(bot), game.rules, game.players)
    now = game.start()
    understanding = Understanding(now, agreement)
    for move in game.moves:
        for gesture in move.gestures:
            understanding.see(now.enter(gesture))
        if wanted(move.number):
            worlds = DealtWorlds(now, team, understanding, advance(start(seed), move.number))
            yield _cost(now, now.number_of(move.action), worlds, move.number, error)
        understanding.see(now.do(move.action))


def check_team(bot: str) -> CompiledMaker:
    """The bot of this name, if it can play on."""
    maker = find_compiled(bot)
    if maker is None:
        known = ", ".join(compiled_names())
        raise TamayaError("unknown-team", bot=shown(bot), teams=known)
    return maker


def _cost(now: Game, done: int, worlds: "DealtWorlds", number: int, error: float) -> MoveCost:
    """What the action with the number `done` costs in this position."""
    best = _best(worlds, [done, *(option for option in now.legal_numbers() if option != done)])
    options = [done] if best == done else [done, best]
    scores: Scores = np.zeros((0, len(options)))
    while len(scores) < MOST_WORLDS and (len(scores) == 0 or _error(scores) > error):
        scores = np.concatenate((scores, worlds.try_out(options, AT_A_TIME)))
    after = scores[:, 0]
    gain, gain_error = difference(scores, 1, 0) if len(options) > 1 else (0.0, 0.0)
    if gain <= 0:
        best, gain = done, 0.0
    preferred = now.action_of(best)
    return MoveCost(
        number,
        now.actor,
        str(now.action_of(done)),
        float(after.mean()) + gain,
        float(after.mean()),
        _error(scores),
        gain,
        gain_error,
        str(preferred),
        why(now.view(now.actor), preferred, now.tables),
        len(scores),
    )


def _best(worlds: "DealtWorlds", options: list[int]) -> int:
    """The option that seems best, the first one if none seems better. It is chosen in other worlds than those of the
    estimate: among many options, one is always lucky."""
    scores: Scores = np.zeros((0, len(options)))
    for count in ROUNDS:
        scores = np.concatenate((scores, worlds.try_out(options, count)))
        kept = contenders(scores)
        scores, options = scores[:, kept], [options[option] for option in kept]
        if len(options) == 1:
            break
    return options[int(scores.mean(axis=0).argmax())]


def _error(scores: Scores) -> float:
    """The standard error of what the first option scores, and not less than that of its difference to the second."""
    count = len(scores)
    squares = float(((scores[:, 0] - scores[:, 0].mean()) ** 2).sum()) + 0.25  # a few worlds alike prove nothing
    alone: float = (squares / (count - 1) / count) ** 0.5
    return max(alone, difference(scores, 1, 0)[1]) if scores.shape[1] > 1 else alone


class DealtWorlds:
    """The worlds of a position, dealt one after the other."""

    def __init__(self, now: Game, team: Policy, understanding: Understanding, x: int) -> None:
        masked = [0] * now.tables.row_size
        mask_row(now.row, now.tables, now.actor, masked)  # type: ignore[arg-type]  # CPython's rows are lists
        self._row: Ints = np.array(masked, np.int64)
        self._seat = now.actor
        self._team = team
        self._x = x
        self._now = np.array(understanding.now(now.actor), np.int64)
        self._after = {option: understanding.after(now.action_of(option)) for option in now.legal_numbers()}

    def try_out(self, options: list[int], count: int) -> Scores:
        """What each of these options scores in each of this many new worlds."""
        dealt = np.zeros((count, len(self._row)), np.int64)
        self._x = self._team.deal_by_words(self._row, self._seat, self._now, self._x, dealt)
        after = np.array([self._after[option] for option in options], np.int64)
        return self._team.take_over(dealt, options, after)


# ---- What speaks for a move ------------------------------------------------------------------------------------------


def why(view: View, action: Action, t: Tables) -> Reason:
    """The plainest reason for an action of the seat whose view this is, for moves that came without one."""
    match action:
        case Play(card):
            return _for_play(view, card, t)
        case Discard(card):
            return _for_discard(view, card, t)
        case Hint():
            return _for_hint(view, action, t)
        case _:
            return Reason("fetch-discarded", (action.card,))


def _for_play(view: View, card: int, t: Tables) -> Reason:
    """Certain to fit, or perhaps; else a mistake on purpose, which can win a turn."""
    possible, fits = provable.held_card(view, card).possible.bits, view.playable.bits
    if not possible & ~fits:
        return Reason("known-playable", (card,))
    if not possible & fits:
        return _for_discard(view, card, t)
    affordable = view.mistakes + 1 < view.rules.mistakes
    return Reason("likely-playable" if affordable else "perhaps-playable", (card,))


def _for_discard(view: View, card: int, t: Tables) -> Reason:
    """Useless, or another copy is in sight; else there is no more to say."""
    return provable.surely_spare(view, card, t) or Reason("nothing-better")


def _for_hint(view: View, hint: Hint, t: Tables) -> Reason:
    """Of the cards of which it says something new: those that it shows to fit, those that fit, those that must be kept;
    or any."""
    touches = t.touches[hint_number(hint.what, t)]
    touched = [held for held in view.hands[hint.seat] if held.card and touches >> held.card.identity & 1]
    news = [held for held in touched if held.possible.bits & ~touches]
    fitting = [held for held in news if held.card in view.playable]
    certain = [held.id for held in fitting if not held.possible.bits & touches & ~view.playable.bits]
    kept = [held.id for held in news if held.card in view.irreplaceable]
    if certain:
        return Reason("show-playable", tuple(certain))
    if fitting:
        return provable.to_play(view, fitting[-1].id, t)
    return provable.to_keep(view, kept[0], t) if kept else provable.tell_more(view, hint, t)


# ---- In processes ----------------------------------------------------------------------------------------------------


def cost_in_processes(
    game: Game,
    bot: str = BOT,
    agreement: str = USUAL,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[MoveCost]:
    """The same as a list, worked out in several processes; `progress` hears how many moves are done."""
    check_team(bot)
    moves = len(game.moves)
    portions = [(first, min(first + PORTION, moves)) for first in range(0, moves, PORTION)]
    found: list[MoveCost] = []
    work = partial(_part, game, bot, agreement)
    with closing(share_out(work, portions, processes(workers), None)) as parts:
        for part in parts:
            found += part
            progress(len(found))
    return sorted(found, key=lambda cost: cost.number)


def _part(game: Game, bot: str, agreement: str, first: int, last: int) -> list[MoveCost]:
    wanted = range(first + 1, last + 1)
    return list(what_it_cost(game, bot, agreement, wanted=wanted.__contains__))
