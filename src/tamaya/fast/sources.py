"""What machine code is made of: the sources of some modules and of all that they import from their own packages, for
constants are compiled in. If any of them changes, the machine code is stale."""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path


def fingerprint(modules: Iterable[str], *further: object) -> str:
    """What the sources of these modules and of all that they import amount to, and whatever else matters."""
    digest = hashlib.sha256(repr(further).encode())
    for name in import_closure(modules):
        digest.update(f"\n{name}\n".encode() + _file(name).read_bytes())
    return digest.hexdigest()


def import_closure(modules: Iterable[str]) -> list[str]:
    """These modules and all that they import from their own packages, directly or not, wherever in the file."""
    to_read = list(modules)
    packages = {name.partition(".")[0] for name in to_read}
    found: set[str] = set()
    while to_read:
        name = to_read.pop()
        if name.partition(".")[0] in packages and name not in found:
            found.add(name)
            to_read.extend(_imports(name))
    return sorted(found)


@cache
def _imports(module: str) -> tuple[str, ...]:
    """The modules that a module imports, by their full names."""
    file = _file(module)
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return tuple(_named_modules(ast.parse(file.read_bytes()), package))


def _named_modules(tree: ast.Module, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = resolve_name("." * node.level + (node.module or ""), package)
            for alias in node.names:
                inner = f"{home}.{alias.name}"
                yield inner if _is_package(home) and find_spec(inner) else home


@cache
def _is_package(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.submodule_search_locations is not None


def _file(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return Path(spec.origin)
