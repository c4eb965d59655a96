"""The games of people that came with AH2AC2, the challenge to play with people you do not know: safetensors files.
All games of a file have the same number of players. Colours, action numbers and the order of dealing are those of the
Hanabi Learning Environment.

    decks        (games, 50, 2)              colour and rank of each card, in the order dealt
    actions      (games, moves, players)     in the column of whoever moves; everywhere else the number after the last
    num_actions  (games,)                    how many moves each game has
    game_ids     (games,)
"""

from tamaya.core.action_numbers import actions_of, number_of
from tamaya.core.actions import Action
from tamaya.core.cards import BASE_COLOURS, VALUES, Card
from tamaya.core.game import Game
from tamaya.core.record import At, wrong
from tamaya.core.rules import PLAYERS, Rules
from tamaya.formats.record_text import Comment, RecordedGame
from tamaya.formats.safetensors import Tensor, read_tensor

RULES = Rules(empty_hints=False)


class Ah2ac2File:
    """The games of a file; each is played when it is asked for."""

    def __init__(self, data: bytes) -> None:
        self._actions = read_tensor(data, "actions")
        if len(self._actions.shape) != 3 or self._actions.shape[2] not in PLAYERS:
            raise wrong("actions.shape", list(self._actions.shape), "literal", literal="[games, moves, 2–5]")
        self.games, self._moves, self.players = self._actions.shape
        self._decks = _of_shape(data, "decks", (self.games, RULES.deck_size, 2))
        self._counts = _of_shape(data, "num_actions", (self.games,))
        self._ids = _of_shape(data, "game_ids", (self.games,))

    def game(self, number: int) -> RecordedGame:
        """One of them, counted from 0. Those who played may have stopped before the end."""
        deck = self._deck(number)
        with At("decks"):
            game = Game.deal(RULES, self.players, deck=deck)
        count = self._counts.numbers[number]
        if not 0 <= count <= self._moves:
            raise wrong("num_actions", count, "whole-number", least=0, most=self._moves)
        for move in range(count):
            action = self._action(number, move, game)
            with At(f"actions[{move}]"):
                game.do(action)
        comment = Comment(0, f"AH2AC2 {self._ids.numbers[number]}")
        return RecordedGame(game, ended_early=game.outcome is None, comments=(comment,))

    def _deck(self, number: int) -> list[Card]:
        first = number * RULES.deck_size * 2
        numbers = self._decks.numbers[first : first + RULES.deck_size * 2]
        deck = []
        for place, (colour, rank) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
            if not (0 <= colour < len(BASE_COLOURS) and 0 <= rank < VALUES):
                raise wrong(f"decks[{place}]", [colour, rank], "literal", literal="[0–4, 0–4]")
            deck.append(Card(BASE_COLOURS[colour], rank + 1))
        return deck

    def _action(self, number: int, move: int, game: Game) -> Action:
        """What is done in a move; nobody but the actor does anything."""
        first = (number * self._moves + move) * self.players
        row = self._actions.numbers[first : first + self.players].tolist()
        where, nothing, actor = f"actions[{move}]", game.tables.actions, game.actor
        if not 0 <= row[actor] < nothing or row.count(nothing) != self.players - 1:
            raise wrong(where, row, "action-of", player=actor, nothing=nothing)
        action = actions_of([row[actor]], game.row, game.tables)[0]
        if number_of(action, game.row, game.tables) != row[actor]:
            raise wrong(where, row[actor], "held-card", player=actor)
        return action


def _of_shape(data: bytes, name: str, shape: tuple[int, ...]) -> Tensor:
    tensor = read_tensor(data, name)
    if tensor.shape != shape:
        raise wrong(f"{name}.shape", list(tensor.shape), "literal", literal=str(list(shape)))
    return tensor
