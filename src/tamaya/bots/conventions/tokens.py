"""What a hint token is worth, and what a turn is worth: how much time is left for what is still to be played."""

from tamaya.core.cards import VALUES
from tamaya.core.view import View

BASE = 0.6  # tuned by self-play
SLOPE = 1.0
LATE = 25  # cards in the pile from which on tokens lose their worth
HURRY = 1.0


def price(view: View, available: int) -> float:
    """What one more token is worth when so many are available."""
    most = view.rules.hints
    if available >= most:
        return 0.0
    left = 1.0 if view.rules.masterpiece else min(1.0, (view.pile + 2) / LATE)
    return (BASE + SLOPE * (most - available) / most) * left


def pace(view: View) -> int:
    """How many turns can be spent on discards before some card can no longer be played in time."""
    turns = view.pile + view.players if view.turns_left is None else view.turns_left
    wanted = VALUES * len(view.fireworks) - len(view.useless)
    return turns - wanted


def hurry(view: View) -> float:
    """What a turn costs that draws a card but plays none."""
    if view.rules.masterpiece or view.turns_left is not None:
        return 0.0
    spare = pace(view)
    if spare <= 0:
        return HURRY
    return HURRY * max(0.0, 1.0 - spare / (view.players + 2))
