"""The rooms of the server, as CONTRIBUTING.md shows them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "tamaya" / "server"


def test_every_room_and_file_has_its_line() -> None:
    house = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0]
    server = house.partition("  server/ ")[2].partition("\n  i18n/ ")[0]
    rooms = re.split(r"\n    (\w+)/ ", server)
    described = dict(zip(rooms[1::2], rooms[2::2], strict=True))
    for room in [path.parent for path in SERVER.glob("*/__init__.py")]:
        modules = {path.stem for path in room.rglob("*.py") if "migrations" not in path.parts} - {"__init__"}
        missing = modules - set(re.findall(r"\w+", described[room.name]))
        assert not missing, f"CONTRIBUTING.md has no line for {sorted(missing)} in server/{room.name}"
