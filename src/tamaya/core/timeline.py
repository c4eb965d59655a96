"""The moves of a game. They are counted from 1; gestures, which take no turn, do not count."""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.core.actions import Action, Entry, Gesture
from tamaya.core.events import Event, Posed, Rearranged
from tamaya.core.step_events import ActionEvent
from tamaya.core.values import distinct


@distinct
class Move(NamedTuple):
    """An action with what it did, nothing hidden.

    Attributes:
        number: its place among the moves of the game, from 1
        seat: who made it
        action: what was done
        events: what happened
        gestures: how hands were arranged and held since the move before (C3)
    """

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    gestures: tuple[Gesture, ...] = ()


def moves_of(history: Sequence[Entry], log: Sequence[Event]) -> tuple[Move, ...]:
    """The moves of a history, given the events of all its entries."""
    starts = [place for place, event in enumerate(log) if isinstance(event, ActionEvent | Rearranged | Posed)]
    assert len(starts) == len(history)
    moves: list[Move] = []
    gestures: list[Gesture] = []
    for entry, start, end in zip(history, starts, [*starts, len(log)][1:], strict=True):
        if isinstance(entry, Gesture):
            gestures.append(entry)
        else:
            first = log[start]
            assert isinstance(first, ActionEvent)
            moves.append(Move(len(moves) + 1, first.seat, entry, tuple(log[start:end]), tuple(gestures)))
            gestures = []
    return tuple(moves)
