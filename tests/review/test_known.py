"""What a seat can know of its own cards."""

import json
import random
from fractions import Fraction
from itertools import permutations
from math import perm
from pathlib import Path

import pytest
from hypothesis import given

from tamaya import Card, CardSet, Game, Rules
from tamaya.cli import main
from tamaya.core.knowledge import counts, faces, told, unseen
from tamaya.core.row import id_of, place_of, set_face_in_deck, with_face
from tamaya.review import known_hand, what_could_be_known
from tests.core.knowing import seat_knowledge
from tests.core.playing import Setup, choose, deck_beginning, examples, setups


def hidden(game: Game, seat: int) -> list[int]:
    """The identities of all cards that a seat does not see, a copy each."""
    left = counts(unseen(game.row, game.tables))
    for other in range(game.players):
        for identity in faces(game.row, game.tables, other) if other != seat else ():
            left[identity] -= 1
    return [identity for identity, copies in enumerate(left) for _ in range(copies)]


@given(setups())
@examples(20)
def test_chances_agree_with_knowledge_and_with_laying_out_every_copy(setup: Setup) -> None:
    for number, game in enumerate(setup.play()):
        if number % 7 or setup.rules.hand_size_for(setup.players) > 8:
            continue
        seat = number % game.players
        own = known_hand(game, seat)
        possible = seat_knowledge(game.row, game.tables, seat)
        returned = any(type(event).__name__ == "Reshuffled" for event in game.log)
        for card, bits in zip(own, possible, strict=True):
            cards = CardSet.of(face for face, _ in card.chances)
            assert sum(chance for _, chance in card.chances) == 1
            assert game.card(card.id) in cards <= CardSet(bits)
            assert returned or cards == CardSet(bits)
        copies = hidden(game, seat)
        if not returned and perm(len(copies), len(own)) < 3000:
            allowed = told(game.row, game.tables, seat)
            layouts = [
                layout
                for layout in permutations(copies, len(own))
                if all(bits >> identity & 1 for bits, identity in zip(allowed, layout, strict=True))
            ]
            for slot, card in enumerate(own):
                for face, chance in card.chances:
                    there = sum(layout[slot] == face.identity for layout in layouts)
                    assert chance == Fraction(there, len(layouts))


@given(setups())
@examples(10)
def test_what_a_seat_does_not_see_changes_nothing(setup: Setup) -> None:
    game = setup.play_for_a_while()
    seat = setup.seed % game.players
    before = known_hand(game, seat)
    chance = random.Random(setup.seed)
    for id, allowed in zip(game.hands[seat], told(game.row, game.tables, seat), strict=True):
        others = [other for other in game.pile if game.card(other) in CardSet(allowed)]
        if others:
            other = chance.choice(others)
            mine, face = game.card(id).identity, game.card(other).identity
            place = place_of(game.row, game.tables, id)
            game.row[place] = with_face(game.row[place], face)
            assert id_of(game.row[place]) == id
            set_face_in_deck(game.row, id, face)
            set_face_in_deck(game.row, other, mine)
    assert known_hand(game, seat) == before


def test_two_cards_of_ones_own_are_drawn_without_replacement() -> None:
    """Both touched cards are ones, and one red, two green and three blue ones are unseen."""
    rules = Rules(hand_size=3, colours=3)
    deck = deck_beginning(rules, "r1 g1 b2", "r1 r1 g1")
    game = Game.deal(rules, 2, deck=deck)
    game.do("hint 1 red")
    game.do("hint 0 1")
    first, second, third = known_hand(game, 0)
    assert dict(first.chances) == {
        Card.parse("r1"): Fraction(1, 6),
        Card.parse("g1"): Fraction(2, 6),
        Card.parse("b1"): Fraction(3, 6),
    }
    assert second.chances == first.chances
    assert third.fits == third.chance_of(CardSet.parse("r1 g1 b1")) == 0
    assert first.fits == 1
    assert first.irreplaceable == 0


def test_what_tile_5_brought_back_is_not_in_a_hand_that_was_held_before() -> None:
    """B2: the words of the hints would allow it, but the card lay on the discards."""
    game = Game.deal(Rules(bonus_tiles=True), 2, seed=17, tiles=[5, 1, 2, 3, 4, 6])
    chance = random.Random(17)
    while game.pending != "reshuffle":
        game.do(choose(game, chance, 100))
    five = next(id for id in game.discards if game.card(id).value == 5)
    face = CardSet.of([game.card(five)])
    game.do(f"take {five}")
    other = game.actor
    assert all(card.chance_of(face) == 0 for card in known_hand(game, other))
    assert all(face <= CardSet(bits) for bits in told(game.row, game.tables, other) if bits == game.tables.all_cards)
    drawn = known_hand(game, 1 - other)[-1]
    assert drawn.chance_of(face) > 0


def test_each_move_says_what_it_risked_and_what_was_passed_over() -> None:
    rules = Rules(hand_size=3, colours=3)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "r1 g5 b2", "g1 g1 b1", "r1 b4 g2"))
    for action in ("hint 1 1", "hint 0 red", "discard 1", "play 3", "hint 1 green", "discard 4"):
        game.do(action)
    told_ones, _, discard, play, _, late = what_could_be_known(game)
    assert (told_ones.mistake, told_ones.loss, told_ones.sure_plays) == (None, None, ())
    # Card 1 is not red, and 3 of the 20 green and blue cards are seen elsewhere; of the 17 two are fives.
    assert discard.loss == Fraction(2, 17)
    assert discard.is_loss
    assert (discard.number, discard.seat, discard.action, discard.mistake) == (3, 0, "discard 1", None)
    assert play.mistake == play.loss == 0
    assert (play.is_mistake, play.is_loss) == (False, False)
    assert play.sure_plays == ()
    # After green 1 the other green 1 is useless, and the blue 1 would fit: seat 1 sees it by "not green".
    assert late.sure_plays == (5,)
    assert late.sure_discards == ()
    assert late.loss == 0
    assert [card.useless for card in late.hand][:2] == [1, 0]


def test_an_announced_play_is_a_mistake_if_the_colour_is_another() -> None:
    """A3."""
    rules = Rules(hand_size=2, colours=3, announce=True)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "r1 r2", "g3 g4"))
    game.do("hint 1 3")
    game.do("hint 0 1")
    game.do("play 0 as blue")
    announced = what_could_be_known(game)[-1]
    assert announced.mistake == Fraction(2, 3)
    assert announced.is_mistake


def test_passing_over_a_useless_card_for_one_that_may_matter_is_told() -> None:
    rules = Rules(hand_size=2, colours=3)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "r1 r1", "g3 g4"))
    for action in ("hint 1 3", "hint 0 red", "hint 1 4", "hint 0 1", "play 0", "hint 0 2", "discard 4"):
        game.do(action)
    last = what_could_be_known(game)[-1]
    assert last.sure_discards == (1,)
    assert last.loss is not None
    assert last.loss > 0


def test_the_command_tells_what_was_passed_over_and_what_went_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = Rules(hand_size=3, colours=3)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "r1 g5 b2", "g1 g1 b1", "r1 b4 g2"))
    for action in ("hint 1 1", "hint 0 red", "discard 1", "play 3", "hint 1 green", "discard 4", "play 2"):
        game.do(action)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    assert main(["review", str(file), "--exactly"]) == 0
    said = capsys.readouterr().out
    assert "3. Seat 0 discards green 5. By counting alone: 12% risk of losing an irreplaceable card." in said
    assert "6. Seat 1 discards green 1. Certain to fit, but not played: blue 1." in said
    assert "By counting alone: 79% risk of a mistake" in said
    assert main(["review", str(file), "--json", "-"]) == 0
    move = json.loads(capsys.readouterr().out)["known"][2]
    assert (move["action"], move["loss"], move["is_loss"], move["mistake"]) == ("discard 1", 0.117647, True, None)
    assert [sum(card["chances"].values()) for card in move["hand"]] == pytest.approx([1, 1, 1], abs=1e-4)
