"""Pictures as PNG, made in a process of their own: here the work would hold up everybody who plays."""

import asyncio
import subprocess
import sys
from collections import OrderedDict

from tamaya.formats.picture import can_png
from tamaya.formats.picture.moment import WIDTH
from tamaya.server.table.refusals import refuse

PAINT = "from tamaya.formats.picture.png import main; main()"
KEPT = 64  # pictures: what is posted somewhere is asked for again and again
SECONDS = 20.0


class Painter:
    """Makes one picture after the other, and remembers the last ones."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, svg: str) -> bytes:
        """The PNG of a picture."""
        if not can_png():
            raise refuse("no-png")
        async with self._turn:
            made = self._made.pop(svg, None)
            if made is None:
                made = await asyncio.to_thread(_paint, svg)
                if len(self._made) == KEPT:
                    self._made.popitem(last=False)
            self._made[svg] = made
            return made


def _paint(svg: str) -> bytes:
    command = [sys.executable, "-c", PAINT, str(WIDTH)]
    try:
        return subprocess.run(command, input=svg.encode(), capture_output=True, timeout=SECONDS, check=True).stdout
    except subprocess.TimeoutExpired:  # the machine is busy
        raise refuse("too-fast") from None
