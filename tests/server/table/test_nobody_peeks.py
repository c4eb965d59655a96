"""Law 4 at every kind of table: whatever its settings and the options of its game, what a seat or a spectator is sent
does not depend on the cards that are hidden from them. `test_wire` tries the same on sockets."""

import os
import random
import re
from collections.abc import Iterator, Mapping
from itertools import combinations, islice, product
from typing import get_args

import pytest

from tamaya import Game, Rules
from tamaya.core.rules import MULTICOLOUR, PLAYERS
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.eyes import Eyes
from tamaya.server.table.picture import Picture
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Clock, Explanation, Person, Talk
from tests.core.playing import Setup
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile
from tests.server.tables import EVERYBODY, enter, table_for

YES_OR_NO = (False, True)
FAY = Person(id="fay", name="Fay")  # watches, with all hands where she may, and tells the other spectators
GAME: dict[str, tuple[object, ...]] = {
    "multicolour": MULTICOLOUR,
    "black_powder": YES_OR_NO,
    "bonus_tiles": YES_OR_NO,
    "announce": YES_OR_NO,
    "masterpiece": YES_OR_NO,
    "hints": (8, 3),
    "mistakes": (10, 3),
    "empty_hints": YES_OR_NO,
    "discard_when_full": YES_OR_NO,
}
TABLE: dict[str, tuple[object, ...]] = {
    "memory": YES_OR_NO,
    "explained": YES_OR_NO,
    "talk": get_args(Talk),
    "quiet_turns": YES_OR_NO,
    "reactions": YES_OR_NO,
    "spectators": YES_OR_NO,
    "all_hands": YES_OR_NO,
    "spectator_delay": (0, 5),
    "clock": get_args(Clock),
    "clock_bot": YES_OR_NO,
    "clock_ends": YES_OR_NO,
    "agreement": ("none", "club+ones"),
}
EVERYTHING = {"players": tuple(PLAYERS), **GAME, **TABLE}
Row = Mapping[str, object]


def covering(options: Mapping[str, tuple[object, ...]], rng: random.Random) -> Iterator[Row]:
    """Rows of options in which every value of one stands beside every value of each other at least once."""

    def pairs_of(row: Row) -> set[tuple[object, ...]]:
        return {(*one, *other) for one, other in combinations(row.items(), 2)}

    open_pairs = {
        (one, value, other, beside)
        for one, other in combinations(options, 2)
        for value, beside in product(options[one], options[other])
    }
    while open_pairs:
        candidates = [{name: rng.choice(values) for name, values in options.items()} for _ in range(60)]
        best = max(candidates, key=lambda row: len(open_pairs & pairs_of(row)))
        open_pairs -= pairs_of(best)
        yield best


ROWS = [*covering(EVERYTHING, random.Random(27))]


def sent_at(game: Game, settings: Row, seat: int | None) -> Iterator[bytes]:
    """What a seat or a spectator is sent while a game is played at such a table, and now and then all they can get."""
    trial = table_for(game, **settings)
    if trial.table.settings.all_hands and trial.table.settings.spectators:
        trial.do(FAY, from_page.Watch(1, all_hands=True))
    eyes = [Eyes(seat)] if seat is None else [Eyes(seat), Eyes(seat, watching=True)]
    picture: Picture | None = None
    for number, entry in enumerate(game.history, start=1):
        enter(trial, entry, Explanation("reason-certain", [], {}))
        picture = Picture(trial.table, picture)
        yield from map(picture.moved, eyes)
        if trial.table.settings.spectators and trial.table.game is not None:
            hands = [str(trial.table.game.card(card)) for hand in trial.table.game.hands for card in hand]
            trial.take(log.Said(FAY, "spectators", " ".join(hands)))
        if number % 10 == 0 or number == len(game.history):
            yield from everything(trial.table, eyes)


def everything(table: Table, eyes: list[Eyes]) -> Iterator[bytes]:
    """All that can be asked for with these eyes."""
    for one in eyes:
        yield Picture(table).game_state(one)
        yield messages.past(table.replay(len(table.moves) // 2), one, 1, table)
    if (seat := eyes[0].seat) is not None and table.settings.explained:
        yield messages.explained(table, seat, 1)
    here = {person.id: person for person in (*EVERYBODY, FAY)}
    yield messages.table_state(table, here, EVERYBODY[-1 if seat is None else seat])
    if seat is not None:
        yield messages.remarks(table, EVERYBODY[seat])


def played_by(row: Row) -> Game:
    """A game by these options, most of the way; with bonus tiles in which some were drawn."""
    rules = Rules(**{name: row[name] for name in GAME})  # type: ignore[arg-type]
    players = row["players"]
    assert isinstance(players, int)
    for seed in range(50):
        played = [
            game.copy()
            for game in islice(Setup(rules, players, seed, 98).play(), 90)
            if len(game.pile) > 3 and game.outcome is None and not learnt_from_a_tile(game)
        ]
        if len(played) > 20 and (not rules.bonus_tiles or played[-1].tiles_drawn):
            return played[-1]
    raise LookupError(row)


@pytest.mark.rule("S5", "B1")
@pytest.mark.parametrize("number", range(len(ROWS)))
def test_what_is_hidden_changes_nothing_that_is_sent_whatever_the_table(number: int) -> None:
    """S5, B1: every pair of options of the game and settings of the table."""
    row = ROWS[number]
    rng = random.Random(number)
    settings = {name: row[name] for name in TABLE}
    game = played_by(row)
    seats = [None, *range(game.players)]
    for seat in seats if "TAMAYA_LONG" in os.environ else rng.sample(seats, 2):
        world = Hidden(game, seat, rng).another_world()
        assert world.deck != game.deck
        there, here = (map(without_fingerprint, sent_at(one, settings, seat)) for one in (world, game))
        assert [*there] == [*here]


def without_fingerprint(message: bytes) -> bytes:
    """A message without the fingerprint of the deal, from which nobody can tell anything without the salt."""
    return re.sub(rb'"commitment":"[0-9a-f]{64}","deal":null', b"", message)


def test_every_option_stands_beside_every_other() -> None:
    together = {(*one, *other) for row in ROWS for one, other in combinations(row.items(), 2)}
    assert ("bonus_tiles", True, "memory", True) in together
    assert len(together) == sum(len(EVERYTHING[a]) * len(EVERYTHING[b]) for a, b in combinations(EVERYTHING, 2))
