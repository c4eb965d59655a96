"""Compiled bots by name: their functions linked with the kernel and compiled by Numba, once a process.

Importing this needs Numba; nothing else in `tamaya.bots` does before a compiled bot is made.
"""

from functools import cache
from importlib import import_module
from typing import Any

from tamaya.bots import ending, facts, masking, selfplay, tiles
from tamaya.core import kernel, randomness
from tamaya.fast.compiler import compile_modules

# The modules of each compiled bot; functions of later ones take the place of those in `policy`.
POLICIES: dict[str, tuple[str, ...]] = {
    "hat": ("hat.alphabet", "hat.questions", "hat.code", "hat.hints", "hat.decide"),
    "smart": ("smart.reading", "smart.decide"),
}


@cache
def policy(name: str) -> dict[str, Any]:
    """All functions of a compiled bot, compiled when they are first called."""
    own = [import_module(f"tamaya.bots.{module}") for module in POLICIES[name]]
    return compile_modules(randomness, kernel, selfplay, facts, masking, tiles, ending, *own, entries=selfplay.ENTRIES)
