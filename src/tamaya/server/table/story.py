"""The story of a game that is over: a few numbers, and the move that cost most of what was possible."""

from tamaya.core.actions import Discard, Hint
from tamaya.core.cards import IDENTITIES, Card
from tamaya.core.editions import find_edition
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, TileDrawn
from tamaya.core.game import Game
from tamaya.core.row import copies_gone
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Story


def tell_story(table: Table) -> Story:
    """The story of a table's game."""
    game = table.game
    assert game is not None
    events = [event for move in table.moves for event in move.events]
    decided, cost = _most_costly(table)
    cut_short = game.ending in ("perfect", "mistakes", "card lost")  # in the middle of a turn, which counts
    return Story(
        turns=game.turn + cut_short,
        hints=sum(isinstance(event, Hinted) for event in events),
        mistakes=sum(isinstance(event, Misplayed) for event in events),
        forgiven=sum(event.forgiven for event in events if isinstance(event, TileDrawn)),
        discards=sum(isinstance(event, Discarded) for event in events),
        lost=_lost_cards(game),
        announced=sum(isinstance(event, Played | Misplayed) and event.announced is not None for event in events),
        decided=decided,
        cost=cost,
    )


def impression(table: Table) -> int | None:
    """The band of the edition's scale that the audience's impression belongs to (E5)."""
    game = table.game
    if game is None or game.outcome is None:
        return None
    band = find_edition(table.settings.edition).impression(game.score, game.rules)
    return None if band is None else band.number


def _most_costly(table: Table) -> tuple[int | None, int]:
    """The number of the move after which the best possible score had fallen furthest, and by how much. A hint, or
    a discard that can be missed, takes a turn when turns are short, but nobody says that it cost a point."""
    game = table.replay(0)
    assert table.game is not None
    before = game.prospects()
    decided, most = None, 0
    for number, entry in enumerate(table.game.history):
        spare = isinstance(entry, Discard) and game.card(entry.card) not in before.irreplaceable
        passes = isinstance(entry, Hint) or spare
        game.enter(entry)
        now = game.prospects()
        if before.best - now.best > most and (game.outcome == "lost" or not passes):
            decided, most = number, before.best - now.best
        before = now
    return decided, most


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
