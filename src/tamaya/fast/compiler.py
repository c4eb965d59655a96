"""Compiles plain functions: the same code objects that CPython runs, linked among themselves and compiled by Numba.

A module written in the subset that Numba compiles (`core/kernel` is one) stays undecorated. `compile_functions` finds
what some functions call and compiles all of it, so that they call each other compiled. Only functions that Python calls
are kept in Numba's cache on disk; they contain the code of those that they call.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, suppress
from functools import wraps
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

from tamaya.fast.one_at_a_time import say_that_it_takes_a_while, turn
from tamaya.fast.stamps import global_names, stamp_of

Function = TypeVar("Function", bound=Callable[..., object])


Plain = Callable[..., object]


class Compiled:
    """Compiled functions, found by the plain ones: `compiled[step]` takes what `step` takes."""

    def __init__(self, by_plain: Mapping[Plain, Plain], stamp: str) -> None:
        self.by_plain = by_plain
        self.stamp = stamp  # changes with whatever they are made of

    def __getitem__(self, function: Function) -> Function:
        return cast(Function, self.by_plain[function])

    def also(self, by_plain: Mapping[Plain, Plain], *stamps: str) -> "Compiled":
        """These functions and some more, which come with these stamps."""
        return Compiled({**self.by_plain, **by_plain}, " ".join((self.stamp, *stamps)))


NOTHING = Compiled({}, "")


_linking = RLock()


def linked_once(link: Callable[..., Compiled]) -> Callable[..., Compiled]:
    """What `link` gives, linked once a process: threads that ask at the same time wait for the first of them."""
    known: dict[tuple[object, ...], Compiled] = {}

    @wraps(link)
    def linked(*what: object) -> Compiled:
        if what not in known:
            with _linking:
                if what not in known:
                    known[what] = link(*what)
        return known[what]

    return linked


def compile_functions(
    *entries: Plain,
    label: str = "",
    inline: bool = True,
    given: Compiled = NOTHING,
    instead: Mapping[Plain, Plain] | None = None,
) -> Compiled:
    """The `entries`, which Python will call, and all plain functions that they call, compiled. The entries are kept on
    disk; a `label` lets the same ones be kept several times, linked with different functions: those that stand
    `instead` of others. What is large compiles sooner if its parts are not put into each other (`inline`), but for
    private ones, and if what it calls is `given`, compiled for others already.
    """
    put = dict(instead or {})
    called = _called(entries, put, given)
    stamp = stamp_of(called, given.stamp, label, inline)
    kept = {put.get(entry, entry) for entry in entries}
    namespaces: dict[str, dict[str, object]] = {}
    made: dict[Plain, Plain] = {}
    for function in called:
        namespace = namespaces.setdefault(function.__module__, dict(function.__globals__))
        made[function] = _compile(function, namespace, stamp if function in kept else None, label, inline)
    linked = {**given.by_plain, **made}
    linked |= {plain: linked[other] for plain, other in put.items()}
    for namespace in namespaces.values():
        for name, value in namespace.items():
            if isinstance(value, FunctionType) and value in linked:
                namespace[name] = linked[value]
    return Compiled(linked, stamp)


def _called(entries: Iterable[Plain], put: Mapping[Plain, Plain], given: Compiled) -> list[FunctionType]:
    """The entries and all that they call, directly or not, but for what is given."""
    found: dict[FunctionType, None] = {}
    to_read = list(entries)
    while to_read:
        function = to_read.pop()
        function = put.get(function, function)
        if isinstance(function, FunctionType) and function not in found and function not in given.by_plain:
            found[function] = None
            names = sorted(set(global_names(function.__code__)))
            to_read += [value for name in names if isinstance(value := function.__globals__.get(name), FunctionType)]
    return list(found)


def _compile(
    function: FunctionType, namespace: dict[str, object], stamp: str | None, label: str, inline: bool
) -> Plain:
    twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__ + label
    # Threads run side by side; the kernel divides by no zero; what only compiled code calls becomes part of its caller.
    inlined = stamp is None and (inline or function.__name__.startswith("_"))
    compiled: Any = numba.njit(twin, nogil=True, error_model="numpy", forceinline=inlined)
    if stamp is not None:
        with suppress(RuntimeError):  # if no folder can be written to, it is compiled anew each time
            _keep(compiled, _Cache(twin, stamp))
    return cast(Plain, compiled)


def _keep(compiled: Any, cache: "_Cache") -> None:
    """Let a function be kept on disk, and compiled by one process at a time."""
    compile_now = compiled.compile

    def compile_in_turn(signature: Any) -> Any:
        with cache.turn:
            return compile_now(signature)

    compiled._cache = cache
    compiled.compile = compile_in_turn


class _Cache(FunctionCache):
    """Numba's cache of a function on disk, but stale as soon as anything has changed that is part of it: Numba itself
    looks only at the file of the outermost function."""

    def __init__(self, function: FunctionType, stamp: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file._source_stamp = stamp
        self.turn = ExitStack()

    def load_overload(self, signature: Any, target: Any) -> Any:
        found = super().load_overload(signature, target)  # type: ignore[no-untyped-call]
        if found is not None:
            return found
        folder = Path(self.cache_path)
        say_that_it_takes_a_while(folder)
        self.turn.enter_context(turn(folder))
        return super().load_overload(signature, target)  # type: ignore[no-untyped-call]
