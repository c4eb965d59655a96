"""Games that the Hanabi Learning Environment played, as lines of text: players, observation type, deck, actions and a
digest of all that it said.

Written once, where HLE is installed: python -m tests.env.golden_hle > tests/env/golden_hle.txt
"""

import hashlib
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("golden_hle.txt")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
GAMES = 1000


class Golden(NamedTuple):
    """One game."""

    players: int
    kind: int
    deck: list[int]  # as dealt: colour × 5 + rank
    actions: list[int]
    score: int
    digest: str

    def __str__(self) -> str:
        deck = "".join(LETTERS[card] for card in self.deck)
        actions = "".join(LETTERS[action] for action in self.actions)
        return f"{self.players} {self.kind} {deck} {actions} {self.score} {self.digest}"


def read_golden() -> list[Golden]:
    """All games of the file."""
    games = []
    for line in FILE.read_text().splitlines():
        players, kind, deck, actions, score, digest = line.split()
        games.append(Golden(int(players), int(kind), _numbers(deck), _numbers(actions), int(score), digest))
    return games


def _numbers(text: str) -> list[int]:
    return [LETTERS.index(letter) for letter in text]


class Digest:
    """A digest of everything that an environment says in a game."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, bits: Iterable[Sequence[int]], legal: Sequence[int], reward: int, done: bool) -> None:
        """After each step: what every player observes, what is legal next, the reward, and whether it is over."""
        for seen in bits:
            self._hash.update(bytes(seen))
        if not done:
            self._hash.update(bytes(legal))
        self._hash.update(f"{reward} {done}".encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def main() -> None:
    """Let HLE play and print the games."""
    from hanabi_learning_environment import rl_env

    from tests.env.test_hle_same_games import play_peer, whole_deck

    rng = random.Random(1)
    for number in range(GAMES):
        players, kind = 2 + number % 4, number // 4 % 3
        env = rl_env.HanabiEnv({"players": players, "observation_type": kind, "seed": rng.randrange(1 << 30)})
        dealt, actions, said = play_peer(env, rng)
        digest = Digest()
        for observation, reward, done, _ in [(said[0], 0, False, None), *said[1:]]:
            seen = observation["player_observations"]
            legal = seen[observation["current_player"]]["legal_moves_as_int"]
            digest.add([one["vectorized"] for one in seen], legal, reward, done)
        print(Golden(players, kind, whole_deck(dealt), actions, env.state.score(), str(digest)))


if __name__ == "__main__":
    main()
