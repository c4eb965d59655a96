"""Games that were played, as the trajectories that they would have been in the Hanabi Learning Environment."""

from collections.abc import Iterator
from typing import NamedTuple

from tamaya.core.action_numbers import number_of
from tamaya.core.actions import Arrange, Pose
from tamaya.core.errors import BadRules
from tamaya.core.game import Game
from tamaya.core.rules import Rules, write_options
from tamaya.core.values import described
from tamaya.env.hle.names import AgentObservationType
from tamaya.env.hle.rl_env import HanabiEnv, Observation


@described
class TrajectoryStep(NamedTuple):
    """One step of a trajectory.

    Attributes:
        observations: what `rl_env` says before the step, for all players
        player: who acts
        action: the action's number
        reward: the difference in score
        done: whether the game is over after it
    """

    observations: Observation
    player: int
    action: int
    reward: float
    done: bool


def trajectory(
    game: Game, observation_type: AgentObservationType = AgentObservationType.CARD_KNOWLEDGE
) -> Iterator[TrajectoryStep]:
    """Play a game again, step by step, in HLE's environment. Hands are in the order in which cards were drawn, however
    their owners held them."""
    env = HanabiEnv({**_parameters(game), "observation_type": observation_type})
    observations = env.reset([card.identity for card in game.deck])
    for entry in game.history:
        if isinstance(entry, Arrange | Pose):
            continue
        player, action = env.state.cur_player(), number_of(entry, env.state._row, env.game.tables)
        following, reward, done, _ = env.step(action)
        yield TrajectoryStep(observations, player, action, reward, done)
        observations = following


def _parameters(game: Game) -> dict[str, int]:
    rules = game.rules
    known = Rules(hints=rules.hints, mistakes=rules.mistakes, hand_size=rules.hand_size, empty_hints=rules.empty_hints)
    if rules != known:
        raise BadRules("hle-rules", options=write_options(rules))
    return {
        "players": game.players,
        "hand_size": game.tables.hand_size,
        "max_information_tokens": rules.hints,
        "max_life_tokens": rules.mistakes,
    }
