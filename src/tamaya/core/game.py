"""`Game`: rules, a deal and the actions so far; the friendly face of a kernel row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Self, overload

from tamaya.core import kernel
from tamaya.core.action_numbers import actions_of, number_of
from tamaya.core.actions import Action, Arrange, CardPose, Discard, Entry, Gesture, Play, Pose, parse_action, poses_of
from tamaya.core.cards import COLOURS, VALUES, Card, Colour
from tamaya.core.drawing import as_html, as_text
from tamaya.core.errors import BadNotation, BadRules, IllegalAction, shown
from tamaya.core.events import (
    Decision,
    Discarded,
    Ending,
    Event,
    Misplayed,
    OpenDeal,
    Outcome,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    SeenEvent,
    seen_by,
)
from tamaya.core.knowledge import hand
from tamaya.core.legal import LegalActions, check_gesture, refusal
from tamaya.core.position import read_position, write_position
from tamaya.core.prospects import Prospects, prospects, tiles_drawn
from tamaya.core.randomness import SEEDS
from tamaya.core.record import Record, read_record, write_record
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HINTS,
    MISTAKES,
    NEXT,
    NONE,
    OUTCOME,
    PENDING,
    RETURNED,
    RUNNING,
    SEED,
    TILES_IN_ALL,
    TURN,
    TURNS_LEFT,
    Row,
    face_in_deck,
    is_discarded,
    tile_at,
)
from tamaya.core.rules import Rules, is_whole
from tamaya.core.step_events import DECISIONS, ENDINGS, OUTCOMES, events_of_step
from tamaya.core.tables import Tables, check_deck, check_tiles, compile_tables
from tamaya.core.timeline import Move, moves_of
from tamaya.core.values import described
from tamaya.core.view import PublicView, View
from tamaya.core.view_maker import ViewMaker, open_view


@described
class Game:
    """A game of Hanabi. `do` is the only way on; what it refuses changes nothing.

    Make one with `Game.deal`, or with `Game.replay` from a record and `Game.from_position` from a line of text.
    Games are equal if rules, deal and history are; the hash of a game changes with every action.

    Attributes:
        rules: what is played
        players: how many play; seats are counted from 0
        seed: what decides the deal and what bonus tile 5 does
        deck: all cards as they were dealt; the place of a card in it is its id
        tiles: the bonus tiles as they were shuffled
        history: all actions and gestures so far
        log: all events so far, with nothing hidden
        discards: the ids of the discarded cards, oldest first
        poses: by id: how the cards in hands are held, those straight left out (C3)
        row: internal: the kernel's row; read it, do not change it
        tables: internal: the facts of the rules as the kernel reads them
    """

    __slots__ = (
        "_codes",
        "_count",
        "_pasts",
        "_start",
        "deck",
        "discards",
        "history",
        "log",
        "players",
        "poses",
        "row",
        "rules",
        "seed",
        "tables",
        "tiles",
    )

    rules: Rules
    players: int
    seed: int
    deck: tuple[Card, ...]
    tiles: tuple[int, ...]
    tables: Tables
    _codes: list[int]  # the numbers of the legal actions, `_count` of them if they are known
    _count: int
    _pasts: dict[int | None, tuple[SeenEvent, ...]]  # by seat: the log as it saw it, as far as it was asked for
    _start: _Start | None  # where a game begins that does not begin with the deal
    history: list[Entry]
    log: list[Event]
    discards: list[int]
    poses: dict[int, CardPose]
    row: Row

    def __init__(self) -> None:
        raise TypeError("A game begins with Game.deal, Game.replay or Game.from_position.")

    @classmethod
    def deal(
        cls,
        rules: Rules,
        players: int,
        seed: int = 0,
        deck: Iterable[Card | str] | None = None,
        tiles: Iterable[int] | None = None,
    ) -> Self:
        """A new game. The seed decides the deck, the bonus tiles and tile 5, except where they are given.

        Raises:
            BadRules: if the rules do not allow this many players, or if the seed, deck or tiles are not of such a game

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules.edition("norwegian"), players=3, seed=42)
            >>> game == Game.deal(game.rules, 3, 42)
            True
        """
        game = cls.__new__(cls)
        t = compile_tables(rules, players)
        if not is_whole(seed) or seed not in SEEDS:
            raise BadRules("seed", value=shown(seed), most=str(SEEDS[-1]))
        identities = [0] * t.deck_size
        if deck is None:
            kernel.shuffle_deck(t, identities, seed)
        else:
            identities = check_deck(deck, t)
        order = [0] * TILES_IN_ALL
        if tiles is None:
            kernel.shuffle_tiles(order, seed)
        else:
            order = check_tiles(tiles)
        row = [0] * t.row_size
        kernel.deal(row, t, identities, order, seed)
        game._begin(rules, players, row)
        game.tiles = tuple(order)
        hands = game.hands
        game.log = [OpenDeal(hands, tuple(tuple(game.card(card) for card in cards) for cards in hands))]
        return game

    @classmethod
    def from_row(
        cls,
        rules: Rules,
        players: int,
        row: Sequence[int],
        discards: Sequence[int] | None = None,
        poses: Mapping[int, CardPose] | None = None,
    ) -> Self:
        """A game that begins in the middle, at a kernel row such as another game's `row`. It goes on like any
        other, but nobody knows its past: no history, no log, no record. Unless it is said, the discards are in the
        order of their ids and all cards are held straight.

        Raises:
            BadRules: if the rules do not allow this many players
        """
        game = cls.__new__(cls)
        game._begin(rules, players, [int(word) for word in row])
        game.tiles = tuple(tile_at(game.row, number) for number in range(TILES_IN_ALL))
        if discards is None:
            discards = [card for card in range(len(game.deck)) if is_discarded(game.row, card)]
        game.discards, game.poses = [*discards], {**(poses or {})}
        game._start = _Start(tuple(game.row), tuple(discards), game.poses.copy())
        game.log = []
        return game

    def _begin(self, rules: Rules, players: int, row: Row) -> None:
        self.rules = rules
        self.players = players
        self.tables = t = compile_tables(rules, players)
        self.row = row
        self.seed = row[SEED]
        self.deck = tuple(Card.of(face_in_deck(row, card)) for card in range(t.deck_size))
        self._start = None
        self.history = []
        self.discards = []
        self.poses = {}
        self._pasts = {}
        self._codes = [0] * t.actions
        self._count = NONE

    @classmethod
    def replay(cls, record: Mapping[str, object]) -> Self:
        """The game that a record describes; an error says where the record is wrong.

        Raises:
            BadRecord: if it is not the record of a game; the message says where

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules(), players=2, seed=1)
            >>> Game.replay(game.record()) == game
            True
        """
        return read_record(record, cls)

    def record(self) -> Record:
        """All that is needed to play the game again, as JSON-able data.

        Raises:
            BadRecord: if the game began in the middle
        """
        return write_record(self)

    def position(self) -> str:
        """The position as one line of text, as FEN is for chess: all that decides how the game goes on, with all cards.
        Two positions are the same if their lines are.

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules(), players=2, seed=1)
            >>> Game.from_position(game.position()).view(0).hands[1] == game.view(0).hands[1]
            True
        """
        return write_position(self)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """A game that begins in the middle, at a position that `position` wrote or that somebody made up.

        Raises:
            BadNotation: if the line is not a position; the message says where
        """
        return read_position(text, cls)

    def copy(self) -> Self:
        """An independent game at the same point."""
        twin = type(self).__new__(type(self))
        if own := getattr(self, "__dict__", None):  # of a subclass
            twin.__dict__.update(own)
        twin.rules, twin.players, twin.seed = self.rules, self.players, self.seed
        twin.deck, twin.tiles, twin.tables = self.deck, self.tiles, self.tables
        twin._start, twin._count, twin._pasts = self._start, self._count, self._pasts.copy()
        twin.history, twin.log, twin.discards = self.history.copy(), self.log.copy(), self.discards.copy()
        twin.poses, twin.row, twin._codes = self.poses.copy(), self.row.copy(), self._codes.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()  # it is made of values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._deal == other._deal and self.history == other.history

    def __hash__(self) -> int:
        return hash((*self._deal[:5], *self.history))

    @property
    def _deal(self) -> tuple[object, ...]:
        """All that decides the game but its history."""
        return self.rules, self.players, self.seed, self.deck, self.tiles, self._start

    # ---- The timeline ------------------------------------------------------------------------------------------------

    def start(self) -> Self:
        """The game before anything was done: as it was dealt, or at the position in which it began."""
        if self._start is not None:
            return self.from_row(self.rules, self.players, *self._start)
        return self.deal(self.rules, self.players, self.seed, self.deck, self.tiles)

    def at(self, moves: int) -> Self:
        """The game after this many moves, as it stood when the next one was made: with all gestures between them.

        Raises:
            IndexError: if the game has fewer moves

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules(), players=2, seed=1)
            >>> _ = game.do("hint 1 1"), game.do("discard 5")
            >>> game.at(1).hints, game.hints
            (7, 8)
        """
        if not 0 <= moves <= len(self.moves):
            raise IndexError(f"there is no move {moves}: the game has {len(self.moves)}")
        if moves == len(self.moves):
            return self.copy()
        return next(before for before, move in self.walk() if move.number > moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far, with what each of them did."""
        return moves_of(self.history, self.log)

    def walk(self) -> Iterator[tuple[Self, Move]]:
        """Each move and the game before it, which then goes on with the move: copy it if you want to keep it.

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules(), players=2, seed=1)
            >>> _ = game.do("hint 1 1"), game.do("discard 5")
            >>> [(move.number, str(move.action), before.hints) for before, move in game.walk()]
            [(1, 'hint 1 1', 8), (2, 'discard 5', 7)]
        """
        now = self.start()
        for move in self.moves:
            for gesture in move.gestures:
                now.enter(gesture)
            yield now, move
            now.do(move.action)

    def entered(self, entries: int) -> Self:
        """The game after this many entries of its history, gestures among them."""
        earlier = self.start()
        for entry in self.history[:entries]:
            earlier.enter(entry)
        return earlier

    @property
    def from_start(self) -> bool:
        """Whether the history begins with the deal; only then there is a record."""
        return self._start is None

    # ---- The table ---------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return self.row[ACTOR]

    @property
    def pending(self) -> Decision | None:
        """The decision that a bonus tile asks of the actor, if any."""
        return DECISIONS[self.row[PENDING]]

    @property
    def turn(self) -> int:
        """How many turns are finished."""
        return self.row[TURN]

    @property
    def turns_left(self) -> int | None:
        """How many turns the last round still has; None before it (E3)."""
        return None if self.row[TURNS_LEFT] == NONE else self.row[TURNS_LEFT]

    @property
    def hints(self) -> int:
        """Hint tokens available."""
        return self.row[HINTS]

    @property
    def mistakes(self) -> int:
        """Mistake tokens spent."""
        return self.row[MISTAKES]

    @property
    def fireworks(self) -> dict[Colour, int]:
        """Cards placed, by colour."""
        return {
            colour: self.row[FIREWORK + index]
            for index, colour in enumerate(COLOURS)
            if self.tables.copies[index * VALUES]
        }

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The ids in each hand, oldest first unless the owner rearranged them."""
        return tuple(tuple(hand(self.row, self.tables, seat)) for seat in range(self.players))

    @property
    def pile(self) -> tuple[int, ...]:
        """The ids in the pile, next first."""
        returned = self.row[RETURNED]
        return (*range(self.row[NEXT], len(self.deck)), *(() if returned == NONE else (returned,)))

    @property
    def tiles_drawn(self) -> tuple[int, ...]:
        """The bonus tiles drawn so far."""
        return tiles_drawn(self.row)

    def card(self, id: int) -> Card:
        """The face of a card. (Tile 5 shuffles faces: then it is what lies there now.)

        Raises:
            IndexError: if there is no such card
        """
        if not 0 <= id < len(self.deck):
            raise IndexError(f"there is no card {id}: ids go from 0 to {len(self.deck) - 1}")
        return Card.of(face_in_deck(self.row, id))

    # ---- The result --------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.row[OUTCOME] != RUNNING

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs, then "perfect", "scored" or "lost"."""
        return OUTCOMES.get(self.row[OUTCOME])

    @property
    def ending(self) -> Ending | None:
        """How it ended: "perfect", "last round", "mistakes", "card lost" or "stuck"."""
        return ENDINGS.get(self.row[OUTCOME])

    @property
    def score(self) -> int:
        """The points so far; 0 if the game is lost (E1, X3b)."""
        return kernel.score(self.row, self.tables)

    @property
    def worth(self) -> int:
        """What the fireworks are worth, lost or not (E4, K5)."""
        return kernel.worth(self.row, self.tables)

    def prospects(self) -> Prospects:
        """Which cards are playable, useless or irreplaceable, and the highest score still possible."""
        return prospects(self.row, self.tables)

    # ---- Going on ----------------------------------------------------------------------------------------------------

    def legal_actions(self) -> LegalActions:
        """All actions that the actor may choose from.

        Examples:
            >>> from tamaya import Game, Play, Rules
            >>> legal = Game.deal(Rules(), players=2, seed=1).legal_actions()
            >>> Play(0) in legal, Play(5) in legal, len(legal)
            (True, False, 15)
        """
        return LegalActions(self)

    def do(self, action: Action | str) -> tuple[Event, ...]:
        """Carry out an action of the actor; return what happened.

        Raises:
            IllegalAction: if it is not legal, or a text is not an action; it says why, and the game stays as it was

        Examples:
            >>> from tamaya import Game, Rules
            >>> game = Game.deal(Rules(), players=2, seed=1)
            >>> game.do("play 5")
            Traceback (most recent call last):
            tamaya.core.errors.IllegalAction: “play 5” is not allowed here (P1). ...
        """
        if isinstance(action, str):
            try:
                action = parse_action(action)
            except BadNotation as error:
                raise IllegalAction(error.code, **error.details) from error
        code = self.number_of(action)
        if code not in self.legal_numbers():
            raise refusal(self, action)
        row = self.row
        asked_before = row[PENDING]
        kernel.step(row, self.tables, code)
        self._count = NONE
        self.history.append(action)
        events = events_of_step(row, self.tables, action, asked_before)
        self._keep_discards(events[0])
        if self.poses and isinstance(action, Play | Discard):
            self.poses.pop(action.card, None)  # it has left the hand
        self.log.extend(events)
        return events

    def undo(self) -> Entry:
        """Take back the last action or gesture, and return it. The game is as it was before.

        Raises:
            IllegalAction: if nothing was done yet
        """
        if not self.history:
            raise IllegalAction("nothing-to-undo")
        earlier = self.entered(len(self.history) - 1)
        taken_back = self.history[-1]
        for name in self.__slots__:
            setattr(self, name, getattr(earlier, name))
        return taken_back

    def rearrange(self, seat: int, cards: Iterable[int | str]) -> tuple[Event, ...]:
        """Put a seat's cards into a new order, at any time before the end (C3).

        Raises:
            IllegalAction: if these are not the seat's cards, or the game is over
        """
        return self._gesture(Arrange(seat, cards))

    def pose(
        self,
        seat: int,
        turned: Iterable[int | str] = (),
        raised: Iterable[int | str] = (),
        lowered: Iterable[int | str] = (),
    ) -> tuple[Event, ...]:
        """Hold these cards of a seat turned, raised or lowered and its others straight, at any time before the end
        (C3).

        Raises:
            IllegalAction: if these are not the seat's cards, or the game is over
        """
        return self._gesture(Pose(seat, turned, raised, lowered))

    def gesture_instead(self, number: int, gesture: Gesture) -> tuple[Event, ...]:
        """Let a gesture take the place of entry `number` of the history, one of the same kind and seat since the last
        action: gestures of another kind or seat in between go with either (C3)."""
        since = len(self.history) - number
        events = self._gesture(gesture)
        self.history[number] = self.history.pop()
        self.log[-since] = self.log.pop()
        self._pasts.clear()
        return events

    def enter(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out an entry of a history: an action or a gesture."""
        return self._gesture(entry) if isinstance(entry, Gesture) else self.do(entry)

    def _gesture(self, gesture: Gesture) -> tuple[Event, ...]:
        check_gesture(self, gesture)
        held = self.hands[gesture.seat]
        event: Event
        if isinstance(gesture, Arrange):
            kernel.rearrange(self.row, self.tables, gesture.seat, [held.index(card) for card in gesture.cards])
            self._count = NONE
            event = Rearranged(*gesture)
        else:
            others = {card: pose for card, pose in self.poses.items() if card not in held}
            self.poses = others | poses_of(gesture)
            event = Posed(*gesture)
        self.history.append(gesture)
        self.log.append(event)
        return (event,)

    # ---- What others may know ----------------------------------------------------------------------------------------

    @overload
    def view(self, seat: int) -> View: ...
    @overload
    def view(self, seat: int | None) -> PublicView: ...

    def view(self, seat: int | None) -> PublicView:
        """What a seat may know; for None what everybody may, such as a spectator.

        Raises:
            IndexError: if there is no such seat

        Examples:
            >>> from tamaya import Game, Rules
            >>> view = Game.deal(Rules(), players=2, seed=1).view(0)
            >>> view.hands[0][0].card is None, str(view.hands[1][0].card)
            (True, 'y4')
        """
        if seat is not None and not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}: seats go from 0 to {self.players - 1}")
        return ViewMaker(self).view(seat)

    def past(self, seat: int | None) -> tuple[SeenEvent, ...]:
        """The log as a seat saw it; empty in a game that began in the middle."""
        if self._start is not None:
            return ()
        seen = self._pasts.get(seat, ())
        self._pasts[seat] = seen = (*seen, *(seen_by(seat, event) for event in self.log[len(seen) :]))
        return seen

    def open_view(self) -> PublicView:
        """Everything, once the game is over.

        Raises:
            IllegalAction: if the game is not over: until then nobody sees everything
        """
        if self.outcome is None:
            raise IllegalAction("not-over")
        return open_view(self)

    # ---- Inside ------------------------------------------------------------------------------------------------------

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions, found once for each position."""
        if self._count == NONE:
            self._count = kernel.legal(self.row, self.tables, self._codes)
        return self._codes[: self._count]

    def _keep_discards(self, event: Event) -> None:
        """Keep the order of the discard pile, which the row does not know."""
        if isinstance(event, Discarded | Misplayed):
            self.discards.append(event.id)
        elif isinstance(event, Reshuffled) or (isinstance(event, Played) and event.from_discards):
            self.discards.remove(event.id)

    def number_of(self, action: Action) -> int:
        """The number of an action in this position (`tables` says how they are counted); −1 if it has none at all."""
        try:
            return number_of(action, self.row, self.tables)
        except (AttributeError, TypeError):  # it is not an action, whatever its type says
            return NONE

    def action_of(self, number: int) -> Action:
        """The action with this number in this position, legal or not.

        Raises:
            IndexError: if no action has this number
        """
        if not 0 <= number < self.tables.actions:
            raise IndexError(f"there is no action {number}: they go from 0 to {self.tables.actions - 1}")
        return actions_of([number], self.row, self.tables)[0]

    def __str__(self) -> str:
        return as_text(open_view(self)._replace(pile_cards=None))

    def _repr_html_(self) -> str:
        return as_html(open_view(self)._replace(pile_cards=None))

    def __repr__(self) -> str:
        state = self.outcome or f"seat {self.actor} to decide"
        return f"<Game: {self.players} players, turn {self.turn}, {self.worth} points, {state}>"


class _Start(NamedTuple):
    """A position in which a game begins."""

    row: tuple[int, ...]
    discards: tuple[int, ...]
    poses: dict[int, CardPose]
