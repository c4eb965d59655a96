"""`OtherPlay`: many games in which every seat sees colours of its own, so that nobody can agree on one beforehand. The
idea is from "Other-Play" for Zero-Shot Coordination (Hu, Lerer, Peysakhovich, Foerster 2020).
"""

from tamaya.extras import need

need("fast", __name__)

from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.cards import COLOURS
from tamaya.core.randomness import FOR_COLOURS, advance, key_for, start
from tamaya.core.recolouring import alike, recolour_action, recolour_row
from tamaya.core.row import ACTOR, NONE
from tamaya.core.tables import Tables
from tamaya.env.raw import RawVectorEnv
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.lanes import Arrays, Bools, Ints, Lanes

__all__ = ["OtherPlay"]


@linked_once
def painters() -> Compiled:
    """The loops below, compiled when they are first called."""
    return compile_functions(translate, show_legal, show_rows)


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
        return self._translated(self.shown.checked(actions), False)

    @property
    def advice(self) -> Ints:
        """What the teacher would do in each game, in the colours of the acting seats."""
        return self._translated(super().advice, True)

    def _translated(self, actions: Ints, shown: bool) -> Ints:
        translated = np.empty_like(actions)
        painters()[translate](self.batch.arrays, self.batch.seeds, actions, shown, translated)
        return translated

    def _observe_part(self, chosen: Bools, thread: int, first: int, last: int) -> None:
        self._show_rows(self.batch.actors, chosen, first, last)
        painters()[show_legal](self.batch.arrays, self.shown.arrays, self.batch.seeds, chosen, first, last)
        super()._observe_part(chosen, thread, first, last)

    def _show_rows(self, seats: Ints, chosen: Bools, first: int, last: int) -> None:
        painters()[show_rows](self.batch.arrays, self.shown.arrays, self.batch.seeds, seats, chosen, first, last)


def draw_colours(t: Tables, seed: int, seat: int, colours: Ints, meant: Ints) -> None:
    """Write, by colour, the one that a seat sees in its place, and the other way round."""
    for colour in range(len(COLOURS)):
        colours[colour] = colour
    x = start(seed)
    key = key_for(seed, FOR_COLOURS + seat)
    for hint in range(alike(t) - 1, 0, -1):
        x = advance(x, key)
        one = t.named[hint]
        other = t.named[x * (hint + 1) >> 32]
        kept = colours[one]
        colours[one] = colours[other]
        colours[other] = kept
    for colour in range(len(COLOURS)):
        meant[colours[colour]] = colour


def show_rows(arrays: Arrays, shown: Arrays, seeds: Ints, seats: Ints, chosen: Bools, first: int, last: int) -> None:
    """Write the rows of the chosen lanes as a seat of each sees their colours."""
    lanes, others = Lanes(*arrays), Lanes(*shown)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(first, last):
        if chosen[lane]:
            draw_colours(t, seeds[lane], seats[lane], colours, meant)
            recolour_row(lanes.rows[lane], t, colours, others.rows[lane])


def show_legal(arrays: Arrays, shown: Arrays, seeds: Ints, chosen: Bools, first: int, last: int) -> None:
    """Write which actions are legal in the chosen lanes, by their numbers in the colours that the acting seat sees, and
    whether the game is over."""
    lanes, others = Lanes(*arrays), Lanes(*shown)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(first, last):
        if chosen[lane]:
            draw_colours(t, seeds[lane], lanes.rows[lane, ACTOR], colours, meant)
            others.over[lane] = lanes.over[lane]
            for action in range(t.actions):
                others.mask[lane, recolour_action(t, action, colours)] = lanes.mask[lane, action]


def translate(arrays: Arrays, seeds: Ints, actions: Ints, shown: bool, out: Ints) -> None:
    """Write the actions that are meant by those in the colours that the acting seats see, or the other way round: how
    actions are shown to these seats."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(len(actions)):
        out[lane] = actions[lane]
        if actions[lane] != NONE:
            draw_colours(t, seeds[lane], lanes.rows[lane, ACTOR], colours, meant)
            out[lane] = recolour_action(t, actions[lane], colours if shown else meant)
