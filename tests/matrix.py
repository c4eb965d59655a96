"""Runs the tests on every Python that is on this machine and new enough, each in an environment of its own.

make matrix                              all tests                make matrix TESTS="-m 'not slow'"    some
Interpreters are looked for on the PATH and among pyenv's; `make` says how pip installs for them.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "matrix"
WANTED = (".[server,postgres,valkey,fast,env,dataset,cluster,pictures,mcp]", "--group", "dev", "--group", "docs")
VERSION = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"


def main(arguments: list[str]) -> int:
    """Test with each; 1 if one of those that Tamaya claims to run on fails."""
    claimed = claimed_versions()
    found = interpreters()
    failed = False
    for version in sorted({*claimed, *found}, key=minor):
        if minor(version) < minor(claimed[0]):
            continue
        if version not in found:
            print(f"== Python {version}: not on this machine, so it is left out", flush=True)
            continue
        print(f"== Python {version}: {found[version]}", flush=True)
        good = run_tests(version, found[version], arguments)
        claim = "" if version in claimed else ", which Tamaya does not claim to run on yet"
        print(f"== Python {version}: {'all is well' if good else 'FAILED'}{claim}", flush=True)
        failed |= not good and version in claimed
    return int(failed)


def minor(version: str) -> int:
    """The second number of a version."""
    return int(version.partition(".")[2])


def claimed_versions() -> list[str]:
    """The versions that the package says it runs on, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in project["classifiers"]]
    return sorted((match[1] for match in found if match), key=minor)


def interpreters() -> dict[str, Path]:
    """The first interpreter of each version that really runs and can make environments."""
    found: dict[str, Path] = {}
    for path in candidates():
        try:
            asked = subprocess.run([path, "-c", VERSION], capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):  # a version manager's shim may stand for nothing
            continue
        found.setdefault(asked.stdout.strip(), path)
    return found


def candidates() -> Iterator[Path]:
    """Whatever looks like an interpreter."""
    for folder in map(Path, os.get_exec_path()):
        yield from sorted(path for path in folder.glob("python3.*") if re.fullmatch(r"python3\.\d+", path.name))
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob("versions/3.*/bin/python"))
    yield Path(sys.executable)


def run_tests(version: str, interpreter: Path, arguments: list[str]) -> bool:
    """Set an environment up, or take the one of last time, and test in it."""
    folder = FOLDER / version
    python = str(folder / "bin" / "python")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "-c", "constraints.txt"]
    commands = [[*install, "-e", *WANTED], [python, "-m", "pytest", "-q", *arguments]]
    if not Path(python).exists():
        commands.insert(0, [str(interpreter), "-m", "venv", str(folder)])
    return all(subprocess.run(command, cwd=ROOT, check=False).returncode == 0 for command in commands)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
