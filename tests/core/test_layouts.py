"""Counting the ways in which unseen cards can lie: the same as laying out every copy in every way."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.core.layouts import Layouts, Returned
from tests.core.playing import examples

IDENTITIES = range(5)


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A few places, what each may hold, and how many copies there are: small enough to try everything."""
    some = st.frozensets(st.sampled_from(IDENTITIES), min_size=1)
    places = draw(st.lists(some | st.just(frozenset(IDENTITIES)), min_size=1, max_size=4))
    left = draw(st.lists(st.integers(0, 3), min_size=5, max_size=5).filter(lambda left: sum(left) <= 8))
    return [sum(1 << identity for identity in place) for place in places], left


@given(puzzles())
@examples(60)
def test_every_copy_laid_out_in_every_way_gives_the_same_count(puzzle: tuple[list[int], list[int]]) -> None:
    allowed, left = puzzle
    copies = [identity for identity, count in enumerate(left) for _ in range(count)]
    ways: list[Counter[int]] = [Counter() for _ in allowed]
    total = 0
    for layout in permutations(copies, len(allowed)):
        if all(bits >> identity & 1 for bits, identity in zip(allowed, layout, strict=True)):
            total += 1
            for place, identity in enumerate(layout):
                ways[place][identity] += 1
    layouts = Layouts(allowed, left)
    assert layouts.total == total
    assert layouts.ways == ways


@pytest.mark.rule("B2")
@given(puzzles(), st.integers(0, 1), st.data())
@examples(60)
def test_a_returned_copy_lies_only_where_a_card_was_drawn_since(
    puzzle: tuple[list[int], list[int]], seen: int, data: st.DataObject
) -> None:
    """B2: the copy that tile 5 brought back is in the pile, in a hand since, or one of those that are seen."""
    allowed, left = puzzle
    before = tuple(data.draw(st.booleans()) for _ in allowed)
    left[0] = max(left[0], 1 - seen)
    copies = [(identity, copy) for identity, count in enumerate(left) for copy in range(count)]
    shown = [(0, left[0] + number) for number in range(seen)]
    ways: list[Counter[int]] = [Counter() for _ in allowed]
    total = 0
    for layout in permutations(copies + shown, len(allowed) + seen):
        mine = layout[: len(allowed)]
        fits = all(bits >> identity & 1 for bits, (identity, _) in zip(allowed, mine, strict=True))
        too_old = any(was_before and card == (0, 0) for card, was_before in zip(mine, before, strict=True))
        if fits and not too_old and all(identity == 0 for identity, _ in layout[len(allowed) :]):
            total += 1
            for place, (identity, _) in enumerate(mine):
                ways[place][identity] += 1
    layouts = Layouts(allowed, left, Returned(0, seen, before))
    for place, counts in enumerate(ways):
        assert {identity: count * layouts.total for identity, count in counts.items()} == {
            identity: count * total for identity, count in layouts.ways[place].items()
        }
