"""The past of the lanes of a batch: how each game began and what was done since, so that a lane can become a `Game`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.cards import Card
from tamaya.core.game import Game
from tamaya.core.row import NONE
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables

Ints = npt.NDArray[np.int64]


class History:
    """The actions of every lane since its game was dealt or put there."""

    def __init__(self, games: int, t: Tables) -> None:
        # Each card leaves a hand at most once (one more for tile 5) and brings back at most one hint, or a second one
        # when it completes a firework; the rest are choices of bonus tiles.
        most = 2 * t.deck_size + t.max_hints + 20
        self.numbers = np.zeros((games, most), np.int16)
        self.lengths: Ints = np.zeros(games, np.int64)
        self.whole = np.ones(games, np.bool_)
        self.origins: dict[int, Game] = {}

    def begin(self, chosen: npt.NDArray[np.bool_]) -> None:
        """These lanes were dealt anew."""
        self.lengths[chosen] = 0
        self.whole[chosen] = True
        if self.origins:
            for lane in np.flatnonzero(chosen):
                self.origins.pop(int(lane), None)

    def begin_with(self, lane: int, game: Game) -> None:
        """This game was put into a lane."""
        self.lengths[lane] = 0
        self.whole[lane] = True
        self.origins[lane] = game.copy()

    def break_off(self, lanes: Ints) -> None:
        """The cards of these lanes were changed: no history leads there."""
        self.whole[lanes] = False

    def copy(self, source: int, lanes: Ints) -> None:
        """A lane was copied to these lanes."""
        for array in (self.numbers, self.lengths, self.whole):
            array[lanes] = array[source]
        for lane in map(int, lanes):
            if source in self.origins:
                self.origins[lane] = self.origins[source]
            else:
                self.origins.pop(lane, None)

    def add(self, actions: Ints) -> None:
        """These actions are carried out."""
        lanes = np.flatnonzero(actions != NONE)
        self.numbers[lanes, self.lengths[lanes]] = actions[lanes]
        self.lengths[lanes] += 1

    def replay(self, lane: int, rules: Rules, players: int, seed: int) -> Game:
        """The game of a lane, played again from its beginning."""
        origin = self.origins.get(lane)
        game = Game.deal(rules, players, seed) if origin is None else origin.copy()
        for number in self.numbers[lane, : self.lengths[lane]].tolist():
            game.do(game.action_of(number))
        return game


def identities_of(faces: Any) -> Ints:
    """Cards, in any nesting of lists, as identities; numbers stay as they are."""
    if isinstance(faces, np.ndarray):
        return faces.astype(np.int64)
    return np.asarray(_plain(faces), np.int64)


def _plain(faces: Any) -> Any:
    if isinstance(faces, str):
        return Card.parse(faces).identity
    if isinstance(faces, Card):
        return faces.identity
    return faces if isinstance(faces, int) else [_plain(face) for face in faces]
