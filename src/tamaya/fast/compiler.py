"""Compiles plain functions: the same code objects that CPython runs, linked among themselves and compiled by Numba.

A module written in the subset that Numba compiles (`core/kernel` is one) stays undecorated. `compile_modules` makes a
namespace in which each of its functions is the compiled one, so that they call each other compiled. Only functions
that Python calls are kept in Numba's cache on disk; they contain the code of those that they call.
"""

import hashlib
import inspect
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba.core.caching import FunctionCache

from tamaya.core import cards, row, tables
from tamaya.fast import pointers, records


def compile_modules(
    *modules: ModuleType,
    entries: tuple[str, ...] = (),
    label: str = "",
    inline: bool = True,
    given: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The functions of these modules, compiled; `entries` are those that Python will call, kept on disk. A `label` lets
    the same entries be kept several times, linked with different modules. What is large compiles sooner if its parts
    are not put into each other (`inline`), and if what it calls is `given`, compiled for others already."""
    given = given or {}
    namespace: dict[str, Any] = {}
    homes = {function.__module__ for function in given.values()}
    fingerprint = _fingerprint((*modules, *(sys.modules[home] for home in sorted(homes))))
    for module in modules:
        namespace.update(vars(module))
    namespace.update(given)
    for module in modules:
        for name, function in vars(module).items():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                keep = fingerprint if name in entries else None
                namespace[name] = _compile(function, namespace, keep, label, inline)
    return namespace


def _compile(
    function: FunctionType, namespace: dict[str, Any], fingerprint: str | None, label: str, inline: bool
) -> Any:
    twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__ + label
    # Threads run side by side; the kernel divides by no zero; what only compiled code calls becomes part of its caller.
    compiled: Any = numba.njit(twin, nogil=True, error_model="numpy", forceinline=inline and fingerprint is None)
    if fingerprint is not None:
        with suppress(RuntimeError):  # if no folder can be written to, it is compiled anew each time
            compiled._cache = _Cache(twin, fingerprint)
    return compiled


class _Cache(FunctionCache):
    """Numba's cache of a function on disk, but stale as soon as any source of the engine has changed: Numba itself
    looks only at the file of the outermost function."""

    def __init__(self, function: FunctionType, fingerprint: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file._source_stamp = fingerprint

    def load_overload(self, signature: Any, target: Any) -> Any:
        found = super().load_overload(signature, target)  # type: ignore[no-untyped-call]
        if found is None:
            _say_that_it_takes_a_while()
        return found


def _fingerprint(modules: tuple[ModuleType, ...]) -> str:
    """What the sources that are compiled, and those whose facts are compiled in, amount to."""
    digest = hashlib.sha256()
    for module in (*modules, cards, row, tables, pointers, records, sys.modules[__name__]):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()


@cache
def _say_that_it_takes_a_while() -> None:
    print("tamaya: compiling the engine for this machine, once; it takes about half a minute …", file=sys.stderr)
