"""`SeatObserver`: what an environment would show a seat, made from the events that a bot sees. So whoever learnt in an
environment can sit down as a bot, in the arena and at a table."""

from tamaya.extras import need

need("fast", __name__)

import numpy as np
import numpy.typing as npt

from tamaya.bots.compiled.seat_row import SeatFollower
from tamaya.core import kernel
from tamaya.core.actions import Action
from tamaya.core.errors import BadRules, shown
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.env.layout_hle import SEER
from tamaya.env.observations import Layout

__all__ = ["SeatObserver"]


class SeatObserver(SeatFollower):
    """One seat of one game. Give `see` every event; then `observe`, `mask` and `action` speak of this moment."""

    def __init__(self, rules: Rules, players: int, seat: int, layout: str = "hle") -> None:
        self.tables = compile_tables(rules, players)
        super().__init__(self.tables, seat)
        self.layout = Layout(layout, rules, self.tables)
        if self.layout.kind == SEER:
            raise BadRules("open-layout", name=shown(layout))

    def observe(self) -> npt.NDArray[np.int8]:
        """What the seat observes, a number for each bit."""
        self.catch_up()
        return self.layout.observe_row(self.knows.row, self.knows.seat)

    def mask(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal for the seat that decides."""
        self.catch_up()
        room = [0] * self.tables.actions
        mask = np.zeros(self.tables.actions, np.bool_)
        mask[room[: kernel.legal(self.knows.row, self.tables, room)]] = True
        return mask

    def action(self, number: int) -> Action:
        """The action with this number."""
        self.catch_up()
        return self.knows.action(number)
