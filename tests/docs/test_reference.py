"""What the reference says of what users call: its examples run, and it says what is raised."""

import ast
import doctest
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from types import FunctionType

import pytest

from docs.site.reference import reference_pages
from tamaya.core import errors
from tests.test_public import PUBLIC

TREE = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
KINDS = (*sorted(TREE), "ImportError", "IndexError", "KeyError", "TypeError", "ValueError")
INSIDE = "__init__"  # it is the class that says what its making raises


def functions(module: str) -> Iterator[tuple[str, Callable[..., object]]]:
    """What users call in a module, by its name there."""
    for name in PUBLIC[module]:
        thing = getattr(import_module(module), name)
        if isinstance(thing, FunctionType):
            yield name, thing
        elif inspect.isclass(thing):
            for method, found in vars(thing).items():
                function = inspect.unwrap(getattr(found, "__func__", found))
                if isinstance(function, FunctionType) and not method.startswith("_"):
                    yield f"{name}.{method}", function


def raised_in(function: Callable[..., object]) -> set[str]:
    """The errors that a function raises itself, and does not catch."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    caught = {
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.Try)
        for one in block.body
        for node in ast.walk(one)
        if isinstance(node, ast.Raise) and node.exc and any(_name(node.exc) in _names(by) for by in block.handlers)
    }
    raised = (node for node in ast.walk(tree) if isinstance(node, ast.Raise) and node not in caught)
    return {_name(node.exc) for node in raised if node.exc} & set(KINDS)


def _name(raised: ast.expr) -> str:
    return ast.unparse(raised).partition("(")[0]


def _names(handler: ast.ExceptHandler) -> list[str]:
    return re.findall(r"\w+", ast.unparse(handler.type)) if handler.type else []


def told(function: Callable[..., object]) -> set[str]:
    """The errors that its docstring speaks of."""
    section = re.search(r"^ *Raises:\n((?: {8,}.*\n)+)", (function.__doc__ or "") + "\n", re.MULTILINE)
    return set(re.findall(r"^ +(\w+): ", section[1], re.MULTILINE)) if section else set()


@pytest.mark.parametrize("module", PUBLIC)
def test_the_reference_says_what_is_raised(module: str) -> None:
    silent = {
        name: missing
        for name, function in functions(module)
        if function.__module__ != "tamaya.bots.conventions.agreement"
        and (missing := raised_in(function) - told(function))
    }
    assert silent == {}


@pytest.mark.parametrize("module", PUBLIC)
def test_errors_that_the_reference_names_are_there(module: str) -> None:
    known = {*KINDS, "BotFailed"}
    assert [name for name, function in functions(module) if told(function) - known] == []


@pytest.mark.parametrize("module", PUBLIC)
def test_the_examples_of_the_reference_run(module: str) -> None:
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    report: list[str] = []
    for name in PUBLIC[module]:
        thing = getattr(import_module(module), name)
        if isinstance(thing, FunctionType) or inspect.isclass(thing):
            for example in finder.find(thing, f"{module}.{name}", module=False, globs={}):
                runner.run(example, out=report.append)
    assert report == []


def test_there_are_examples_where_people_begin() -> None:
    begin = {"tamaya", "tamaya.arena", "tamaya.bots", "tamaya.formats", "tamaya.review", "tamaya.fast"}
    for module in begin:
        assert any("Examples:" in (function.__doc__ or "") for _, function in functions(module)), module
    assert begin <= {page.removeprefix("reference/").removesuffix(".md") for page in reference_pages()}
