"""Events: what each of them says, and to whom."""

import json
from typing import Any

import pytest
from hypothesis import given

from tamaya import Card, Colour
from tamaya.bots.lines.protocol import TellEvent, write_line
from tamaya.core import events
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Hinted,
    LastRoundBegun,
    Misplayed,
    OpenDeal,
    OpenDraw,
    PassedOver,
    Played,
    Posed,
    PublicEvent,
    Rearranged,
    Reshuffled,
    SeenEvent,
    TileDrawn,
    event_to_dict,
    seen_by,
)
from tests.core.playing import Setup, examples, setups

R1, K5 = Card.parse("r1"), Card.parse("k5")

AS_JSON: list[tuple[SeenEvent, str]] = [
    (Dealt(((0,), (1,)), ((R1,), (K5,))), '{"type": "dealt", "hands": [[0], [1]], "faces": [["r1"], ["k5"]]}'),
    (
        Hinted(0, 1, Colour.RED, (5, 7), False),
        '{"type": "hinted", "seat": 0, "target": 1, "what": "red", "touched": [5, 7], "free": false}',
    ),
    (Hinted(0, 1, 4, (), True), '{"type": "hinted", "seat": 0, "target": 1, "what": 4, "touched": [], "free": true}'),
    (
        Played(0, 3, R1, Colour.RED, False, False, 1),
        '{"type": "played", "seat": 0, "id": 3, "card": "r1", "announced": "red", "from_discards": false, '
        '"completed": false, "regained": 1}',
    ),
    (
        Misplayed(0, 3, R1, None, 2),
        '{"type": "misplayed", "seat": 0, "id": 3, "card": "r1", "announced": null, "mistakes": 2}',
    ),
    (Discarded(0, 3, R1, 1), '{"type": "discarded", "seat": 0, "id": 3, "card": "r1", "regained": 1}'),
    (
        TileDrawn(0, 4, 0, 0, "value hint"),
        '{"type": "tileDrawn", "seat": 0, "tile": 4, "regained": 0, "forgiven": 0, "decision": "value hint"}',
    ),
    (Reshuffled(0, 3, R1), '{"type": "reshuffled", "seat": 0, "id": 3, "card": "r1"}'),
    (Drawn(0, 3, R1, 9, 12), '{"type": "drawn", "seat": 0, "id": 3, "card": "r1", "left": 9, "turn": 12}'),
    (LastRoundBegun(3), '{"type": "lastRoundBegun", "turns": 3}'),
    (PassedOver(2), '{"type": "passedOver", "seat": 2}'),
    (
        Posed(1, (7,), (5, 6), ()),
        '{"type": "posed", "seat": 1, "turned": [7], "raised": [5, 6], "lowered": []}',
    ),
    (Rearranged(1, (7, 5)), '{"type": "rearranged", "seat": 1, "cards": [7, 5]}'),
    (
        Ended("lost", "mistakes", 0, 12),
        '{"type": "ended", "outcome": "lost", "how": "mistakes", "score": 0, "worth": 12}',
    ),
]


@pytest.mark.parametrize(("event", "text"), AS_JSON, ids=lambda value: type(value).__name__)
def test_an_event_as_json(event: SeenEvent, text: str) -> None:
    assert json.dumps(event_to_dict(event)) == text


def test_every_kind_of_event_is_tested_above() -> None:
    assert {type(event) for event, _ in AS_JSON} == set(events.SeenEvent.__args__)


@pytest.mark.rule("S5")
@pytest.mark.parametrize("event", [OpenDraw(0, 3, R1, 9, 12), OpenDeal(((0,), (1,)), ((R1,), (K5,)))])
def test_an_event_that_was_made_for_nobody_cannot_be_told(event: Any) -> None:
    """S5: the type checker says so already."""
    with pytest.raises(KeyError):
        event_to_dict(event)
    with pytest.raises(KeyError):
        write_line(TellEvent(event))
    assert event_to_dict(seen_by(0, event))["type"] in ("drawn", "dealt")


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("seat", "seen"), [(None, False), (0, False), (1, True), (2, True)])
def test_who_draws_does_not_see_the_card(seat: int | None, seen: bool) -> None:
    drawn = seen_by(seat, OpenDraw(0, 3, R1, 9, 12))
    assert drawn == Drawn(0, 3, R1 if seen else None, 9, 12)


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("seat", "faces"), [(None, ((None,), (None,))), (0, ((None,), (K5,))), (1, ((R1,), (None,)))])
def test_nobody_sees_their_own_first_hand(seat: int | None, faces: tuple[tuple[Card | None, ...], ...]) -> None:
    assert seen_by(seat, OpenDeal(((0,), (1,)), ((R1,), (K5,)))) == Dealt(((0,), (1,)), faces)


@pytest.mark.rule("H4", "D3", "P1", "C1", "C2")
@pytest.mark.parametrize("event", [event for event, _ in AS_JSON if not isinstance(event, Dealt | Drawn)])
def test_all_else_is_public(event: PublicEvent) -> None:
    """D3, P1: discarded and played cards lie open; H4: so do hints. C1, C2: and there is nothing else that the game
    could tell anybody."""
    assert all(seen_by(seat, event) is event for seat in (None, 0, 1, 2))


def test_events_of_different_kinds_differ() -> None:
    assert LastRoundBegun(2) != PassedOver(2)  # type: ignore[comparison-overlap]
    assert PassedOver(2) == PassedOver(2)
    assert PassedOver(2) != (2,)


@given(setups())
@examples(20)
def test_the_log_is_all_that_do_and_rearrange_returned(setup: Setup) -> None:
    played = setup.play_to_the_end()
    game = setup.deal()
    returned = list(game.log)
    for entry in played.history:
        returned += game.enter(entry)
    assert returned == game.log == played.log
    assert isinstance(game.log[-1], Ended)
    assert sum(isinstance(event, Ended) for event in game.log) == 1
