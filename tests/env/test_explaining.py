"""What an index of an observation is said to stand for is what it shows."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tamaya import BadRules, Card, Game, Rules, View
from tamaya.core.cards import COLOURS, Colour
from tamaya.core.events import Discarded, Hinted, Misplayed, Played
from tamaya.core.tables import compile_tables
from tamaya.env import pettingzoo
from tamaya.env.explaining import Section
from tamaya.env.gymnasium import HanabiSeat
from tamaya.env.observations import Layout
from tamaya.env.raw import RawVectorEnv

DOCS = (Path(__file__).parents[2] / "docs" / "env.md").read_text(encoding="utf-8")
FIVE = Rules(empty_hints=False)
MANY = Rules(multicolour="named-10", black_powder=True, mistakes=6)
WILD = Rules(multicolour="wild-5", mistakes=6)


def seat_name(view: View, seat: int) -> str:
    further = (seat - view.seat) % view.players
    return f"seat +{further}" if further else "you"


def at_least(what: str, count: int) -> set[str]:
    return {f"{what} at least {n}" for n in range(1, count + 1)}


def of_the_table(game: Game, view: View, full: bool) -> Iterator[str]:
    """What both layouts say of hands, pile, tokens and discards, read from the view."""
    for seat, hand in enumerate(view.hands):
        for slot, held in enumerate(hand):
            if held.card is not None:
                yield f"{seat_name(view, seat)} slot {slot} is {held.card}"
        if full:
            yield from at_least(f"{seat_name(view, seat)} holds", len(hand))
        elif len(hand) < game.tables.hand_size:
            yield f"{seat_name(view, seat)} lacks a card"
    yield from at_least("pile", len(game.pile))
    yield from at_least("hint tokens", view.hints)
    for face in {card for _, card in view.discards}:
        yield from at_least(f"{face} discarded", [card for _, card in view.discards].count(face))
    for colour, placed in view.fireworks.items():
        if full:
            yield from at_least(f"{colour} firework", placed)
        elif placed:
            yield f"{colour} firework is {placed}"
    if full:
        yield from at_least("mistakes", view.mistakes)
        yield f"{seat_name(view, game.actor)} to decide"
        if view.turns_left is not None:
            yield from at_least("turns left", view.turns_left)
    else:
        yield from at_least("lives", view.rules.mistakes - view.mistakes)


def of_the_hints(view: View) -> Iterator[str]:
    """What the hints that a card got say of it: they alone, without counting."""
    deck = {Card(colour, value) for colour in colours_of(view.rules) for value in range(1, 6)}
    for seat, hand in enumerate(view.hands):
        for slot, held in enumerate(hand):
            where = f"{seat_name(view, seat)} slot {slot}"
            yield from (f"{where} may be {card}" for card in held.told if card in deck)
            yield from (f"{where} hinted {what}" for what in held.hints)


def colours_of(rules: Rules) -> list[Colour]:
    out = {Colour.MULTICOLOUR} if rules.multicolour == "none" else set()
    return [colour for colour in COLOURS if colour not in out | (set() if rules.black_powder else {Colour.BLACK})]


def of_the_last_move(game: Game, view: View, full: bool) -> Iterator[str]:
    if not game.moves:
        return
    move = game.moves[-1]
    deed = move.events[0]
    before = game.at(move.number - 1)
    yield f"last: by {seat_name(view, move.seat)}"
    match deed:
        case Hinted():
            yield f"last: {'colour' if isinstance(deed.what, Colour) else 'value'} hint"
            yield f"last: to {seat_name(view, deed.target)}"
            yield f"last: hinted {deed.what}"
            hand = before.hands[deed.target]
            yield from (f"last: touched slot {hand.index(id)}" for id in deed.touched)
        case Played() | Misplayed() | Discarded():
            yield f"last: {'discard' if isinstance(deed, Discarded) else 'play'}"
            yield f"last: slot {before.hands[move.seat].index(deed.id)}"
            yield f"last: card {deed.card}"
            if isinstance(deed, Played):
                yield "last: fitted"
            gained = game.hints > before.hints
            if gained and (full or isinstance(deed, Played)):
                yield "last: brought a hint token"
            if full and len(game.pile) < len(before.pile):
                yield "last: drew"


@pytest.mark.parametrize(
    ("layout", "rules", "players"),
    [
        ("hle", FIVE, 2),
        ("hle", FIVE, 5),
        ("hle-minimal", FIVE, 3),
        ("full", FIVE, 3),
        ("full", MANY, 4),
        ("full", WILD, 2),
    ],
)
def test_an_observation_says_what_its_seat_sees(layout: str, rules: Rules, players: int) -> None:
    rng = np.random.default_rng(players)
    full = layout == "full"
    for seed in range(3):
        game = Game.deal(rules, players, seed)
        plain = Layout(layout, rules, game.tables)
        while not game.is_over:
            seat = int(rng.integers(players))
            view = game.view(seat)
            said = plain.explain(plain.observe_row(game.row, seat))
            expected = {*of_the_table(game, view, full), *of_the_last_move(game, view, full)}
            if layout != "hle-minimal":
                expected |= set(of_the_hints(view))
            assert len(said) == len(set(said))
            assert set(said) == expected
            game.do(list(game.legal_actions())[rng.integers(len(list(game.legal_actions())))])


@pytest.mark.parametrize("layout", ["hle", "hle-minimal", "hle-seer", "full"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_bit_has_a_meaning_of_its_own(layout: str, players: int) -> None:
    plain = Layout(layout, FIVE, compile_tables(FIVE, players))
    says = [line for section in plain.sections for line in section.says]
    used = [line for line in says if not line.endswith("unused")]
    assert len(says) == plain.bits
    assert len(used) == len(set(used))
    for section in plain.sections:
        assert width_of(section, players, plain.tables.hand_size) == len(section.says), section.name


def width_of(section: Section, p: int, h: int) -> int:
    """How wide a section is by its formula, in the base game."""
    formula = section.width.replace("−", "-").replace("·", "*")
    return int(eval(formula, {}, {"p": p, "h": h, "d": 50, "c": 5, "v": 5, "t": 8, "m": 3}))


def test_the_page_lists_the_sections_as_they_are() -> None:
    for layout in ("full", "hle"):
        sections = Layout(layout, FIVE, compile_tables(FIVE, 2)).sections
        told = DOCS.split(f"### `{layout}`")[1].split("\n#")[0]
        rows = re.findall(r"^\| ([a-z][\w' ]+) \| ([^|]+) \|", told, re.MULTILINE)
        assert [tuple(row) for row in rows if row[0] != "section"] == [(one.name, one.width) for one in sections]


def test_what_is_no_observation_is_refused() -> None:
    with pytest.raises(BadRules, match="658"):
        Layout("hle", FIVE, compile_tables(FIVE, 2)).explain([1, 0])


def test_every_environment_explains_what_it_shows() -> None:
    raw = RawVectorEnv(2, 1, seed=1)
    assert "pile at least 40" in raw.explain(raw.observations()[0])
    turns, seat = pettingzoo.env(), HanabiSeat(partners=None)
    turns.reset(seed=1)
    observation, _ = seat.reset(seed=1)
    assert turns.explain(turns.observe("player_0")["observation"]) == seat.explain(observation["observation"])
