"""The oldest browsers that the page is for: one list for the build and the docs, and nothing in it that they lack."""

import re
from pathlib import Path

import pytest

from tamaya.server.web.requests.pages import STATIC

ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "frontend"
STYLES = "\n".join(path.read_text(encoding="utf-8") for path in STATIC.glob("*.css"))

# What came later than one of them, by how it is written: Chrome 111, Firefox 121, Safari 16.4.
TOO_NEW = {
    "Object.groupBy": r"\b(?:Object|Map)\.groupBy\(",
    "Promise.withResolvers": r"\bPromise\.(?:withResolvers|try)\(",
    "set methods": r"\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(",
    "iterator helpers": r"\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|reduce|take|drop|toArray)\(",
    "Array.fromAsync": r"\bArray\.fromAsync\(",
    "view transitions": r"\bstartViewTransition\b",
    "the size of a search": r"(?i)search\w*(?:\([^)]*\))?\.size\b",
    "requestIdleCallback": r"\brequestIdleCallback\b",
    "RegExp.escape": r"\bRegExp\.escape\(",
    "a regular expression with v": r"/[a-z]*v[a-z]*\.(?:test|exec)\(",
    "light-dark()": r"light-dark\(",
    "@starting-style": r"@starting-style|transition-behavior",
    "@scope": r"@scope\b",
    "anchors": r"anchor-name|position-area|\banchor\(",
    "field-sizing": r"field-sizing",
    "interpolate-size": r"interpolate-size|calc-size\(",
    "relative colours": r"(?:rgb|hsl|oklch|oklab|color)\(\s*from\b",
    "popovers": r"\bpopover(?:=|target)",
    "closedby": r"\bclosedby=",
}
SOURCES = [path for path in sorted((FRONTEND / "src").rglob("*.*")) if path.suffix in {".ts", ".tsx", ".css"}]


def oldest() -> dict[str, str]:
    """The versions that the page is built for."""
    line = re.search(r"OLDEST = \[(.*)\]", (FRONTEND / "build.mjs").read_text(encoding="utf-8"))
    assert line
    return dict(re.findall(r'"([a-z]+)([\d.]+)"', line[1]))


def test_the_docs_name_the_browsers_that_the_page_is_built_for() -> None:
    docs = (ROOT / "docs/page.md").read_text(encoding="utf-8")
    for browser, version in oldest().items():
        assert re.search(rf"{browser.title()}[^|\n]* \| {re.escape(version)} ", docs), browser


def test_styles_have_the_prefixes_and_the_layout_that_they_need() -> None:
    """Safari 16.4 knows these only with a prefix, and no nested rules."""
    for property in ("user-select:", "backdrop-filter:"):
        plain = len(re.findall(rf"[;{{]{property}", STYLES))
        assert plain > 0
        assert len(re.findall(rf"[;{{]-webkit-{property}", STYLES)) >= plain
    assert "&" not in re.sub(r'url\("[^"]*"\)', "", STYLES)


@pytest.mark.parametrize("feature", TOO_NEW)
def test_nothing_is_used_that_they_lack(feature: str) -> None:
    users = [path.name for path in SOURCES if re.search(TOO_NEW[feature], path.read_text(encoding="utf-8"))]
    assert users == []
