"""The code on the pages of the documentation: fenced blocks, and the commands in them."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = {path.relative_to(ROOT).as_posix(): path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))}

FENCED = re.compile(
    r"(?:^<!-- not run: (?P<unrun>[^\n]+) -->\n)?"
    r"^```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
INDENTED = re.compile(r"(?:^    .*\n)+", re.MULTILINE)
COMMENT = re.compile(r"\s+#\s.*$", re.MULTILINE)


class Block(NamedTuple):
    """Code on a page."""

    language: str  # "" for what is typed into a shell, and for anything else
    title: str  # the file that it is
    code: str
    unrun: str  # why nobody runs it


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    return [
        Block(found["language"], found["title"] or "", found["code"], found["unrun"] or "")
        for found in FENCED.finditer(PAGES[page].read_text(encoding="utf-8"))
    ]


def commands(page: str) -> list[list[str]]:
    """What the page lets one type after `tamaya`, in fenced and in indented blocks, as words. Optional words are typed,
    too; what is sent into a file is not."""
    text = PAGES[page].read_text(encoding="utf-8")
    typed = [block.code for block in blocks(page) if not block.language and not block.unrun]
    typed += [found.replace("\n    ", "\n")[4:] for found in INDENTED.findall(FENCED.sub("", text))]
    lines = COMMENT.sub("", "\n".join(typed).replace("\\\n", " ")).splitlines()
    found = [re.match(r"(?:[A-Z_]+=\S+ )*tamaya (?P<words>.*)", line) for line in lines]
    return [shlex.split(re.sub(r" > \S+$|[\[\]]", "", match["words"])) for match in found if match]
