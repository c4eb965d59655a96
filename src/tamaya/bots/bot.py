"""What a bot is.

A bot sits at one seat for one game. It is told every event as its seat may know it, in order and from the deal on, and
when it has to decide it gets its seat's view. It answers with an action and the reason for it.
"""

from typing import NamedTuple, Protocol

from tamaya.core.actions import Action
from tamaya.core.events import SeenEvent
from tamaya.core.values import described
from tamaya.core.view import View


@described
class Reason(NamedTuple):
    """Why, as a sentence in any language.

    Attributes:
        key: names the sentence: `reason-KEY` in the catalogues; docs/bots.md has those that any bot may use
        cards: the ids of the cards that it speaks of
        details: what else it names, such as `("card", "r2")`
    """

    key: str
    cards: tuple[int, ...] = ()
    details: tuple[tuple[str, str | int | float], ...] = ()

    @staticmethod
    def in_own_words(text: str) -> "Reason":
        """A reason that is not a sentence of the catalogues: it is shown as it is, in whatever language."""
        return Reason("own-words", (), (("text", text),))


@described
class Choice(NamedTuple):
    """What a bot wants to do, and why.

    Attributes:
        action: one of those that `view.legal` writes
        reason: why
        heard: how the bot understood what the others did since its last turn, if it says so
    """

    action: Action
    reason: Reason
    heard: tuple[Reason, ...] = ()


@described
class StoodIn(NamedTuple):
    """A move that one bot made for another.

    Attributes:
        turn: which it was, counted from 1
        who: the name of the bot that moved
        why: what was wrong with the other, in a sentence
    """

    turn: int
    who: str
    why: str


class Bot(Protocol):
    """A player of one seat in one game. All it knows comes through these two calls.

    A bot that can think for longer or shorter has an attribute `seconds`, which whoever runs it sets before a move. One
    that can advise people has a method `advise(view)` that gives its choices, the best first. One that lets another bot
    move where it cannot has an attribute `stood_in`, a list of `StoodIn`.
    """

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""

    def choose(self, view: View) -> Choice:
        """Decide; the action must be one of `view.legal`."""
