"""The story of a game that is over: a few numbers, and the move that cost most of what was possible."""

from tamaya.core.actions import Action, Discard, Hint
from tamaya.core.cards import IDENTITIES, Card
from tamaya.core.editions import find_edition
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, TileDrawn
from tamaya.core.game import Game
from tamaya.core.prospects import Prospects
from tamaya.core.row import copies_gone
from tamaya.server.wire.parts import Story


def tell_story(game: Game) -> Story:
    """The story of a game."""
    teller = StoryTeller()
    for before, move in game.walk():
        teller.see(before, move.action)
    teller.see(game, None)
    return teller.story(game)


class StoryTeller:
    """Sees a game before each of its moves and in the end: for those who walk through it anyway."""

    def __init__(self) -> None:
        self._seen = 0  # moves
        self._before: tuple[Prospects, bool] | None = None
        self._decided: int | None = None
        self._cost = 0

    def see(self, now: Game, action: Action | None) -> None:
        """The game as it is now, and what is done next; None: this is the end."""
        ahead = now.prospects()
        self._weigh(ahead, now.outcome == "lost")
        spare = isinstance(action, Discard) and now.card(action.card) not in ahead.irreplaceable
        self._before = ahead, isinstance(action, Hint) or spare
        self._seen += 1

    def story(self, game: Game) -> Story:
        """All of it, once the end was seen."""
        cut_short = game.ending in ("perfect", "mistakes", "card lost")  # in the middle of a turn, which counts
        return Story(
            turns=game.turn + cut_short,
            hints=sum(isinstance(event, Hinted) for event in game.log),
            mistakes=sum(isinstance(event, Misplayed) for event in game.log),
            forgiven=sum(event.forgiven for event in game.log if isinstance(event, TileDrawn)),
            discards=sum(isinstance(event, Discarded) for event in game.log),
            lost=_lost_cards(game),
            announced=sum(isinstance(event, Played | Misplayed) and event.announced is not None for event in game.log),
            decided=self._decided,
            cost=self._cost,
        )

    def _weigh(self, now: Prospects, lost: bool) -> None:
        """Whether the best possible score has fallen further than ever by the last move. A hint, or a discard that can
        be missed, takes a turn when turns are short, but nobody says that it cost a point."""
        if self._before is None:
            return
        before, passes = self._before
        if before.best - now.best > self._cost and (lost or not passes):
            self._decided, self._cost = self._seen, before.best - now.best


def impression(game: Game, edition: str) -> int | None:
    """The band of the edition's scale that the audience's impression belongs to (E5)."""
    if game.outcome is None:
        return None
    band = find_edition(edition).impression(game.score, game.rules)
    return None if band is None else band.number


def _lost_cards(game: Game) -> list[str]:
    """The cards that a firework still needed and of which every copy was discarded."""
    t = game.tables
    return [
        str(card)
        for card in map(Card.of, range(IDENTITIES))
        if t.copies[card.identity]
        and game.fireworks[card.colour] <= t.place[card.identity]
        and copies_gone(game.row, card.identity) == t.copies[card.identity]
    ]
