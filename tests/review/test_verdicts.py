"""What a move that cost something was."""

import pytest

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tamaya.review import solve
from tamaya.review.known import known_hand
from tests.review.telling_moments import cost, deal, moments, played


def test_a_certain_play_that_was_passed_over_counts_if_it_would_have_been_better() -> None:
    game = played(["hint 1 1", "hint 2 1"])
    (moment,) = moments(game, {2: 1}, ("play 6",))
    assert (moment.kind, moment.instead) == ("sure-play", "play 6")
    (moment,) = moments(game, {2: 1}, ("hint 2 1",))
    assert moment.kind != "sure-play"


@pytest.mark.parametrize("lost", [0, 1])
def test_nothing_was_dear_after_which_all_was_reached_that_could_be(lost: int) -> None:
    """A mistake, a hint that led to it, and what bots think of it."""
    game = played(["hint 1 green", "play 9"])
    costs = [cost(game, 1, 2.0, "hint 1 red")]
    assert [moment.kind for moment in moments(game, {2: lost}, costs=costs)] == ["bad-hint"]
    assert moments(game, {2: 0}, costs=costs, best=game.score) == []


def test_an_estimate_counts_if_chance_alone_cannot_have_made_it() -> None:
    game = played(["hint 1 3"])
    assert moments(game, {1: 0}, costs=[cost(game, 1, 0.45, "hint 1 red", error=0.1)]) == []
    (moment,) = moments(game, {1: 0}, costs=[cost(game, 1, 0.45, "hint 1 red", error=0.05)])
    assert (moment.kind, moment.expected) == ("better", 0.45)


# ---- A card that was asked for ---------------------------------------------------------------------------------------


def test_a_card_that_was_asked_for_and_stayed_in_the_hand_is_told_if_it_was_missed() -> None:
    game = played(["hint 1 red", "hint 0 5", "hint 0 3"])
    (moment,) = moments(game, {2: 1}, ("play 6",))
    assert (moment.kind, moment.number, moment.cards) == ("not-played", 2, (6,))
    assert dict(moment.details) == {"move": 1, "giver": 0, "who": 1, "never": "no"}
    (moment,) = moments(game, {2: 1}, ("hint 0 5", "hint 0 3", "hint 1 3", "play 6"))
    assert moment.kind == "unseen", "it could wait"


def left_in_the_hand(to_the_end: bool = True) -> Game:
    """Seat 1 is asked for the red 1 and never plays it."""
    game = deal(("b4 r3 r3 b4 g3", "g4 g2 r1 b3 b2"), Rules(colours=3))
    game.do("hint 1 red")
    while game.outcome is None and (to_the_end or len(game.pile) > 3):
        hand = [id for id in game.hands[game.actor] if id != 7]
        spare = [id for id in hand if game.card(id) not in game.prospects().irreplaceable]
        hints = (action for action in game.legal_actions() if isinstance(action, Hint) and action.what in (2, 3))
        game.do(f"discard {[*spare, *hand][0]}" if game.hints < 8 else str(next(hints)))
    return game


def test_a_card_that_was_asked_for_and_never_played_is_told_once_at_the_first_turn_that_passed_it_over() -> None:
    game = left_in_the_hand()
    assert 7 in game.hands[1]
    assert game.outcome == "scored"
    found = moments(game, {1: 0}, best=15)
    assert [(moment.kind, moment.number, moment.cards) for moment in found] == [("not-played", 2, (7,))]
    assert dict(found[0].details)["never"] == "yes"
    assert found[0].cost == 1.0
    assert moments(left_in_the_hand(to_the_end=False), {1: 0}, best=15) == [], "it might have been played later"


# ---- Time ------------------------------------------------------------------------------------------------------------


def near_the_end(mistakes: int = 3, hints: int = 8) -> Game:
    """Nobody knows anything, one card is in the pile, and only ones fit."""
    game = Game.deal(Rules(hand_size=23, mistakes=mistakes, hints=hints, colours=5), 2, seed=4)
    while len(game.pile) > 1:
        game.do(f"play {next(id for id in game.hands[game.actor] if game.card(id) in game.prospects().playable)}")
    return game


def throw_away(game: Game) -> None:
    """Discard a card that can be replaced."""
    hand = game.hands[game.actor]
    game.do(f"discard {next(id for id in hand if game.card(id) not in game.prospects().irreplaceable)}")


def test_where_hardly_a_turn_could_be_spared_it_was_a_matter_of_time() -> None:
    game = near_the_end()
    line = solve(game).line
    done = len(game.history)
    game.do("hint 0 1")
    (moment,) = moments(game, {done + 1: 1}, line)
    assert (moment.kind, moment.nature) == ("time", "time")
    assert dict(moment.details) == {"turns": 3, "need": 3, "who": 1, "counted": "no", "total": 1}
    line = solve(game).line
    throw_away(game)
    (moment,) = moments(game, {done + 2: 1}, line)
    assert dict(moment.details)["counted"] == "yes"


@pytest.mark.parametrize(("mistakes", "counted"), [(1, "no-mistake"), (3, "no-card")])
def test_whoever_can_only_discard_is_not_blamed_for_the_time(mistakes: int, counted: str) -> None:
    game = near_the_end(mistakes, hints=1)
    done = len(game.history)
    game.do("hint 0 5")
    line = solve(game).line
    throw_away(game)
    (moment,) = moments(game, {done + 2: 1}, line)
    assert (moment.kind, dict(moment.details)["counted"], dict(moment.details)["who"]) == ("time", counted, 0)


def test_a_card_that_was_placed_wasted_no_time() -> None:
    game = near_the_end()
    line = solve(game).line
    done = len(game.history)
    game.do(line[0])
    (moment,) = moments(game, {done + 1: 1}, line)
    assert moment.kind == "unseen"


@pytest.mark.parametrize(("mistakes", "kind"), [(3, "try"), (1, "gamble")])
def test_a_try_when_time_is_short_is_no_carelessness_unless_it_risks_everything(mistakes: int, kind: str) -> None:
    game = near_the_end(mistakes)
    line = solve(game).line
    done = len(game.history)
    hand = known_hand(game)
    likeliest = max(card.fits for card in hand)
    playable = game.prospects().playable
    game.do(f"play {next(c.id for c in hand if c.fits == likeliest and game.card(c.id) not in playable)}")
    (moment,) = moments(game, {done + 1: 1}, line)
    assert moment.kind == kind
    nothing = moments(game, {done + 1: 0}, line)
    assert [moment.kind for moment in nothing] == ([] if kind == "try" else ["gamble"])
