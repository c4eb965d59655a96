"""Hanabi for PettingZoo: `env` turn by turn (AEC), `parallel_env` with all agents at once. Importing this module
registers both under the id `tamaya/Hanabi-v0`.

Agents are `player_0`, `player_1`, …; an observation is a dictionary of `observation` and `action_mask`; every agent
gets the team's reward. An action that is not legal raises `IllegalAction` and changes nothing.
"""

from tamaya.extras import need

need("env", __name__)

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, aec_registry, register

from tamaya.core.errors import IllegalAction
from tamaya.core.rules import Rules
from tamaya.env.adapters import Bits, Observation, SingleGame, check_illegal, spaces_of
from tamaya.env.frames import Drawn, drawn

__all__ = ["HanabiAEC", "HanabiParallel", "env", "parallel_env", "raw_env"]


def env(**options: Any) -> "HanabiAEC":
    """Turn by turn. Options: players, rules, layout (`hle`, `hle-minimal`, `hle-seer`, `full`), rewards.

    Raises:
        BadRules: if an option cannot have this value

    Examples:
        >>> from tamaya.env import pettingzoo
        >>> env = pettingzoo.env(players=2)
        >>> env.reset(seed=1)
        >>> env.agent_selection, int(env.infos["player_0"]["action_mask"].sum()) > 0
        ('player_0', True)
    """
    return HanabiAEC(**options)


def raw_env(**options: Any) -> "HanabiAEC":
    """The same as `env`: PettingZoo's word for one without wrappers, and ours checks by itself what those would."""
    return HanabiAEC(**options)


def parallel_env(**options: Any) -> "HanabiParallel":
    """All agents at once: those whose turn it is not have one action, the last number, which does nothing. With
    `illegal="penalty"` whatever they do does nothing, and an action of the others that is not legal costs a point.

    Raises:
        BadRules: if an option cannot have this value
    """
    return HanabiParallel(**options)


class Shared:
    """What both kinds of environment have."""

    game: SingleGame
    render_mode: str | None
    possible_agents: list[str]
    state_space: spaces.Box

    def state(self) -> Bits:
        """All that can be known of the game, for training with open cards: what each seat observes, one after the
        other."""
        return np.concatenate([self.game.observe(seat) for seat in range(len(self.possible_agents))])

    def explain(self, observation: npt.ArrayLike) -> list[str]:
        """One observation in words, a line for each bit that is set."""
        return self.game.layout.explain(observation)

    def render(self) -> Drawn:
        """The table as text or as pixels."""
        return drawn(self.game.batch.game(0), self.render_mode)

    def _open_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (len(self.possible_agents) * self.game.layout.bits,), np.int8)


class HanabiAEC(Shared, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Hanabi turn by turn."""

    metadata = {  # noqa: RUF012
        "name": "tamaya_hanabi_v0",
        "is_parallelizable": False,
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = SingleGame(rules, players, layout, rewards)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        pairs = {agent: spaces_of(self.game.layout.bits, self.game.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}
        self.state_space = self._open_space()
        self._nothing_legal = np.zeros(self.game.actions, np.int8)  # for all whose turn it is not
        self._nothing_legal.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed fixes it and those after it."""
        del options
        self.game.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.game.actor]
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing_legal} for agent in self.agents}
        self._show_legal()

    def observe(self, agent: str) -> Observation:
        """What an agent observes now, and its legal actions: none if it is another one's turn."""
        mask = self._legal if agent == self.agent_selection else self._nothing_legal
        return {"observation": self.game.observe(self._seats[agent]), "action_mask": mask.copy()}

    def _show_legal(self) -> None:
        """Let the selected agent, whose turn it is, know what is legal; whoever only reads shares one array."""
        self._legal = self.game.mask()
        self._legal.flags.writeable = False
        self.infos[self.agent_selection] = {"action_mask": self._legal}

    def step(self, action: Any) -> None:
        """Carry out an action of the selected agent.

        Raises:
            IllegalAction: if the action is not legal, or no game runs
        """
        if not self.agents:
            raise IllegalAction("env-reset")
        agent, game = self.agent_selection, self.game
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        reward = game.step(action)
        sums = self._cumulative_rewards
        sums[agent] = 0.0
        for one in self.agents:
            self.rewards[one] = reward
            sums[one] += reward
        self.infos[agent] = {"action_mask": self._nothing_legal}
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[(self._seats[agent] + 1) % len(self.possible_agents)]
            self._legal = self._nothing_legal
        else:
            self.agent_selection = self.possible_agents[game.actor]
            self._show_legal()

    def close(self) -> None:
        """There is nothing to close."""


class HanabiParallel(Shared, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Hanabi with all agents at once."""

    metadata = {"name": "tamaya_hanabi_parallel_v0", "render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.game = SingleGame(rules, players, layout, rewards)
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.state_space = self._open_space()
        self.wait = self.game.actions  # the action of those whose turn it is not
        pairs = {agent: spaces_of(self.game.layout.bits, self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; a seed fixes it and those after it."""
        del options
        self.game.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.game.observe(seat), "action_mask": self._mask(agent)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, agent: str) -> Bits:
        game, mask = self.game, np.zeros(self.wait + 1, np.int8)
        if agent == self.possible_agents[game.actor] and not game.over:
            mask[:-1] = game.mask()
        else:
            mask[-1] = 1
        return mask

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the action of the agent whose turn it is; the others must wait.

        Raises:
            IllegalAction: if an action is not legal or somebody else acts, unless that costs a point; if no game runs
        """
        if not self.agents:
            raise IllegalAction("env-reset")
        game, agents = self.game, self.agents
        actor = self.possible_agents[game.actor]
        if actor not in actions:
            raise IllegalAction("env-turn", agent=actor)
        if self.illegal == "error":
            self._check_who_acts(actor, actions)
        try:
            reward = game.step(actions[actor])
        except IllegalAction:
            if self.illegal == "error":
                raise
            reward = -1.0
        if game.over:
            self.agents = []
        return (
            self._observations(),
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, game.over),
            dict.fromkeys(agents, False),
            {agent: {"action_mask": self._mask(agent)} for agent in agents},
        )

    def _check_who_acts(self, actor: str, actions: dict[str, int]) -> None:
        for agent, action in actions.items():
            if agent != actor and action != self.wait:
                raise IllegalAction("env-wait", agent=actor, other=agent, number=self.wait)

    def close(self) -> None:
        """There is nothing to close."""


if "tamaya/Hanabi-v0" not in aec_registry:
    register("aec", "tamaya/Hanabi-v0", "tamaya.env.pettingzoo:HanabiAEC")
    register("parallel", "tamaya/Hanabi-v0", "tamaya.env.pettingzoo:HanabiParallel")
