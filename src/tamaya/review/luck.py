"""Luck: how hard a deal was, before anybody played it.

- `difficulty`: how a strong team does on it, among many deals. One game says little, for such a team makes a perfect
  show of most deals: so it plays each deal several times, with the colours exchanged. That changes nothing about the
  deal, and everything about what the bots say.
- `tightest`: how few turns there were to spare on the way that the solver found; `haste`: how many at one moment.
"""

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import permutations
from pathlib import Path
from typing import Literal, NamedTuple

from tamaya.arena.running import processes, share_out
from tamaya.core.cards import COLOURS, VALUES
from tamaya.core.editions import EDITIONS
from tamaya.core.game import Game
from tamaya.core.prospects import turns_to_come
from tamaya.core.recolouring import recolour_face
from tamaya.core.row import PLACED
from tamaya.core.rules import PLAYERS, Rules
from tamaya.core.tables import MULTICOLOUR

TABLE = Path(__file__).with_name("difficulty.json")
TEAM = "hat"
TIMES = 8  # how often the team plays a deal
DEALS = 10_000  # seeds from 1 on, whose means are the table
KEPT = 200  # of them, evenly among all
PORTION = 100  # deals, which take about a second


class Difficulty(NamedTuple):
    """How a strong team does on a deal; shares are whole percents, which add up to no more than 100."""

    team: str
    mean: float  # points
    harder: float  # the share of all deals that are harder, from 0 to 1
    alike: float  # the share of those that are just as hard

    @property
    def ease(self) -> Literal["easy", "fair", "hard"]:
        """easy, fair or hard: in which third of all deals it is; those that are just as hard count half."""
        place = self.harder + self.alike / 2
        return "easy" if place > 2 / 3 else "hard" if place < 1 / 3 else "fair"


class Haste(NamedTuple):
    """How many turns there are, and how many of them have to place a card."""

    turns: int  # in which a card can still be played
    need: int  # cards that are still to be placed

    @property
    def spare(self) -> int:
        """Turns that can be wasted."""
        return self.turns - self.need


class Tightest(NamedTuple):
    """The moment of a line of play with the fewest turns to spare."""

    number: int  # of the move, counted from the first of the line
    spare: int  # turns that can be wasted


def difficulty(game: Game) -> Difficulty | None:
    """How hard the deal of a game is; None if there are no figures for its rules."""
    figures = _figures().get((game.rules, game.players))
    if figures is None:
        return None
    mean = team_mean(game)
    harder, not_easier = (round(place(figures, mean) / len(figures), 2) for place in (bisect_left, bisect_right))
    return Difficulty(TEAM, mean, harder, max(round(not_easier - harder, 2), 0.01))  # the deal itself, if no other


def team_mean(game: Game) -> float:
    """What the team scores on the deal of a game, on average."""
    from tamaya.bots import hat
    from tamaya.bots.compiled.linking import Policy

    team = Policy(hat.make, game.rules, game.players)
    scores = [team.play_deal(deck, game.tiles, game.seed) for deck in recoloured(game)]
    return sum(scores) / len(scores)


def recoloured(game: Game) -> list[list[int]]:
    """The deck of a game, as identities, with its base colours exchanged in some ways."""
    copies = game.tables.copies
    base = [colour for colour in range(MULTICOLOUR) if copies[colour * VALUES]]
    every = list(permutations(base))
    decks = []
    for order in every[:: max(1, len(every) // TIMES)][:TIMES]:
        colours = list(range(len(COLOURS)))
        for colour, other in zip(base, order, strict=True):
            colours[colour] = other
        decks.append([recolour_face(card.identity, colours) for card in game.deck])
    return decks


@cache
def _figures() -> dict[tuple[Rules, int], list[float]]:
    """By rules and number of players: what the team reaches on average, from the hardest deal to the easiest."""
    kept = json.loads(TABLE.read_text(encoding="utf-8"))
    return {(Rules(**entry["rules"]), entry["players"]): entry["means"] for entry in kept}


# ---- The line of the solver ------------------------------------------------------------------------------------------


def tightest(game: Game, line: Sequence[str]) -> Tightest | None:
    """Where a line of play from this position on could spare the fewest turns, the last such place. None for games
    without a last round, which have no end of turns."""
    found = [each.spare for each in _hastes(game, line)]
    if not found:
        return None
    fewest = min(found)
    return Tightest(max(number for number, spare in enumerate(found, start=1) if spare == fewest), max(fewest, 0))


def haste(game: Game, line: Sequence[str]) -> Haste | None:
    """How many turns there are for what a line of play places; None if there is no end of turns."""
    return next(iter(_hastes(game, line)), None)


def _hastes(game: Game, line: Sequence[str]) -> list[Haste]:
    """Before each move of a line."""
    if game.rules.masterpiece:
        return []
    now = game.copy()
    stood = []
    for action in line:
        stood.append((turns_to_come(now.row, now.tables), now.row[PLACED]))
        now.do(action)
    return [Haste(turns, now.row[PLACED] - placed) for turns, placed in stood]


# ---- The table -------------------------------------------------------------------------------------------------------


def _means(rules: Rules, players: int, first: int, last: int) -> list[float]:
    return [team_mean(Game.deal(rules, players, seed)) for seed in range(first + 1, last + 1)]


def make_table() -> Iterator[dict[str, object]]:
    """The figures that Tamaya ships with: for the rules of each box, and those of hanab.live."""
    every = dict.fromkeys((Rules(), Rules(empty_hints=False), *(edition.rules for edition in EDITIONS.values())))
    portions = [(first, first + PORTION) for first in range(0, DEALS, PORTION)]
    for rules in every:
        for players in PLAYERS:
            work = partial(_means, rules, players)
            means = sorted(mean for part in share_out(work, portions, processes(None), None) for mean in part)
            kept = [means[(2 * number + 1) * DEALS // (2 * KEPT)] for number in range(KEPT)]
            yield {"rules": rules.to_dict(), "players": players, "mean": sum(means) / DEALS, "means": kept}


if __name__ == "__main__":
    for count, entry in enumerate(make_table()):
        print("[" if count == 0 else ",", json.dumps(entry, separators=(",", ":")), sep="", flush=True)
    print("]")
