"""The game: what each rule says, played out on a table that is set for it."""

import random
from typing import Any

import pytest

from tamaya import Card, Colour, Game, IllegalAction, Rules
from tamaya.core.errors import BadRules
from tamaya.core.events import (
    Discarded,
    Ended,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    OpenDraw,
    Played,
)
from tests.core.playing import Setup, choose, deck_beginning
from tests.core.scenes import do, kinds, run_of, table

# ---- S. Set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S2", "S3", "S4", "S5")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_table_is_set(players: int, size: int) -> None:
    """S2, S3, S4, S5: the whole first hand comes first, and the rest is the pile."""
    game = Game.deal(Rules(), players, seed=3)
    assert (game.hints, game.mistakes, game.turn, game.actor) == (8, 0, 0, 0)
    assert game.hands == tuple(tuple(range(seat * size, seat * size + size)) for seat in range(players))
    assert game.pile == tuple(range(players * size, 50))
    assert game.fireworks == {"red": 0, "yellow": 0, "green": 0, "blue": 0, "white": 0}
    assert (game.discards, game.tiles_drawn, game.pending, game.turns_left) == ([], (), None, None)
    assert (game.outcome, game.ending, game.score, game.worth) == (None, None, 0, 0)
    assert [game.card(id) for id in range(50)] == list(game.deck)


@pytest.mark.rule("S6", "S7")
def test_seat_0_starts_and_play_goes_clockwise_one_action_each() -> None:
    game = Game.deal(Rules(), 4)
    actors = []
    for _ in range(6):
        actors.append(game.actor)
        game.do(f"hint {(game.actor + 1) % 4} 1")
    assert actors == [0, 1, 2, 3, 0, 1]


def test_a_deck_can_be_given_as_cards_or_as_text() -> None:
    deck = deck_beginning(Rules(), "r1 g3 b5")
    assert Game.deal(Rules(), 2, deck=deck).deck == Game.deal(Rules(), 2, deck=map(Card.parse, deck)).deck


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (deck_beginning(Rules())[:-1], r"which call for 50 cards. Missing: w5. Too many: –\."),
        (["r1", *deck_beginning(Rules())], "Missing: –. Too many: r1"),
        (["r1", *deck_beginning(Rules())[:-1]], "Missing: w5. Too many: r1"),
        (["m1", *deck_beginning(Rules())[1:]], "Missing: r1. Too many: m1"),
        ([], "Missing: b1"),
        (["r9", *deck_beginning(Rules())[1:]], "'r9' is not a card"),
    ],
)
def test_a_deck_that_does_not_fit_is_refused_with_what_is_missing(deck: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.deal(Rules(), 2, deck=deck)


@pytest.mark.rule("B2")
@pytest.mark.parametrize("tiles", [[], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 6]])
def test_tiles_other_than_the_six_are_refused(tiles: list[int]) -> None:
    """B2: one of each."""
    with pytest.raises(BadRules, match="the numbers 1 to 6 in any order") as caught:
        Game.deal(Rules(bonus_tiles=True), 2, tiles=tiles)
    assert caught.value.code == "tiles"


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, True, "1", None, pytest.param(10**5000, id="huge")])
def test_a_seed_that_not_every_program_can_keep_is_refused(seed: Any) -> None:
    with pytest.raises(BadRules, match=r"seed cannot be .*: it is a whole number from 0 to 9007199254740991") as caught:
        Game.deal(Rules(), 2, seed)
    assert caught.value.code == "seed"


@pytest.mark.parametrize("id", [-1, 50, 1000])
def test_there_is_no_card_beyond_the_deck(id: int) -> None:
    with pytest.raises(IndexError, match=f"there is no card {id}: ids go from 0 to 49"):
        Game.deal(Rules(), 2).card(id)


def test_a_game_says_in_short_what_it_is() -> None:
    game = table("r1 r2", "w1 w2", mistakes=1)
    assert repr(game) == "<Game: 2 players, turn 0, 0 points, seat 0 to decide>"
    assert repr(game.legal_actions()).startswith("<LegalActions: play 0, play 1, hint 1 red")
    game.do("play 1")
    assert repr(game) == "<Game: 2 players, turn 0, 0 points, lost>"


# ---- H. Hints --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1", "H2", "H3", "H4")
def test_a_hint_costs_a_token_and_points_at_every_card_that_matches_and_no_other() -> None:
    game = table("r1 r2 r3", "w1 b1 w4", "w2 w3 g1")
    assert do(game, "hint 1 white") == (Hinted(0, 1, Colour.WHITE, (3, 5), False),)
    assert do(game, "hint 2 1") == (Hinted(1, 2, 1, (8,), False),)
    assert game.hints == 6
    assert game.turn == 2


@pytest.mark.rule("H5")
def test_a_hint_that_matches_no_card_is_allowed_unless_an_option_forbids_it() -> None:
    game = table("r1 r2", "w1 w2")
    assert do(game, "hint 1 red") == (Hinted(0, 1, Colour.RED, (), False),)
    strict = table("r1 r2", "w1 w2", empty_hints=False)
    assert {str(action) for action in strict.legal_actions()} == {
        "play 0",
        "play 1",
        "hint 1 white",
        "hint 1 1",
        "hint 1 2",
    }


@pytest.mark.rule("H1")
def test_without_a_token_nobody_hints() -> None:
    game = table("r1 r2", "w1 w2", hints=1)
    game.do("hint 1 white")
    assert game.hints == 0
    assert {str(action) for action in game.legal_actions()} == {"play 2", "play 3", "discard 2", "discard 3"}


@pytest.mark.rule("H6")
def test_who_holds_no_card_gets_no_hint() -> None:
    """H6: in a masterpiece hands run out."""
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hints=8, hand_size=12), 4, seed, 100).play():
            empty = [seat for seat in range(4) if not game.hands[seat]]
            hinted = {str(action).split()[1] for action in game.legal_actions() if str(action).startswith("hint")}
            assert not hinted & set(map(str, empty))
            if empty and hinted:
                return
    pytest.fail("no hand ran out")


# ---- D. Discarding ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D1", "D3")
def test_discarding_regains_a_token_and_draws_a_card() -> None:
    """D1, D3: the discard pile lies open, in the order of discarding."""
    game = table("r1 r2", "w1 w2", then="g5 b5")
    do(game, "hint 1 1", "hint 0 1")
    assert game.hints == 6
    assert do(game, "discard 0") == (Discarded(0, 0, Card.parse("r1"), 1), OpenDraw(0, 4, Card.parse("g5"), 45, 3))
    assert game.hints == 7
    assert game.hands[0] == (1, 4)
    do(game, "discard 3")
    assert game.discards == [0, 3]
    assert [str(card) for _, card in game.view(1).discards] == ["r1", "w2"]


@pytest.mark.rule("D2")
def test_with_all_tokens_discarding_is_not_available_except_in_the_dutch_edition() -> None:
    for edition in ("norwegian", "german-classic", "danish", "german-extended"):
        assert "discard 0" not in Game.deal(Rules.edition(edition), 2).legal_actions()
    dutch = Game.deal(Rules.edition("dutch"), 2)
    (discarded, drawn) = dutch.do("discard 0")
    assert isinstance(discarded, Discarded)
    assert discarded.regained == 0
    assert isinstance(drawn, OpenDraw)
    assert dutch.hints == 8


# ---- P. Playing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P1", "P2", "P3")
def test_a_card_that_fits_is_added_and_another_is_a_mistake_and_both_draw() -> None:
    game = table("r1 r2 g2", "b1 w1 r2", then="g1 w5 b5")
    played, drawn = do(game, "play 0")
    assert played == Played(0, 0, Card.parse("r1"), None, False, False, 0)
    assert drawn == OpenDraw(0, 6, Card.parse("g1"), 43, 1)
    misplayed, drawn = do(game, "play 3", "play 2")
    assert misplayed == Misplayed(0, 2, Card.parse("g2"), None, 1)
    assert isinstance(drawn, OpenDraw)
    assert (game.fireworks[Colour.RED], game.fireworks[Colour.BLUE], game.fireworks[Colour.GREEN]) == (1, 1, 0)
    assert (game.mistakes, game.discards) == (1, [2])
    do(game, "play 5")  # the other red two fits as well
    assert game.fireworks[Colour.RED] == 2
    do(game, "play 1")  # but there is one card a value
    assert game.mistakes == 2


@pytest.mark.rule("P4", "M1", "K2", "K4")
@pytest.mark.parametrize(
    ("colour", "options"),
    [("r", {}), ("m", {"multicolour": "named-5"}), ("m", {"multicolour": "wild-10"}), ("k", {"black_powder": True})],
)
def test_completing_a_firework_regains_a_token(colour: str, options: dict[str, Any]) -> None:
    """P4; M1: the sixth firework too; K2, K4: black goes down from 5 to 1 and is completed by it."""
    game = run_of(colour, **options)
    assert game.hints == 4
    played = do(game, "play 4")[0]
    assert isinstance(played, Played)
    assert (played.completed, played.regained) == (True, 1)
    assert game.hints == 5


@pytest.mark.rule("P4")
def test_with_all_tokens_the_bonus_is_lost() -> None:
    game = table("r1 r2 r3 r4 r5", "w1 y1 b1 g1 g2")
    do(game, "play 0", "play 5", "play 1", "play 6", "play 2", "play 7", "play 3", "play 8")
    played = do(game, "play 4")[0]
    assert isinstance(played, Played)
    assert (played.completed, played.regained, game.hints) == (True, 0, 8)


# ---- E. The end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1", "X1")
@pytest.mark.parametrize("mistakes", [1, 2, 3, 10])
def test_the_last_mistake_ends_the_game_at_once_and_loses_it(mistakes: int) -> None:
    """E1, X1: 0 points, and what the fireworks were worth is kept."""
    game = table("r1 r3 r4 r5 r4 r3", "w1 w2 w3 w4 w5 w4", mistakes=mistakes)
    do(game, "play 0", "play 6")
    events: tuple[Event, ...] = ()
    while game.outcome is None:
        worst = next(id for id in game.hands[game.actor] if game.card(id) not in game.prospects().playable)
        events = game.do(f"play {worst}")
    assert kinds(events) == ["Misplayed", "Ended"]
    assert events[-1] == Ended("lost", "mistakes", 0, game.worth)
    assert (game.outcome, game.ending, game.score, game.mistakes) == ("lost", "mistakes", 0, mistakes)
    assert game.worth >= 2


@pytest.mark.rule("E2")
def test_a_perfect_show_ends_the_game_at_once() -> None:
    """E2: 25 points."""
    game = Setup(Rules(), 2, 1, 100).play_to_the_end()
    for seed in range(20):
        game = Setup(Rules(mistakes=10), 2, seed, 100).play_to_the_end()
        if game.outcome == "perfect":
            break
    assert (game.outcome, game.ending, game.score) == ("perfect", "perfect", 25)
    assert kinds(game.log)[-2:] == ["Played", "Ended"]
    assert game.log[-1] == Ended("perfect", "perfect", 25, 25)


@pytest.mark.rule("E3", "E4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_last_card_everybody_has_exactly_one_more_turn(players: int) -> None:
    game = Game.deal(Rules(mistakes=10), players, seed=4)
    rng = random.Random(players)
    while game.turns_left is None:
        game.do(choose(game, rng, 60))
    assert isinstance(game.log[-1], LastRoundBegun)
    assert game.log[-1].turns == game.turns_left == players
    drew = game.log[-2]
    assert isinstance(drew, OpenDraw)
    assert drew.left == 0
    actors = []
    held = [len(hand) for hand in game.hands]
    assert len(set(held)) == 1
    while game.outcome is None:
        actors.append(game.actor)
        game.do(f"discard {game.hands[game.actor][0]}" if game.hints < 8 else f"hint {(game.actor + 1) % players} 1")
    assert actors == [(drew.seat + 1 + turn) % players for turn in range(players)]
    assert actors[-1] == drew.seat
    assert (game.outcome, game.ending) == ("scored", "last round")
    assert game.score == game.worth == sum(game.fireworks.values())
    assert not any(isinstance(event, OpenDraw) for event in game.log[game.log.index(drew) + 1 :])


# ---- C. At the table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3")
def test_hands_are_rearranged_at_any_time_by_anybody_without_a_turn() -> None:
    """C3: it is recorded, public, and hints stay with their cards."""
    game = table("r1 r2 r3", "w1 b2 w3")
    do(game, "hint 1 white")
    before = {held.id: (held.told, held.hints) for held in game.view(1).hands[1]}
    (event,) = game.rearrange(1, [5, 3, 4])
    assert (kinds([event]), game.turn, game.actor, game.hints) == (["Rearranged"], 1, 1, 7)
    game.rearrange(0, (2, 1, 0))
    assert game.hands == ((2, 1, 0), (5, 3, 4))
    assert {held.id: (held.told, held.hints) for held in game.view(1).hands[1]} == before
    assert [str(entry) for entry in game.history[1:]] == ["arrange 1 5 3 4", "arrange 0 2 1 0"]
    do(game, "discard 3")
    assert game.hands[1] == (5, 4, 6)  # the new card comes last


def held_by(game: Game, seat: int) -> dict[int, tuple[bool, int]]:
    return {held.id: (held.turned, held.raised) for held in game.view(None).hands[seat]}


@pytest.mark.rule("C3")
def test_cards_are_turned_raised_and_lowered_at_any_time_by_anybody_without_a_turn() -> None:
    """C3: it is recorded and public; each gesture says how the whole hand is held."""
    game = table("r1 r2 r3", "w1 b2 w3")
    row = list(game.row)
    (event,) = game.pose(1, turned=[3, 5], raised=[3], lowered=[4])
    assert (kinds([event]), game.turn, game.actor, game.row) == (["Posed"], 0, 0, row)
    assert held_by(game, 1) == {3: (True, 1), 4: (False, -1), 5: (True, 0)}
    for viewer in (0, 1):
        assert [(held.turned, held.raised) for held in game.view(viewer).hands[1]] == [*held_by(game, 1).values()]
    game.pose(0, turned=[0])
    game.pose(1, turned=[3])
    assert (held_by(game, 0)[0], held_by(game, 1)) == ((True, 0), {3: (True, 0), 4: (False, 0), 5: (False, 0)})
    assert [str(entry) for entry in game.history[:2]] == ["pose 1 turned 3 5 raised 3 lowered 4", "pose 0 turned 0"]


@pytest.mark.rule("C3")
def test_a_pose_stays_with_its_card_until_the_card_is_put_down() -> None:
    """C3: through hints and rearrangements; the card that is drawn is held straight."""
    game = table("r1 r2 r3", "w1 b2 w3", then="y1 y2")
    game.pose(1, turned=[3], raised=[5])
    do(game, "hint 1 white")
    game.rearrange(1, [5, 4, 3])
    assert [*held_by(game, 1).items()] == [(5, (False, 1)), (4, (False, 0)), (3, (True, 0))]
    do(game, "discard 3")
    assert held_by(game, 1) == {5: (False, 1), 4: (False, 0), 6: (False, 0)}
    assert Game.replay(game.record()).poses == game.poses == {5: (False, 1)}


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    ("seat", "pose", "code"),
    [
        (0, {"turned": [3]}, "not-a-pose"),
        (0, {"turned": [0, 0]}, "not-a-pose"),
        (0, {"raised": [1], "lowered": [1]}, "not-a-pose"),
        (0, {"lowered": [99]}, "not-a-pose"),
        (2, {}, "no-such-seat"),
        (-1, {"turned": [3]}, "no-such-seat"),
    ],
)
def test_what_is_no_pose_is_refused_and_changes_nothing(seat: int, pose: dict[str, list[int]], code: str) -> None:
    game = table("r1 r2 r3", "w1 b2 w3")
    game.pose(0, turned=[1])
    with pytest.raises(IllegalAction, match="“pose") as caught:
        game.pose(seat, **pose)
    assert (caught.value.code, caught.value.details["rule"]) == (code, "C3")
    assert (game.poses, len(game.history), len(game.log)) == ({1: (True, 0)}, 1, 2)


@pytest.mark.rule("X3", "C3")
def test_an_empty_hand_can_be_rearranged_and_recorded() -> None:
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hand_size=12), 4, seed, 100).play():
            empty = [seat for seat in range(4) if not game.hands[seat]]
            if empty and game.outcome is None:
                game.rearrange(empty[0], [])
                assert Game.replay(game.record()).row == game.row
                return
    pytest.fail("no hand ran out")


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    ("seat", "order", "code"),
    [
        (0, [0, 1], "not-a-rearrangement"),
        (0, [0, 1, 1], "not-a-rearrangement"),
        (0, [0, 1, 3], "not-a-rearrangement"),
        (0, [0, 1, 2, 3], "not-a-rearrangement"),
        (1, [0, 1, 2], "not-a-rearrangement"),
        (2, [0, 1, 2], "no-such-seat"),
        (-1, [3, 4, 5], "no-such-seat"),
    ],
)
def test_what_is_no_rearrangement_is_refused_and_changes_nothing(seat: int, order: list[int], code: str) -> None:
    game = table("r1 r2 r3", "w1 b2 w3")
    before = list(game.row)
    with pytest.raises(IllegalAction, match="“arrange") as caught:
        game.rearrange(seat, order)
    assert caught.value.code == code
    assert caught.value.details["rule"] == "C3"
    assert (game.row, game.history, len(game.log)) == (before, [], 1)


@pytest.mark.rule("C3")
def test_after_the_end_nothing_is_rearranged() -> None:
    game = table("r1 r2", "w1 w2", mistakes=1)
    game.do("play 1")
    with pytest.raises(IllegalAction, match="The game is over"):
        game.rearrange(1, [3, 2])
