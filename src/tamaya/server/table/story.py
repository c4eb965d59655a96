"""The story of a game that is over: a few numbers, and the move that cost most of what was possible."""

from tamaya.core.actions import Discard, Hint
from tamaya.core.cards import IDENTITIES, Card
from tamaya.core.editions import find_edition
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, TileDrawn
from tamaya.core.game import Game
from tamaya.core.prospects import Prospects
from tamaya.core.row import copies_gone
from tamaya.core.timeline import Move
from tamaya.server.wire.parts import Story


def tell_story(game: Game) -> Story:
    """The story of a game."""
    teller = StoryTeller(game)
    for before, move in game.walk():
        teller.see(before, move)
    return teller.story()


class StoryTeller:
    """Hears how a game stood before each of its moves: for those who walk through it anyway."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._last = len(game.moves)
        self._before: tuple[Move, Prospects, bool] | None = None
        self._decided: int | None = None
        self._cost = 0

    def see(self, before: Game, move: Move) -> None:
        """The next move, and the game before it."""
        now = before.prospects()
        self._weigh(now)
        spare = isinstance(move.action, Discard) and before.card(move.action.card) not in now.irreplaceable
        self._before = move, now, isinstance(move.action, Hint) or spare

    def story(self) -> Story:
        """All of it, once the last move was seen."""
        game = self._game
        self._weigh(game.prospects())
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

    def _weigh(self, now: Prospects) -> None:
        """Whether the best possible score has fallen further than ever by the last move. A hint, or a discard that can
        be missed, takes a turn when turns are short, but nobody says that it cost a point."""
        if self._before is None:
            return
        move, before, passes = self._before
        lost = self._game.outcome == "lost" and move.number == self._last
        if before.best - now.best > self._cost and (lost or not passes):
            self._decided, self._cost = move.number, before.best - now.best


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
