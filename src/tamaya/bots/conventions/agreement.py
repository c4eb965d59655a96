"""Agreements: which conventions are played, as a value that can be written down: `club+save:2`.

A convention has the name of its module, with hyphens; after a colon comes a parameter, which groups agree on besides.
What is not agreed on is not played, and a hint that fits nothing of the agreement counts for its words alone.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from tamaya.core.errors import BadNotation, shown

TAG: Final = "agreement"  # of a record

Convention = Literal[
    "chop",
    "focus",
    "play-hint",
    "save",
    "save:5",
    "save:2",
    "save:early",
    "good-touch",
    "prompt",
    "finesse",
    "blind-play",
    "reverse-finesse",
    "double-finesse",
    "self-finesse",
    "five-stall",
    "five-stall:late",
    "ones",
    "fixing",
    "passing-discard",
    "counting",
]
CONVENTIONS: Final[tuple[Convention, ...]] = get_args(Convention)

NEEDS: Final[dict[Convention, tuple[Convention, ...]]] = {
    "save": ("chop",),
    "save:5": ("save",),
    "save:2": ("save",),
    "save:early": ("save",),
    "prompt": ("play-hint",),
    "finesse": ("prompt",),
    "blind-play": ("finesse",),
    "reverse-finesse": ("finesse",),
    "double-finesse": ("finesse",),
    "self-finesse": ("finesse",),
    "five-stall": ("play-hint",),
    "five-stall:late": ("five-stall",),
    "fixing": ("play-hint",),
}
"""What is agreed on along with a convention, since it means nothing without."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The conventions that a table plays.

    Attributes:
        conventions: their names; whatever these need is among them
    """

    conventions: frozenset[Convention] = frozenset()

    def __post_init__(self) -> None:
        object.__setattr__(self, "conventions", with_needs(self.conventions))

    @staticmethod
    def parse(text: str) -> "Agreement":
        """The agreement that is written so: named ones and conventions, with a plus between them."""
        found: frozenset[Convention] = frozenset()
        for name in text.split("+"):
            named = NAMED.get(name)
            convention = next((known for known in CONVENTIONS if known == name), None)
            if named is not None:
                found |= named.conventions
            elif convention is not None:
                found |= {convention}
            else:
                known = ", ".join((*NAMED, *CONVENTIONS))
                raise BadNotation("unknown-convention", text=shown(name), known=known)
        return Agreement(found)

    @staticmethod
    def tagged(tags: Mapping[str, str]) -> "Agreement":
        """The agreement that the tags of a record name; none, if it is none that is known here."""
        with contextlib.suppress(BadNotation):
            return Agreement.parse(tags.get(TAG, "none"))
        return NONE

    def __str__(self) -> str:
        name = max((name for name in NAMED if NAMED[name] <= self), key=lambda name: len(NAMED[name].conventions))
        return "+".join(self._beside(name)[0])

    def in_short(self) -> tuple[list[str], list[str]]:
        """What is played, and what of that is not, in as few words as possible: `expert` without `self-finesse`."""
        return min(map(self._beside, NAMED), key=lambda said: (len(said[0]) + len(said[1]), len(said[1])))

    def _beside(self, name: str) -> tuple[list[str], list[str]]:
        """A named agreement with what is played besides, and what of it is not played."""
        besides = self.conventions - NAMED[name].conventions
        implied = with_needs(frozenset(need for convention in besides for need in NEEDS.get(convention, ())))
        listed = [convention for convention in CONVENTIONS if convention in besides - implied]
        missing = NAMED[name].conventions - self.conventions
        without = [one for one in CONVENTIONS if one in missing and missing.isdisjoint(NEEDS.get(one, ()))]
        return [*listed] if listed and name == "none" else [name, *listed], [*without]

    def __le__(self, other: "Agreement") -> bool:
        """Whether all of it is agreed on in the other one, too."""
        return self.conventions <= other.conventions

    def plays(self, convention: Convention) -> bool:
        """Whether a convention is agreed on."""
        return convention in self.conventions

    def without(self, convention: Convention) -> "Agreement":
        """The same without a convention and without those that need it."""
        return Agreement(frozenset(one for one in self.conventions if convention not in with_needs(frozenset([one]))))


def with_needs(conventions: frozenset[Convention]) -> frozenset[Convention]:
    """These conventions and all that they need."""
    needs = frozenset(need for convention in conventions for need in NEEDS.get(convention, ()))
    return conventions if needs <= conventions else with_needs(conventions | needs)


NONE = Agreement()
BEGINNER = Agreement(frozenset(["chop", "focus", "play-hint", "save:5", "save:2", "good-touch", "prompt", "finesse"]))
CLUB = Agreement(
    BEGINNER.conventions
    | {"save:early", "blind-play", "reverse-finesse", "double-finesse", "self-finesse", "five-stall"}
)
EXPERT = Agreement(frozenset(CONVENTIONS))

NAMED: Final = {"none": NONE, "beginner": BEGINNER, "club": CLUB, "expert": EXPERT}
LEVELS: Final = {name: agreement for name, agreement in NAMED.items() if agreement.conventions}
"""Those that agree on something, each on more than the one before: how much a player knows."""
