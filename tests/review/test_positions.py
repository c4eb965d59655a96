"""A game that began from a position is reviewed like any other; what was said before it, nobody knows."""

import random

import pytest

from tamaya import Game, Rules
from tamaya.bots.conventions.agreement import CLUB
from tamaya.bots.conventions.memory import Memory
from tamaya.core.events import seen_by
from tamaya.formats import RecordedGame
from tamaya.formats.picture import picture_of
from tamaya.review.html import review_page
from tamaya.review.reviewing import review_game
from tamaya.review.telling import ReviewTeller
from tamaya.speech.speaking import Speech


def played_on(seed: int) -> tuple[Game, Game]:
    """A game in its middle, and one that began there and went on."""
    rng = random.Random(seed)
    rules = Rules(**rng.choice(({}, {"multicolour": "wild-5"}, {"black_powder": True}, {"bonus_tiles": True})))
    game = Game.deal(rules, rng.randint(2, 4), seed=seed)
    for _ in range(rng.randint(4, 14)):
        actions = list(game.legal_actions())
        game.do(rng.choice([action for action in actions if not str(action).startswith("play")] or actions))
    later = Game.from_position(game.position())
    while later.outcome is None and len(later.moves) < 12:
        later.do(rng.choice(list(later.legal_actions())))
    return game, later


@pytest.mark.parametrize("seed", range(3))
def test_a_game_from_a_position_is_reviewed_told_and_drawn(seed: int) -> None:
    _, later = played_on(seed)
    review = review_game(later, nodes=100)
    assert review.luck is None, "there is no deal to compare"
    assert len(review.steps) == len(review.known) == len(later.moves)
    hints = sum(str(move.action).startswith("hint") for move in later.moves)
    assert sum(meaning.kind != "passed-on" for meaning in review.meanings) >= hints
    teller = ReviewTeller(review, Speech("en"))
    assert "began in the middle" in " ".join(teller.lines(exactly=False))
    assert len(list(teller.meanings())) == len(review.meanings)
    assert f'id="g1-m{len(later.moves)}"' in review_page([(RecordedGame(later), review)], "en")
    for move in range(len(later.moves) + 1):
        assert picture_of(RecordedGame(later), move, None, True)


@pytest.mark.parametrize("seed", range(6))
def test_what_everybody_knows_at_a_position_is_what_followed_from_the_deal(seed: int) -> None:
    game, later = played_on(seed)
    for seat in range(game.players):
        followed, begun = Memory(game.tables, seat, CLUB), Memory.at(later.start(), seat, CLUB)
        for event in game.log:
            followed.see(seen_by(seat, event))
        assert begun.board.placed == followed.board.placed
        assert begun.board.left == followed.board.left
        assert begun.board.playable == followed.board.playable
        for mine, other in zip(begun.board.cards(), followed.board.cards(), strict=True):
            assert (mine.id, mine.face, mine.told, mine.touched) == (other.id, other.face, other.told, other.touched)
