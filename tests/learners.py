"""PyTorch and Stable-Baselines3: too large for every machine that runs the tests, so `make learners` installs them."""

import re
from importlib.util import find_spec
from typing import Any

import pytest

LEARNERS = ("sb3_contrib", "stable_baselines3", "torch")


def without(module: str) -> str:
    """Why a test did not run, and what would let it run."""
    return f"{module} is not installed: make learners installs it and runs this"


def learner(module: str) -> Any:
    """A module of these; a test without it is skipped."""
    return pytest.importorskip(module, reason=without(module))


def missing_for(code: str) -> str:
    """Which of these a piece of code imports and does not find."""
    imported = re.findall(r"^(?:from|import) (\w+)", code, re.MULTILINE)
    return next((name for name in LEARNERS if name in imported and find_spec(name) is None), "")
