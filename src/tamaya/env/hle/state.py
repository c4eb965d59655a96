"""HLE's `HanabiState`: a game in progress, with dealing as moves of its own.

Our kernel draws in the same step in which a card leaves the hand; HLE lets the caller deal. So the state keeps the row
as it will be (`_after`) and shows it without the cards that the caller has not dealt yet. Which cards these are is
decided when they are dealt: by chance, by the caller, or by the deck that was given.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tamaya.core import kernel
from tamaya.core.cards import ALL_VALUES, VALUES
from tamaya.core.errors import BadRules, IllegalAction
from tamaya.core.knowledge import faces, held
from tamaya.core.row import (
    ACTOR,
    DID_CARD,
    DID_DRAW,
    DID_FACE,
    DID_FIT,
    DID_REGAIN,
    DID_SEAT,
    DID_TARGET,
    DID_TOUCHED,
    FIREWORK,
    HINTS,
    MISTAKES,
    NEXT,
    NONE,
    OUT_OF_MISTAKES,
    OUTCOME,
    PERFECT,
    RUNNING,
    SIZE,
    TURNS_LEFT,
    Row,
    face_in_deck,
    face_of,
    hand_start,
    marks_of,
    place_of,
    set_face_in_deck,
    with_face,
)
from tamaya.core.tables import Tables
from tamaya.env.hle.hanabi_move import CARDS, HanabiCard, HanabiHistoryItem, HanabiMove
from tamaya.env.hle.names import CHANCE_PLAYER_ID, AgentObservationType, HanabiEndOfGameType, HanabiMoveType
from tamaya.env.hle.observation import HanabiObservation, table_text, told_of
from tamaya.env.layout_hle import play_past_the_end

if TYPE_CHECKING:
    from tamaya.env.hle.hanabi_game import HanabiGame

_STATUS = {
    RUNNING: HanabiEndOfGameType.NOT_FINISHED,
    PERFECT: HanabiEndOfGameType.COMPLETED_FIREWORKS,
    OUT_OF_MISTAKES: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
}


class IllegalMove(IllegalAction, AssertionError):
    """A move that is not legal now. (HLE raises an AssertionError, or stops the whole process.)"""


class HanabiState:
    """A game in progress."""

    def __init__(self, game: "HanabiGame", deck: Sequence[int] | None = None) -> None:
        self._game = game
        self._tables: Tables = game.tables
        t = game.tables
        self._in_order = deck is not None  # otherwise each card is drawn when it is dealt
        self._after: Row = [0] * t.row_size
        kernel.deal(self._after, t, t.deck if deck is None else _checked_deck(deck, t), (), 0)
        self._after[ACTOR] = game.next_start()
        if self._after[NEXT] == t.deck_size:
            self._after[TURNS_LEFT] = t.players
        self._row = self._after.copy()
        self._row[NEXT] = 0
        self._row[SIZE : SIZE + t.players] = [0] * t.players
        self._status = HanabiEndOfGameType.NOT_FINISHED
        self._discards: list[int] = []
        self._history: list[HanabiHistoryItem] = []
        self._legal: list[int] | None = None

    def copy(self) -> "HanabiState":
        """An independent state at the same point. What it deals is drawn afresh, unless a deck was given: then both go
        on with that."""
        twin = HanabiState.__new__(HanabiState)
        twin.__dict__.update(self.__dict__)
        for name in ("_after", "_row", "_discards", "_history"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # ---- Going on ----------------------------------------------------------------------------------------------------

    def deal_random_card(self) -> None:
        """Deal a card, if it is time to deal: the next one of the deck that was given, otherwise any that is left."""
        if self.cur_player() != CHANCE_PLAYER_ID:
            raise IllegalMove("hle-deal")
        if not self._in_order:
            self._lay_on_top(self._game.pick(self._undealt()))
        self._deal()

    def apply_move(self, move: HanabiMove) -> None:
        """Make a move for the player whose turn it is; or deal the card that a deal move names, if it is time to."""
        if not self.move_is_legal(move):
            legal = ", ".join(map(str, self.legal_moves()))
            raise IllegalMove("hle-illegal", move=str(move), legal=legal or "–")
        if move.type() == HanabiMoveType.DEAL:
            face = move.color() * VALUES + move.rank()
            lowest_first = reversed(self._undealt())  # the rest of a deck that was given keeps its order
            self._lay_on_top(next(card for card in lowest_first if face_in_deck(self._after, card) == face))
            self._deal()
        else:
            self._step(move)

    def _undealt(self) -> range:
        """The ids of the cards that can still be dealt."""
        return range(self._row[NEXT], self._tables.deck_size)

    def _seat_to_deal(self) -> int:
        return next(seat for seat in range(self.num_players()) if self._row[SIZE + seat] < self._after[SIZE + seat])

    def _lay_on_top(self, card: int) -> None:
        """Let a card that is not dealt yet and the next one change faces, wherever the kernel has put them already."""
        row, top = self._after, self._row[NEXT]
        for changed, face in ((top, face_in_deck(row, card)), (card, face_in_deck(row, top))):
            set_face_in_deck(row, changed, face)
            if changed < row[NEXT]:
                place = place_of(row, self._tables, changed)
                row[place] = with_face(row[place], face)

    def _deal(self) -> None:
        """Show the next card where the kernel has put it."""
        row, seat = self._row, self._seat_to_deal()
        row[NEXT] += 1
        row[SIZE + seat] += 1
        place = hand_start(self._tables, seat) + row[SIZE + seat] - 1
        row[place] = self._after[place]
        face = CARDS[face_of(row[place])]
        move = HanabiMove.get_deal_move(face.color(), face.rank())
        self._history.append(HanabiHistoryItem(move, CHANCE_PLAYER_ID, _deal_to_player=seat))
        if self.cur_player() != CHANCE_PLAYER_ID:
            self._row = self._after.copy()
        self._legal = None

    def _step(self, move: HanabiMove) -> None:
        uid = self._game.get_move_uid(move)
        t = self._tables
        before = self._row
        row = before.copy()
        kernel.step(row, t, uid)
        self._status = _STATUS.get(row[OUTCOME], HanabiEndOfGameType.OUT_OF_CARDS)
        if row[DID_CARD] != NONE and not row[DID_FIT]:
            self._discards.append(row[DID_FACE])
        play_past_the_end(row, t)
        self._history.append(self._item(move, before, row))
        self._after = row
        self._row = row.copy()
        self._legal = None
        if row[DID_DRAW] != NONE:
            self._row[NEXT] -= 1
            self._row[SIZE + row[DID_SEAT]] -= 1

    def _item(self, move: HanabiMove, before: Row, row: Row) -> HanabiHistoryItem:
        t, seat = self._tables, row[DID_SEAT]
        if row[DID_TARGET] != NONE:
            named = (1 << t.colours) - 1 if move.type() == HanabiMoveType.REVEAL_COLOR else ALL_VALUES << t.colours
            hand = held(before, t, row[DID_TARGET])
            known = sum(1 << slot for slot, word in enumerate(hand) if marks_of(word) & named)
            if self._game.observation_type() == 2:
                known = -1
            return HanabiHistoryItem(move, seat, _revealed=row[DID_TOUCHED], _newly_revealed=row[DID_TOUCHED] & ~known)
        face = CARDS[row[DID_FACE]]
        return HanabiHistoryItem(move, seat, bool(row[DID_FIT]), bool(row[DID_REGAIN]), face.color(), face.rank())

    # ---- The table ---------------------------------------------------------------------------------------------------

    def cur_player(self) -> int:
        """Who is to act, CHANCE_PLAYER_ID if a card is to be dealt."""
        return self._row[ACTOR] if self._row[NEXT] == self._after[NEXT] else CHANCE_PLAYER_ID

    def observation(self, player: int) -> HanabiObservation:
        """What a player observes now."""
        return HanabiObservation(self, self._game, player)

    def legal_uids(self) -> list[int]:
        """The ids of all legal moves."""
        if self._legal is None:
            codes = [0] * self._tables.actions
            count = 0 if self.cur_player() == CHANCE_PLAYER_ID else kernel.legal(self._row, self._tables, codes)
            self._legal = codes[:count]
        return self._legal

    def legal_moves(self) -> list[HanabiMove]:
        """All legal moves; when a card is to be dealt, those that deal one. (HLE stops the process then.)"""
        if self.cur_player() == CHANCE_PLAYER_ID:
            return self.chance_outcomes()[0]
        return [self._game.get_move(uid) for uid in self.legal_uids()]

    def chance_outcomes(self) -> tuple[list[HanabiMove], list[float]]:
        """When a card is to be dealt: the moves that deal each card there is, and how likely each of them is."""
        if self.cur_player() != CHANCE_PLAYER_ID:
            return [], []
        left = Counter(face_in_deck(self._after, card) for card in self._undealt())
        moves = [HanabiMove.get_deal_move(*divmod(face, VALUES)) for face in sorted(left)]
        return moves, [left[face] / left.total() for face in sorted(left)]

    def move_is_legal(self, move: HanabiMove) -> bool:
        """Whether a move is legal now."""
        if move.type() != HanabiMoveType.DEAL:
            return self._game.get_move_uid(move) in self.legal_uids()
        if HanabiMove.get_deal_move(move.color(), move.rank()) not in self.chance_outcomes()[0]:
            return False
        seat = self._seat_to_deal()
        return move.target_offset() in (-1, seat) and move.card_index() in (-1, self._row[SIZE + seat])

    def deck_size(self) -> int:
        """How many cards can still be dealt."""
        return self._tables.deck_size - self._row[NEXT]

    def discard_pile(self) -> list[HanabiCard]:
        """All discarded cards, oldest first."""
        return [CARDS[identity] for identity in self._discards]

    def fireworks(self) -> list[int]:
        """Cards on each firework."""
        return self._row[FIREWORK : FIREWORK + self._tables.colours]

    def player_hands(self) -> list[list[HanabiCard]]:
        """All hands, each oldest card first."""
        t, row = self._tables, self._row
        return [[CARDS[face] for face in faces(row, t, seat)] for seat in range(t.players)]

    def information_tokens(self) -> int:
        """Information tokens available."""
        return self._row[HINTS]

    def life_tokens(self) -> int:
        """Life tokens left."""
        return self._tables.max_mistakes - self._row[MISTAKES]

    def num_players(self) -> int:
        """How many play."""
        return self._tables.players

    def score(self) -> int:
        """The points: 0 without life tokens."""
        return sum(self.fireworks()) if self.life_tokens() > 0 else 0

    def end_of_game_status(self) -> HanabiEndOfGameType:
        """How the game ended, NOT_FINISHED while it goes on."""
        return self._status

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._status != HanabiEndOfGameType.NOT_FINISHED

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Whether a card would fit now."""
        return 0 <= color < self._tables.colours and rank == self._row[FIREWORK + color]

    def move_history(self) -> list[HanabiHistoryItem]:
        """All moves so far, dealing included, oldest first."""
        return list(self._history)

    def __repr__(self) -> str:
        kind = self._game.observation_type() or AgentObservationType.CARD_KNOWLEDGE  # a state hides nothing
        hands = (held(self._row, self._tables, seat) for seat in range(self.num_players()))
        knowledge = [told_of(hand, self._game, kind) for hand in hands]
        return table_text(self, self.player_hands(), knowledge, self.cur_player())


def _checked_deck(deck: Sequence[int], t: Tables) -> list[int]:
    cards = [int(card) for card in deck]
    if sorted(cards) != sorted(t.deck):
        raise BadRules("hle-deck", cards=t.deck_size, values=VALUES)
    return cards
