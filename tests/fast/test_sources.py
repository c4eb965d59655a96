"""Everything that machine code depends on is known."""

from pathlib import Path

import pytest

from tamaya.fast.sources import fingerprint, import_closure


def write(folder: Path, files: dict[str, str]) -> None:
    """Modules in a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def test_what_is_imported_of_the_same_package_is_found_however_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    files = {
        "house/__init__.py": "import house.roof\n",
        "house/door.py": "import math\nfrom house import cellar\nfrom . import hall\nfrom .rooms.kitchen import A\n",
        "house/cellar.py": "def dig():\n    import house.water\n",
        "house/hall.py": "",
        "house/rooms/__init__.py": "LAMP = 1\n",
        "house/rooms/kitchen.py": "from house.rooms import LAMP\nA = LAMP\n",
        "house/water.py": "",
        "house/roof.py": "",
    }
    write(tmp_path, files)
    names = ("cellar", "door", "hall", "rooms", "rooms.kitchen", "water")
    assert import_closure(["house.door"]) == [f"house.{name}" for name in names]
    before = fingerprint(["house.door"])
    write(tmp_path, {"house/roof.py": "SLATE = 1\n"})
    assert fingerprint(["house.door"]) == before
    write(tmp_path, {"house/water.py": "COLD = 1\n"})
    assert fingerprint(["house.door"]) != before


def test_a_compiled_bot_depends_on_what_policies_share_and_on_the_rules() -> None:
    closure = import_closure(["tamaya.bots.hat.choosing"])
    assert {"tamaya.bots.compiled.policy", "tamaya.core.row", "tamaya.core.tables"} <= set(closure)
    assert "tamaya.core.game" not in closure
