"""Compiles plain functions: the same code objects that CPython runs, linked among themselves and compiled by Numba.

A module written in the subset that Numba compiles (`core/kernel` is one) stays undecorated. `compile_functions` finds
what some functions call and compiles all of it, so that they call each other compiled. Only functions that Python calls
are kept in Numba's cache on disk; they contain the code of those that they call (`assembly` says how).
"""

import gc
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import ExitStack, suppress
from functools import partial, wraps
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

from tamaya.fast.assembly import PartPipeline, WholePipeline
from tamaya.fast.one_at_a_time import progress, turn
from tamaya.fast.stamps import global_names, stamp_of

Function = TypeVar("Function", bound=Callable[..., object])


Plain = Callable[..., object]


class Compiled:
    """Compiled functions by the plain ones. The entries among them are for Python: `compiled[step]` takes what `step`
    takes."""

    def __init__(self, by_plain: Mapping[Plain, Plain], stamp: str, entries: Collection[Plain] = ()) -> None:
        self.by_plain = by_plain
        self.stamp = stamp  # changes with whatever they are made of
        self._entries = entries

    def __getitem__(self, function: Function) -> Function:
        assert function in self._entries, f"only compiled code calls {function.__name__}"
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
    parts: tuple[Plain, ...] = (),
    label: str = "",
    inline: bool = True,
    given: Compiled = NOTHING,
    instead: Mapping[Plain, Plain] | None = None,
) -> Compiled:
    """The `entries`, which Python will call, and all plain functions that they and further `parts` call, compiled. The
    entries are kept on disk; a `label` lets the same ones be kept several times, linked with different functions: those
    that stand `instead` of others. What is small runs a third faster if each part is optimised by itself and then put
    into its callers (`inline`), as Numba does; what is large compiles three times as fast if it is optimised once, as
    a whole, and if what it calls is `given`, typed for others already.
    """
    put = dict(instead or {})
    called = _called((*entries, *parts), put, given)
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
    return Compiled(linked, stamp, entries)


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
    njit: Any = partial(numba.njit, nogil=True, error_model="numpy")  # threads run side by side; nobody divides by zero
    if inline:
        compiled = njit(twin, forceinline=stamp is None)
    elif stamp is None:
        compiled = njit(twin, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=PartPipeline)
    else:
        compiled = njit(twin, no_cfunc_wrapper=True, pipeline_class=WholePipeline)
    if stamp is not None:
        with suppress(RuntimeError):  # if no folder can be written to, it is compiled anew each time
            _keep(compiled, _Cache(twin, stamp, inline))
    return cast(Plain, compiled)


def _keep(compiled: Any, cache: "_Cache") -> None:
    """Let a function be kept on disk, and compiled by one process at a time."""
    compile_now = compiled.compile

    def compile_in_turn(signature: Any) -> Any:
        collecting = gc.isenabled()
        gc.disable()  # of what compiling makes little is garbage before its end: looking for it takes a tenth
        try:
            with cache.turn:
                return compile_now(signature)
        finally:
            if collecting:
                gc.enable()

    compiled._cache = cache
    compiled.compile = compile_in_turn


class _Cache(FunctionCache):
    """Numba's cache of a function on disk, but stale as soon as anything has changed that is part of it: Numba itself
    looks only at the file of the outermost function."""

    def __init__(self, function: FunctionType, stamp: str, inline: bool) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file._source_stamp = stamp
        self.turn = ExitStack()
        self._function = function
        self._inline = inline

    def load_overload(self, signature: Any, target: Any) -> Any:
        found = super().load_overload(signature, target)  # type: ignore[no-untyped-call]
        if found is not None:
            return found
        folder = Path(self.cache_path)
        parts = _count_parts(self._function)
        self.turn.enter_context(progress(folder, self._function.__qualname__, parts, self._inline))
        self.turn.enter_context(turn(folder))
        return super().load_overload(signature, target)  # type: ignore[no-untyped-call]


def _count_parts(function: FunctionType) -> int:
    """How many functions are compiled with this one, itself included."""
    found = {function}
    to_read = [function]
    while to_read:
        reading = to_read.pop()
        for name in global_names(reading.__code__):
            called = getattr(reading.__globals__.get(name), "py_func", None)
            if called is not None and called not in found:
                found.add(called)
                to_read.append(called)
    return len(found)
