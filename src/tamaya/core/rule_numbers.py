"""Which of the numbered rules in docs/rules.md a game plays, by the options that a rule is about."""

from collections.abc import Mapping

from tamaya.core.rules import COLOUR_COUNTS, HINTS, MISTAKES, MULTICOLOUR, Rules

Values = tuple[str | int | bool | None, ...]
Condition = Mapping[str, Values]  # every option here has one of these values

_BASE = Rules()
_MULTICOLOUR: Values = tuple(kind for kind in MULTICOLOUR if kind != "none")
_LAST_ROUND: tuple[Condition, ...] = ({"masterpiece": (False,)},)

# By chapter or rule, the rule itself first: one of these conditions has to hold. What is not here is always played.
CONDITIONS: dict[str, tuple[Condition, ...]] = {
    "E3": _LAST_ROUND,
    "E4": _LAST_ROUND,
    "E5": _LAST_ROUND,
    "X1": ({"mistakes": tuple(number for number in MISTAKES if number < _BASE.mistakes)},),
    "X2": ({"hints": tuple(number for number in HINTS if number > _BASE.hints)},),
    "X4": ({"colours": tuple(COLOUR_COUNTS[:-1])},),
    "X": ({"masterpiece": (True,)},),
    "A": ({"announce": (True,)},),
    "A5": (
        {"announce": (True,), "multicolour": _MULTICOLOUR},
        {"announce": (True,), "black_powder": (True,)},
    ),
    "M": ({"multicolour": _MULTICOLOUR},),
    "M2": ({"multicolour": tuple(kind for kind in _MULTICOLOUR if str(kind).startswith("named"))},),
    "M3": ({"multicolour": tuple(kind for kind in _MULTICOLOUR if str(kind).startswith("wild"))},),
    "K": ({"black_powder": (True,)},),
    "B": ({"bonus_tiles": (True,)},),
}


# Rules that are our ruling, or have a part that is, as the rulebook is silent or our copy of it illegible: in these
# editions, or in all if none is named. docs/rules.md marks the same ones.
RULINGS: dict[str, tuple[str, ...]] = {
    "H6": (),
    "D2": ("dutch",),
    "P3": ("dutch",),
    "E1": ("norwegian", "danish", "german-extended"),
    "E2": ("norwegian", "danish"),
    "E3": ("dutch", "german-extended"),
    "E5": ("dutch", "german-classic", "danish"),
    "X3": (),
    "X3a": (),
    "X3b": (),
    "X3c": (),
    "A1": ("danish",),
    "A2": (),
    "A4": (),
    "A5": (),
    "K1": (),
    "K5": (),
    "K6": (),
    "B2": (),
    "B3": (),
    "B4": (),
    "B5": (),
    "C3": (),
    "C4": ("dutch", "german-classic", "german-extended"),
}


def rulings_of(edition: str) -> list[str]:
    """The numbers of the rules that are our ruling in an edition."""
    return [number for number, editions in RULINGS.items() if not editions or edition in editions]


def conditions_of(number: str) -> tuple[Condition, ...]:
    """What a rule is about; empty if it is always played."""
    return CONDITIONS.get(number) or CONDITIONS.get(number[0], ())
