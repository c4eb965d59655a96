"""Pictures as PNG, made in a process of their own: here the work would hold up everybody at play."""

from collections import OrderedDict

from tamaya.children.crew import Crew
from tamaya.formats.picture import can_png, png_of
from tamaya.formats.picture.moment import WIDTH
from tamaya.server.table.refusals import refuse

KEPT = 64  # pictures: what is posted somewhere is requested again and again
SECONDS = 20.0
IDLE = 60.0  # seconds for which the process is kept


class Painter:
    """Makes one picture at a time, and remembers the latest ones."""

    def __init__(self) -> None:
        self._crew = Crew("pictures", idle=IDLE)
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, svg: str, visitor: str) -> bytes:
        """The PNG of a picture."""
        if not can_png():
            raise refuse("no-png")
        made = self._made.pop(svg, None)
        if made is None:
            try:
                made = await self._crew.call(png_of, svg, WIDTH, seconds=SECONDS, person=visitor)
            except TimeoutError:  # the machine is busy
                raise refuse("too-fast") from None
            while len(self._made) >= KEPT:
                self._made.popitem(last=False)
        self._made[svg] = made
        return made

    async def close(self) -> None:
        """End the process."""
        await self._crew.close()
