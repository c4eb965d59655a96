"""Law 4, nobody peeks: change the cards hidden from a seat in any way that every public event so far allows, and
everything that the seat receives is identical.

The other world is made by dealing a different deck, with a different seed and different undrawn bonus tiles, and
playing the same actions in it. `Hidden` finds such a deck: every card that the seat has seen keeps its face, and the
cards in its own hand keep to what hints have told of them.
"""

import json
import random
from collections.abc import Iterable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tamaya import Card, CardSet, Game, Rules
from tamaya.core import kernel
from tamaya.core.events import OpenDraw, Reshuffled, TileDrawn, event_to_dict, seen_by
from tamaya.core.knowledge import told
from tamaya.core.row import SEED, face_in_deck, set_face_in_deck
from tests.core.playing import Setup, deck_beginning, examples, setups, universe
from tests.core.test_laws import refusal_of


class Hidden:
    """What a seat (None: a spectator) cannot see of a game, and other worlds that look the same to it."""

    def __init__(self, game: Game, seat: int | None, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        hidden_hands = range(game.players) if seat is None else (seat,)
        self.allowed = {
            id: CardSet(bits)
            for holder in hidden_hands
            for id, bits in zip(game.hands[holder], told(game.row, game.tables, holder), strict=True)
        }
        self.allowed |= {id: CardSet(game.tables.all_cards) for id in game.pile}

    def another_world(self) -> Game:
        """The same actions with another deck, seed and tiles."""
        game, rng = self.game, self.rng
        faces = {id: game.card(id) for id in range(len(game.deck))}
        seed = rng.getrandbits(53)
        if not self.returned_card_fits(faces, seed):
            seed = game.seed
            faces = {id: game.card(id) for id in range(len(game.deck))}
        self.mix(faces, keep=self.place_of_returned(seed))
        deck = [faces[0]] * len(faces)
        for id, origin in enumerate(self.origins(seed)):
            deck[origin] = faces[id]
        drawn = len(game.tiles_drawn)
        undrawn = list(game.tiles[drawn:])
        rng.shuffle(undrawn)
        world = Game.deal(game.rules, game.players, seed, deck, [*game.tiles[:drawn], *undrawn])
        for entry in game.history:
            world.enter(entry)
        return world

    def mix(self, faces: dict[int, Card], keep: int | None) -> None:
        """Swap faces among the hidden cards, as far as the hints allow; one card may have to keep its own."""
        ids = [id for id in self.allowed if id != keep]
        for _ in range(4 * len(ids)):
            one, other = self.rng.choice(ids), self.rng.choice(ids)
            if faces[one] in self.allowed[other] and faces[other] in self.allowed[one]:
                faces[one], faces[other] = faces[other], faces[one]

    # Tile 5 shuffles the faces of the pile by the seed. Everybody saw the card that went in, so in the other world it
    # must be the same card; but with another seed it lies elsewhere in the pile.

    def origins(self, seed: int) -> list[int]:
        """By id: the place in the dealt deck of the card that has this id now, if the game had this seed."""
        game = self.game
        origins = list(range(len(game.deck)))
        earlier = Game.deal(game.rules, game.players, game.seed, game.deck, game.tiles)
        for entry in game.history:
            row, asked = list(earlier.row), earlier.pending
            earlier.enter(entry)
            if asked == "reshuffle" and str(entry).startswith("take"):
                card = int(str(entry).split()[1])
                digits = []
                for labels in zip(*(divmod(id, 8) for id in origins), strict=True):  # a face has too few bits for an id
                    labelled = labelled_row(row, labels, seed)
                    kernel._shuffle_into_pile(labelled, game.tables, card)
                    digits.append([face_in_deck(labelled, id) for id in origins])
                origins = [high * 8 + low for high, low in zip(*digits, strict=True)]
        return origins

    def place_of_returned(self, seed: int) -> int | None:
        """The id that the card which tile 5 returned has now."""
        returned = [event.id for event in self.game.log if isinstance(event, Reshuffled)]
        return self.origins(seed).index(returned[0]) if returned else None

    def returned_card_fits(self, faces: dict[int, Card], seed: int) -> bool:
        """Bring the returned card to where this seed shuffles it, if that is a hidden place that may have its face."""
        here, there = self.place_of_returned(self.game.seed), self.place_of_returned(seed)
        if here is None or there is None or faces[here] == faces[there]:
            return True
        others = [id for id in self.allowed if faces[id] == faces[here] and faces[there] in self.allowed[id]]
        if there not in self.allowed or faces[here] not in self.allowed[there] or not others:
            return False
        faces[others[0]], faces[there] = faces[there], faces[others[0]]
        return True


def labelled_row(row: list[int], labels: Iterable[int], seed: int) -> list[int]:
    """A row whose cards bear these labels instead of faces."""
    labelled = list(row)
    labelled[SEED] = seed
    for id, label in enumerate(labels):
        set_face_in_deck(labelled, id, label)
    return labelled


def received(game: Game, seat: int | None) -> Iterable[str]:
    """All that a seat gets to see or hear, as text."""
    for event in game.log:
        yield json.dumps(event_to_dict(seen_by(seat, event)))
    view = game.view(seat)
    yield view.to_json()
    yield repr(view)
    if seat == game.actor:
        yield from map(str, game.legal_actions())
        for action in universe(game)[::3]:
            if action not in game.legal_actions():
                refused = refusal_of(game, action)
                assert refused is not None
                yield f"{refused.code} {refused.message} {refused.details}"


def learnt_from_a_tile(game: Game) -> bool:
    """Whether tile 3 found nobody to give a colour hint to: everybody then knows that the hands are black (B3, H5)."""
    return any(isinstance(event, TileDrawn) and (event.tile, event.decision) == (3, None) for event in game.log)


@pytest.mark.rule("S5")
@pytest.mark.slow
@given(setups(), st.integers(0, 2**32))
@examples(60)
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_receives(setup: Setup, chance: int) -> None:
    """S5: a player never sees the front of their own cards, and nobody the pile."""
    game = setup.play_for_a_while()
    assume(not learnt_from_a_tile(game))
    rng = random.Random(chance)
    for seat in (None, *range(game.players)):
        world = Hidden(game, seat, rng).another_world()
        assert list(received(world, seat)) == list(received(game, seat))


def reshuffling_setups() -> st.SearchStrategy[Setup]:
    """Games in which tile 5 is likely."""
    return st.builds(
        lambda black_powder, players, seed, skill: Setup(
            Rules(bonus_tiles=True, black_powder=black_powder, mistakes=10), players, seed, skill
        ),
        black_powder=st.booleans(),
        players=st.integers(2, 5),
        seed=st.integers(0, 10**6),
        skill=st.sampled_from((95, 97, 99)),
    )


@pytest.mark.rule("B2", "B5")
@pytest.mark.slow
@given(reshuffling_setups(), st.integers(0, 2**32))
@examples(25)
def test_a_card_that_tile_5_returned_is_not_recognised_again(setup: Setup, chance: int) -> None:
    """B2, B5: it lies anywhere in the pile, whatever its number."""
    rng = random.Random(chance)
    for position in setup.play():
        if not any(isinstance(event, Reshuffled) for event in position.log) or rng.random() < 0.95:
            continue
        game = position.copy()
        for seat in (None, *range(game.players)):
            world = Hidden(game, seat, rng).another_world()
            assert list(received(world, seat)) == list(received(game, seat))


def test_other_worlds_really_are_other_worlds() -> None:
    game = Setup(Rules(multicolour="wild-10", bonus_tiles=True), 3, 11, 90).play_for_a_while()
    world = Hidden(game, 1, random.Random(0)).another_world()
    assert [world.card(id) for id in world.hands[1]] != [game.card(id) for id in game.hands[1]]
    assert [world.card(id) for id in world.pile] != [game.card(id) for id in game.pile]
    assert world.view(0).to_json() != game.view(0).to_json()


def test_with_another_seed_tile_5_lays_the_returned_card_elsewhere() -> None:
    rules = Rules(bonus_tiles=True, hand_size=5)
    deck = deck_beginning(rules, "r1", "r2", "r3", "r4", "r5", "y1", "y1", "y1", "y2", "w5")
    places = set()
    for seed in range(40):
        game = Game.deal(rules, 2, seed, deck, [5, 1, 2, 3, 4, 6])
        for action in ("hint 1 red", "discard 9", "play 0", "play 5", "play 1", "play 8", "play 2", "hint 0 red"):
            game.do(action)
        for action in ("play 3", "hint 0 red", "play 4"):
            game.do(action)
        assert game.pending == "reshuffle"
        events = game.do("take 9")
        assert isinstance(events[-1], OpenDraw)
        lies = [id for id in (events[-1].id, *game.pile) if game.card(id) == Card.parse("w5")]
        assert len(lies) == 1
        places.add(lies[0])
    assert len(places) > 15
    assert 9 not in game.hands[0]


@pytest.mark.rule("S5", "C1", "C2")
def test_a_spectator_sees_no_hand_and_a_seat_all_but_its_own() -> None:
    """S5, C1, C2: what is not on the table and no hint is told to nobody by the referee."""
    game = Game.deal(Rules(), 3, seed=5)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        shown = [[held.card is not None for held in hand] for hand in view.hands]
        assert shown == [[seat not in (None, holder)] * 5 for holder in range(3)]
        assert view.pile_cards is None
        dealt = seen_by(seat, game.log[0])
        assert json.dumps(event_to_dict(dealt)).count("null") == (15 if seat is None else 5)
