"""What the server asks of a process that reviews games."""

from typing import NamedTuple

from tamaya.children.inside import say
from tamaya.server.wire.review import Depth

VERSION = 12  # of everything that is found out: with a new one, games are reviewed again


class ReviewTask(NamedTuple):
    """A game to review."""

    record: bytes
    depth: Depth
    first: bytes = b""  # what a first review found, for the deep one that extends it


def carry_out(task: ReviewTask) -> bytes:
    """The review, made in this process, whose parent is told which share is done."""
    from tamaya.server.reviews.to_wire import make_review  # only here: it is much code

    return make_review(task, say)
