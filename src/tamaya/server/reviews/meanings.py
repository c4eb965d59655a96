"""What hints meant by the conventions of a level, as the page is told."""

from tamaya.core.game import Game
from tamaya.review.meaning_words import came, said, worth_telling
from tamaya.review.meant import what_it_meant
from tamaya.review.promises import BROKEN
from tamaya.server.reviews.numbering import Numbers
from tamaya.server.wire.review import Belief, Came, Meaning


def meanings(game: Game, level: str, numbers: Numbers) -> list[Meaning]:
    """Every hint of a game as players of this level understand it."""
    return [
        Meaning(
            move=numbers.of(meaning.number),
            said=numbers.explanation(said(meaning)),
            beliefs=[Belief(belief.seat, belief.card, list(belief.taken_for)) for belief in meaning.beliefs],
            came=[
                Came(
                    numbers.explanation(came(meaning, promise)),
                    None if promise.move is None else numbers.of(promise.move),
                    promise.verdict in BROKEN,
                )
                for promise in worth_telling(meaning)
            ],
        )
        for meaning in what_it_meant(game, level)
    ]
