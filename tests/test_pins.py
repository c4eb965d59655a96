"""What `make` installs: each dependency in one version, and no file but those whose hashes are in constraints.txt."""

import os
import re
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tests.test_house import EXTRAS, GROUPS, PROJECT, ROOT, name_of

PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PIN = re.compile(r"^([\w.-]+)==[\w.]+(?: ; [^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", re.MULTILINE)
METADATA = "Metadata-Version: 2.1\nName: firework\nVersion: 1.0\n"


def test_every_dependency_is_pinned_and_every_pin_has_hashes() -> None:
    pinned = {name_of(name) for name in PIN.findall(PINS)}
    assert PIN.sub("", PINS).strip() == "", "and no address of an index"
    groups = [lines for name, lines in GROUPS.items() if name != "learners"]  # any PyTorch that is there will do
    assert {name_of(line) for lines in (*EXTRAS.values(), *groups) for line in lines} <= pinned


def test_what_builds_tamaya_is_pinned() -> None:
    assert {name_of(need) for need in PROJECT["build-system"]["requires"]} <= set(map(name_of, GROUPS["building"]))


@pytest.mark.parametrize("is_ours", [True, False], ids=["ours", "somebody else's"])
def test_only_a_file_with_a_known_hash_is_installed(tmp_path: Path, is_ours: bool) -> None:
    wheel = tmp_path / "firework-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("firework-1.0.dist-info/METADATA", METADATA)
        file.writestr("firework-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr("firework-1.0.dist-info/RECORD", "")
    known = sha256(wheel.read_bytes() if is_ours else b"").hexdigest()
    (tmp_path / "constraints.txt").write_text(f"firework==1.0 --hash=sha256:{known}\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-index", "--find-links", str(tmp_path)]
    asked = [*command, "-c", str(tmp_path / "constraints.txt"), "firework"]
    environment = os.environ | {"PIP_NO_REQUIRE_HASHES": "1"}  # as the Makefile says
    ran = subprocess.run(asked, capture_output=True, text=True, env=environment, check=False)
    assert (ran.returncode == 0) == is_ours, ran.stderr
    assert is_ours or "DO NOT MATCH THE HASHES" in ran.stderr
