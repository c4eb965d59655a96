"""Double finesse.

Meaning: as a finesse, but two cards are missing. They lie at two players' newest places, or at one player's newest two.
When: everything that is missing can be found that way. Each plays when the own card fits.
"""

from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r4", "y2 g4 b2 r1", "y3 g3 b3 r2", "w2 w3 b4 r3"),
    moves=("hint 3 red",),
    then="play r1",
    because="answer-finesse",
)


def may_ask_for(missing: int, agreement: Agreement) -> bool:
    """Whether a hint may ask for so many missing cards."""
    return missing <= (2 if agreement.plays("double-finesse") else 1)
