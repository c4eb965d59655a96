"""Games that begin with the hands a test needs."""

from collections.abc import Iterable
from typing import Any

from tamaya import Game, Rules
from tamaya.core.events import Event
from tests.core.playing import deck_beginning


def table(*hands: str, players: int = 2, then: str = "", tiles: Iterable[int] | None = None, **options: Any) -> Game:
    """A game in which these are the first hands, and then these cards are drawn."""
    rules = Rules(**{"hand_size": len(hands[0].split())} | options)
    return Game.deal(rules, max(players, len(hands)), deck=deck_beginning(rules, *hands, then), tiles=tiles)


def do(game: Game, *actions: str) -> tuple[Event, ...]:
    """Carry out several actions; return what the last one did."""
    events: tuple[Event, ...] = ()
    for action in actions:
        events = game.do(action)
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def cards(game: Game, ids: Iterable[int]) -> str:
    return " ".join(str(game.card(id)) for id in ids)


def run_of(colour: str, **options: Any) -> Game:
    """Seat 0 holds a whole colour in order and plays it up to its fourth card."""
    order = "54321" if colour == "k" else "12345"
    game = table(" ".join(colour + value for value in order), "w1 w1 w2 w2 w3", **options)
    for id in range(4):
        do(game, f"play {id}", "hint 0 1")
    return game


def tile_table(*tiles: int, other: str = "w1 w1 w2 w2 w3", then: str = "", **options: Any) -> Game:
    """Seat 0 has played four red cards, seat 1 has given four hints; the red 5 will draw the first of these tiles."""
    rest = [tile for tile in range(1, 7) if tile not in tiles]
    game = table("r1 r2 r3 r4 r5", other, then=then, tiles=[*tiles, *rest], bonus_tiles=True, **options)
    for id in range(4):
        do(game, f"play {id}", "hint 0 1")
    return game
