"""Hanabi for Gymnasium: one seat is the learner's, bots hold the others. Ids: `tamaya/Hanabi-v0` and, for two to five
players, `tamaya/Hanabi-2p-v0` and so on; `tamaya/Hanabi-SelfPlay-v0` gives the learner every seat in turn. Importing
this module registers them, for `gymnasium.make_vec`, too, which gives the games of `vector`.
"""

from tamaya.extras import need

need("env", __name__)

import random
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from tamaya.bots.bot import Bot
from tamaya.bots.registry import find_maker
from tamaya.core.errors import BadRules, IllegalAction
from tamaya.core.events import Event, seen_by
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.env.adapters import Observation, check_illegal, spaces_of
from tamaya.env.frames import Drawn, drawn
from tamaya.env.observations import Layout
from tamaya.env.rewards import check_rewards, paid_so_far

__all__ = ["HanabiSeat"]


def _seated(partners: str | Sequence[str], seats: list[int]) -> dict[int, str]:
    """The names of the bots by seat, if there are enough and all exist."""
    names = [partners] * len(seats) if isinstance(partners, str) else list(partners)
    if len(names) != len(seats):
        raise BadRules("wrong-count", option="partners", wanted=len(seats), found=len(names))
    for name in names:
        find_maker(name)
    return dict(zip(seats, names, strict=True))


class HanabiSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game. A step goes on until that seat decides again or the game is over. Without partners
    (`partners=None`) every seat is the learner's in turn.

    An action that is not legal raises `IllegalAction`; with `illegal="penalty"` it changes nothing and costs one point
    instead, which is what algorithms without an action mask need.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        seat: int = 0,
        partners: str | Sequence[str] | None = "smart",
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
            raise BadRules("no-such-seat", seat=seat, most=players - 1)
        others = [other for other in range(players) if other != seat]
        self.partners = {} if partners is None else _seated(partners, others)
        self.reward_kind = check_rewards(rewards)
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.layout = Layout(layout, self.rules, t)
        self.observation_space, self.action_space = spaces_of(self.layout.bits, t.actions)
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
        """Carry out an action of the learner's seat and then the others' until it decides again.

        Raises:
            IllegalAction: if the action is not legal, unless that costs a point (`illegal="penalty"`), or no game runs
        """
        game = self._running()
        number = index(action)
        legal = game.legal_numbers()
        if number not in legal:
            if self.illegal == "penalty":
                return self._observation(), -1.0, False, False, self._info()
            raise IllegalAction("env-illegal", number=number, legal=", ".join(map(str, legal)))
        before = paid_so_far(self.reward_kind, game.score, game.worth, False)
        self._tell(game.do(game.action_of(number)))
        self._let_others_play()
        over = game.outcome is not None
        reward = float(paid_so_far(self.reward_kind, game.score, game.worth, over) - before)
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        game = self._running()
        while game.outcome is None and game.actor in self._bots:
            self._tell(game.do(self._bots[game.actor].choose(game.view(game.actor)).action))

    def _tell(self, events: tuple[Event, ...]) -> None:
        for seat, bot in self._bots.items():
            for event in events:
                bot.see(seen_by(seat, event))

    def _observation(self) -> Observation:
        game = self._running()
        seat = self.seat if self.partners else game.actor
        return {
            "observation": self.layout.observe_row(game.row, seat),
            "action_mask": self.action_masks().view(np.int8),
        }

    def explain(self, observation: npt.ArrayLike) -> list[str]:
        """One observation in words, a line for each bit that is set."""
        return self.layout.explain(observation)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal: what SB3-contrib asks for."""
        game = self._running()
        mask = np.zeros(game.tables.actions, np.bool_)
        mask[game.legal_numbers()] = True
        return mask

    def _info(self) -> dict[str, Any]:
        game = self._running()
        return {"score": game.score, "worth": game.worth}

    def _running(self) -> Game:
        if self.game is None:
            raise IllegalAction("env-reset")
        return self.game

    def render(self) -> Drawn:
        """The table as text or as pixels."""
        return None if self.render_mode is None else drawn(self._running(), self.render_mode)


ENTRIES: dict[str, Any] = {
    "entry_point": "tamaya.env.gymnasium:HanabiSeat",
    "vector_entry_point": "tamaya.env.vector:VectorEnv",
}

if "tamaya/Hanabi-v0" not in gymnasium.registry:
    gymnasium.register("tamaya/Hanabi-v0", **ENTRIES)
    gymnasium.register("tamaya/Hanabi-SelfPlay-v0", **ENTRIES, kwargs={"partners": None})
    for _players in range(2, 6):
        gymnasium.register(f"tamaya/Hanabi-{_players}p-v0", **ENTRIES, kwargs={"players": _players})
