"""What hints meant by the conventions of a level, as the page is told."""

from tamaya.bots.bot import Reason
from tamaya.core.game import Game
from tamaya.review.meaning_words import came, said, worth_telling
from tamaya.review.meant import what_it_meant
from tamaya.review.promises import BROKEN
from tamaya.server.wire.parts import Explanation
from tamaya.server.wire.review import Belief, Came, Meaning


def explanation(reason: Reason) -> Explanation:
    """A sentence of a review for the page."""
    return Explanation(reason.key, list(reason.cards), dict(reason.details))


def meanings(game: Game, level: str) -> list[Meaning]:
    """Every hint of a game as players of this level understand it."""
    return [
        Meaning(
            move=meaning.number,
            said=explanation(said(meaning)),
            beliefs=[Belief(belief.seat, belief.card, list(belief.taken_for)) for belief in meaning.beliefs],
            came=[
                Came(
                    explanation(came(meaning, promise)),
                    promise.move,
                    promise.verdict in BROKEN,
                )
                for promise in worth_telling(meaning)
            ],
        )
        for meaning in what_it_meant(game, level)
    ]
