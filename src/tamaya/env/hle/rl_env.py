"""HLE's `rl_env` names: an environment of observation dictionaries."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from tamaya.core.errors import shown
from tamaya.env.hle import pyhanabi
from tamaya.env.hle.pyhanabi import HanabiMove, HanabiMoveType, IllegalMove, color_char_to_idx

MOVE_TYPES = [kind.name for kind in HanabiMoveType]
_FULL = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
_SMALL = {"colors": 2, "ranks": 5, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
PRESETS: dict[str, dict[str, int]] = {
    "Hanabi-Full": _FULL,
    "Hanabi-Full-CardKnowledge": _FULL,
    "Hanabi-Full-Minimal": {**_FULL, "observation_type": pyhanabi.AgentObservationType.MINIMAL.value},
    "Hanabi-Small": _SMALL,
    "Hanabi-Very-Small": {**_SMALL, "colors": 1},
}

Observation = dict[str, Any]


class Environment:
    """What an environment offers. As in HLE, neither this nor `Agent` is abstract: its own agents have no `reset`."""

    def reset(self) -> Observation:
        """Begin a new game."""
        raise NotImplementedError

    def step(self, action: Any) -> tuple[Observation, float, bool, dict[str, object]]:
        """Take one step."""
        raise NotImplementedError


class Agent:
    """What an agent offers."""

    def __init__(self, config: Mapping[str, object], *args: object, **kwargs: object) -> None:
        raise NotImplementedError

    def reset(self, config: Mapping[str, object]) -> None:
        """Get ready for a new game."""
        raise NotImplementedError

    def act(self, observation: Observation) -> Any:
        """Choose an action; None if it is another player's turn."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """Hanabi with HLE's observation dictionaries, for all players at once."""

    def __init__(self, config: Mapping[str, object]) -> None:
        if not isinstance(config, Mapping):
            raise AssertionError(f"Expected config to be of type dict, got: {config!r}")
        self.game = pyhanabi.HanabiGame(config)
        self.observation_encoder = pyhanabi.ObservationEncoder(self.game)
        self.players = self.game.num_players()
        self.state: pyhanabi.HanabiState

    def reset(self, deck: Sequence[int] | None = None) -> Observation:
        """Begin a new game, with this deck (see `HanabiGame.new_initial_state`) if one is given."""
        self.state = self.game.new_initial_state(deck)
        self._deal()
        return self._make_observation_all_players()

    def vectorized_observation_shape(self) -> list[int]:
        """The shape of the encoded observation."""
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        """How many action ids there are."""
        return self.game.max_moves()

    def step(self, action: Any) -> tuple[Observation, float, bool, dict[str, object]]:
        """Take one step: `action` is an action dictionary or id. The reward is the difference in score, which takes all
        points back when the last life token is lost."""
        move = self._build_move(action) if isinstance(action, dict) else self._move_of_id(action)
        before = self.state.score()
        self.state.apply_move(move)
        self._deal()
        reward = self.state.score() - before
        return self._make_observation_all_players(), reward, self.state.is_terminal(), {}

    def _deal(self) -> None:
        while self.state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            self.state.deal_random_card()

    def _make_observation_all_players(self) -> Observation:
        return {
            "player_observations": [
                self._extract_dict_from_backend(player, self.state.observation(player))
                for player in range(self.players)
            ],
            "current_player": self.state.cur_player(),
        }

    def _extract_dict_from_backend(self, _: int, observation: pyhanabi.HanabiObservation) -> Observation:
        return {
            "current_player": self.state.cur_player(),
            "current_player_offset": observation.cur_player_offset(),
            "life_tokens": observation.life_tokens(),
            "information_tokens": observation.information_tokens(),
            "num_players": observation.num_players(),
            "deck_size": observation.deck_size(),
            "fireworks": dict(zip(pyhanabi.COLOR_CHAR, self.state.fireworks(), strict=False)),
            "legal_moves": [move.to_dict() for move in observation.legal_moves()],
            "legal_moves_as_int": observation.legal_uids(),
            "observed_hands": [[card.to_dict() for card in hand] for hand in observation.observed_hands()],
            "discard_pile": [card.to_dict() for card in observation.discard_pile()],
            "card_knowledge": [[known.to_dict() for known in hand] for hand in observation.card_knowledge()],
            "vectorized": self.observation_encoder.encode(observation),
            "pyhanabi": observation,
        }

    def _move_of_id(self, action: Any) -> HanabiMove:
        try:
            uid = index(action)
        except TypeError:
            raise ValueError(f"Expected action as dict or int, got: {action}") from None
        if not 0 <= uid < self.num_moves():
            raise IllegalMove("out-of-range", option="action", value=shown(uid), least=0, most=self.num_moves() - 1)
        return self.game.get_move(uid)

    def _build_move(self, action: Mapping[str, Any]) -> HanabiMove:
        kind = action.get("action_type")
        try:
            if kind == "PLAY":
                return HanabiMove.get_play_move(action["card_index"])
            if kind == "DISCARD":
                return HanabiMove.get_discard_move(action["card_index"])
            if kind == "REVEAL_RANK":
                return HanabiMove.get_reveal_rank_move(action["target_offset"], action["rank"])
            if kind == "REVEAL_COLOR":
                return HanabiMove.get_reveal_color_move(action["target_offset"], color_char_to_idx(action["color"]))
        except KeyError as missing:
            raise IllegalMove("hle-lacks", action=shown(dict(action)), missing=str(missing)) from None
        raise IllegalMove("not-one-of", option="action_type", value=shown(kind), choices=", ".join(MOVE_TYPES[1:5]))


def make(environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None) -> HanabiEnv:
    """An environment by its name. (`pyhanabi_path` is there for HLE's callers; there is no library to find.)"""
    del pyhanabi_path
    if environment_name not in PRESETS:
        raise ValueError(f"Unknown environment {environment_name}: it is one of {', '.join(PRESETS)}.")
    return HanabiEnv({**PRESETS[environment_name], "players": num_players})
