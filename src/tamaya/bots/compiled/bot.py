"""A compiled policy as a `Bot`: it sees events, keeps its seat's row and the public memory, and gives reasons."""

from collections.abc import Callable

import numpy as np

from tamaya.bots import provable
from tamaya.bots.bot import Choice, Reason
from tamaya.bots.compiled.linking import Policy
from tamaya.bots.compiled.policy import MEMORY, CompiledMaker, Ints
from tamaya.bots.compiled.seat_row import PublicAction, SeatFollower
from tamaya.core.actions import Discard, Hint, Play, Take
from tamaya.core.cards import CardSet
from tamaya.core.row import NONE
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.core.view import View


class CompiledBot(SeatFollower):
    """One seat of one game, decided by a compiled policy."""

    def __init__(self, maker: CompiledMaker, rules: Rules, players: int, seat: int) -> None:
        self.seat = seat
        self.tables = compile_tables(rules, players)
        super().__init__(self.tables, seat)
        self._reasons = maker.reasons
        self.policy = Policy(maker, rules, players)
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
        number, card = int(self._why[0]), int(self._why[1])
        about = () if card == 0 else (card - 1,)
        return Choice(action, reason_for(action, self._reasons[number], view, self.tables, about))

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


def reason_for(
    action: Play | Discard | Hint | Take, key: str, view: View, t: Tables, about: tuple[int, ...] = ()
) -> Reason:
    """The reason with what it speaks of: the card in question, or what a hint is `about`. What the policy takes for
    certain by its signals is said only as far as it can be so."""
    if isinstance(action, Hint):
        return _for_hint(action, key, view, t, about)
    if isinstance(action, Take):
        return Reason(key, (action.card,))
    possible = provable.held_card(view, action.card).possible
    rescued = provable.blocked(view, t) & ~view.useless.bits
    if key == "hat-useless-discard" and possible.bits & rescued:  # by a bonus tile, perhaps
        key = "signalled-spare"
    if key == "signalled-spare" and (sure := provable.surely_spare(view, action.card, t)):
        return sure
    can_be_so = CAN_BE_SO.get(key)
    if key == "nothing-better" or (can_be_so and not can_be_so(view, action.card, t)):
        return Reason("nothing-better")
    return Reason(key, (action.card,))


def _can_be(wanted: Callable[[View], CardSet]) -> Callable[[View, int, Tables], bool]:
    return lambda view, card, _: bool(provable.held_card(view, card).possible & wanted(view))


CAN_BE_SO: dict[str, Callable[[View, int, Tables], bool]] = {
    "hat-sure-play": _can_be(lambda view: view.playable),
    "smart-play": _can_be(lambda view: view.playable),
    "likely-playable": _can_be(lambda view: view.playable),
    "hat-useless-discard": _can_be(lambda view: view.useless),
    "signalled-spare": provable.may_be_spare,
    "least-missed": lambda view, card, _: provable.may_be_missed_least(view, card),
    "smart-oldest-discard": lambda view, card, _: (
        not provable.held_card(view, card).possible <= view.irreplaceable and provable.may_be_missed_least(view, card)
    ),
}
"""What a policy says of its own card by the signals: among others, whose signals mean something else, the words of the
hints and the cards in sight may say that it cannot be."""


def _for_hint(hint: Hint, key: str, view: View, t: Tables, about: tuple[int, ...]) -> Reason:
    if view.pending or key == "inform":
        return provable.tell_something(view, hint, t)
    if key != "smart-play-hint":
        return Reason(key, about)
    if about and (when := provable.fits(view, about[0], t)):
        return Reason(key, about, (("when", when),))
    fitting = any(provable.fits(view, held.id, t) for held in view.hands[hint.seat])
    return Reason(key) if fitting else provable.tell_something(view, hint, t)
