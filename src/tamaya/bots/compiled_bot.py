"""A compiled policy as a `Bot`: it sees events, keeps its seat's row and the public memory, and gives reasons."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from tamaya.bots.bot import Bot, Choice, Reason
from tamaya.bots.seat_row import Act, SeatRow
from tamaya.core.actions import Discard, Hint, Play, Take
from tamaya.core.errors import TamayaError
from tamaya.core.events import Dealt, Event, Rearranged
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.core.view import View


class CompiledBot:
    """One seat of one game, decided by a compiled policy."""

    def __init__(self, policy: str, keys: Sequence[str], rules: Rules, players: int, seat: int) -> None:
        import numpy as np

        from tamaya.bots.linking import policy as link
        from tamaya.bots.policy import MEMORY
        from tamaya.fast.records import record_of

        self.seat = seat
        self.tables = compile_tables(rules, players)
        self.knows = SeatRow(self.tables, seat)
        self._keys = keys
        self._array = np.array
        self._functions: dict[str, Any] = link(policy)
        self._record = record_of(self.tables)
        self.memory = np.zeros(MEMORY, np.int64)
        self._why = np.zeros(2, np.int64)
        self._events: list[Event] = []  # of the last action, as far as they have come

    def see(self, event: Event) -> None:
        """Take note; an action is carried out when all that follows from it is known."""
        if isinstance(event, Act | Dealt | Rearranged):
            self._catch_up()
        if isinstance(event, Dealt):
            self.knows.deal(event)
            self._functions["begin_game"](self._record, self._row(), self.memory)
        elif isinstance(event, Rearranged):
            self.knows.rearrange(event)
        else:
            self._events.append(event)

    def choose(self, view: View) -> Choice:
        """Decide by the policy."""
        self._catch_up()
        code = int(self._functions["choose_action"](self._record, self._row(), self.memory, self._why))
        return self._choice(code, view)

    def _choice(self, code: int, view: View) -> Choice:
        action = self.knows.action(code)
        return Choice(action, reason_for(action, self._keys[self._why[0]], view))

    def _row(self) -> Any:
        return self._array(self.knows.row, dtype="int64")

    def _catch_up(self) -> None:
        if not self._events:
            return
        events, self._events = self._events, []
        act = events[0]
        assert isinstance(act, Act)
        done = self.knows.describe(act)
        self._functions["hear_action"](self._record, self._row(), self.memory, *done, self.seat)
        self.knows.do(done, events)
        self._functions["settle_action"](self._record, self._row(), self.memory)


def reason_for(action: Play | Discard | Hint | Take, key: str, view: View) -> Reason:
    """The reason with what it speaks of: the card in question, or the receiver; and how things stand."""
    standing = (("hints", view.hints), ("pile", view.pile))
    if isinstance(action, Hint):
        return Reason(key, (), (("seat", action.seat), ("what", str(action.what)), *standing))
    return Reason(key, (action.card,), standing)


def make_compiled(policy: str, keys: Sequence[str], rules: Rules, players: int, seat: int) -> Bot:
    """A bot with this policy, or an error that says what to install."""
    if find_spec("numba") is None:
        raise TamayaError(
            "needs-fast", f"The bot {policy} needs Numba: pip install tamaya[fast].", bot=policy, extra="fast"
        )
    return CompiledBot(policy, keys, rules, players, seat)
