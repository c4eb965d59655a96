"""The end game: what each thing that can be done is worth, the same as by trying everything."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, permutations
from pathlib import Path

import pytest
from hypothesis import given

from tamaya import CardSet, Game, Rules
from tamaya.cli import main
from tamaya.core import kernel
from tamaya.core.knowledge import told
from tamaya.core.prospects import prospects
from tamaya.core.row import NONE, OUTCOME, RUNNING, Row, face_in_deck, hand_places, id_of, set_face_in_deck, with_face
from tamaya.core.tables import Tables, compile_tables
from tamaya.review import end_game, known_hand, what_lay_ahead
from tamaya.review.ending import expecting, judging
from tamaya.review.ending.hands import USELESS, OwnHands
from tamaya.review.ending.judging import Judge
from tamaya.speech.speaking import Speech
from tests.core.playing import Setup, choose, examples, setups
from tests.review.ending_by_hand import ByHand
from tests.review.solver.brute_force import TooMuch
from tests.review.solver.test_solving import late_position, small_rules
from tests.review.test_known import hidden


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Numba: small positions take less time than compiling."""
    monkeypatch.setattr(judging, "lacking", lambda extra: ["numba"])


def small_positions(chance: random.Random) -> Iterator[tuple[Tables, Row]]:
    """Games of all options in which few cards are left, and it matters which is drawn."""
    while True:
        rules = small_rules(chance).with_options(
            {"hints": chance.choice((1, 2)), "hand_size": chance.choice((1, 2, 2))}
        )
        t = compile_tables(rules, chance.choice((2, 2, 3)), chance.choice((1, 2)))
        row = late_position(t, chance)
        cards = [face_in_deck(row, kernel.card_in_pile(row, t, place)) for place in range(kernel.pile_size(row, t))]
        useless = prospects(row, t).useless.bits
        if (
            row[OUTCOME] == RUNNING
            and len(cards) <= 3
            and len({NONE if useless >> card & 1 else card for card in cards}) > 1
        ):
            yield t, row


def compare(seed: int, positions: int) -> int:
    """Compare with trying everything; return how often something was neither certain nor impossible."""
    chance = random.Random(seed)
    done = interesting = 0
    for t, row in small_positions(chance):
        perfect = chance.random() < 0.3
        by_hand = ByHand(t, perfect, 150)
        numbers = [0] * t.actions
        legal = numbers[: kernel.legal(row, t, numbers)]
        try:
            truth = {
                action: by_hand.worth_of_action(row, action) for action in chance.sample(legal, min(4, len(legal)))
            }
        except TooMuch:
            continue
        judge = Judge(t, 1 << 10)
        for action, worth in truth.items():
            found, _ = judge.expect(row, expecting.SHOW if perfect else expecting.POINTS, action, 100_000)
            assert found == pytest.approx(float(worth), abs=1e-12)
            interesting += worth.denominator > 1
        done += 1
        if done == positions:
            break
    return interesting


def test_trying_everything_finds_the_same_in_small_games_of_all_options() -> None:
    assert compare(1, 12) > 4


@pytest.mark.slow
def test_trying_everything_finds_the_same_in_many_small_games() -> None:
    assert compare(2, 30) > 10


def late_game(seed: int, pile: int, **options: str | int | bool) -> Game:
    """A game with this many cards left in the pile, in which everybody has played well so far."""
    game = Game.deal(Rules.from_dict({"colours": 3, "hand_size": 2, "hints": 2, **options}), 2, seed=seed)
    chance = random.Random(seed)
    while len(game.pile) > pile:
        game.do(choose(game, chance, 97))
    return game


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (8, {}),
        (7, {"multicolour": "wild-5"}),
        (6, {"black_powder": True}),
        (9, {"bonus_tiles": True}),
    ],
)
def test_the_own_hand_is_everything_that_it_can_be(seed: int, options: dict[str, str | bool]) -> None:
    """What an action is worth is the mean over all ways in which the unseen copies can lie in the own hand."""
    game = late_game(seed, 2, **options)
    t, seat = game.tables, game.actor
    unseen = hidden(game, seat)
    allowed = told(game.row, t, seat)
    layouts = [
        layout
        for layout in permutations(range(len(unseen)), len(allowed))
        if all(bits >> unseen[card] & 1 for bits, card in zip(allowed, layout, strict=True))
    ]
    ahead = end_game(game)
    assert ahead.complete
    for perfect in (True, False):
        by_hand = ByHand(t, perfect)
        for action in game.legal_actions():
            total = Fraction(0)
            for layout in layouts:
                row = list(game.row)
                for place, card in zip(hand_places(row, t, seat), layout, strict=True):
                    row[place] = with_face(row[place], unseen[card])
                    set_face_in_deck(row, id_of(row[place]), unseen[card])
                rest = [unseen[card] for card in range(len(unseen)) if card not in layout]
                for id, identity in zip(game.pile, rest, strict=True):
                    set_face_in_deck(row, id, identity)
                total += by_hand.worth_of_action(row, game.number_of(action))
            option = ahead.option_for(str(action))
            found = option.perfect if perfect else option.score
            assert found == pytest.approx(float(total / len(layouts)), abs=1e-12)


@given(setups())
@examples(30)
def test_the_hands_that_are_looked_at_are_as_likely_as_can_be_known(setup: Setup) -> None:
    """B2: also after tile 5."""
    for game in setup.play():
        if game.outcome is not None or len(game.pile) > 2 or game.turn % 3:
            continue
        hands = list(islice(OwnHands(game), 2000))
        if len(hands) == 2000:
            continue
        total = sum(ways for _, ways in hands)
        for slot, card in enumerate(known_hand(game)):
            chances = Counter[int]()
            for kinds, ways in hands:
                chances[kinds[slot]] += ways
            useless = chances.pop(USELESS, 0)
            for identity, ways in chances.items():
                assert card.chance_of(CardSet(1 << identity)) == Fraction(ways, total)
            assert useless + sum(chances.values()) == total


def test_a_known_end_is_judged_move_by_move() -> None:
    game = late_game(3, 1)
    while game.outcome is None:
        game.do(choose(game, random.Random(3), 100))
    moves = list(what_lay_ahead(game, few=1))
    first = len(game.history) - len(moves) + 1
    assert [move.number for move in moves] == list(range(first, len(game.history) + 1))
    for move in moves:
        assert move.ahead.complete
        assert move.chosen in move.ahead.options
        assert move.chosen.perfect <= move.ahead.options[0].perfect
        assert move.chosen.score <= max(option.score for option in move.ahead.options)


def test_without_time_to_search_the_bounds_are_honest() -> None:
    game = late_game(4, 2)
    truth = {option.action: option for option in end_game(game).options}
    few = end_game(game, nodes=60)
    assert not few.complete
    for option in few.options:
        assert option.perfect <= truth[option.action].perfect <= option.perfect_bound
        assert option.score <= truth[option.action].score <= option.score_bound


def test_with_more_hands_than_can_be_looked_at_it_says_so() -> None:
    ahead = end_game(Game.deal(Rules(), 2, seed=1))
    assert (ahead.hands, ahead.nodes, ahead.complete) == (0, 0, False)
    assert {(option.perfect, option.perfect_bound, option.score_bound) for option in ahead.options} == {(0, 1, 25)}


def test_after_the_end_nothing_lies_ahead() -> None:
    game = late_game(3, 0)
    while game.outcome is None:
        game.do(choose(game, random.Random(3), 100))
    assert end_game(game).options == ()


@pytest.mark.slow  # it compiles
@pytest.mark.long
def test_numba_finds_the_same_in_as_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = late_game(8, 2)
    plain = end_game(game)
    monkeypatch.setattr(judging, "lacking", lambda extra: [])
    assert end_game(game) == plain


def test_the_command_tells_what_the_last_moves_were_worth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = late_game(8, 2)
    game.do(f"discard {game.hands[game.actor][0]}")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    assert main(["review", str(file), "--ending", "2"]) == 0
    said = capsys.readouterr().out
    assert "How could it still end?" in said
    assert re.search(r"83%, 14\.8 points: give any hint\n", said)
    assert re.search(r"50%, 14\.2 points: discard [a-z]+ \d · ", said), "what was done"
    assert Speech("en").say("ending-how") in said
    assert main(["review", str(file), "--ending", "2", "--json", "-"]) == 0
    ending = json.loads(capsys.readouterr().out)["ending"]
    assert ending["assumption"] == Speech("en").say("ending-how")
    (move,) = ending["moves"]
    assert move["complete"]
    assert {option["action"] for option in move["options"]} > {"hint", "discard 22"}
