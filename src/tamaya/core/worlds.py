"""Games that look to a seat exactly like its own, and the exact chances of its cards. All of it follows from the
view, so nobody learns here what they may not know."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from tamaya.core.actions import Arrange, Entry, Pose
from tamaya.core.cards import VALUES, Card
from tamaya.core.errors import TamayaError
from tamaya.core.events import Dealt, Discarded, Drawn, Misplayed, Played, Posed, Rearranged, Reshuffled
from tamaya.core.game import Game
from tamaya.core.layouts import Layouts, Returned
from tamaya.core.randomness import FOR_RESHUFFLE, FOR_WORLDS, SEEDS, Stream, advance, key_for, start
from tamaya.core.step_events import ActionEvent, action_of
from tamaya.core.tables import compile_tables
from tamaya.core.view import View

CANDIDATES = 10  # for each world drawn by likelihood

Likelihood = Callable[[View, str], float]


def marginals(view: View) -> tuple[dict[Card, Fraction], ...]:
    """By card in the seat's own hand: the chance of each face that it can have, the likeliest first."""
    layouts = Unseen(view).layouts
    return tuple(
        {
            Card.of(identity): Fraction(count, layouts.total)
            for identity, count in sorted(ways.items(), key=lambda way: (-way[1], way[0]))
        }
        for ways in layouts.ways
    )


def worlds(view: View, n: int, seed: int, likelihood: Likelihood | None) -> Iterator[Game]:
    """This many games that agree with a view."""
    if not view.past:
        raise TamayaError("no-beginning")
    chance = Stream(seed, FOR_WORLDS)
    unseen = Unseen(view)
    if likelihood is None:
        for _ in range(n):
            yield unseen.draw(chance)
    elif n > 0:
        candidates = [unseen.draw(chance) for _ in range(CANDIDATES * n)]
        weights = [_weight(game, view.seat, likelihood) for game in candidates]
        if not any(weights):
            raise TamayaError("unlikely")
        yield from (_pick(candidates, weights, chance).copy() for _ in range(n))


def layings(view: View, n: int, seed: int) -> Iterator[tuple[int, list[int]]]:
    """In what the worlds of a view differ where there are no bonus tiles: the seed, and by id the face of each card."""
    chance, unseen = Stream(seed, FOR_WORLDS), Unseen(view)
    for _ in range(n):
        laid_seed, identities, _ = unseen.lay(chance)
        yield laid_seed, identities


def _pick(candidates: list[Game], weights: list[float], chance: Stream) -> Game:
    """A random one of these, as likely as its weight says."""
    left = chance.below(1 << 53) / (1 << 53) * sum(weights)
    possible = [(game, weight) for game, weight in zip(candidates, weights, strict=True) if weight]
    for game, weight in possible[:-1]:
        left -= weight
        if left < 0:
            return game
    return possible[-1][0]


def _weight(game: Game, seat: int, likelihood: Likelihood) -> float:
    """How likely the others were to do what they did."""
    weight = 1.0
    for before, move in game.walk():
        if move.seat != seat and weight:
            weight *= likelihood(before.view(move.seat), str(move.action))
    return weight


class Unseen:
    """What a seat does not see, its own cards and the pile. `left`: by identity, how many copies; `returned`: the card
    among them that bonus tile 5 brought back; `layouts`: the ways in which its own cards can lie."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._tables = compile_tables(view.rules, view.players)
        self._own = [held.id for held in view.hands[view.seat]]
        self.left = self._copies_left()
        self._faces: dict[int, int] = {}  # by id: the identities of all other cards
        self._history: list[Entry] = []
        self._next = 0  # the id of the next card that is drawn for the first time
        self._returned: Reshuffled | None = None
        self._pile_then: list[int] = []  # ids, when a card was returned
        self._read_past()
        self.returned = self._returned_card()
        self.layouts = Layouts([held.told.bits for held in view.hands[view.seat]], self.left, self.returned)

    def _copies_left(self) -> list[int]:
        """By identity: how many copies lie where this seat does not see them."""
        view, t = self._view, self._tables
        left = list(t.copies)
        for colour, placed in view.fireworks.items():
            for place in range(placed):
                left[t.in_order[Card(colour, 1).identity // VALUES * VALUES + place]] -= 1
        hands = (held.card for hand in view.hands for held in hand)
        for card in (*hands, *(card for _, card in view.discards)):
            if card is not None:
                left[card.identity] -= 1
        return left

    def _read_past(self) -> None:
        """What was done, and the faces of all cards that were ever seen, as they are now."""
        for event in self._view.past:
            match event:
                case Dealt():
                    ids = [id for hand in event.hands for id in hand]
                    self._next = len(ids)
                    for id, face in zip(ids, (face for hand in event.faces for face in hand), strict=True):
                        self._see(id, face)
                case Drawn():
                    self._see(event.id, event.card)
                    self._next += event.id == self._next
                case Played() | Misplayed() | Discarded():
                    self._see(event.id, event.card)
                case Reshuffled():
                    self._returned = event
                    self._pile_then = [*range(self._next, self._tables.deck_size), event.id]
                    del self._faces[event.id]
            match event:
                case Rearranged():
                    self._history.append(Arrange(*event))
                case Posed():
                    self._history.append(Pose(*event))
                case _ if isinstance(event, ActionEvent):
                    self._history.append(action_of(event))

    def _see(self, id: int, card: Card | None) -> None:
        if card is not None:
            self._faces[id] = card.identity

    def _returned_card(self) -> Returned | None:
        if self._returned is None:
            return None
        identity = self._returned.card.identity
        since = {id for id in self._pile_then if id in self._faces or id in self._own}
        seen = sum(self._faces.get(id) == identity for id in since)
        return Returned(identity, seen, tuple(id not in since for id in self._own))

    def draw(self, chance: Stream) -> Game:
        """A game that looks to the seat like its own."""
        while True:
            seed, identities, tiles = self.lay(chance)
            deck = self._as_dealt(identities, seed)
            if deck is not None:
                game = self._play(deck, seed, tiles)
                if game is not None:
                    return game

    def lay(self, chance: Stream) -> tuple[int, list[int], list[int]]:
        """The seed of a game, by id a face for every card, as it lies now, and the bonus tiles in their order."""
        seed = chance.below(len(SEEDS))
        faces = self._faces.copy()
        left = self.left.copy()
        for id, identity in zip(self._own, self.layouts.draw(chance), strict=True):
            faces[id] = identity
            left[identity] -= 1
        pile = [identity for identity, copies in enumerate(left) for _ in range(copies)]
        chance.shuffle(pile)
        drawn = self._view.tiles_drawn
        to_come = [tile for tile in range(1, 7) if tile not in drawn]
        chance.shuffle(to_come)
        identities = [faces[id] if id in faces else pile.pop() for id in range(self._tables.deck_size)]
        return seed, identities, [*drawn, *to_come]

    def _as_dealt(self, identities: list[int], seed: int) -> list[Card] | None:
        """The deck that was dealt if the cards lie like this now; None if this seed would have laid the card that bonus
        tile 5 returned elsewhere."""
        if self._returned is not None:
            places = _reshuffled(len(self._pile_then), seed)
            faces = [identities[id] for id in self._pile_then]
            for place, origin in enumerate(places):
                identities[self._pile_then[origin]] = faces[place]
            if identities[self._returned.id] != self._returned.card.identity:
                return None
        return [Card.of(identity) for identity in identities]

    def _play(self, deck: list[Card], seed: int, tiles: list[int]) -> Game | None:
        """Replay everything; None if it would not have looked the same: a bonus tile that found nothing to do says
        something about hands."""
        view = self._view
        game = Game.deal(view.rules, view.players, seed, deck, tiles)
        try:
            for entry in self._history:
                game.enter(entry)
        except TamayaError:
            return None
        return game if game.past(view.seat) == view.past else None


def _reshuffled(size: int, seed: int) -> list[int]:
    """By place in the pile: where the face that lies there lay before bonus tile 5 shuffled it, as the kernel does."""
    places = list(range(size))
    x, key = start(seed), key_for(seed, FOR_RESHUFFLE)
    for last in range(size - 1, 0, -1):
        x = advance(x, key)
        other = x * (last + 1) >> 32
        places[last], places[other] = places[other], places[last]
    return places
