"""What the worker makes of a game."""

import msgspec

from tamaya import Game, Rules
from tamaya.core.actions import Arrange
from tamaya.formats import RecordedGame, write_game
from tamaya.review.reviewing import review_game
from tamaya.server.reviews.task import ReviewTask
from tamaya.server.reviews.to_wire import deep_review, first_review, make_review
from tamaya.server.wire.review import FirstReview
from tests.bots.conventions.scenes import Scene


def test_hints_are_read_by_what_the_table_agreed_on() -> None:
    """Ben does not answer a finesse, and Cleo plays too early: that is a misunderstanding where it was agreed on."""
    scene = Scene(("w4 b4 y4 r4 g3", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3"), ["hint 2 red", "discard y3", "play r2"])
    for agreement, kinds in (("club", ["misread"]), ("none", ["long-shot"]), ("chop", ["long-shot"])):
        tags = {} if agreement == "none" else {"agreement": agreement}
        record = write_game(RecordedGame(scene.game, tags=tags)).encode()
        first = msgspec.json.decode(make_review(ReviewTask(record, "first"), lambda _: None), type=FirstReview)
        assert first.agreement == agreement
        assert set(first.meanings) == {"beginner", "club", "expert", *tags.values()}
        assert [moment.kind for moment in first.moments if moment.move == 3] == kinds


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
