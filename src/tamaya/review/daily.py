"""The deal of the day: it follows from the date alone, and can be won."""

import datetime
import hashlib
from collections.abc import Iterator
from itertools import count, islice
from typing import NamedTuple

from tamaya.core.editions import EDITIONS
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import PLAYERS, Rules

SATURDAY = 5
ATTEMPTS = 100  # more have never been needed


class DailyGame(NamedTuple):
    """What kind of game a day has, which can be said without solving a deal."""

    edition: str
    rules: Rules
    players: int


class DailyDeal(NamedTuple):
    """What everybody plays on a day.

    Attributes:
        date: the day
        edition: the box
        rules: its base game on weekdays, one of its variants at weekends
        players: how many
        seed: deals it
    """

    date: datetime.date
    edition: str
    rules: Rules
    players: int
    seed: int

    def to_json(self) -> dict[str, object]:
        """All of it for JSON. Only winnable deals are chosen."""
        return {**self._asdict(), "date": self.date.isoformat(), "rules": self.rules.to_dict(), "winnable": True}


def daily_deal(date: datetime.date) -> DailyDeal:
    """The deal of this day, the same on every machine."""
    game = game_of(date)
    return DailyDeal(date, *game, _winnable_seed(date, game.rules, game.players))


def game_of(date: datetime.date) -> DailyGame:
    """The box, its variant and how many players, on this day."""
    return DailyGame(*_box_of(date), PLAYERS[date.toordinal() % len(PLAYERS)])


def _box_of(date: datetime.date) -> tuple[str, Rules]:
    week, day = divmod(date.toordinal() - 1, 7)  # 1 January of year 1 was a Monday
    if day < SATURDAY:
        names = [*EDITIONS]
        name = names[(5 * week + day) % len(names)]
        return name, EDITIONS[name].rules
    variants = _variants()
    return variants[(2 * week + day - SATURDAY) % len(variants)]


def _variants() -> list[tuple[str, Rules]]:
    """Every variant and expansion that some box offers, but for options that only change how hard it is."""
    return [
        (edition.name, rules)
        for edition in EDITIONS.values()
        for heading, options in edition.headings.items()
        if heading != "difficulty"
        for option, values in options.items()
        for value in values
        if (rules := edition.rules.with_options({option: value})) != edition.rules
    ]


def may_be_daily(date: datetime.date, rules: Rules, players: int, seed: int) -> bool:
    """Whether this could be the deal of a day, which can be said without solving any."""
    game = game_of(date)
    return (rules, players) == (game.rules, game.players) and seed in islice(_seeds_of(date), ATTEMPTS)


def _seeds_of(date: datetime.date) -> Iterator[int]:
    """The seeds of a day, the first of which that can be won is taken."""
    for attempt in count():
        digest = hashlib.sha256(f"Tamaya {date.isoformat()} {attempt}".encode()).digest()
        yield int.from_bytes(digest[:8], "big") % len(SEEDS)


def _winnable_seed(date: datetime.date, rules: Rules, players: int) -> int:
    from tamaya.review.solver.solving import Solver  # only here: what kind of game a day has needs nothing compiled

    for seed in _seeds_of(date):
        game = Game.deal(rules, players, seed)
        if Solver(game.tables).can_reach(game.row, game.rules.max_score):
            return seed
    raise AssertionError("some deal can be won")
