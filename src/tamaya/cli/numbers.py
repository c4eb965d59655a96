"""Numbers on the command line. What is none is refused in words that say what would be one."""

import argparse

LONGEST = 86_400  # seconds: a day


def whole_number(text: str) -> int:
    """Such as 12."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None


def number(text: str) -> float:
    """Such as 1.5."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None


def seconds(text: str) -> float:
    """How long somebody may think."""
    given = number(text)
    if not 0 < given <= LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no time: it is above 0 and at most {LONGEST} seconds")
    return given
