"""A fact has one owner: outside the core nobody takes a row's words apart, and nobody uses another module's private
names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "tamaya"
FILES = sorted(SOURCES.rglob("*.py"))
OUTSIDE = [path for path in FILES if SOURCES / "core" not in path.parents]

# What only those need who take words apart: the functions of core/row do it for everybody.
LAYOUT = {
    *("HAND", "FACE", "ID", "MARKS", "ABOVE", "KNOWN", "ALL_MARKS", "FACE_BITS", "GONE_BITS", "TILE_BITS"),
    *("DECK", "DISCARDED", "GONE", "TILES", "IDS_A_WORD", "FACES_A_WORD"),
}
MASKS = {"63", "2047", str((1 << 35) - 1)}  # a face, the hints that touched a card, what is known of it


def named(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of all that a file imports from the package."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tamaya"):
            yield from ((node.module, alias.name) for alias in node.names)


@pytest.mark.parametrize("path", OUTSIDE, ids=named)
def test_outside_the_core_nobody_takes_the_words_of_a_row_apart(path: Path) -> None:
    """If this fails: core/row has functions for it, such as face_of, hand_places, copies_gone, tile_at."""
    assert not [name for module, name in imported(path) if module == "tamaya.core.row" and name in LAYOUT]
    assert not [
        ast.unparse(node)
        for node in nodes(path)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd) and ast.unparse(node.right) in MASKS
    ]


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nobody_uses_the_private_names_of_another_module(path: Path) -> None:
    folder = SOURCES.parent
    modules = {name for module, name in imported(path) if (folder / f"{module.replace('.', '/')}/{name}.py").exists()}
    assert not [name for _, name in imported(path) if name.startswith("_") and not name.startswith("__")]
    assert not [
        ast.unparse(node)
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and ast.unparse(node.value) in modules
    ]
