"""What the page relies on."""

from pathlib import Path

import msgspec

from tamaya.server.wire import from_page
from tamaya.server.wire.typescript import typescript

ROOT = Path(__file__).parents[3]


def test_the_pages_types_are_those_of_the_messages() -> None:
    """If this fails: python -m tamaya.server.wire.typescript."""
    committed = (ROOT / "frontend" / "src" / "messages.gen.ts").read_text(encoding="utf-8")
    assert committed == typescript()


def test_every_message_of_the_page_can_be_read() -> None:
    decode = msgspec.json.Decoder(from_page.FromPage).decode
    for text, kind in (
        (b'{"type":"sit","request":1,"chair":2}', from_page.Sit),
        (b'{"type":"start","request":1}', from_page.Start),
        (b'{"type":"act","request":1,"version":4,"action":"play 7"}', from_page.Act),
        (b'{"type":"say","request":1,"phrase":"thanks"}', from_page.Say),
    ):
        assert isinstance(decode(text), kind)
