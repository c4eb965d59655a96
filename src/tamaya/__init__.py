"""Tamaya: Hanabi by the rules of five rulebooks.

Here: the game (`Game`, `Rules`, `EDITIONS`), what can be done (`Play`, `Discard`, `Hint`, `Take`), what happens
(`Event`, and `SeenEvent` for what is seen of it), what a seat may know (`View`) or a spectator (`PublicView`), cards,
errors, and pictures (`svg`). `tamaya.bots` has bots, `tamaya.formats` files, `tamaya.arena` many games,
`tamaya.review` what was possible, `tamaya.fast` and `tamaya.env` what research needs. These names are public;
docs/library.md says what that means.
"""

from typing import TYPE_CHECKING

from tamaya.core import voice
from tamaya.core.actions import Action, Arrange, Discard, Entry, Gesture, Hint, Play, Pose, Take, parse_action
from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.editions import EDITIONS, Edition
from tamaya.core.errors import BadNotation, BadRecord, BadRules, IllegalAction, NotExportable, TamayaError
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    OpenDeal,
    OpenDraw,
    PassedOver,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    SeenEvent,
    TileDrawn,
    seen_by,
)
from tamaya.core.game import Game
from tamaya.core.legal import LegalActions
from tamaya.core.prospects import Prospects
from tamaya.core.rules import Rules
from tamaya.core.timeline import Move
from tamaya.core.view import HeldCard, PublicView, View
from tamaya.formats.picture.moment import svg

if TYPE_CHECKING:
    __version__: str

__all__ = [
    "EDITIONS",
    "Action",
    "Arrange",
    "BadNotation",
    "BadRecord",
    "BadRules",
    "Card",
    "CardSet",
    "Colour",
    "Dealt",
    "Discard",
    "Discarded",
    "Drawn",
    "Edition",
    "Ended",
    "Entry",
    "Event",
    "Game",
    "Gesture",
    "HeldCard",
    "Hint",
    "Hinted",
    "IllegalAction",
    "LastRoundBegun",
    "LegalActions",
    "Misplayed",
    "Move",
    "NotExportable",
    "OpenDeal",
    "OpenDraw",
    "PassedOver",
    "Play",
    "Played",
    "Pose",
    "Posed",
    "Prospects",
    "PublicView",
    "Rearranged",
    "Reshuffled",
    "Rules",
    "SeenEvent",
    "Take",
    "TamayaError",
    "TileDrawn",
    "View",
    "parse_action",
    "seen_by",
    "svg",
]


def _english() -> voice.Voice:
    from tamaya.speech.speaking import Speech  # reads the catalogue, which most runs need not

    return Speech("en")


voice.lend(_english)


def __getattr__(name: str) -> str:
    if name == "__version__":  # found when it is asked for: looking for it takes longer than all else here
        from importlib.metadata import version

        return version("tamaya")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
