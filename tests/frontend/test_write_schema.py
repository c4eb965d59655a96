"""The published schema of the sockets' messages. tests/server/web/test_wire.py tries it on what a server sends."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frontend.write_schema import schema_text
from tamaya.server.wire.from_page import FromPage
from tamaya.server.wire.games import Company, FromReplay, ReplayTalk
from tamaya.server.wire.http import Lobby
from tests.server.published import FILE, misfit
from tests.server.strategies import fitting


def test_it_is_up_to_date() -> None:
    """If this fails: python -m frontend.write_schema > docs/protocol.schema.json"""
    assert FILE.read_text(encoding="utf-8") == schema_text()


@pytest.mark.parametrize(
    ("sender", "kind"), [("page", FromPage), ("page", FromReplay), ("server", Lobby), ("server", Company | ReplayTalk)]
)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_whatever_a_message_can_be_fits(data: st.DataObject, sender: str, kind: Any) -> None:
    assert misfit(sender, json.loads(json.dumps(data.draw(fitting(kind))))) is None


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"type": "sit", "request": 1, "chair": 5}, "5"),
        ({"type": "sit"}, "'request' is a required property"),
        ({"type": "sit", "request": 1, "seat": 1}, "'seat' was unexpected"),
        ({"type": "lie", "request": 1}, "no such message"),
    ],
)
def test_what_is_no_message_does_not_fit(message: dict[str, Any], why: str) -> None:
    assert why in str(misfit("page", message))
