"""`OtherPlay`: many games in which every seat sees colours of its own, so that nobody can agree on one beforehand. The
idea is from "Other-Play" for Zero-Shot Coordination (Hu, Lerer, Peysakhovich, Foerster 2020).
"""

from tamaya.extras import need

need("fast", __name__)

from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core import action_numbers, randomness, recolouring, row
from tamaya.env import shown_colours
from tamaya.env.raw import RawVectorEnv
from tamaya.env.shown_colours import find_meant, show_legal, show_rows
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_modules, linked_once
from tamaya.fast.lanes import Bools, Ints

__all__ = ["OtherPlay"]


@linked_once
def painters() -> Compiled:
    """The loops of `shown_colours`, compiled when they are first called."""
    modules = (row, action_numbers, randomness, recolouring, shown_colours)
    return compile_modules(*modules, entries=(find_meant, show_legal, show_rows))


class OtherPlay(RawVectorEnv):
    """The same games as `RawVectorEnv` plays with the same options and actions, but what a seat observes is told in
    colours of its own, drawn anew for each game and seat, and its actions are understood in these. Base colours are
    exchanged among themselves. `batch` has the games in their true colours; partners see those."""

    def _make_shown(self) -> Batch:
        return Batch(self.rules, self.players, self.games)  # only its rows and masks are used

    def observe(self, seats: Ints, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """What other seats than the acting ones observe, each in its colours: one seat for each game."""
        seats = np.ascontiguousarray(seats, np.int64)
        self._show_rows(seats, self.batch.everywhere, 0, self.games)
        return super().observe(seats, out)

    def checked(self, actions: npt.ArrayLike) -> Ints:
        """The actions in true colours, if all are legal in the colours of the acting seats."""
        numbers = self.shown.checked(actions)
        meant = np.empty_like(numbers)
        painters()[find_meant](self.batch.arrays, self.batch.seeds, numbers, meant)
        return meant

    def _observe_part(self, chosen: Bools, thread: int, first: int, last: int) -> None:
        self._show_rows(self.batch.actors, chosen, first, last)
        painters()[show_legal](self.batch.arrays, self.shown.arrays, self.batch.seeds, chosen, first, last)
        super()._observe_part(chosen, thread, first, last)

    def _show_rows(self, seats: Ints, chosen: Bools, first: int, last: int) -> None:
        painters()[show_rows](self.batch.arrays, self.shown.arrays, self.batch.seeds, seats, chosen, first, last)
