"""A visitor, and what waits to be sent to them."""

from tamaya.server.table.eyes import Watching
from tamaya.server.wire.parts import Person

MOST_WAITING = 200  # messages; a client that is further behind has to reconnect
MOST_BYTES = 1 << 20  # likewise
NO_NAME = 4401  # close codes
TOO_SLOW = 4408
REPLACED = 4409
LINK_CHANGED = 4410
TOO_MANY = 4429
BROKEN = 1011
RESTARTING = 1012


class Connection:
    """Somebody's way to a table or to the lobby. The web sends what waits here."""

    most_waiting = MOST_WAITING
    __slots__ = ("closing", "holder", "person", "session", "waiting", "watching")

    def __init__(self, person: Person, session: str = "") -> None:
        self.person = person
        self.session = session  # by which device they are known
        self.holder: Person | None = None  # the guest who has this device now
        self.watching: Watching = None
        self.waiting: list[bytes] = []
        self.closing: int | None = None  # the code with which it is to be closed

    @property
    def speaker(self) -> Person:
        """Who is sitting at the screen."""
        return self.holder or self.person

    def send(self, message: bytes) -> None:
        """Send soon, in order."""
        if self.closing is not None:
            return
        self.waiting.append(message)
        self.wake()
        if len(self.waiting) > 1 and self._is_behind():
            self.waiting.clear()
            self.close(TOO_SLOW)

    def _is_behind(self) -> bool:
        return len(self.waiting) > self.most_waiting or sum(map(len, self.waiting)) > MOST_BYTES

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        self.closing = self.closing or code
        self.wake()

    def wake(self) -> None:
        """There is something to send, or it is to be closed. The web knows how."""
