"""A compiled policy as a `Bot`: it sees events, keeps its seat's row and the public memory, and gives reasons."""

from collections.abc import Sequence

import numpy as np

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.compiled.linking import Policy
from tamaya.bots.compiled.policy import MEMORY, Ints
from tamaya.bots.compiled.seat_row import PublicAction, SeatFollower
from tamaya.core.actions import Discard, Hint, Play, Take
from tamaya.core.row import NONE
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.core.view import View

WITHOUT_A_CARD = ("nothing-better",)  # reasons that speak of no card, whatever is done


class CompiledBot(SeatFollower):
    """One seat of one game, decided by a compiled policy."""

    def __init__(self, policy: str, keys: Sequence[str], rules: Rules, players: int, seat: int) -> None:
        self.seat = seat
        self.tables = compile_tables(rules, players)
        super().__init__(self.tables, seat)
        self._keys = keys
        self.policy = Policy(policy, rules, players)
        self.policy.get_ready()
        self.memory = np.zeros(MEMORY, np.int64)
        self._why = np.zeros(2, np.int64)
        self.code = NONE  # of the action that the policy chose last

    def choose(self, view: View) -> Choice:
        """Decide by the policy."""
        self.catch_up()
        self._why[:] = 0
        self.code = self.policy.choose(self.row(), self.memory, self._why)
        return self.choice(self.code, view)

    def choice(self, code: int, view: View) -> Choice:
        """An action by its number, with the policy's reason."""
        action = self.knows.action(code)
        number, about = int(self._why[0]), int(self._why[1])
        return Choice(action, reason_for(action, self._keys[number], view, () if about == 0 else (about - 1,)))

    def row(self) -> Ints:
        """What the seat knows, as the compiled functions take it."""
        return np.array(self.knows.row, np.int64)

    def begun(self) -> None:
        """Begin the memory."""
        self.policy.begin(self.row(), self.memory)

    def before(self, done: PublicAction) -> None:
        """Draw the conclusions from what everybody sees of an action."""
        self.policy.hear(self.row(), self.memory, *done, self.seat)

    def after(self) -> None:
        """Bring the memory up to date."""
        self.policy.settle(self.row(), self.memory)


def reason_for(action: Play | Discard | Hint | Take, key: str, view: View, about: tuple[int, ...] = ()) -> Reason:
    """The reason with what it speaks of: the card in question, or the receiver and what the hint is `about`; and how
    things stand."""
    standing = (("hints", view.hints), ("pile", view.pile))
    if isinstance(action, Hint):
        return Reason(key, about, (("seat", action.seat), ("what", str(action.what)), *standing))
    return Reason(key, () if key in WITHOUT_A_CARD else (action.card,), standing)
