"""What can be told of hands, asked of a row."""

from tamaya.core.knowledge import Knowledge, held, unseen
from tamaya.core.row import Row
from tamaya.core.tables import Tables


def public_knowledge(row: Row, t: Tables) -> list[tuple[int, ...]]:
    """By seat and slot: what everybody can tell from hints, fireworks and discards, as bits."""
    return _knowledge(row, t).public()


def seat_knowledge(row: Row, t: Tables, seat: int) -> tuple[int, ...]:
    """By slot: what a seat can tell of its own hand, seeing all the others', as bits."""
    return _knowledge(row, t).of_seat(seat)


def _knowledge(row: Row, t: Tables) -> Knowledge:
    return Knowledge([held(row, t, seat) for seat in range(t.players)], unseen(row, t))
