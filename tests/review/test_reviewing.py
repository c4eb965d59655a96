"""One review: extended without contradiction, and plain in its first sentences, which are so."""

import msgspec
import pytest

from tamaya import Game, Rules
from tamaya.i18n import LANGUAGES
from tamaya.review.reviewing import Review, review_game
from tamaya.review.telling import ReviewTeller
from tamaya.server.reviews.to_wire import first_review, steps_of
from tamaya.server.wire.review import FirstReview
from tamaya.speech.speaking import Speech
from tests.review.test_claims import careless

NODES = 300
SEEDS = range(40)


def lost_card_is_lost(review: Review) -> bool:
    """Whether no copy of the card that is named is left, and its firework still waits for it."""
    gone, card = review.gone, review.lost_card
    if gone is None or card is None:
        return False
    after = review.game.at(gone.number)
    copies = sum(face == card for face in review.game.deck)
    assert sum(after.card(id) == card for id in after.discards) == copies
    assert after.tables.place[card.identity] >= after.fireworks[card.colour]
    assert review.game.at(gone.number - 1).discards.count(after.discards[-1]) == 0, "it went with this move"
    return True


@pytest.mark.parametrize("part", range(4))
def test_the_first_sentences_are_so_in_every_game(part: int) -> None:
    lost = 0
    for seed in SEEDS[part::4]:
        game = careless(seed)
        review = review_game(game, nodes=NODES)
        summary = ReviewTeller(review, Speech("en")).summary()
        told = " ".join(summary)
        lost += lost_card_is_lost(review)
        assert bool(review.lost_card and review.gone and review.gone.best_before == game.rules.max_score) == (
            "was gone for good" in told
        )
        assert ("Nobody could have" in told) == (
            game.outcome != "perfect" and review.steps[0].bound_before < game.rules.max_score
        )
        if review.gone is not None:
            assert game.score < game.rules.max_score
            assert f"move {review.gone.number}" in told
    assert lost > 0


def test_what_extends_a_review_starts_from_what_it_found() -> None:
    for seed in (1, 2, 3):
        review = review_game(careless(seed), nodes=NODES)
        stored = msgspec.json.decode(msgspec.json.encode(first_review(review)), type=FirstReview)
        assert steps_of(review.game, stored) == list(review.steps)
        assert review.with_costs(()).moments == review.moments


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language_with_cards_by_name(language: str) -> None:
    review = review_game(careless(5), nodes=NODES)
    teller = ReviewTeller(review, Speech(language))
    plain, exact = "\n".join(teller.lines(exactly=False)), "\n".join(teller.lines(exactly=True))
    assert len(plain) < len(exact)
    assert "%" not in plain
    for text in (exact, *teller.meanings()):
        assert "$" not in text
        assert "{" not in text


def test_a_game_without_moves_has_nothing_to_tell() -> None:
    review = review_game(Game.deal(Rules(), 2, seed=1))
    assert list(ReviewTeller(review, Speech("en")).lines(exactly=True)) == ["No move was made."]
