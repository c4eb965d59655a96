"""Observations in words: what each index of a layout stands for. `layout_full` and `layout_hle` write the bits, this
names them in the same order; docs/env.md lists the sections as they stand here."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tamaya.core.cards import COLOURS, VALUES, Card
from tamaya.core.row import HINT_NUMBERS, TILES_IN_ALL
from tamaya.core.step_events import DECISIONS
from tamaya.core.tables import Tables
from tamaya.env.layout_hle import MINIMAL, SEER


class Section(NamedTuple):
    """A part of an observation: how wide it is, for the reader, and what each of its bits says.

    p players, h cards in a full hand, d cards in the deck, c colours that hints name, v values, t the most hint tokens,
    m the mistakes that end a game.
    """

    name: str
    width: str
    says: tuple[str, ...]


class _Names:
    """The names that both layouts use."""

    def __init__(self, t: Tables) -> None:
        self.seats = ["you", *(f"seat +{further}" for further in range(1, t.players))]
        self.slots = range(t.hand_size)
        self.named = [str(COLOURS[colour]) for colour in t.named]
        self.values = [str(value) for value in range(1, t.values + 1)]

    def hands(self, seats: Iterable[str], says: Iterable[str]) -> Iterator[str]:
        """The same said of each card in some hands."""
        words = list(says)
        yield from (f"{seat} slot {slot} {word}" for seat in seats for slot in self.slots for word in words)


def section(name: str, width: str, says: Iterable[str]) -> Section:
    """A section whose bits say this."""
    return Section(name, width, tuple(says))


def at_least(what: str, most: int) -> list[str]:
    """A thermometer."""
    return [f"{what} at least {count}" for count in range(1, most + 1)]


def full_sections(t: Tables) -> Iterator[Section]:
    """The layout `full`, in the order of its bits."""
    names = _Names(t)
    cards = [Card.of(identity) for identity in range(len(t.copies))]
    hints = [f"hinted {what}" for what in (*names.named, *names.values)]
    hints += ["unused"] * (HINT_NUMBERS - len(hints))

    yield section("others' cards", "(p − 1) · h · 35", names.hands(names.seats[1:], (f"is {card}" for card in cards)))
    yield section(
        "hand sizes", "p · h", (says for one in names.seats for says in at_least(f"{one} holds", t.hand_size))
    )
    yield section("pile", "d", at_least("pile", t.deck_size))
    yield section("fireworks", "7 · 5", (says for one in COLOURS for says in at_least(f"{one} firework", VALUES)))
    yield section("hint tokens", "t", at_least("hint tokens", t.max_hints))
    yield section("mistakes", "m", at_least("mistakes", t.max_mistakes))
    gone = (says for card in cards for says in at_least(f"{card} discarded", t.copies[card.identity]))
    yield section("discards", "d", gone)
    yield section("decides", "p", (f"{seat} to decide" for seat in names.seats))
    yield section("turns left", "p", at_least("turns left", t.players))
    yield section("decision", "4", (f"tile asks for {decision}" for decision in DECISIONS if decision))
    yield section("tiles", "6", (f"tile {tile} drawn" for tile in range(1, TILES_IN_ALL + 1)))
    known = [*(f"may be {card}" for card in cards), *hints]
    yield section("knowledge", "p · h · (35 + 11)", names.hands(names.seats, known))
    kinds = ("discard", "play", "colour hint", "value hint", "take")
    last = [
        *(f"by {seat}" for seat in names.seats),
        *kinds,
        *(f"announced {colour}" for colour in COLOURS),
        *(f"to {seat}" for seat in names.seats),
        *hints,
        *(f"touched slot {slot}" for slot in names.slots),
        *(f"slot {slot}" for slot in names.slots),
        *(f"card {card}" for card in cards),
        *("fitted", "brought a hint token", "drew"),
        *(f"drew tile {tile}" for tile in range(1, TILES_IN_ALL + 1)),
    ]
    yield section("last action", "p + 5 + 7 + p + 11 + h + h + 35 + 3 + 6", (f"last: {says}" for says in last))


def hle_sections(t: Tables, kind: int) -> Iterator[Section]:
    """The layouts of the Hanabi Learning Environment, in the order of their bits."""
    names = _Names(t)
    cards = [Card(COLOURS[colour], value) for colour in t.named for value in range(1, t.values + 1)]

    yield section("others' cards", "(p − 1) · h · c · v", names.hands(names.seats[1:], (f"is {one}" for one in cards)))
    yield section("hands short", "p", (f"{seat} lacks a card" for seat in names.seats))
    yield section("pile", "d − p · h", at_least("pile", t.deck_size - t.players * t.hand_size))
    yield section("fireworks", "c · v", (f"{one} firework is {value}" for one in names.named for value in names.values))
    yield section("hint tokens", "t", at_least("hint tokens", t.max_hints))
    yield section("lives", "m", at_least("lives", t.max_mistakes))
    gone = (says for card in cards for says in at_least(f"{card} discarded", t.copies[card.identity]))
    yield section("discards", "d", gone)
    last = [
        *(f"by {seat}" for seat in names.seats),
        *("play", "discard", "colour hint", "value hint"),
        *(f"to {seat}" for seat in names.seats),
        *(f"hinted {what}" for what in (*names.named, *names.values)),
        *(f"touched slot {slot}" for slot in names.slots),
        *(f"slot {slot}" for slot in names.slots),
        *(f"card {card}" for card in cards),
        *("fitted", "brought a hint token"),
    ]
    width = "p + 4 + p + c + v + h + h + c · v + 2"
    yield section("last action", width, (f"last: {says}" for says in last))
    if kind != MINIMAL:
        may_be, hinted = ("knows", "knows") if kind == SEER else ("may be", "hinted")
        known = [
            *(f"{may_be} {card}" for card in cards),
            *(f"{hinted} {one}" for one in (*names.named, *names.values)),
        ]
        yield section("knowledge", "p · h · (c · v + c + v)", names.hands(names.seats, known))
