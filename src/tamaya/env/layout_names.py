"""The names of the observation layouts: `hle`, `hle-minimal`, `hle-seer` for the base game, `full` for all options."""

from tamaya.core.errors import BadRules, shown
from tamaya.core.rules import Rules
from tamaya.env.layout_hle import CARD_KNOWLEDGE, MINIMAL, SEER

FULL = "full"
KINDS = {"hle": CARD_KNOWLEDGE, "hle-minimal": MINIMAL, "hle-seer": SEER, FULL: CARD_KNOWLEDGE}
BASE_ONLY = ("multicolour", "black_powder", "bonus_tiles", "announce", "masterpiece", "colours")


def check_layout(name: str, rules: Rules) -> int:
    """HLE's observation type for a layout, if there is one of this name and it knows these rules."""
    if name not in KINDS:
        raise BadRules("not-one-of", option="layout", value=shown(name), choices=", ".join(KINDS))
    if name != FULL and any(getattr(rules, option) != getattr(Rules(), option) for option in BASE_ONLY):
        raise BadRules("base-layout", name=shown(name))
    return KINDS[name]
