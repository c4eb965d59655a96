"""What happened is told in sentences, as the page tells it."""

import pytest

from tamaya.core.cards import Card, Colour
from tamaya.core.events import (
    Discarded,
    Ended,
    Hinted,
    LastRoundBegun,
    Misplayed,
    PassedOver,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    SeenEvent,
    TileDrawn,
)
from tamaya.speech.moves import MoveTeller
from tamaya.speech.speaking import Speech

NAMES = ("Ann", "Bob", "Cleo")
R1, K1 = Card.parse("r1"), Card.parse("k1")

SENTENCES: list[tuple[SeenEvent, str]] = [
    (Hinted(0, 1, Colour.RED, (), False), "Ann tells Bob: no red cards."),
    (Hinted(0, 1, 3, (7,), False), "Ann tells Bob: one 3."),
    (Hinted(0, 1, 3, (7, 8, 9), True), "Ann tells Bob (free): three 3s."),
    (Played(1, 7, R1, None, False, False, 0), "Bob plays red 1."),
    (Played(1, 7, R1, Colour.RED, False, False, 1), "Bob announces and plays red 1. A hint token comes back."),
    (
        Played(1, 7, K1, Colour.BLACK, False, True, 2),
        "Bob announces and plays black 1. 2 hint tokens come back. The black firework is complete!",
    ),
    (Played(1, 7, R1, None, True, False, 0), "Bob plays red 1 from the discards."),
    (Misplayed(2, 7, R1, None, 1), "Cleo plays red 1, but it does not fit: a mistake."),
    (Misplayed(2, 7, R1, Colour.RED, 2), "Cleo plays red 1, but it does not fit: a mistake."),
    (Misplayed(2, 7, R1, Colour.BLUE, 3), "Cleo announces blue, but it is red 1: a mistake."),
    (Discarded(0, 7, R1, 1), "Ann discards red 1."),
    (TileDrawn(0, 1, 1, 0, None), "Ann draws a bonus tile: a hint token comes back."),
    (TileDrawn(0, 1, 0, 0, None), "Ann draws a bonus tile: it has no effect."),
    (TileDrawn(0, 2, 1, 1, None), "Ann draws a bonus tile: a hint token comes back and a mistake is forgiven."),
    (TileDrawn(0, 2, 0, 1, None), "Ann draws a bonus tile: a mistake is forgiven."),
    (TileDrawn(0, 2, 0, 0, None), "Ann draws a bonus tile: it has no effect."),
    (TileDrawn(0, 3, 0, 0, "colour hint"), "Ann draws a bonus tile: a free colour hint."),
    (TileDrawn(0, 3, 0, 0, None), "Ann draws a bonus tile: it has no effect."),
    (
        TileDrawn(0, 5, 0, 0, "play discarded"),
        "Ann draws a bonus tile: the pile is empty, so a discarded card is played instead.",
    ),
    (TileDrawn(0, 5, 0, 0, "reshuffle"), "Ann draws a bonus tile: a discarded card goes back into the pile."),
    (Reshuffled(0, 7, R1), "Ann shuffles red 1 back into the pile."),
    (LastRoundBegun(3), "The pile is empty: 3 turns left."),
    (PassedOver(2), "Cleo cannot do anything and is skipped."),
    (Rearranged(0, (2, 0, 1)), "Ann rearranges their cards."),
    (Posed(0, (2, 0), (1,), ()), "Ann holds two cards sideways and one card raised."),
    (Posed(0, (), (), (2,)), "Ann holds one card lowered."),
    (Posed(0, (), (), ()), "Ann holds all cards straight."),
    (Ended("perfect", "perfect", 25, 25), "A perfect show!"),
    (Ended("scored", "last round", 18, 18), "The last round is over."),
    (Ended("lost", "card lost", 0, 7), "An irreplaceable card is gone: the show is lost."),
    (Ended("lost", "stuck", 0, 7), "Nobody can do anything any more: the show is lost."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_a_sentence(event: SeenEvent, sentence: str) -> None:
    teller = MoveTeller(Speech("en"), NAMES)
    told = teller.gesture(event) if isinstance(event, Rearranged | Posed) else teller.event(event)
    assert told == sentence


def test_whoever_reads_is_spoken_to() -> None:
    teller = MoveTeller(Speech("en"), NAMES, reader=1)
    assert teller.event(Discarded(1, 7, R1, 1)) == "You discard red 1."
    assert teller.event(Hinted(0, 1, 3, (7,), False)) == "Ann tells you: one 3."
