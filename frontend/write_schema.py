"""Writes the JSON Schema of the sockets' messages: `python -m frontend.write_schema > docs/protocol.schema.json`."""

import json
from typing import Any

import msgspec

from tamaya.bots.lines.protocol_schema import core_schemas
from tamaya.core.view import PublicView
from tamaya.server.wire.from_page import FromPage
from tamaya.server.wire.from_server import FromServer
from tamaya.server.wire.games import Company, FromReplay, ReplayTalk
from tamaya.server.wire.http import Lobby

SOCKETS: dict[str, tuple[object, object]] = {  # what comes from the page, and what from the server
    "/ws/table/{id}": (FromPage, FromServer),
    "/ws/game/{id}": (FromReplay, Company | ReplayTalk),
    "/ws/lobby": (None, Lobby),
}
BITS = {"description": "Identities of cards, a bit each: colour × 5 + value − 1.", "type": "integer", "minimum": 0}
REF = "#/$defs/{name}"


def socket_schema() -> dict[str, Any]:
    """The schema as JSON-able data: a message is one of those of a socket."""
    sides = {
        f"{socket} {way}": kinds
        for socket, both in SOCKETS.items()
        for way, kinds in zip(("from the page", "from the server"), both, strict=True)
        if kinds is not None
    }
    found, parts = msgspec.json.schema_components(sides.values(), ref_template=REF)
    core = core_schemas(PublicView) | {"cards": BITS}
    assert parts.keys().isdisjoint(core)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tamaya sockets",
        "description": "A message between page and server. docs/protocol.md explains them.",
        "anyOf": [{"title": side, **schema} for side, schema in zip(sides, found, strict=True)],
        "$defs": parts | core,
    }


def schema_text() -> str:
    """The schema as the file has it."""
    return json.dumps(socket_schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
