"""Dead ends in a folder of HTML: links, anchors and pictures that lead nowhere, and what is fetched from elsewhere."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

LED = re.compile(r"""<(\w+)\b[^>]*?\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))""")
NAMED = re.compile(r"""\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))""")
FETCHING = ("link", "script", "img", "source", "iframe")


def dead_ends(folder: Path) -> list[str]:
    """A line for each, with the page on which it is."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html"))}
    names = {path: {unescape("".join(found)) for found in NAMED.findall(text)} for path, text in texts.items()}
    found = []
    for page, text in texts.items():
        for tag, *link in LED.findall(text):
            if wrong := _wrong(tag, unescape("".join(link)), page, names):
                found.append(f"{page.relative_to(folder).as_posix()}: {wrong}")
    return sorted(set(found))


def _wrong(tag: str, link: str, page: Path, names: dict[Path, set[str]]) -> str:
    """What is wrong with a link, if anything is."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        fetched = tag in FETCHING and parts.scheme != "data"
        return f"{link} is fetched from elsewhere" if fetched else ""
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if not target.exists():
        return f"{link} leads nowhere"
    if parts.fragment and target in names and unquote(parts.fragment) not in names[target]:
        return f"{link} leads to no place on that page"
    return ""
