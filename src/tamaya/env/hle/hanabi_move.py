"""HLE's cards, moves and history items, as plain values."""

from dataclasses import dataclass

from tamaya.core.cards import VALUES
from tamaya.env.hle.names import HanabiMoveType, color_idx_to_char, color_letter


@dataclass(frozen=True, slots=True, repr=False, init=False)
class HanabiCard:
    """A card's face; both parts −1 if it is not seen."""

    _color: int
    _rank: int

    def __init__(self, color: int, rank: int) -> None:
        object.__setattr__(self, "_color", color)
        object.__setattr__(self, "_rank", rank)

    def color(self) -> int:
        """The colour, from 0."""
        return self._color

    def rank(self) -> int:
        """The value, from 0."""
        return self._rank

    def valid(self) -> bool:
        """Whether the face is seen."""
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> dict[str, str | int | None]:
        """Colour letter and rank."""
        return {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __repr__(self) -> str:
        return f"{color_letter(self._color)}{self._rank + 1}" if self.valid() else "XX"


UNSEEN = HanabiCard(-1, -1)
CARDS = tuple(HanabiCard(identity // VALUES, identity % VALUES) for identity in range(5 * VALUES))


@dataclass(frozen=True, slots=True, repr=False)
class HanabiMove:
    """A player's move or the dealing of a card; parts that do not apply are −1."""

    _type: HanabiMoveType
    _card_index: int = -1
    _target_offset: int = -1
    _color: int = -1
    _rank: int = -1

    def type(self) -> HanabiMoveType:
        """What kind of move it is."""
        return self._type

    def card_index(self) -> int:
        """The place in the hand, for plays and discards; for dealing −1, or the only place that is meant."""
        return self._card_index

    def target_offset(self) -> int:
        """How many seats further the hinted player sits; for dealing −1, or the only player who is meant."""
        return self._target_offset

    def color(self) -> int:
        """The colour hinted or dealt."""
        return self._color

    def rank(self) -> int:
        """The rank hinted or dealt."""
        return self._rank

    @staticmethod
    def get_discard_move(card_index: int) -> "HanabiMove":
        """Discard the card at this place."""
        return HanabiMove(HanabiMoveType.DISCARD, int(card_index))

    @staticmethod
    def get_play_move(card_index: int) -> "HanabiMove":
        """Play the card at this place."""
        return HanabiMove(HanabiMoveType.PLAY, int(card_index))

    @staticmethod
    def get_reveal_color_move(target_offset: int, color: int) -> "HanabiMove":
        """Tell a player their cards of a colour."""
        return HanabiMove(HanabiMoveType.REVEAL_COLOR, -1, int(target_offset), int(color))

    @staticmethod
    def get_reveal_rank_move(target_offset: int, rank: int) -> "HanabiMove":
        """Tell a player their cards of a rank."""
        return HanabiMove(HanabiMoveType.REVEAL_RANK, -1, int(target_offset), -1, int(rank))

    @staticmethod
    def get_deal_move(color: int, rank: int) -> "HanabiMove":
        """Deal this card to whoever lacks one."""
        return HanabiMove(HanabiMoveType.DEAL, -1, -1, int(color), int(rank))

    @staticmethod
    def get_deal_specific_move(card_index: int, player: int, color: int, rank: int) -> "HanabiMove":
        """The same, as several descendants of HLE have it: legal only if this player gets the next card, at this
        place."""
        return HanabiMove(HanabiMoveType.DEAL, int(card_index), int(player), int(color), int(rank))

    def to_dict(self) -> dict[str, str | int | None]:
        """The move as `rl_env` takes and gives it."""
        kind = self._type
        if kind in (HanabiMoveType.PLAY, HanabiMoveType.DISCARD):
            return {"action_type": kind.name, "card_index": self._card_index}
        if kind == HanabiMoveType.REVEAL_COLOR:
            color = color_idx_to_char(self._color)
            return {"action_type": kind.name, "target_offset": self._target_offset, "color": color}
        if kind == HanabiMoveType.REVEAL_RANK:
            return {"action_type": kind.name, "target_offset": self._target_offset, "rank": self._rank}
        if kind == HanabiMoveType.DEAL:
            return {"action_type": kind.name, "color": color_idx_to_char(self._color), "rank": self._rank}
        raise ValueError(f"Unsupported move: {self}")

    def __repr__(self) -> str:
        match self._type:
            case HanabiMoveType.PLAY:
                return f"(Play {self._card_index})"
            case HanabiMoveType.DISCARD:
                return f"(Discard {self._card_index})"
            case HanabiMoveType.REVEAL_COLOR:
                return f"(Reveal player +{self._target_offset} color {color_letter(self._color)})"
            case HanabiMoveType.REVEAL_RANK:
                return f"(Reveal player +{self._target_offset} rank {self._rank + 1})"
            case HanabiMoveType.DEAL:
                return f"(Deal {HanabiCard(self._color, self._rank)})"
        return "(INVALID)"


@dataclass(frozen=True, slots=True, repr=False)
class HanabiHistoryItem:
    """A move that was made, and what came of it."""

    _move: HanabiMove
    _player: int
    _scored: bool = False
    _information_token: bool = False
    _color: int = -1
    _rank: int = -1
    _revealed: int = 0
    _newly_revealed: int = 0
    _deal_to_player: int = -1

    def move(self) -> HanabiMove:
        """The move."""
        return self._move

    def player(self) -> int:
        """Who made it: −1 for dealing; in an observation counted from the observer."""
        return self._player

    def scored(self) -> bool:
        """Whether a played card fitted."""
        return self._scored

    def information_token(self) -> bool:
        """Whether it brought back an information token."""
        return self._information_token

    def color(self) -> int:
        """The colour of the card played or discarded."""
        return self._color

    def rank(self) -> int:
        """The rank of the card played or discarded."""
        return self._rank

    def card_info_revealed(self) -> list[int]:
        """The places that a hint touched."""
        return _places(self._revealed)

    def card_info_newly_revealed(self) -> list[int]:
        """Those of which the colour or rank had not been named before."""
        return _places(self._newly_revealed)

    def deal_to_player(self) -> int:
        """Who got the card that was dealt."""
        return self._deal_to_player

    def seen_from(self, observer: int, players: int, show_cards: bool) -> "HanabiHistoryItem":
        """The item with seats counted from the observer, who does not see their own card dealt."""
        if self._move.type() != HanabiMoveType.DEAL:
            return HanabiHistoryItem(
                self._move,
                (self._player - observer) % players,
                self._scored,
                self._information_token,
                self._color,
                self._rank,
                self._revealed,
                self._newly_revealed,
            )
        receiver = (self._deal_to_player - observer) % players
        hidden = receiver == 0 and not show_cards
        move = HanabiMove(HanabiMoveType.DEAL) if hidden else self._move
        return HanabiHistoryItem(move, self._player, _deal_to_player=receiver)

    def __repr__(self) -> str:
        parts = [repr(self._move)]
        if self._player >= 0:
            parts.append(f"by player {self._player}")
        if self._scored:
            parts.append("scored")
        if self._information_token:
            parts.append("info_token")
        if self._color >= 0:
            parts.append(repr(HanabiCard(self._color, self._rank)))
        if self._revealed:
            parts.append(f"reveal {','.join(map(str, _places(self._revealed)))}")
        return f"<{' '.join(parts)}>"


def _places(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
