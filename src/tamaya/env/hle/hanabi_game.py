"""HLE's `HanabiGame`: the parameters of a game, and where its games come from."""

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tamaya.core.action_numbers import further_of, hint_of, slot_of
from tamaya.core.cards import VALUES
from tamaya.core.errors import BadRules, shown
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables, new_row
from tamaya.env.hle.hanabi_move import HanabiMove
from tamaya.env.hle.names import COLOR_CHAR, AgentObservationType, HanabiMoveType

if TYPE_CHECKING:
    from tamaya.env.hle.state import HanabiState

DEFAULTS = {
    "players": 2,
    "colors": 5,
    "ranks": 5,
    "max_information_tokens": 8,
    "max_life_tokens": 3,
    "seed": -1,
    "observation_type": AgentObservationType.CARD_KNOWLEDGE,
}
MOST_TOKENS = 1000  # HLE has no limit
ALLOWED = {
    "colors": range(1, len(COLOR_CHAR) + 1),
    "ranks": range(1, VALUES + 1),
    "max_information_tokens": range(MOST_TOKENS + 1),
    "max_life_tokens": range(1, MOST_TOKENS + 1),
    "observation_type": range(len(AgentObservationType)),
}
INVALID = HanabiMove(HanabiMoveType.INVALID)


class HanabiGame:
    """The parameters of a game. A seed fixes the sequence of games that `new_initial_state` gives."""

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = dict(params or {})
        number = {name: _whole(name, given.get(name, default)) for name, default in DEFAULTS.items()}
        for name, allowed in ALLOWED.items():
            if number[name] not in allowed:
                raise BadRules("out-of-range", option=name, value=str(number[name]), least=allowed[0], most=allowed[-1])
        self._players = number["players"]
        self._colors = number["colors"]
        self._observation_type = AgentObservationType(number["observation_type"])
        self._random_start = str(given.get("random_start_player", False)).lower() in ("true", "1")
        self._seed = random.SystemRandom().randrange(1 << 31) if number["seed"] == -1 else number["seed"]
        hand_size = _whole("hand_size", given["hand_size"]) if "hand_size" in given else None
        self.tables: Tables = _tables(number, Rules(empty_hints=False, hand_size=hand_size))
        if self.tables.hand_size * self._players > self.tables.deck_size:
            raise BadRules("hand-too-large", most=(self.tables.deck_size - 1) // self._players)
        self._random = random.Random(self._seed)
        self._moves = tuple(self._construct_move(uid) for uid in range(self.tables.actions))
        self._uids = {move: uid for uid, move in enumerate(self._moves)}

    def new_initial_state(self, deck: Sequence[int] | None = None) -> "HanabiState":
        """A new game before anything is dealt. `deck`: the cards in the order dealt, as colour × 5 + rank, whatever the
        number of ranks."""
        from tamaya.env.hle.state import HanabiState

        return HanabiState(self, deck=deck)

    def next_start(self) -> int:
        """The player who starts the next game."""
        return self._random.randrange(self._players) if self._random_start else 0

    def pick(self, cards: Sequence[int]) -> int:
        """One of these cards at random. (As in HLE, chance belongs to the game: copies of a state draw afresh.)"""
        return self._random.choice(cards)

    def parameter_string(self) -> str:
        """All parameters, a line each."""
        values = {
            "colors": self._colors,
            "hand_size": self.tables.hand_size,
            "max_information_tokens": self.tables.max_hints,
            "max_life_tokens": self.tables.max_mistakes,
            "observation_type": int(self._observation_type),
            "players": self._players,
            "random_start_player": str(self._random_start).lower(),
            "ranks": self.tables.values,
            "seed": self._seed,
        }
        return "".join(f"{name}={value}\n" for name, value in values.items())

    def num_players(self) -> int:
        """How many play."""
        return self._players

    def num_colors(self) -> int:
        """How many colours there are."""
        return self._colors

    def num_ranks(self) -> int:
        """How many ranks there are."""
        return self.tables.values

    def hand_size(self) -> int:
        """How many cards a full hand has."""
        return self.tables.hand_size

    def max_information_tokens(self) -> int:
        """How many information tokens there are."""
        return self.tables.max_hints

    def max_life_tokens(self) -> int:
        """How many life tokens there are."""
        return self.tables.max_mistakes

    def observation_type(self) -> AgentObservationType:
        """How much an agent observes."""
        return self._observation_type

    def max_moves(self) -> int:
        """How many move ids there are."""
        return self.tables.actions

    def num_cards(self, color: int, rank: int) -> int:
        """How many copies of a card the deck has."""
        in_game = 0 <= color < self._colors and 0 <= rank < self.tables.values
        return self.tables.copies[color * VALUES + rank] if in_game else 0

    def get_move_uid(self, move: HanabiMove) -> int:
        """The id of a move, −1 if it has none."""
        return self._uids.get(move, -1)

    def get_move(self, move_uid: int) -> HanabiMove:
        """The move with this id, an invalid one if there is none."""
        return self._moves[move_uid] if 0 <= move_uid < len(self._moves) else INVALID

    def _construct_move(self, uid: int) -> HanabiMove:
        t = self.tables
        if uid < t.play:
            return HanabiMove.get_discard_move(slot_of(t, uid))
        if uid < t.colour_hint:
            return HanabiMove.get_play_move(slot_of(t, uid))
        further, hint = further_of(t, uid), hint_of(t, uid)
        if hint < t.colours:
            return HanabiMove.get_reveal_color_move(further, hint)
        return HanabiMove.get_reveal_rank_move(further, hint - t.colours)


def _tables(number: Mapping[str, int], rules: Rules) -> Tables:
    """The tables of a game, however small, and with any number of tokens."""
    t = compile_tables(rules, number["players"], number["colors"], number["ranks"])
    hints, mistakes = number["max_information_tokens"], number["max_life_tokens"]
    return t._replace(max_hints=hints, max_mistakes=mistakes, new_row=new_row(t.players, t.hand_size, hints))


def _whole(name: str, value: object) -> int:
    try:
        return int(value)  # type: ignore[call-overload, no-any-return]  # HLE takes texts as well
    except (TypeError, ValueError):
        raise BadRules("not-whole", option=name, value=shown(value)) from None
