"""Puzzles with closed cards, which counting proves: the card that fits, that can be announced, or that nobody needs."""

from collections.abc import Iterable

from tamaya.bots.bot import Reason
from tamaya.core.actions import Discard, Play
from tamaya.core.cards import CardSet
from tamaya.core.game import Game
from tamaya.core.view import HeldCard, View
from tamaya.review.known import KnownCard, known_hand
from tamaya.review.puzzles.claims import of_colour, touched_by
from tamaya.review.puzzles.puzzle import (
    ANNOUNCE,
    ANNOUNCED_PLAY,
    COUNTING,
    DISCARD,
    PLAY,
    SILENCE,
    Puzzle,
    theme_of_cards,
)

LIKELY = 0.5  # a card that is what is asked for with this chance looks as if it were


def discarding(game: Game) -> Puzzle | None:
    """Which card is useless? A good question if nothing better to do is certain."""
    if game.outcome is not None or game.pending is not None:
        return None
    view = game.view(game.actor)
    if not any(str(Discard(held.id)) in view.legal for held in view.hands[game.actor]):
        return None
    found = _Certain(game, view, view.useless)
    if found.safe is None or len(found.safe.chances) == 1 or any(card.fits == 1 for card in found.own):
        return None
    return found.puzzle(DISCARD, str(Discard(found.safe.id)), "puzzle-not-it", "puzzle-useless")


def playing(game: Game) -> Puzzle | None:
    """Which card fits?"""
    if game.outcome is not None or game.pending is not None:
        return None
    view = game.view(game.actor)
    found = _Certain(game, view, view.playable)
    return found.puzzle(PLAY, str(Play(found.safe.id)), "puzzle-not-fit", "puzzle-fits") if found.safe else None


def announcing(game: Game) -> Puzzle | None:
    """Which card can be announced, and as what? A good question if the token is needed (A2)."""
    if not game.rules.announce or game.outcome is not None or game.hints == game.rules.hints:
        return None
    view = game.view(game.actor)
    found = [
        (one, colour)
        for colour in view.playable.colours
        if (one := _Certain(game, view, of_colour(view.playable, colour))).useful
    ]
    if len(found) != 1:
        return None
    one, colour = found[0]
    if one.safe is None:
        return None
    trap = one.likeliest
    key = "puzzle-colour-open" if trap.fits == 1 else "puzzle-not-fit"
    return one.puzzle(ANNOUNCE, str(Play(one.safe.id, colour)), key, "puzzle-announce")


class _Certain:
    """What a seat can tell of its cards. `safe` is the one that is certainly `wanted`, if there is one, it takes more
    than a look to see, and another card that was hinted at looks alike."""

    def __init__(self, game: Game, view: View, wanted: CardSet) -> None:
        self.game = game
        self.wanted = wanted
        self.held = {card.id: card for card in view.hands[game.actor]}
        self.own: tuple[KnownCard, ...] = ()
        self.safe: KnownCard | None = None
        self.alike: list[KnownCard] = []
        self.useful = any(card.possible <= wanted for card in self.held.values())  # too easily seen
        if self.useful:
            self._look()

    def _look(self) -> None:
        self.own = known_hand(self.game)
        sure = [card for card in self.own if card.chance_of(self.wanted) == 1]
        if len(sure) != 1:
            return
        (safe,) = sure
        self.alike = [card for card in self.own if card is not safe and self._looks_alike(card, safe)]
        if not any(self.held[card.id].hints for card in self.alike):
            return  # whoever takes the only card that hints speak of would be right
        if not self._is_plain(safe):
            self.safe = safe

    def _looks_alike(self, card: KnownCard, safe: KnownCard) -> bool:
        hints = [sorted(map(str, self.held[one.id].hints)) for one in (card, safe)]
        return card.chance_of(self.wanted) >= LIKELY or hints[0] == hints[1]

    def _is_plain(self, card: KnownCard) -> bool:
        """Whether a glance is enough: no hint touched the card, or everything that its hints allow is wanted."""
        held = self.held[card.id]
        return not held.hints or touched_by(self.game, held) <= self.wanted

    @property
    def likeliest(self) -> KnownCard:
        """The card that looks most like the one."""
        return max(self.alike, key=lambda card: (card.chance_of(self.wanted), card.id))

    def puzzle(self, kind: str, solution: str, not_it: str, why: str) -> Puzzle:
        """The question in this position."""
        assert self.safe is not None
        safe, trap = self.safe, self.likeliest
        held = self.held[safe.id]
        counts = not held.told <= self.wanted
        two = tuple(sorted((safe.id, trap.id)))
        faces = [card for card, _ in safe.chances]
        theme = ANNOUNCED_PLAY if kind == ANNOUNCE else theme_of_cards(faces, COUNTING if counts else SILENCE)
        return Puzzle(
            kind,
            self.game,
            solution,
            tuple([card.id for card in self.alike]),
            (
                Reason("puzzle-count" if counts else "puzzle-words"),
                Reason("puzzle-one-of", two),
                Reason(not_it, (trap.id,), self._other(trap, not_it)),
            ),
            (Reason(why, (safe.id,), (("faces", names(faces)),)), *self._counted(held)),
            theme,
        )

    def _other(self, trap: KnownCard, key: str) -> tuple[tuple[str, str], ...]:
        """What else a card could be: the likeliest face."""
        if key == "puzzle-colour-open":
            return (("faces", names(card for card, _ in trap.chances)),)
        playable = self.game.prospects().playable
        wrong = [card for card, _ in trap.chances if card not in (playable if key == "puzzle-not-fit" else self.wanted)]
        return (("face", str(wrong[0])),)

    def _counted(self, card: HeldCard) -> tuple[Reason, ...]:
        """What the words of the hints leave open and counting does not, if it would change the answer."""
        faces = card.told - card.possible - self.wanted
        return (Reason("puzzle-seen", (card.id,), (("faces", names(faces)),)),) if faces else ()


def names(cards: Iterable[object]) -> str:
    """Cards as a sentence has them."""
    return " ".join(sorted(map(str, cards)))
