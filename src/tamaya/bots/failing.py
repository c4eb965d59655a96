"""What to say of a bot that raised an error: it may come from anywhere, and its author has to find the place."""

import traceback
from pathlib import Path


def what_failed(error: BaseException) -> str:
    """The error and where it was raised, on one line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {Path(place.filename).name}, line {place.lineno}"
