"""Other people's code gets our environment under its old name, and finds the agents that it knows."""

import subprocess
import sys

from tamaya.env.hle import pyhanabi, rl_env
from tamaya.env.hle.agents.random_agent import RandomAgent
from tamaya.env.hle.agents.simple_agent import SimpleAgent

THEIRS = """
from tamaya.env import hle
hle.install()
from hanabi_learning_environment import pyhanabi, rl_env
from hanabi_learning_environment.agents.simple_agent import SimpleAgent
import hanabi_learning_environment.rl_env as again
assert again is rl_env is hle.rl_env
import rl_env as short, pyhanabi as shorter
assert (short, shorter) == (rl_env, pyhanabi)
card = pyhanabi.HanabiCard(color=1, rank=2)
assert (card.color(), card.rank(), str(card)) == (1, 2, "Y3")
print(type(rl_env.make("Hanabi-Full", num_players=2)).__module__)
"""


def score_of(agent: rl_env.Agent, players: int, seed: int) -> int:
    """Let an agent play for everybody."""
    env = rl_env.HanabiEnv({"players": players, "seed": seed})
    observations = env.reset()
    done = False
    while not done:
        for one in observations["player_observations"]:
            move = agent.act(one)
            assert (move is None) == (one["current_player_offset"] != 0)
            if move is not None:
                chosen = move
        observations, _, done, _ = env.step(chosen)
    return env.state.score()


def test_code_that_imports_hle_by_its_name_gets_ours() -> None:
    run = subprocess.run([sys.executable, "-c", THEIRS], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "tamaya.env.hle.rl_env"


def test_the_agents_play_whole_games_and_the_simple_one_better() -> None:
    simple = [score_of(SimpleAgent({}), players, seed) for players in (2, 3) for seed in range(8)]
    by_chance = [score_of(RandomAgent({"seed": seed}), 2, seed) for seed in range(8)]
    assert sum(simple) / len(simple) > sum(by_chance) / len(by_chance) + 5
    assert score_of(RandomAgent({"seed": 3}), 2, 5) == score_of(RandomAgent({"seed": 3}), 2, 5)


def test_a_card_is_made_by_name_as_in_hle() -> None:
    assert pyhanabi.HanabiCard(color=0, rank=4) == pyhanabi.HanabiCard(0, 4)
