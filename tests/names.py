"""Lists public class names and module names that stand for several things: `python -m tests.names`. Those may stay that
mean the same in each place, such as a `Meaning` and the message that carries it."""

import re
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "tamaya"
CLASS = re.compile(r"^class ([A-Z]\w*)", re.MULTILINE)


def places() -> dict[str, list[str]]:
    """By name: the modules that define it, if there are several."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).with_suffix("").as_posix()
        if path.stem not in ("__init__", "__main__"):
            found[path.stem].append(where)
        for name in CLASS.findall(path.read_text(encoding="utf-8")):
            found[name].append(where)
    return {name: where for name, where in sorted(found.items()) if len(where) > 1}


if __name__ == "__main__":
    for name, where in places().items():
        print(f"{name:16}", *where)
