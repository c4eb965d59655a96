"""What machine code is made of: the code of some functions and the constants that they use, for these are compiled in.
If any of it changes, so does their stamp, and the machine code is stale."""

import dis
import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import numpy as np

OWN = (f"{__package__}.compiler", f"{__package__}.native")  # how functions are compiled, and what Numba has from us


def stamp_of(functions: Iterable[FunctionType], *further: object) -> str:
    """What these functions amount to, and whatever else matters."""
    digest = hashlib.sha256(repr(further).encode())
    for module in OWN:
        digest.update(_source(module))
    for function in sorted(functions, key=lambda function: (function.__module__, function.__qualname__)):
        digest.update(repr((function.__module__, function.__qualname__, _code(function.__code__))).encode())
        for name in sorted(set(global_names(function.__code__))):
            digest.update(f"\n{name} ".encode() + _value(function.__globals__.get(name)))
    return digest.hexdigest()


def global_names(code: CodeType) -> Iterator[str]:
    """The names that a function looks up outside itself."""
    for step in dis.get_instructions(code):
        if step.opname == "LOAD_GLOBAL":
            yield step.argval
        elif isinstance(step.argval, CodeType):
            yield from global_names(step.argval)


def _code(code: CodeType) -> tuple[object, ...]:
    constants = [_code(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_argcount


def _value(value: object) -> bytes:
    """What a name outside a function stands for; functions have stamps of their own."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, type):  # such as a named tuple
        return _source(value.__module__)
    if isinstance(value, int | float | str | tuple):
        return repr(value).encode()
    return value.__name__.encode() if isinstance(value, FunctionType | ModuleType) else b""


@cache
def _source(module: str) -> bytes:
    file = getattr(sys.modules[module], "__file__", None)
    return Path(file).read_bytes() if file else b""
