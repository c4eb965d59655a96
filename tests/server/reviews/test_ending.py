"""Reviews that nobody waits for any more come to an end."""

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest

from tamaya.server.reviews.reviews import Reviews, Work
from tamaya.server.reviews.task import VERSION
from tamaya.server.storage.kept.made_reviews import ReviewKey
from tests.server.completing import complete


def test_what_was_stopped_does_not_hide_what_was_begun_anew() -> None:
    key = ReviewKey("game", "deep", VERSION)
    reviews = Reviews(Mock(ask=AsyncMock(return_value=None)), Mock())
    reviews._crews = {"deep": Mock(call=AsyncMock(side_effect=asyncio.CancelledError))}
    reviews._at_work[key] = anew = Work(key, "deep", "ann", "here")
    with pytest.raises(asyncio.CancelledError):
        complete(reviews._carry_out(Work(key, "deep", "ann", "here"), b""))
    assert reviews._at_work == {key: anew}
