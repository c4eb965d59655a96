"""Two kinds of compiled bots at one table: what `in_lanes` has for each of them. `linking` puts the functions of two
bots in the place of these, which only refuse."""

from typing import Any

from tamaya.bots.compiled.policy import UNLINKED, Facts, Ints


def one_chooses(row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int, notes: Ints) -> int:
    """`in_lanes.choose_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def one_hears(
    row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int, action: int, notes: Ints
) -> None:
    """`in_lanes.hear_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def one_settles(row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int) -> None:
    """`in_lanes.settle_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def other_chooses(
    row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int, notes: Ints
) -> int:
    """`in_lanes.choose_at` of the other kind."""
    raise NotImplementedError(UNLINKED)


def other_hears(
    row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int, action: int, notes: Ints
) -> None:
    """`in_lanes.hear_at` of the other kind."""
    raise NotImplementedError(UNLINKED)


def other_settles(row: Any, t: Facts, memories: Ints, whose: int, owners: int, seats: Any, mine: int) -> None:
    """`in_lanes.settle_at` of the other kind."""
    raise NotImplementedError(UNLINKED)
