"""The pages of the reference: one for each public module, made from its docstrings."""

import re

from docs.site.pages import ROOT

MODULE = re.compile(r"^\| `(tamaya[\w.]*)` \|", re.MULTILINE)


def reference_pages() -> dict[str, str]:
    """Their texts, by their places. Which modules are public stands on the page about the library."""
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    return {f"reference/{name}.md": f"# `{name}`\n\n::: {name}\n{_covered(name)}" for name in MODULE.findall(page)}


def _covered(package: str) -> str:
    """What a package names and its own page would leave out: its modules, and what a module of the same name hides."""
    door = ROOT / "src" / package.replace(".", "/") / "__init__.py"
    imports = door.read_text(encoding="utf-8") if door.exists() else ""
    named = re.findall(rf"^from {re.escape(package)}\.(\w+) import (?:.*, )?\1\b", imports, re.MULTILINE)
    modules = ", ".join(re.findall(rf"^from {re.escape(package)} import (.+)$", imports, re.MULTILINE))
    return "".join(
        (
            *(f"\n## `{package}.{name}`\n\n::: {package}.{name}\n" for name in re.findall(r"\w+", modules)),
            *(f"\n::: {package}.{name}.{name}\n    options:\n      show_root_heading: true\n" for name in named),
        )
    )
