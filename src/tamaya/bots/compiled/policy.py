"""What a compiled bot consists of: four functions over a kernel row and a memory that is public.

They are plain functions in the subset of Python that Numba compiles. A bot's own functions are named by its
`CompiledMaker`; `linking` puts them in the place of these, which only refuse: nothing is chosen by a bot that is not
there. The memory is what everybody at the table can work out, so one memory serves all seats of a game among equals,
and each seat alone comes to the same one:

- `choose` gets a row as the actor may know it (`seat_row.mask_row`) and the memory, and knows nothing else.
- `hear` gets the row before an action and what is public about the action. `me` is the seat whose cards are blank in
  that row. What an action says does not depend on the actor's own cards: a referee with open cards passes the actor,
  and the memory becomes the same.
- `notes` are words in which those who decide on an action and hear it may write what they worked out on the way, so
  that it is done once. They are blank for whoever decides. They change nothing but the time that it takes: who hears
  with blank notes concludes the same.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.bot import Bot
from tamaya.core.cards import MOST_CARDS, MOST_COPIES
from tamaya.core.rules import PLAYERS, Rules
from tamaya.core.tables import Tables

Ints = NDArray[np.int64]

# The words of a memory. Every bot keeps the same facts there; `facts` brings them up to date.
TABLE = 0  # from here by card id: what everybody can tell of a card, as bits
LEFT = TABLE + MOST_CARDS  # three words from here: the copies that are neither placed nor discarded, see `sets`
PLAYABLE, USELESS, IRREPLACEABLE = range(LEFT + MOST_COPIES, LEFT + MOST_COPIES + 3)  # identities as bits
FREE = IRREPLACEABLE + 1  # three words from here: the copies left that no card is publicly known to be
CLAIMED = FREE + MOST_COPIES  # three words from here: the copies that cards in hands are publicly known to be
CHANGED = CLAIMED + MOST_COPIES  # 1 if what is known of cards has changed since the memory was brought up to date
MEMORY = CHANGED + 1

NOTES = 208  # words
NOTED = 0  # the first of them: 0 if they are blank, whatever the others say
MOST_IN_HAND = MOST_CARDS // PLAYERS[0]

UNLINKED = "A compiled bot's own function takes this place: see tamaya.bots.compiled.linking."


def begin(row: Ints, t: Tables, memory: Ints) -> None:
    """The memory of a game that begins: the same for all deals."""
    raise NotImplementedError(UNLINKED)


def hear(row: Ints, t: Tables, memory: Ints, seat: int, action: int, touched: int, me: int, notes: Ints) -> None:
    """Change the memory by what a seat's action says; `touched` is what a hint touches, as bits by slot. If what is
    known of a card changes, the memory has CHANGED."""
    raise NotImplementedError(UNLINKED)


def settle(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring the memory up to date with the row after an action."""
    raise NotImplementedError(UNLINKED)


def choose(row: Ints, t: Tables, memory: Ints, why: Ints, notes: Ints) -> int:
    """The number of the actor's action. `why` gets the reason's number, and one more than the id of the card
    that a hint is about, if the reason says so."""
    raise NotImplementedError(UNLINKED)


class CompiledMaker(NamedTuple):
    """Makes a compiled bot of four functions, as any `Maker` does. Whoever finds one in the registry can also play many
    games with it at once, without Python: the arena, environments, reviews."""

    name: str
    begin: Callable[[Ints, Tables, Ints], None]
    hear: Callable[[Ints, Tables, Ints, int, int, int, int, Ints], None]
    settle: Callable[[Ints, Tables, Ints], None]
    choose: Callable[[Ints, Tables, Ints, Ints, Ints], int]
    reasons: tuple[str, ...]  # the keys of its reasons, by the numbers that `choose` gives
    same_for_all: bool = False  # what is said means the same to all seats, even if it makes no sense

    def __call__(self, rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG002  # as makers are called
        """A bot for a seat."""
        from tamaya.bots.compiled.bot import CompiledBot  # which is made of this

        return CompiledBot(self, rules, players, seat)
