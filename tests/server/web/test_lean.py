"""What the lean socket does by itself."""

import pytest
from websockets.frames import Frame, Opcode

from tamaya.server.web.lean import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
