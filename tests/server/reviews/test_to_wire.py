"""What the worker makes of a game."""

from tamaya import Game, Rules
from tamaya.core.actions import Arrange
from tamaya.review.reviewing import review_game
from tamaya.server.reviews.to_wire import deep_review, first_review


def test_gestures_are_no_moves() -> None:
    game = Game.deal(Rules(), 2, seed=3)
    game.enter(Arrange(0, (1, 0, 2, 3, 4)))
    game.do("play 0")
    game.enter(Arrange(1, (6, 5, 7, 8, 9)))
    heard: list[float] = []
    review = review_game(game, tell=heard.append)
    first = first_review(review)
    assert len(first.reach) == 2
    assert [turn.move for turn in first.known] == [1]
    assert heard == [0]
    (estimate,) = deep_review(review, heard.append).estimates
    assert estimate.move == 1
    assert 0 < estimate.after < 25
    assert estimate.error < 0.1
