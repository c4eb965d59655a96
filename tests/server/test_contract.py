"""What the page relies on."""

from pathlib import Path

import msgspec

from tamaya.server import messages
from tamaya.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_those_of_the_messages() -> None:
    """If this fails: python -m tamaya.server.typescript."""
    committed = (ROOT / "frontend" / "src" / "messages.gen.ts").read_text(encoding="utf-8")
    assert committed == typescript()


def test_every_message_of_the_page_can_be_read() -> None:
    decode = msgspec.json.Decoder(messages.FromPage).decode
    for text, kind in (
        (b'{"type":"sit","request":1,"chair":2}', messages.Sit),
        (b'{"type":"start","request":1}', messages.Start),
        (b'{"type":"act","request":1,"version":4,"action":"play 7"}', messages.Act),
        (b'{"type":"say","request":1,"phrase":"thanks"}', messages.Say),
    ):
        assert isinstance(decode(text), kind)
