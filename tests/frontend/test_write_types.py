"""What the page relies on."""

import msgspec
import pytest

from frontend.write_types import FILES, SOURCES
from tamaya.server.wire import from_page


@pytest.mark.parametrize("name", FILES)
def test_what_the_page_is_given_is_what_server_and_core_say(name: str) -> None:
    """If this fails: python -m frontend.write_types."""
    assert (SOURCES / name).read_text(encoding="utf-8") == FILES[name]()


def test_every_message_of_the_page_can_be_read() -> None:
    decode = msgspec.json.Decoder(from_page.FromPage).decode
    for text, kind in (
        (b'{"type":"sit","request":1,"chair":2}', from_page.Sit),
        (b'{"type":"start","request":1}', from_page.Start),
        (b'{"type":"act","request":1,"version":4,"action":"play 7"}', from_page.Act),
        (b'{"type":"say","request":1,"phrase":"thanks"}', from_page.Say),
    ):
        assert isinstance(decode(text), kind)
