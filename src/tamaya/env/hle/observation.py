"""HLE's `HanabiObservation`: what one player sees, with seats counted from that player; and its encoder."""

from typing import TYPE_CHECKING

from tamaya.core.cards import ALL_VALUES, VALUES
from tamaya.core.knowledge import held
from tamaya.core.row import FIREWORK, HINTS, MISTAKES, NEXT, face_of, known_of, marks_of
from tamaya.env.bits import WORD, words_for
from tamaya.env.hle.hanabi_move import CARDS, UNSEEN, HanabiCard, HanabiHistoryItem, HanabiMove
from tamaya.env.hle.names import (
    CHANCE_PLAYER_ID,
    COLOR_CHAR,
    AgentObservationType,
    ObservationEncoderType,
    color_idx_to_char,
)
from tamaya.env.layout_hle import encode_hle, hle_bits

if TYPE_CHECKING:
    from tamaya.env.hle.hanabi_game import HanabiGame
    from tamaya.env.hle.state import HanabiState

_DIGITS = bytes.maketrans(b"01", b"\x00\x01")


class HanabiCardKnowledge:
    """What hints have told of a card."""

    __slots__ = ("_allowed", "_colors", "_named")

    def __init__(self, allowed: int, named: int, colors: int) -> None:
        self._allowed = allowed  # identities, as bits
        self._named = named  # colours, then ranks, as bits
        self._colors = colors

    def color(self) -> int | None:
        """The colour, if a hint named it."""
        named = self._named & (1 << self._colors) - 1
        return named.bit_length() - 1 if named else None

    def rank(self) -> int | None:
        """The rank, if a hint named it."""
        named = self._named >> self._colors
        return named.bit_length() - 1 if named else None

    def color_plausible(self, color_index: int) -> bool:
        """Whether no hint excludes this colour."""
        return bool(self._allowed >> color_index * VALUES & ALL_VALUES)

    def rank_plausible(self, rank_index: int) -> bool:
        """Whether no hint excludes this rank."""
        return any(self._allowed >> color * VALUES + rank_index & 1 for color in range(self._colors))

    def to_dict(self) -> dict[str, str | int | None]:
        """Colour letter and rank, None where no hint named it."""
        color = self.color()
        return {"color": None if color is None else color_idx_to_char(color), "rank": self.rank()}

    def __repr__(self) -> str:
        color, rank = self.color(), self.rank()
        return (
            f"{'X' if color is None else COLOR_CHAR[color]}{'X' if rank is None else rank + 1}|"
            + "".join(COLOR_CHAR[index] for index in range(self._colors) if self.color_plausible(index))
            + "".join(str(index + 1) for index in range(VALUES) if self.rank_plausible(index))
        )


def told_of(hand: list[int], game: "HanabiGame", kind: AgentObservationType) -> list[HanabiCardKnowledge]:
    """What hints have told of the cards of a hand, as this type of observation shows it."""
    colors = game.num_colors()
    if kind == AgentObservationType.MINIMAL:
        return [HanabiCardKnowledge(game.tables.all_cards, 0, colors) for _ in hand]
    if kind == AgentObservationType.SEER:
        faces = map(face_of, hand)
        named = ((face, 1 << face // VALUES | 1 << colors + face % VALUES) for face in faces)
        return [HanabiCardKnowledge(1 << face, marks, colors) for face, marks in named]
    return [HanabiCardKnowledge(known_of(word), marks_of(word), colors) for word in hand]


class HanabiObservation:
    """What one player sees of a state; it does not change when the state does."""

    def __init__(self, state: "HanabiState", game: "HanabiGame", player: int) -> None:
        if not 0 <= player < game.num_players():
            raise IndexError(f"there is no player {player}: they go from 0 to {game.num_players() - 1}")
        self._game = game
        self._player = player
        self._row = state._row.copy()
        self._discards = tuple(state._discards)
        current = state.cur_player()
        self._offset = (current - player) % game.num_players() if current != CHANCE_PLAYER_ID else CHANCE_PLAYER_ID
        self._legal = tuple(state.legal_uids()) if self._offset == 0 else ()
        self._past = self._recent(state._history)

    def _recent(self, history: list[HanabiHistoryItem]) -> tuple[HanabiHistoryItem, ...]:
        """The moves back to the observer's own last one, without the first deal."""
        first = self._game.num_players() * self._game.hand_size()
        recent = []
        for item in reversed(history[first:]):
            recent.append(item)
            if item.player() == self._player:
                break
        return tuple(recent)

    def observation(self) -> "HanabiObservation":
        """Itself: there is nothing behind it."""
        return self

    def cur_player_offset(self) -> int:
        """How many seats after the observer the acting player sits."""
        return self._offset

    def num_players(self) -> int:
        """How many play."""
        return self._game.num_players()

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, the observer's first, whose cards are not seen."""
        seer = self._game.observation_type() == AgentObservationType.SEER
        hands = [[CARDS[face_of(word)] for word in hand] for hand in self._hands()]
        if not seer:
            hands[0] = [UNSEEN] * len(hands[0])
        return hands

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What hints have told of all cards, the observer's first."""
        return [told_of(hand, self._game, self._game.observation_type()) for hand in self._hands()]

    def _hands(self) -> list[list[int]]:
        t, row = self._game.tables, self._row
        seats = ((self._player + further) % t.players for further in range(t.players))
        return [held(row, t, seat) for seat in seats]

    def discard_pile(self) -> list[HanabiCard]:
        """All discarded cards, oldest first."""
        return [CARDS[identity] for identity in self._discards]

    def fireworks(self) -> list[int]:
        """Cards on each firework."""
        return self._row[FIREWORK : FIREWORK + self._game.num_colors()]

    def deck_size(self) -> int:
        """How many cards can still be dealt."""
        return self._game.tables.deck_size - self._row[NEXT]

    def last_moves(self) -> list[HanabiHistoryItem]:
        """The moves since the observer's last one, newest first."""
        seer = self._game.observation_type() == AgentObservationType.SEER
        return [item.seen_from(self._player, self.num_players(), seer) for item in self._past]

    def information_tokens(self) -> int:
        """Information tokens available."""
        return self._row[HINTS]

    def life_tokens(self) -> int:
        """Life tokens left."""
        return self._game.max_life_tokens() - self._row[MISTAKES]

    def legal_uids(self) -> list[int]:
        """The ids of the observer's legal moves; none if another player acts."""
        return list(self._legal)

    def legal_moves(self) -> list[HanabiMove]:
        """The observer's legal moves; none if another player acts."""
        return [self._game.get_move(uid) for uid in self._legal]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Whether a card would fit now."""
        return 0 <= color < self._game.num_colors() and rank == self._row[FIREWORK + color]

    def __repr__(self) -> str:
        return table_text(self, self.observed_hands(), self.card_knowledge(), self._offset)


def table_text(
    table: "HanabiObservation | HanabiState",
    hands: list[list[HanabiCard]],
    knowledge: list[list[HanabiCardKnowledge]],
    current: int,
) -> str:
    """A table as HLE prints it."""
    lines = [
        f"Life tokens: {table.life_tokens()}",
        f"Info tokens: {table.information_tokens()}",
        "Fireworks: " + "".join(f"{COLOR_CHAR[color]}{placed} " for color, placed in enumerate(table.fireworks())),
        "Hands:",
    ]
    for seat, (cards, told) in enumerate(zip(hands, knowledge, strict=True)):
        lines += ["-----"] if seat else []
        lines += ["Cur player"] if seat == current else []
        lines += [f"{card} || {known}" for card, known in zip(cards, told, strict=True)]
    lines.append(f"Deck size: {table.deck_size()}")
    lines.append("Discards:" + "".join(f" {card}" for card in table.discard_pile()))
    return "\n".join(lines)


class ObservationEncoder:
    """HLE's canonical encoder."""

    def __init__(self, game: "HanabiGame", enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL) -> None:
        if enc_type != ObservationEncoderType.CANONICAL:
            raise ValueError(f"There is no encoder {enc_type}: only CANONICAL.")
        self._game = game
        self._bits = hle_bits(game.tables, game.observation_type())

    def shape(self) -> list[int]:
        """How many bits there are."""
        return [self._bits]

    def encode(self, observation: HanabiObservation) -> list[int]:
        """An observation as zeros and ones."""
        words = [0] * (words_for(self._bits) + 1)
        encode_hle(observation._row, self._game.tables, observation._player, self._game.observation_type(), words)
        number = 0
        for word in reversed(words):
            number = number << WORD | word
        return list(format(number, f"0{self._bits}b").encode()[::-1].translate(_DIGITS))
