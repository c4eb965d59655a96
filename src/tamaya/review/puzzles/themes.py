"""What a puzzle is practice for."""

from collections.abc import Collection

from tamaya.core.cards import Card

PROMPT = "prompt"  # somebody asks for a card that has a hint
FINESSE = "finesse"  # somebody asks for a card without one
SAVE = "save"  # a hint that says: keep it
CHOP = "chop"  # a hint that touches the card to be discarded next
FOCUS = "focus"  # a hint that touches several others
GOOD_TOUCH = "good-touch"  # hints touch only what is needed, and nothing twice
COUNTING = "counting"  # the copies in sight
SILENCE = "silence"  # what hints did not touch
PACE = "pace"  # turns are running out
LAST_ROUND = "last-round"  # the next card laid down begins it, or it has begun
ANNOUNCED_PLAY = "announced-play"
MULTICOLOUR = "multicolour"
BLACK_POWDER = "black-powder"
BONUS_TILES = "bonus-tiles"

THEMES = (
    PROMPT,
    FINESSE,
    SAVE,
    CHOP,
    FOCUS,
    GOOD_TOUCH,
    COUNTING,
    SILENCE,
    PACE,
    LAST_ROUND,
    ANNOUNCED_PLAY,
    MULTICOLOUR,
    BLACK_POWDER,
    BONUS_TILES,
)
"""What puzzles practise; each has one of them."""


def theme_of_cards(cards: Collection[Card], otherwise: str) -> str:
    """The theme of a question that turns on these cards."""
    colours = {str(card.colour) for card in cards}
    return BLACK_POWDER if "black" in colours else MULTICOLOUR if "multicolour" in colours else otherwise
