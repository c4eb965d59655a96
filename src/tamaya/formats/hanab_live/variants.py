"""hanab.live's variants that are options here, and the numbers of its actions."""

from typing import NamedTuple

from tamaya.core.cards import Colour
from tamaya.core.rules import Multicolour, Rules
from tamaya.core.tables import IN_PLAY

PLAY, DISCARD, COLOUR_HINT, VALUE_HINT, END, END_BY_VOTE = range(6)


class Variant(NamedTuple):
    """What one of their variants is here: three options; and its number, where it is known."""

    number: int | None
    colours: int
    multicolour: Multicolour = "none"
    black_powder: bool = False

    @property
    def suits(self) -> tuple[Colour, ...]:
        """Our colours in the order of their suits; their purple is our white."""
        extra = () if self.multicolour == "none" else (Colour.MULTICOLOUR,)
        return (*IN_PLAY[self.colours], *extra, *((Colour.BLACK,) if self.black_powder else ()))


VARIANTS = {
    "No Variant": Variant(0, 5),
    "4 Suits": Variant(15, 4),
    "3 Suits": Variant(18, 3),
    "6 Suits": Variant(1, 5, "named-10"),
    "Black (6 Suits)": Variant(2, 5, "named-5"),
    "Black (5 Suits)": Variant(21, 4, "named-5"),
    "Rainbow (6 Suits)": Variant(3, 5, "wild-10"),
    "Rainbow (5 Suits)": Variant(16, 4, "wild-10"),
    "Rainbow (4 Suits)": Variant(17, 3, "wild-10"),
    "Dark Rainbow (6 Suits)": Variant(11, 5, "wild-5"),
    "Dark Rainbow (5 Suits)": Variant(23, 4, "wild-5"),
    "White Reversed (6 Suits)": Variant(None, 5, black_powder=True),
}


def variant_of(rules: Rules) -> str | None:
    """The name of the variant that has these colours; None if they have none."""
    wanted = (rules.colours, rules.multicolour, rules.black_powder)
    return next((name for name, variant in VARIANTS.items() if variant[1:] == wanted), None)
