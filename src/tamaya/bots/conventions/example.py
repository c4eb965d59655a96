"""Examples: a position for each convention, with the hands that matter. The tests play them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tamaya.core.cards import Card
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables


class Example(NamedTuple):
    """What is there, what happened, and what a player who knows the convention does next."""

    hands: tuple[str, ...]  # by seat, each in the order drawn; seat 0 begins
    moves: tuple[str, ...]  # such as: play r1, discard w4, hint 2 red
    then: str  # what the next player does
    because: str  # the key of the reason


def position(hands: Sequence[str], moves: Sequence[str] = (), pile: str = "") -> Game:
    """A game with these hands, and these cards first in the pile, after these moves."""
    players = len(hands)
    rules = Rules(hand_size=len(hands[0].split()))
    game = Game.deal(rules, players, deck=full_deck(rules, players, [*" ".join(hands).split(), *pile.split()]))
    for move in moves:
        carry_out(game, move)
    return game


def carry_out(game: Game, move: str) -> None:
    """Make a move that names a card by its face: the oldest such card in the hand of whoever moves."""
    verb, *rest = move.split()
    if verb in ("play", "discard"):
        move = f"{verb} {next(id for id in game.hands[game.actor] if str(game.card(id)) == rest[0])}"
    game.do(move)


def full_deck(rules: Rules, players: int, first: Sequence[str]) -> list[str]:
    """A whole deck that begins with these cards."""
    rest = [str(Card.of(identity)) for identity in compile_tables(rules, players).deck]
    for face in first:
        rest.remove(face)
    Random(5).shuffle(rest)
    return [*first, *rest]
