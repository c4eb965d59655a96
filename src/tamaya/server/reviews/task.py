"""What the server asks of a process that reviews games."""

from typing import NamedTuple

from tamaya.server.wire.review import Depth

VERSION = 9  # of all that is found out: with another one, games are reviewed anew


class ReviewTask(NamedTuple):
    """A game to review. The answers are numbers, which share is done, and then the review or a `Failure`."""

    record: bytes
    depth: Depth
