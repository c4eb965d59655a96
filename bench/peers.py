"""Other Hanabi environments, each stepped by random legal play. A peer that is not installed is None."""

import random
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

Run = Callable[[int], int]  # about this many steps, please → steps made
CHANCE = -1  # `pyhanabi`'s player who deals


def find_pyhanabi(players: int) -> Run | None:
    """HLE's state from Python: legal moves, apply, deal; no observation."""
    game = make_pyhanabi(players)
    rng = random.Random(1)

    def run(wanted: int) -> int:
        steps = 0
        while steps < wanted:
            steps += play_pyhanabi(game, rng)
        return steps

    return run if game else None


def make_pyhanabi(players: int) -> Any | None:
    """HLE's base game, for `play_pyhanabi`; None if HLE is not installed."""
    try:
        from hanabi_learning_environment import pyhanabi
    except ImportError:
        return None
    return pyhanabi.HanabiGame({"players": players, "random_start_player": False})


def play_pyhanabi(game: Any, rng: random.Random) -> int:
    """Play once from beginning to end; how many steps it took."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.cur_player() == CHANCE:
            state.deal_random_card()
            continue
        moves = state.legal_moves()
        state.apply_move(moves[int(rng.random() * len(moves))])
        steps += 1
    return steps


def find_rl_env(players: int) -> Run | None:
    """HLE's `rl_env`: dictionaries and encoded observations of all players."""
    try:
        from hanabi_learning_environment import rl_env
    except ImportError:
        return None
    env = rl_env.make("Hanabi-Full", players)
    rng = random.Random(1)

    def run(wanted: int) -> int:
        steps = 0
        while steps < wanted:
            seen, done = env.reset(), False
            while not done:
                moves = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"]
                seen, _, done, _ = env.step(moves[int(rng.random() * len(moves))])
                steps += 1
        return steps

    return run


def play_aec(env: Any) -> Run:
    """Any PettingZoo environment, turn by turn, as its documentation shows."""
    rng = random.Random(1)

    def run(wanted: int) -> int:
        steps = 0
        while steps < wanted:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                moves = seen["action_mask"].nonzero()[0]
                env.step(int(moves[int(rng.random() * len(moves))]))
                steps += 1
        return steps

    return run


def find_hanabi_v5(players: int) -> Run | None:
    """PettingZoo's own Hanabi."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import hanabi_v5

            return play_aec(hanabi_v5.env(players=players, hand_size=5 if players < 4 else 4))
    except ImportError:
        return None


def find_jaxmarl(players: int, games: int) -> Run | None:
    """JaxMARL's Hanabi on the CPU: a batch, with the observations of all players."""
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):  # it announces what it does not find
            warnings.simplefilter("ignore")
            import jax
            from jax import numpy as jnp
            from jaxmarl import make
    except ImportError:
        return None
    env = make("hanabi", num_agents=players)

    def step_one(carry: Any, key: Any) -> Any:
        _, state = carry
        keys = jax.random.split(key, players + 1)
        legal = env.get_legal_moves(state)
        actions = {
            agent: jax.random.categorical(keys[number], jnp.where(legal[agent] > 0, 0.0, -1e9))
            for number, agent in enumerate(env.agents)
        }
        seen, state, _, _, _ = env.step(keys[-1], state, actions)
        return seen, state

    step = jax.jit(jax.vmap(step_one))
    keys = jax.random.split(jax.random.PRNGKey(0), games)
    carry = jax.jit(jax.vmap(env.reset))(keys)
    for _ in range(3):  # it compiles twice: the types of the first state differ
        carry = step(carry, keys)
    jax.block_until_ready(carry)
    number = 0

    def run(wanted: int) -> int:
        nonlocal carry, number
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            number += 1
            carry = step(carry, jax.random.split(jax.random.PRNGKey(number), games))
        jax.block_until_ready(carry)
        return rounds * games

    return run


def find_open_spiel(players: int) -> Run | None:
    """OpenSpiel's Hanabi, with the observation tensor of the player to act."""
    try:
        import pyspiel

        game = pyspiel.load_game("hanabi", {"players": players})
    except (ImportError, RuntimeError):  # its wheels may lack Hanabi
        return None
    rng = random.Random(1)

    def run(wanted: int) -> int:
        steps = 0
        while steps < wanted:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.observation_tensor()
                moves = state.legal_actions()
                state.apply_action(moves[int(rng.random() * len(moves))])
                steps += 1
        return steps

    return run
