"""Why not this? What is said of a move that somebody thinks of."""

from tamaya.bots import Agreement
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.conventions.weighing import Weighing
from tamaya.core.actions import parse_action
from tamaya.core.events import seen_by
from tests.bots.conventions.scenes import Scene

HANDS = "w4 b4 y4 r4 g3", "y3 g4 r1 b3 w4", "y4 g4 b4 r2 w3"


def weighed(action: str) -> Weighing:
    """What is said of an action of Bob, to whom Ann has given a hint."""
    game = Scene(HANDS, ["hint 1 red"]).game
    bob = Conventions(game.rules, game.players, 1, Agreement.parse("club"))
    for event in game.log:
        bob.see(seen_by(1, event))
    return bob.weigh(game.view(1), parse_action(action))


def test_nothing_speaks_against_a_card_that_a_hint_asks_for_however_rarely_it_would_fit_by_counting() -> None:
    said = weighed("play 7")
    assert "hinted-playable" in [reason.key for reason in said.tells]
    assert said.against == ()


def test_that_a_card_is_unlikely_to_fit_speaks_against_playing_it() -> None:
    assert "against-unlikely" in [reason.key for reason in weighed("play 5").against]
