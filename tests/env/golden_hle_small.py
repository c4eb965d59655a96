"""Small games that the Hanabi Learning Environment played, as lines of text: parameters, cards dealt, actions, and a
digest of all that it said after each card and each action.

Written once, where HLE is installed: python -m tests.env.golden_hle_small > tests/env/golden_hle_small.txt
"""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("golden_hle_small.txt")
GAMES = 40
CHANCE = -1


class SmallGame(NamedTuple):
    """One game."""

    parameters: dict[str, int]
    dealt: list[int]  # colour × 5 + rank
    actions: list[int]
    digest: str

    def __str__(self) -> str:
        parameters = ",".join(f"{name}={value}" for name, value in self.parameters.items())
        return f"{parameters} {','.join(map(str, self.dealt))} {','.join(map(str, self.actions))} {self.digest}"


def read_golden() -> list[SmallGame]:
    """All games of the file."""
    games = []
    for line in FILE.read_text().splitlines():
        parameters, dealt, actions, digest = line.split(" ")
        named = dict(pair.split("=") for pair in parameters.split(","))
        cards, done = ([int(number) for number in part.split(",")] for part in (dealt, actions))
        games.append(SmallGame({name: int(value) for name, value in named.items()}, cards, done, digest))
    return games


def some_parameters(rng: random.Random) -> dict[str, int]:
    """Parameters of a small game that HLE accepts and can play."""
    while True:
        parameters = {
            "players": rng.randint(2, 5),
            "colors": rng.randint(1, 5),
            "ranks": rng.randint(1, 5),
            "hand_size": rng.randint(1, 8),
            "max_information_tokens": rng.choice((0, 0, 1, 3, 8, 25)),
            "max_life_tokens": rng.choice((1, 2, 3, 12)),
            "observation_type": rng.randrange(3),
        }
        cards_a_color = (3, 4, 6, 8, 10)[parameters["ranks"] - 1]
        if parameters["hand_size"] * parameters["players"] <= cards_a_color * parameters["colors"]:
            return parameters


def said(state: Any, encoder: Any) -> str:
    """All that a state and its observations say, HLE's or ours."""
    seen = [state.observation(player) for player in range(state.num_players())]
    moves = [] if state.cur_player() == CHANCE else state.legal_moves()  # HLE stops the process
    parts = [
        (state, state.cur_player(), state.score(), int(state.end_of_game_status())),
        (state.move_history()[-1], state.fireworks(), state.player_hands(), state.discard_pile(), moves),
        *((one, one.cur_player_offset(), one.last_moves(), one.card_knowledge(), one.legal_moves()) for one in seen),
        *(encoder.encode(one) for one in seen),
        *([item.card_info_newly_revealed() for item in one.last_moves()] for one in seen),
    ]
    return "\n".join(map(str, parts))


def digest_of(texts: Iterator[str]) -> str:
    """One short text for many."""
    whole = hashlib.sha256()
    for text in texts:
        whole.update(text.encode())
    return whole.hexdigest()[:16]


def play(module: ModuleType, parameters: dict[str, int], rng: random.Random) -> tuple[SmallGame, list[str]]:
    """Let HLE play a game, with cards that fit mostly, so that games last; and all that it said."""
    game = module.HanabiGame(parameters)
    encoder, state = module.ObservationEncoder(game), game.new_initial_state()
    dealt, actions, texts = [], [], []
    while state.cur_player() == CHANCE or not state.is_terminal():
        if state.cur_player() == CHANCE:
            state.deal_random_card()
            move = state.move_history()[-1].move()
            dealt.append(move.color() * 5 + move.rank())
        else:
            hand, legal = state.player_hands()[state.cur_player()], state.legal_moves()
            plays = [move for move in legal if move.type() == module.HanabiMoveType.PLAY]
            faces = [hand[move.card_index()] for move in plays]
            fit = [
                move
                for move, card in zip(plays, faces, strict=True)
                if state.card_playable_on_fireworks(card.color(), card.rank())
            ]
            others = [move for move in legal if move not in plays] or plays
            move = rng.choice(fit if fit and rng.random() < 0.7 else others if rng.random() < 0.85 else legal)
            actions.append(game.get_move_uid(move))
            state.apply_move(move)
        texts.append(said(state, encoder))
    return SmallGame(parameters, dealt, actions, digest_of(iter(texts))), texts


def main() -> None:
    """Let HLE play and print the games."""
    from hanabi_learning_environment import pyhanabi

    rng = random.Random(13)
    for _ in range(GAMES):
        print(play(pyhanabi, some_parameters(rng), rng)[0])


if __name__ == "__main__":
    main()
