"""Asynchronous work in tests that are not."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def complete(work: Coroutine[Any, Any, None]) -> None:
    """Run something asynchronous in a thread of its own: this one may have the event loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
