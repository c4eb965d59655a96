"""In how many ways unseen cards can lie on places about which something is known: exact, as whole numbers.

Every copy of a card counts for itself, so all ways are equally likely as long as nothing but hints and open cards is
asked. What is left over lies anywhere in the pile. The cards are handed out one identity at a time; all that has to be
remembered is how many places of each kind are filled, where places about which the same is known are of one kind.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, perm
from typing import NamedTuple

from tamaya.core.randomness import Stream

Filled = tuple[int, ...]  # by kind of place: how many have a card


class Returned(NamedTuple):
    """A card that bonus tile 5 shuffled into the pile: places that had their card before cannot hold that copy (B2)."""

    identity: int
    drawn: int  # how many cards of this identity have been drawn since then and are seen now
    before: tuple[bool, ...]  # by place: whether it had its card before


class CountingStep(NamedTuple):
    """The copies of an identity that are to be handed out."""

    copies: int
    takes: tuple[int, ...]  # the kinds of places that may hold it
    drawn: int  # as in `Returned` if a copy of it was returned, else NOT_RETURNED


NOT_RETURNED = -1
Way = tuple[list[tuple[int, int]], Filled, int]  # kinds and how many each gets; what is filled then; in how many ways


class Layouts:
    """All ways to lay cards on places. `allowed`: by place, what it may hold, as bits; `left`: by identity, this many
    copies; `ways`: by place and identity, in how many of all ways it lies there."""

    def __init__(self, allowed: Sequence[int], left: Sequence[int], returned: Returned | None = None) -> None:
        before = returned.before if returned else (False,) * len(allowed)
        places = list(zip(allowed, before, strict=True))
        kinds = list(dict.fromkeys(places))
        self._sizes = tuple(places.count(kind) for kind in kinds)
        self._old = [number for number, (_, was_before) in enumerate(kinds) if was_before]
        steps = []
        for identity, copies in enumerate(left):
            takes = tuple(number for number, (bits, _) in enumerate(kinds) if bits >> identity & 1)
            if copies and takes:
                drawn = returned.drawn if returned and returned.identity == identity else NOT_RETURNED
                steps.append((identity, CountingStep(copies, takes, drawn)))
        self._known: dict[tuple[CountingStep, Filled], list[Way]] = {}
        self._steps = steps
        self._kind_of = [kinds.index(place) for place in places]
        self._to_end: list[dict[Filled, int]] = []  # by step: in how many ways each state leads to the end
        reached: list[dict[Filled, int]] = [{(0,) * len(kinds): 1}]
        for _, step in steps:
            reached.append(self._handed_out(reached[-1], step))
        self.total, by_kind = self._trace_back(reached, steps)
        self.ways: list[dict[int, int]] = [by_kind[kind] for kind in self._kind_of]

    def draw(self, chance: Stream) -> list[int]:
        """By place: the identity that lies there in a random one of all ways, each equally likely."""
        found: list[list[int]] = [[] for _ in self._sizes]
        filled: Filled = (0,) * len(self._sizes)
        for (identity, step), to_end in zip(self._steps, self._to_end, strict=True):
            ways = self._ways_on(step, filled)
            given, filled = self._chosen(ways, to_end, chance)
            for kind, count in given:
                found[kind] += [identity] * count
        for identities in found:
            chance.shuffle(identities)
        return [found[kind].pop() for kind in self._kind_of]

    @staticmethod
    def _chosen(ways: list[Way], to_end: dict[Filled, int], chance: Stream) -> tuple[list[tuple[int, int]], Filled]:
        """A random one of these ways, each as likely as the number of ways in which it leads to the end."""
        left = chance.below(sum(factor * to_end.get(after, 0) for _, after, factor in ways))
        for given, after, factor in ways:
            left -= factor * to_end.get(after, 0)
            if left < 0:
                return given, after
        raise AssertionError("some way leads to the end")

    def _handed_out(self, states: dict[Filled, int], step: CountingStep) -> dict[Filled, int]:
        """The states after the copies of one more identity are handed out, and in how many ways each is reached."""
        found: dict[Filled, int] = {}
        for filled, ways in states.items():
            for _, after, factor in self._ways_on(step, filled):
                found[after] = found.get(after, 0) + ways * factor
        return found

    def _ways_on(self, step: CountingStep, filled: Filled) -> list[Way]:
        """How the copies of an identity can be handed out."""
        known = self._known.get((step, filled))
        if known is None:
            known = self._known[step, filled] = list(self._find_ways_on(step, filled))
        return known

    def _find_ways_on(self, step: CountingStep, filled: Filled) -> Iterator[Way]:
        free = [self._sizes[kind] - filled[kind] for kind in step.takes]
        for given in product(*(range(min(step.copies, room) + 1) for room in free)):
            used = sum(given)
            if used > step.copies:
                continue
            pairs = list(zip(step.takes, given, strict=True))
            factor = perm(step.copies, used)
            for room, count in zip(free, given, strict=True):
                factor *= comb(room, count)
            if step.drawn != NOT_RETURNED:  # any copy can be the returned one that lies where no card lay before
                factor *= step.copies + step.drawn - sum(count for kind, count in pairs if kind in self._old)
            after = list(filled)
            for kind, count in pairs:
                after[kind] += count
            if factor:
                yield [pair for pair in pairs if pair[1]], tuple(after), factor

    def _trace_back(
        self, reached: list[dict[Filled, int]], steps: list[tuple[int, CountingStep]]
    ) -> tuple[int, list[dict[int, int]]]:
        """How many ways there are in all, and by kind in how many of them a place of it holds each identity."""
        to_end: dict[Filled, int] = {self._sizes: 1}
        by_kind: list[dict[int, int]] = [{} for _ in self._sizes]
        for (identity, step), states in zip(reversed(steps), reversed(reached[:-1]), strict=True):
            on: dict[Filled, int] = {}
            held = [0] * len(self._sizes)
            for filled, ways in states.items():
                all_ends = 0
                for given, after, factor in self._ways_on(step, filled):
                    ends = factor * to_end.get(after, 0)
                    if ends:
                        all_ends += ends
                        for kind, count in given:
                            held[kind] += count * ways * ends
                if all_ends:
                    on[filled] = all_ends
            for kind, count in enumerate(held):
                if count:
                    by_kind[kind][identity] = count // self._sizes[kind]  # each place of a kind as often as the others
            self._to_end.insert(0, to_end)
            to_end = on
        return to_end.get((0,) * len(self._sizes), 0), by_kind
