"""Asynchronous work in tests that are not."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def complete(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something asynchronous in a thread of its own: this one may have the event loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()
