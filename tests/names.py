"""Lists public class names and module names that stand for several things: `python -m tests.names`. Those may stay that
mean the same in each place; it says which, and why."""

import re
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "tamaya"
CLASS = re.compile(r"^class ([A-Z]\w*)", re.MULTILINE)
COMMAND = "cli/"  # a subcommand bears the name of what it does

SAME = {
    "Move": "a value, and the message that carries it",
    "Posed": "an event, and the log entry that it comes from",
    "bot": "a bot of each kind",
    "choosing": "what each compiled bot does",
    "clubs": "clubs, and the messages about them",
    "linking": "compiled functions, linked",
}


def places() -> dict[str, list[str]]:
    """By name: the modules that define it, if there are several besides a subcommand."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).with_suffix("").as_posix()
        if path.stem not in ("__init__", "__main__"):
            found[path.stem].append(where)
        for name in CLASS.findall(path.read_text(encoding="utf-8")):
            found[name].append(where)
    several = {name: where for name, where in sorted(found.items()) if len(where) > 1}
    return {name: where for name, where in several.items() if len([one for one in where if COMMAND not in one]) > 1}


if __name__ == "__main__":
    for name, where in places().items():
        print(f"{name:16}", *where, f"({SAME[name]})" if name in SAME else "SEVERAL MEANINGS")
