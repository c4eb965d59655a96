"""Hanabi for Gymnasium: one seat is the learner's, bots hold the others. Ids: `tamaya/Hanabi-v0` and, for two to five
players, `tamaya/Hanabi-2p-v0` and so on; importing this module registers them.
"""

from tamaya.extras import need

need("env", __name__)

import random
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tamaya.bots.bot import Bot
from tamaya.bots.registry import find_maker
from tamaya.core.errors import BadRules, IllegalAction
from tamaya.core.events import Event, seen_by
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.env.plain import PlainLayout
from tamaya.env.rewards import check_rewards, paid_so_far

__all__ = ["HanabiSeat"]

ILLEGAL = ("error", "penalty")
Observation = dict[str, Any]


def _seated(partners: str | Sequence[str], seats: list[int]) -> dict[int, str]:
    """The names of the bots by seat, if there are enough and all exist."""
    names = [partners] * len(seats) if isinstance(partners, str) else list(partners)
    if len(names) != len(seats):
        raise BadRules("partners", f"{len(seats)} seats want {len(seats)} partners, not {len(names)}.")
    for name in names:
        find_maker(name)
    return dict(zip(seats, names, strict=True))


class HanabiSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game. A step goes on until that seat decides again or the game is over.

    An action that is not legal raises `IllegalAction`; with `illegal="penalty"` it changes nothing and costs one point
    instead, which is what algorithms without an action mask need.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        seat: int = 0,
        partners: str | Sequence[str] = "cautious",
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(empty_hints=False) if rules is None else rules
        self.players = players
        self.seat = seat
        t = compile_tables(self.rules, players)
        if seat not in range(players):
            raise BadRules("seat", f"seat cannot be {seat}: seats go from 0 to {players - 1}.")
        if illegal not in ILLEGAL:
            raise BadRules("illegal", f"illegal cannot be {illegal!r}: it is one of {', '.join(ILLEGAL)}.")
        self.partners = _seated(partners, [other for other in range(players) if other != seat])
        self.reward_kind = check_rewards(rewards)
        self.illegal = illegal
        self.render_mode = render_mode
        self.layout = PlainLayout(layout, self.rules, t)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.layout.bits,), np.int8),
                "action_mask": spaces.Box(0, 1, (t.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(t.actions)
        self._random = random.Random()
        self.game: Game | None = None
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; a seed fixes it and those after it."""
        super().reset(seed=seed)
        del options
        if seed is not None:
            self._random.seed(seed)
        game_seed = self._random.randrange(len(SEEDS))
        self.game = Game.deal(self.rules, self.players, game_seed)
        self._bots = {
            seat: find_maker(name)(self.rules, self.players, seat, game_seed) for seat, name in self.partners.items()
        }
        self._tell(tuple(self.game.log))
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner's seat and then the others' until it decides again."""
        game = self._running()
        number = index(action)
        legal = game.legal_numbers()
        if number not in legal:
            if self.illegal == "penalty":
                return self._observation(), -1.0, False, False, self._info()
            raise IllegalAction("env-illegal", f"Action {number} is not legal: legal are {', '.join(map(str, legal))}.")
        before = paid_so_far(self.reward_kind, game.score, game.worth, False)
        self._tell(game.do(game.action_of(number)))
        self._let_others_play()
        over = game.outcome is not None
        reward = float(paid_so_far(self.reward_kind, game.score, game.worth, over) - before)
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        game = self._running()
        while game.outcome is None and game.actor != self.seat:
            self._tell(game.do(self._bots[game.actor].choose(game.view(game.actor)).action))

    def _tell(self, events: tuple[Event, ...]) -> None:
        for seat, bot in self._bots.items():
            for event in events:
                bot.see(seen_by(seat, event))

    def _observation(self) -> Observation:
        game = self._running()
        mask = np.zeros(game.tables.actions, np.int8)
        mask[game.legal_numbers()] = 1
        return {"observation": self.layout.observe(game.row, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        game = self._running()
        return {"score": game.score, "worth": game.worth}

    def _running(self) -> Game:
        if self.game is None:
            raise IllegalAction("env-reset", "There is no game: call reset first.")
        return self.game

    def render(self) -> str | None:
        """The table as text."""
        return repr(self._running()) if self.render_mode == "ansi" else None


ENTRY = "tamaya.env.gymnasium:HanabiSeat"

if "tamaya/Hanabi-v0" not in gymnasium.registry:
    gymnasium.register("tamaya/Hanabi-v0", entry_point=ENTRY)
    for _players in range(2, 6):
        gymnasium.register(f"tamaya/Hanabi-{_players}p-v0", entry_point=ENTRY, kwargs={"players": _players})
