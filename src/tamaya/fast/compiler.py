"""Compiles plain functions: the same code objects that CPython runs, linked among themselves and compiled by Numba.

A module written in the subset that Numba compiles (`core/kernel` is one) stays undecorated. `compile_modules` makes a
namespace in which each of its functions is the compiled one, so that they call each other compiled. Only functions
that Python calls are kept in Numba's cache on disk; they contain the code of those that they call.
"""

import inspect
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import wraps
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

from tamaya.fast.one_at_a_time import say_that_it_takes_a_while, turn
from tamaya.fast.sources import fingerprint

Function = TypeVar("Function", bound=Callable[..., object])


class Compiled:
    """Compiled functions, found by the plain ones: `compiled[step]` takes what `step` takes."""

    def __init__(self, by_name: dict[str, Callable[..., object]]) -> None:
        self.by_name = by_name

    def __getitem__(self, function: Function) -> Function:
        return cast(Function, self.by_name[function.__name__])


_linking = RLock()


def linked_once(link: Callable[..., Compiled]) -> Callable[..., Compiled]:
    """What `link` gives, linked once a process: threads that ask at the same time wait for the first of them."""
    known: dict[tuple[str, ...], Compiled] = {}

    @wraps(link)
    def linked(*names: str) -> Compiled:
        if names not in known:
            with _linking:
                if names not in known:
                    known[names] = link(*names)
        return known[names]

    return linked


def compile_modules(
    *modules: ModuleType,
    entries: tuple[Callable[..., object], ...] = (),
    label: str = "",
    inline: bool = True,
    given: Compiled | None = None,
) -> Compiled:
    """The functions of these modules, compiled; `entries` are those that Python will call, kept on disk. A `label` lets
    the same entries be kept several times, linked with different modules. What is large compiles sooner if its parts
    are not put into each other (`inline`), but for private ones, and if what it calls is `given`, compiled for others
    already.

    A function is known by its name: a compiled one takes the place of whatever bears the same name.
    """
    earlier = given.by_name if given else {}
    homes = sorted({function.__module__ for function in earlier.values()})
    stamp = fingerprint((*(module.__name__ for module in modules), *homes, __name__), label, inline)
    kept = {function.__name__ for function in entries}
    namespace: dict[str, object] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, int | tuple):  # constants: one namespace has room for one of a name
                assert namespace.setdefault(name, value) == value, f"{module.__name__} and another have another {name}"
            namespace[name] = value
    namespace.update(earlier)
    made: dict[str, Callable[..., object]] = {}
    for module in modules:
        for name, function in vars(module).items():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                assert name not in made, f"{module.__name__} and another module both have a function {name}"
                made[name] = _compile(function, namespace, stamp if name in kept else None, label, inline)
    namespace.update(made)
    return Compiled(made)


def _compile(
    function: FunctionType, namespace: dict[str, object], stamp: str | None, label: str, inline: bool
) -> Callable[..., object]:
    twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__ + label
    # Threads run side by side; the kernel divides by no zero; what only compiled code calls becomes part of its caller.
    inlined = stamp is None and (inline or function.__name__.startswith("_"))
    compiled: Any = numba.njit(twin, nogil=True, error_model="numpy", forceinline=inlined)
    if stamp is not None:
        with suppress(RuntimeError):  # if no folder can be written to, it is compiled anew each time
            _keep(compiled, _Cache(twin, stamp))
    return cast(Callable[..., object], compiled)


def _keep(compiled: Any, cache: "_Cache") -> None:
    """Let a function be kept on disk, and compiled by one process at a time."""
    compile_now = compiled.compile

    def compile_in_turn(signature: Any) -> Any:
        with cache.turn:
            return compile_now(signature)

    compiled._cache = cache
    compiled.compile = compile_in_turn


class _Cache(FunctionCache):
    """Numba's cache of a function on disk, but stale as soon as any source has changed that is part of it: Numba itself
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
