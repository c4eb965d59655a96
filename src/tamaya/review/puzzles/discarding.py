"""The safe discard, cards closed: exactly one own card is useless for certain, by counting, and another looks alike."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Discard
from tamaya.core.cards import CardSet
from tamaya.core.game import Game
from tamaya.core.view import HeldCard
from tamaya.review.known import KnownCard, known_hand
from tamaya.review.puzzles.claims import touched_by
from tamaya.review.puzzles.puzzle import DISCARD, Puzzle

LIKELY = 0.5  # a card that is useless with this chance looks as if it were


def discarding(game: Game) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: nothing better to do is certain, it takes what hints did not
    touch or counting to see, and another card that was hinted at looks alike or is probably useless."""
    if game.outcome is not None or game.pending is not None:
        return None
    view = game.view(game.actor)
    held = {card.id: card for card in view.hands[game.actor]}
    if not any(str(Discard(id)) in view.legal for id in held):
        return None
    if not any(card.possible <= view.useless for card in held.values()):
        return None  # soon seen, and counting takes longer
    own = known_hand(game)
    useless = [card for card in own if card.useless == 1]
    if len(useless) != 1 or any(card.fits == 1 for card in own):
        return None
    (safe,) = useless
    alike = [
        card
        for card in own
        if card is not safe
        and (card.useless >= LIKELY or sorted(map(str, held[card.id].hints)) == sorted(map(str, held[safe.id].hints)))
    ]
    if not any(held[card.id].hints for card in alike):
        return None  # whoever takes the only card that hints speak of would be right
    if len(safe.chances) < 2 or _is_plain(game, held[safe.id], view.useless):
        return None
    likeliest = max(alike, key=lambda card: (card.useless, card.id))
    counts = "puzzle-count" if not held[safe.id].told <= view.useless else "puzzle-words"
    two = tuple(sorted((safe.id, likeliest.id)))
    return Puzzle(
        DISCARD,
        game,
        str(Discard(safe.id)),
        tuple([card.id for card in alike]),
        (
            Reason(counts),
            Reason("puzzle-one-of", two),
            Reason("puzzle-not-it", (likeliest.id,), _useful(game, likeliest)),
        ),
        (Reason("puzzle-useless", (safe.id,), (("faces", _faces(safe)),)), *_counted(held[safe.id], view.useless)),
    )


def _counted(card: HeldCard, useless: CardSet) -> tuple[Reason, ...]:
    """What the words of the hints leave open, and counting does not, if it would still be of use."""
    faces = sorted(str(face) for face in card.told if face not in card.possible and face not in useless)
    return (Reason("puzzle-seen", (card.id,), (("faces", " ".join(faces)),)),) if faces else ()


def _is_plain(game: Game, card: HeldCard, useless: CardSet) -> bool:
    """Whether a look is enough: no hint touched the card, or all that those could mean is useless."""
    return not card.hints or touched_by(game, card) <= useless


def _faces(card: KnownCard) -> str:
    return " ".join(sorted(str(face) for face, _ in card.chances))


def _useful(game: Game, card: KnownCard) -> tuple[tuple[str, str], ...]:
    """What a card could be that is still of use: the likeliest."""
    useless = game.prospects().useless
    return (("face", next(str(face) for face, _ in card.chances if face not in useless)),)
