"""What one seat may know of a game: built field by field from what that seat is allowed to see. This is the only way
by which hidden state leaves the core."""

import json
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.drawing import as_html, as_text
from tamaya.core.events import Drawn, Hinted, Json
from tamaya.core.gestures import STRAIGHT
from tamaya.core.knowledge import Knowledge, held, unseen
from tamaya.core.numbering import hint_number
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
)
from tamaya.core.rules import Rules
from tamaya.core.values import described

if TYPE_CHECKING:
    from tamaya.core.game import Game


@described
class HeldCard(NamedTuple):
    """A card in a hand, as the viewer knows it.

    Attributes:
        id: its id
        card: its face, if the viewer sees it, else None
        told: what the hints alone allow
        possible: what its holder can tell: hints and counting; for another's card what everybody can
        hints: the hints that touched it, oldest first: colours, and values as numbers
        drawn: the turn in which it was drawn, 0 for the deal
        turned: whether its holder holds it turned (C3)
        raised: how its holder holds it: 1 raised, −1 lowered, 0 straight (C3)
    """

    id: int
    card: Card | None
    told: CardSet
    possible: CardSet
    hints: tuple[Colour | int, ...]
    drawn: int
    turned: bool = False
    raised: int = 0

    def to_dict(self) -> dict[str, Json]:
        """The card for JSON; sets of identities are ints, a bit each."""
        return {
            "id": self.id,
            "card": None if self.card is None else str(self.card),
            "told": self.told.bits,
            "possible": self.possible.bits,
            "hints": list(self.hints),
            "drawn": self.drawn,
            "turned": self.turned,
            "raised": self.raised,
        }


@described
class View(NamedTuple):
    """The table as one seat sees it (or a spectator, whose seat is None).

    Attributes:
        rules: what is played
        players: how many play
        seat: whose view it is; None for a spectator
        version: how many actions and gestures there were
        turn: how many turns are finished
        actor: the seat that decides; None when the game is over
        pending: the decision that a bonus tile asks of the actor: "colour hint", "value hint", "reshuffle" or "play
            discarded"; else None
        hints: hint tokens available
        mistakes: mistakes made
        fireworks: cards placed, by colour
        pile: how many cards are left to draw
        turns_left: how many turns the last round still has; None before it (E3)
        hands: the cards of each seat, oldest first unless their owner rearranged them
        discards: ids and faces of the discarded cards, oldest first
        tiles_drawn: the bonus tiles drawn so far
        playable: the cards that fit now
        useless: the cards that can never be added any more (C4)
        irreplaceable: the cards that are still of use, and of which one copy is left (X3)
        best: no way to go on brings more points than this
        outcome: None while the game runs, then "perfect", "scored" or "lost"
        ending: how it ended: "perfect", "last round", "mistakes", "card lost" or "stuck"; else None
        score: the points so far; 0 if the game is lost
        worth: what the fireworks are worth, lost or not
        legal: what the viewer may do now, in notation; empty if somebody else decides
        pile_cards: what lay in the pile, next first; None until the game is over
    """

    rules: Rules
    players: int
    seat: int | None
    version: int
    turn: int
    actor: int | None
    pending: str | None
    hints: int
    mistakes: int
    fireworks: dict[Colour, int]
    pile: int
    turns_left: int | None
    hands: tuple[tuple[HeldCard, ...], ...]
    discards: tuple[tuple[int, Card], ...]
    tiles_drawn: tuple[int, ...]
    playable: CardSet
    useless: CardSet
    irreplaceable: CardSet
    best: int
    outcome: str | None
    ending: str | None
    score: int
    worth: int
    legal: tuple[str, ...]
    pile_cards: tuple[Card, ...] | None

    def to_dict(self) -> dict[str, Json]:
        """The view for JSON; sets of identities are ints, a bit each."""
        return {
            "rules": dict(self.rules.to_dict()),
            "players": self.players,
            "seat": self.seat,
            "version": self.version,
            "turn": self.turn,
            "actor": self.actor,
            "pending": self.pending,
            "hints": self.hints,
            "mistakes": self.mistakes,
            "fireworks": {str(colour): placed for colour, placed in self.fireworks.items()},
            "pile": self.pile,
            "turns_left": self.turns_left,
            "hands": [[card.to_dict() for card in hand] for hand in self.hands],
            "discards": [[id, str(card)] for id, card in self.discards],
            "tiles_drawn": list(self.tiles_drawn),
            "playable": self.playable.bits,
            "useless": self.useless.bits,
            "irreplaceable": self.irreplaceable.bits,
            "best": self.best,
            "outcome": self.outcome,
            "ending": self.ending,
            "score": self.score,
            "worth": self.worth,
            "legal": list(self.legal),
            "pile_cards": None if self.pile_cards is None else [str(card) for card in self.pile_cards],
        }

    def to_json(self) -> str:
        """The view as compact JSON text."""
        return json.dumps(self.to_dict(), separators=(",", ":"))

    def __str__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str:
        return as_html(self)


def seat_view(game: "Game", seat: int | None) -> View:
    """What a seat may know: every hand but its own. A spectator (None) sees no hand."""
    return Scene(game).view(seat)


def open_view(game: "Game") -> View:
    """Everything that there is to see after the game."""
    return Scene(game).open_view()


_text = lru_cache(maxsize=1 << 12)(str)  # of actions
_card_set = lru_cache(maxsize=1 << 14)(CardSet)


class Scene:
    """A position, to be looked at from several seats: what their views share is worked out once, and hands that look
    the same to several seats are the same tuples. It holds until the next action; the scene after that takes over from
    it what the action did not change.

    The hints among the first `forgotten` events of the log are not shown, nor anything that follows from them, and
    nothing is counted: for those who have to remember and to count themselves."""

    def __init__(self, game: "Game", before: "Scene | None" = None, forgotten: int = 0) -> None:
        self._game = game
        self._forgotten = forgotten
        same_past = before is not None and before._forgotten == forgotten and before._past.is_before(game)
        known = before if same_past else None
        self._past: PastOfCards = PastOfCards(game, None if known is None else known._past, forgotten)
        self._words = [held(game.row, game.tables, seat) for seat in range(game.players)]
        if forgotten:
            self._words = [_as_told_since(words, game, forgotten) for words in self._words]
        self._poses = [tuple([game.poses.get(word >> ID, STRAIGHT) for word in words]) for words in self._words]
        self._hands: dict[tuple[int, bool], KnownHand] = {}  # by holder and whether the faces are seen
        if known is not None:
            moved = {seat for seat, words in enumerate(self._words) if words != known._words[seat]}
            posed = {seat for seat, poses in enumerate(self._poses) if poses != known._poses[seat]}
            changed = moved | posed | self._past.hinted
            self._hands = {key: hand for key, hand in known._hands.items() if key[0] not in changed}
        known_before = None if known is None else known._knowledge
        self._knowledge: Knowledge = Knowledge(self._words, unseen(game.row, game.tables), known_before)
        self._told = [tuple([word & KNOWN for word in words]) for words in self._words]
        self._public = self._told if forgotten else self._knowledge.public()
        self._shown: tuple[tuple[HeldCard, ...], ...] = ()
        self._board = _board(game)
        same = known is not None and known._board == self._board
        self.shared: View = self._same_board(known.shared) if known is not None and same else self._whole_view()

    def _whole_view(self) -> View:
        game = self._game
        prospects = game.prospects()
        return View(
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

    def _same_board(self, view: View) -> View:
        """After a hint or a gesture nothing but these can have changed, besides the hands."""
        game = self._game
        return view._replace(
            version=len(game.history),
            turn=game.turn,
            actor=None if game.outcome is not None else game.actor,
            hints=game.hints,
        )

    def view(self, seat: int | None) -> View:
        """What a seat may know: every hand but its own. A spectator (None) sees no hand."""
        return self.shared._replace(seat=seat, hands=self.hands(seat), legal=self.legal(seat))

    def open_view(self) -> View:
        """Everything that there is to see after the game."""
        game = self._game
        return self.shared._replace(
            hands=self._shown_hands(),
            pile_cards=tuple(game.card(id) for id in game.pile),
        )

    def hands(self, seat: int | None) -> tuple[tuple[HeldCard, ...], ...]:
        """The hands as a seat sees them; the faces of its own are hidden from it, and all from a spectator."""
        if seat is None:
            return tuple([self._hand(holder, possible, False) for holder, possible in enumerate(self._public)])
        hands = list(self._shown_hands())
        own = self._told[seat] if self._forgotten else self._knowledge.of_seat(seat)
        hands[seat] = self._hand(seat, own, False)
        return tuple(hands)

    def legal(self, seat: int | None) -> tuple[str, ...]:
        """What a seat may do now."""
        game = self._game
        return tuple(map(_text, game.legal_actions())) if seat is not None and seat == game.actor else ()

    def _shown_hands(self) -> tuple[tuple[HeldCard, ...], ...]:
        """Each hand as all but its holder see it."""
        if not self._shown:
            self._shown = tuple([self._hand(holder, possible, True) for holder, possible in enumerate(self._public)])
        return self._shown

    def _hand(self, holder: int, possible: tuple[int, ...], with_faces: bool) -> tuple[HeldCard, ...]:
        known = self._hands.get((holder, with_faces))
        if known is None or known.possible != possible:
            cards = tuple(
                [
                    HeldCard(
                        word >> ID,
                        Card.of(word >> FACE & BLANK) if with_faces else None,
                        _card_set(word & KNOWN),
                        _card_set(bits),
                        self._past.hints.get(word >> ID, ()),
                        self._past.drawn.get(word >> ID, 0),
                        *pose,
                    )
                    for word, bits, pose in zip(self._words[holder], possible, self._poses[holder], strict=True)
                ]
            )
            known = self._hands[holder, with_faces] = KnownHand(possible, cards)
        return known.cards


def _as_told_since(words: list[int], game: "Game", forgotten: int) -> list[int]:
    """A hand as it would stand in the row if the hints among the first events of the log had not been given."""
    t = game.tables
    known = {word >> ID: t.all_cards for word in words}
    for event in game.log[forgotten:]:
        if isinstance(event, Drawn) and event.id in known:
            known[event.id] = t.all_cards
        elif isinstance(event, Hinted):
            touches = t.touches[hint_number(event.what, t)]
            for id in game.hands[event.target]:
                if id in known:
                    known[id] &= touches if id in event.touched else ~touches
    return [word & ~KNOWN | known[word >> ID] for word in words]


class KnownHand(NamedTuple):
    """A hand as it is seen, and what it can be by that."""

    possible: tuple[int, ...]
    cards: tuple[HeldCard, ...]


def _board(game: "Game") -> tuple[int, ...]:
    """The words of the row that say what lies on the table, apart from turns, hint tokens and hands."""
    row = game.row
    words = (PENDING, OUTCOME, TURNS_LEFT, TILES_DRAWN, MISTAKES, NEXT, RETURNED)
    return (*[row[word] for word in words], *row[FIREWORK:DECK])


class PastOfCards:
    """By id: the turn in which a card was drawn, and the hints that touched it since and are not forgotten."""

    def __init__(self, game: "Game", before: "PastOfCards | None" = None, forgotten: int = 0) -> None:
        self.drawn: dict[int, int] = {} if before is None else before.drawn.copy()
        self.hints: dict[int, tuple[Colour | int, ...]] = {} if before is None else before.hints.copy()
        self.hinted: set[int] = set()  # the seats that got hints since then
        first = 0 if before is None else before._known
        for number, event in enumerate(game.log[first:], first):
            if isinstance(event, Drawn):
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
