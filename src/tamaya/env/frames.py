"""A table as an array of pixels, for videos of games (`render_mode="rgb_array"`): the picture that links show, made by
the extra `pictures` and unpacked here, so that no library for images is needed."""

from tamaya.extras import need

need("fast", __name__)

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.game import Game
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.formats.picture import png_of, svg

WIDTH = 640  # pixels
CHANNELS = 4  # red, green, blue and how opaque
SIGNATURE = 8  # bytes before the first chunk

Pixels = npt.NDArray[np.uint8]
Drawn = str | Pixels | None


def drawn(game: Game, mode: str | None) -> Drawn:
    """A table as text or as pixels, as it is to be rendered."""
    return str(game) if mode == "ansi" else frame(game) if mode == "rgb_array" else None


def frame(game: Game) -> Pixels:
    """The table with all cards open: [height, width, 3]."""
    return pixels(png_of(svg(game), WIDTH))


def pixels(png: bytes) -> Pixels:
    """The colours of a PNG of 8 bits with transparency, which is what the extra makes."""
    width, height, depth, kind, *_, interlaced = struct.unpack_from(">IIBBBBB", png, SIGNATURE + 8)
    assert (depth, kind, interlaced) == (8, 6, 0)
    data, at = b"", SIGNATURE
    while at < len(png):
        size, name = struct.unpack_from(">I4s", png, at)
        if name == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += size + 12
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * CHANNELS)
    lines = rows[:, 1:].astype(np.int64)
    unfilters()[unfilter](rows[:, 0].astype(np.int64), lines)
    return lines.astype(np.uint8).reshape(height, width, CHANNELS)[:, :, :3].copy()


@linked_once
def unfilters() -> Compiled:
    """The loop below, compiled when it is first called."""
    return compile_functions(unfilter)


def unfilter(filters: Any, lines: Any) -> None:
    """Undo what PNG does to each line: a byte is a difference to what its neighbours, left, above and across, let one
    expect. For Numba."""
    for y in range(lines.shape[0]):
        for x in range(lines.shape[1]):
            left = lines[y, x - CHANNELS] if x >= CHANNELS else 0
            above = lines[y - 1, x] if y > 0 else 0
            across = lines[y - 1, x - CHANNELS] if x >= CHANNELS and y > 0 else 0
            expected = 0
            if filters[y] == 1:
                expected = left
            elif filters[y] == 2:
                expected = above
            elif filters[y] == 3:
                expected = (left + above) >> 1
            elif filters[y] == 4:
                guess = left + above - across
                to_left, to_above, to_across = abs(guess - left), abs(guess - above), abs(guess - across)
                if to_left <= to_above and to_left <= to_across:
                    expected = left
                else:
                    expected = above if to_above <= to_across else across
            lines[y, x] = (lines[y, x] + expected) & 255
