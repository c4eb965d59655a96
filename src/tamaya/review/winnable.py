"""Which of many deals can be won if all cards are open."""

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from tamaya.arena.results import missing
from tamaya.arena.running import processes, share_out
from tamaya.core.errors import TamayaError
from tamaya.core.kernel import deal, shuffle_deck, shuffle_tiles
from tamaya.core.randomness import SEEDS
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.review.solver.solving import NODES, Solver, check_nodes

WON, LOST, UNDECIDED = "w", "l", "?"
PORTION = 500  # deals, which take about a second


class DealRange(NamedTuple):
    """What is asked: deal number i has the seed `seed` + i."""

    rules: Rules
    players: int
    deals: int
    seed: int = 1
    nodes: int = NODES  # positions that are looked at for a deal, at most

    def check(self) -> None:
        """Refuse what cannot be asked."""
        self.rules.hand_size_for(self.players)
        if self.deals < 1:
            raise TamayaError("at-least", option="deals", value=str(self.deals), least=1)
        check_nodes(self.nodes)
        if self.seed not in SEEDS or self.seed + self.deals - 1 not in SEEDS:
            raise TamayaError("seed", value=str(self.seed), most=str(SEEDS[-1]))

    def heading(self) -> dict[str, object]:
        """What runs must have in common for one to continue the other. With more positions it takes up what remained
        undecided."""
        return {"rules": self.rules.to_dict(), "players": self.players, "seed": self.seed}


class Verdicts(NamedTuple):
    """Of some deals in a row: a letter for each."""

    first: int
    letters: str
    nodes: int  # positions that were looked at for a deal, at most

    @property
    def size(self) -> int:
        """How many deals these are."""
        return len(self.letters)

    def to_json(self) -> dict[str, object]:
        """What is kept of them in a file."""
        return {"first": self.first, "letters": self.letters, "nodes": self.nodes}

    @staticmethod
    def from_json(kept: dict[str, Any]) -> "Verdicts":
        """The verdicts that a file has kept."""
        verdicts = Verdicts(**kept)
        numbers = verdicts.first, verdicts.nodes
        if {*map(type, numbers)} != {int} or min(numbers) < 0 or not {*verdicts.letters} <= {WON, LOST, UNDECIDED}:
            raise ValueError(kept)
        return verdicts


@dataclass
class Tally:
    """What is known of the deals so far."""

    asked: DealRange
    letters: dict[int, str] = field(default_factory=dict)  # by number: the verdict
    nodes: dict[int, int] = field(default_factory=dict)  # and how many positions were looked at for it, at most
    interrupted: bool = False

    def add(self, part: Verdicts) -> None:
        """Take in some verdicts: what is decided stays so, and what is not may be decided later."""
        for number, letter in enumerate(part.letters, start=part.first):
            if self.letters.get(number, UNDECIDED) == UNDECIDED:
                self.letters[number] = letter
                self.nodes[number] = max(part.nodes, self.nodes.get(number, 0))

    def settled(self) -> list[Verdicts]:
        """The verdicts that need no second look."""
        return [
            Verdicts(number, letter, self.nodes[number])
            for number, letter in self.letters.items()
            if letter != UNDECIDED or self.nodes[number] >= self.asked.nodes
        ]

    def count(self, letter: str) -> int:
        """How many deals have this verdict."""
        return sum(found == letter for found in self.letters.values())

    @property
    def deals(self) -> int:
        """How many have a verdict."""
        return len(self.letters)

    def to_dict(self) -> dict[str, object]:
        """All of it for JSON; `at_least` and `at_most` enclose the share that can be won."""
        won, lost, undecided = map(self.count, (WON, LOST, UNDECIDED))
        shares = {"at_least": won / self.deals, "at_most": (won + undecided) / self.deals} if self.deals else {}
        counts = {"deals": self.deals, "won": won, "lost": lost, "undecided": undecided}
        return {**self.asked.heading(), "nodes": self.asked.nodes, **counts, **shares}

    def undecided_seeds(self) -> list[int]:
        """The seeds of the deals that are still undecided."""
        return sorted(self.asked.seed + number for number, letter in self.letters.items() if letter == UNDECIDED)


def judge(asked: DealRange, first: int, last: int) -> Verdicts:
    """Solve the deals from number `first` to before `last`."""
    t = compile_tables(asked.rules, asked.players)
    solver = Solver(t)
    perfect = t.to_place + t.worth_of_nothing
    row, deck, tiles = [0] * t.row_size, [0] * t.deck_size, [0] * TILES_IN_ALL
    letters = []
    for number in range(first, last):
        seed = asked.seed + number
        shuffle_deck(t, deck, seed)
        shuffle_tiles(tiles, seed)
        deal(row, t, deck, tiles, seed)
        letters.append({True: WON, False: LOST, None: UNDECIDED}[solver.can_reach(row, perfect, asked.nodes)])
    return Verdicts(first, "".join(letters), asked.nodes)


def judge_all(
    asked: DealRange,
    *,
    workers: int | None = None,
    dask: str | None = None,
    before: Iterable[Verdicts] = (),
    progress: Callable[[Tally, Verdicts], None] = lambda _found, _new: None,
) -> Tally:
    """Solve what is missing, here, in processes or on a Dask cluster; `before` was solved earlier, and what it left
    undecided is tried again if more positions may be looked at now. Ctrl-C ends it, and what is done is kept."""
    asked.check()
    found = Tally(asked)
    for part in before:
        found.add(part)
    count = processes(workers)
    portions = missing(asked.deals, found.settled(), max(1, min(PORTION, asked.deals // (4 * count))))
    try:
        with closing(share_out(partial(judge, asked), portions, count, dask)) as parts:
            for part in parts:
                found.add(part)
                progress(found, part)
    except KeyboardInterrupt:
        found.interrupted = True
    return found
