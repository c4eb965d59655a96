"""A position as those around it may see it: built field by field from what each is allowed to see. Hidden state leaves
the core in no other way."""

import json
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple, overload

from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import STRAIGHT, Action, CardPose
from tamaya.core.cards import CARDS, COLOURS, VALUES, Card, CardSet, Colour
from tamaya.core.events import Hinted, OpenDraw
from tamaya.core.knowledge import Knowledge, held, unseen
from tamaya.core.row import (
    BLANK,
    DECK,
    FACE,
    FIREWORK,
    ID,
    KNOWN,
    MISTAKES,
    NEXT,
    OUTCOME,
    PENDING,
    RETURNED,
    TILES_DRAWN,
    TURNS_LEFT,
    face_in_deck,
)
from tamaya.core.rules import Rules
from tamaya.core.view import HeldCard, PublicView, View

if TYPE_CHECKING:
    from tamaya.core.game import Game

SHOWN, OWN, HIDDEN = range(3)  # how a hand is seen: by the others, by its holder, by spectators


def open_view(game: "Game") -> PublicView:
    """Everything that there is to see after the game."""
    return ViewMaker(game).open_view()


_text = lru_cache(maxsize=1 << 12)(str)  # of actions
_card_set = lru_cache(maxsize=1 << 14)(CardSet)
_json = json.JSONEncoder(separators=(",", ":")).encode
_short_text = lru_cache(maxsize=1 << 12)(_json)  # of what a card was told, and of single words
_FACES = tuple(_json(str(card)) for card in CARDS)
_COLOUR_NAMES = tuple(_json(str(colour)) for colour in COLOURS)


@lru_cache(maxsize=1 << 12)
def _action_text(action: Action) -> str:
    return _json(str(action))


@lru_cache(maxsize=1 << 7)
def _rules_text(rules: Rules) -> str:
    return _json(rules.to_dict())


@lru_cache(maxsize=8)
def _pose_text(pose: CardPose) -> str:
    """How a card is held, as a part of its JSON."""
    return _json(pose._asdict())[1:-1]


class ViewMaker:
    """A position, to be looked at from several seats: what their views share is worked out once. It is valid until the
    next action; the next maker takes over from it what the action did not change.

    The hints among the first `forgotten` events of the log are not shown, nor anything that follows from them, and
    nothing is counted, for those who have to remember and count themselves."""

    def __init__(self, game: "Game", before: "ViewMaker | None" = None, forgotten: int = 0) -> None:
        self._game = game
        self._forgotten = forgotten
        same_past = before is not None and before._forgotten == forgotten and before._past.is_before(game)
        known = before if same_past else None
        self._past: PastOfCards = PastOfCards(game, None if known is None else known._past, forgotten)
        self._words = [held(game.row, game.tables, seat) for seat in range(game.players)]
        if forgotten:
            self._words = [_as_told_since(words, game, forgotten) for words in self._words]
        self._poses: dict[int, CardPose] = game.poses.copy()
        self._texts: dict[tuple[int, int], HandText] = {}  # by holder and how the hand is seen
        if known is not None and known._poses == self._poses:
            moved = {seat for seat, words in enumerate(self._words) if words != known._words[seat]}
            changed = moved | self._past.hinted
            self._texts = {key: text for key, text in known._texts.items() if key[0] not in changed}
        known_before = None if known is None else known._knowledge
        self._knowledge: Knowledge = Knowledge(self._words, unseen(game.row, game.tables), known_before)
        self._public = self._knowledge.told if forgotten else self._knowledge.public()
        self._shown_texts: list[bytes] = []
        self._shared_text = b""
        self._board = _board(game)
        self._board_text: bytes = known._board_text if known is not None and known._board == self._board else b""

    @cached_property
    def shared(self) -> PublicView:
        """What everybody sees alike: everything but the hands."""
        game = self._game
        prospects = game.prospects()
        return PublicView(
            rules=game.rules,
            players=game.players,
            seat=None,
            version=len(game.history),
            turn=game.turn,
            actor=None if game.outcome is not None else game.actor,
            pending=game.pending,
            hints=game.hints,
            mistakes=game.mistakes,
            fireworks=game.fireworks,
            pile=len(game.pile),
            turns_left=game.turns_left,
            hands=(),
            discards=tuple((id, game.card(id)) for id in game.discards),
            tiles_drawn=game.tiles_drawn,
            playable=prospects.playable,
            useless=prospects.useless,
            irreplaceable=prospects.irreplaceable,
            best=prospects.best,
            outcome=game.outcome,
            ending=game.ending,
            score=game.score,
            worth=game.worth,
            legal=(),
            pile_cards=None,
        )

    @overload
    def view(self, seat: int) -> View: ...
    @overload
    def view(self, seat: int | None) -> PublicView: ...

    def view(self, seat: int | None) -> PublicView:
        """What a seat may know: every hand but its own. A spectator (None) sees no hand."""
        hands = [self._cards(holder, possible, seat is not None) for holder, possible in enumerate(self._public)]
        past = () if self._forgotten else self._game.past(seat)
        if seat is None:
            return self.shared._replace(hands=tuple(hands), past=past)
        hands[seat] = self._cards(seat, self._own(seat), False)
        return View._make(self.shared._replace(seat=seat, hands=tuple(hands), legal=self.legal(seat), past=past))

    def open_view(self) -> PublicView:
        """Everything that there is to see after the game."""
        game = self._game
        return self.shared._replace(
            hands=tuple([self._cards(holder, possible, True) for holder, possible in enumerate(self._public)]),
            pile_cards=tuple(game.card(id) for id in game.pile),
        )

    def text(self, seat: int | None) -> bytes:
        """A seat's view as JSON, like `view(seat).to_json()` but for the order: every visitor to a table is sent one
        after every action, so what stays the same is not written again."""
        if not self._shared_text:
            self._shared_text = self._write_shared()
        if seat is None:
            hands = [self._hand_text(holder, HIDDEN, possible) for holder, possible in enumerate(self._public)]
            return b'%b,"seat":null,"legal":[],"hands":[%b]}' % (self._shared_text, b",".join(hands))
        if not self._shown_texts:
            self._shown_texts = [
                self._hand_text(holder, SHOWN, possible) for holder, possible in enumerate(self._public)
            ]
        hands = self._shown_texts.copy()
        hands[seat] = self._hand_text(seat, OWN, self._own(seat))
        game = self._game
        legal = ",".join(map(_action_text, game.legal_actions())).encode() if seat == game.actor else b""
        return b'%b,"seat":%d,"legal":[%b],"hands":[%b]}' % (self._shared_text, seat, legal, b",".join(hands))

    def _write_shared(self) -> bytes:
        """What everybody sees alike, as JSON."""
        game = self._game
        if not self._board_text:
            self._board_text = _board_text(game)
        return b'%b,"version":%d,"turn":%d,"actor":%b,"hints":%d' % (
            self._board_text,
            len(game.history),
            game.turn,
            b"null" if game.outcome is not None else b"%d" % game.actor,
            game.hints,
        )

    def legal(self, seat: int | None) -> tuple[str, ...]:
        """What a seat may do now."""
        game = self._game
        return tuple(map(_text, game.legal_actions())) if seat is not None and seat == game.actor else ()

    def _own(self, seat: int) -> tuple[int, ...]:
        """What a seat can tell of each of its cards, as bits."""
        return self._knowledge.told[seat] if self._forgotten else self._knowledge.of_seat(seat)

    def _cards(self, holder: int, possible: tuple[int, ...], with_faces: bool) -> tuple[HeldCard, ...]:
        return tuple(
            [
                HeldCard(
                    word >> ID,
                    Card.of(word >> FACE & BLANK) if with_faces else None,
                    _card_set(word & KNOWN),
                    _card_set(bits),
                    self._past.hints.get(word >> ID, ()),
                    self._past.drawn.get(word >> ID, 0),
                    *self._poses.get(word >> ID, STRAIGHT),
                )
                for word, bits in zip(self._words[holder], possible, strict=True)
            ]
        )

    def _hand_text(self, holder: int, how: int, possible: tuple[int, ...]) -> bytes:
        """The same as JSON, as `HeldCard.to_dict` has it."""
        known = self._texts.get((holder, how))
        if known is None or known.possible != possible:
            hints, drawn, poses = self._past.hints, self._past.drawn, self._poses
            cards = [
                f'{{"id":{(id := word >> ID)},"card":{_FACES[word >> FACE & BLANK] if how == SHOWN else "null"},'
                f'"told":{word & KNOWN},"possible":{bits},"hints":{_short_text(hints.get(id, ()))},'
                f'"drawn":{drawn.get(id, 0)},{_pose_text(poses.get(id, STRAIGHT))}}}'
                for word, bits in zip(self._words[holder], possible, strict=True)
            ]
            known = self._texts[holder, how] = HandText(possible, f"[{','.join(cards)}]".encode())
        return known.text


class HandText(NamedTuple):
    """A hand as JSON, and what its cards can be by that."""

    possible: tuple[int, ...]
    text: bytes


def _as_told_since(words: list[int], game: "Game", forgotten: int) -> list[int]:
    """A hand as it would stand in the row if the hints among the first events of the log had not been given."""
    t = game.tables
    known = {word >> ID: t.all_cards for word in words}
    for event in game.log[forgotten:]:
        if isinstance(event, OpenDraw) and event.id in known:
            known[event.id] = t.all_cards
        elif isinstance(event, Hinted):
            touches = t.touches[hint_number(event.what, t)]
            for id in game.hands[event.target]:
                if id in known:
                    known[id] &= touches if id in event.touched else ~touches
    return [word & ~KNOWN | known[word >> ID] for word in words]


def _board(game: "Game") -> tuple[int, ...]:
    """The words of the row that say what lies on the table, apart from turns, hint tokens and hands."""
    row = game.row
    words = (PENDING, OUTCOME, TURNS_LEFT, TILES_DRAWN, MISTAKES, NEXT, RETURNED)
    return (*[row[word] for word in words], *row[FIREWORK:DECK])


def _board_text(game: "Game") -> bytes:
    """The same as JSON, with all that follows from it, as `View.to_dict` has it; without what comes after it."""
    row, prospects = game.row, game.prospects()
    fireworks = [
        f"{name}:{row[FIREWORK + colour]}"
        for colour, name in enumerate(_COLOUR_NAMES)
        if game.tables.copies[colour * VALUES]
    ]
    discards = [f"[{id},{_FACES[face_in_deck(row, id)]}]" for id in game.discards]
    return (
        f'{{"rules":{_rules_text(game.rules)},"players":{game.players},"pending":{_short_text(game.pending)},'
        f'"mistakes":{game.mistakes},"fireworks":{{{",".join(fireworks)}}},"pile":{len(game.pile)},'
        f'"turns_left":{_short_text(game.turns_left)},"discards":[{",".join(discards)}],'
        f'"tiles_drawn":{_short_text(game.tiles_drawn)},"playable":{prospects.playable.bits},'
        f'"useless":{prospects.useless.bits},"irreplaceable":{prospects.irreplaceable.bits},"best":{prospects.best},'
        f'"outcome":{_short_text(game.outcome)},"ending":{_short_text(game.ending)},"score":{game.score},'
        f'"worth":{game.worth},"pile_cards":null'
    ).encode()


class PastOfCards:
    """By id: the turn in which a card was drawn, and the hints that touched it since and are not forgotten."""

    def __init__(self, game: "Game", before: "PastOfCards | None" = None, forgotten: int = 0) -> None:
        self.drawn: dict[int, int] = {} if before is None else before.drawn.copy()
        self.hints: dict[int, tuple[Colour | int, ...]] = {} if before is None else before.hints.copy()
        self.hinted: set[int] = set()  # the seats that got hints since then
        first = 0 if before is None else before._known
        for number, event in enumerate(game.log[first:], first):
            if isinstance(event, OpenDraw):
                self.drawn[event.id] = event.turn
                self.hints.pop(event.id, None)  # tile 5 lets an id be drawn again
            elif isinstance(event, Hinted) and number >= forgotten:
                self.hinted.add(event.target)
                for id in event.touched:
                    self.hints[id] = (*self.hints.get(id, ()), event.what)
        self._known: int = len(game.log)
        self._last = game.log[-1] if game.log else None

    def is_before(self, game: "Game") -> bool:
        """Whether the game, or that of which it is a copy, has been here: only copies share their events."""
        return 0 < self._known <= len(game.log) and game.log[self._known - 1] is self._last
