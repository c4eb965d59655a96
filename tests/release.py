"""Packs Tamaya, checks what was packed, and tags the version: `make release`.

Each extra is installed from the wheel on every Python that is on this machine, in an environment of its own, and
tried; then a stranger writes a bot by the guide (`tests/docs/stranger.py`). Nothing is uploaded; what to type for that
is said at the end.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tests import matrix
from tests.docs import stranger

ROOT = Path(__file__).parents[1]
PACKED = ROOT / "dist"
ENVIRONMENTS = ROOT / "build" / "release"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)

# What shows that an extra works, as one types it after `python`.
TRIALS: dict[str, list[str]] = {
    "": ["-m", "tamaya", "rules", "danish"],
    "server": ["-c", "import tamaya.server.web.serve"],
    "pictures": ["-c", "import tamaya.formats.picture.png"],
    "fast": ["-m", "tamaya", "arena", "--bot", "hat", "--games", "20", "--players", "3", "--workers", "1"],
    "env": ["-c", "from tamaya.env.hle import rl_env; rl_env.make('Hanabi-Full', num_players=2).reset()"],
    "cluster": ["-c", "import distributed"],
    "postgres": ["-c", "import psycopg"],
    "valkey": ["-c", "import redis"],
    "mcp": ["-c", "import tamaya.mcp.serving"],
    "texts": ["-c", "import fluent.runtime"],
}


def main() -> int:
    """Do all of it; stop at what is not as it should be."""
    version = PROJECT["version"]
    if releases()[:1] != [version]:
        print(f"CHANGELOG.md has no heading '## [{version}] - DATE' on top: name the version there first.")
        return 1
    if output("git", "status", "--porcelain"):
        print("There are changes that are not committed: commit or remove them first.")
        return 1
    pack()
    for python in sorted(matrix.interpreters().items(), key=lambda found: matrix.minor(found[0])):
        if python[0] in matrix.claimed_versions():
            install_everywhere(*python)
    with tempfile.TemporaryDirectory() as empty:
        stranger.main(next(PACKED.glob("tamaya-*.whl")), Path(empty))
    run("git", "tag", "-a", f"v{version}", "-m", f"Tamaya {version}")
    print(f"Tagged v{version}. To publish: git push origin v{version} && twine upload dist/*")
    return 0


def releases() -> list[str]:
    """The versions that the changelog tells of, newest first."""
    return RELEASE.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def pack() -> None:
    """A source distribution, and a wheel made of it, both checked."""
    for old in PACKED.glob("tamaya-*"):
        old.unlink()
    run(sys.executable, "-m", "build", "--outdir", str(PACKED))
    files = sorted(map(str, PACKED.glob("tamaya-*")))
    run(sys.executable, "-m", "twine", "check", "--strict", *files)
    run(sys.executable, "-m", "check_wheel_contents", *(file for file in files if file.endswith(".whl")))


def install_everywhere(version: str, interpreter: Path) -> None:
    """Install each extra, and try it."""
    wheel = next(PACKED.glob("tamaya-*.whl"))
    for extra in ("", *PROJECT["optional-dependencies"]):
        print(f"== Python {version}, {extra or 'no extra'}", flush=True)
        folder = ENVIRONMENTS / f"{version}-{extra or 'core'}"
        run(str(interpreter), "-m", "venv", "--clear", str(folder))
        python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        run(python, "-m", "pip", "install", "--quiet", f"{wheel}[{extra}]" if extra else str(wheel))
        run(python, *TRIALS[extra], quiet=True)


def run(*command: str, quiet: bool = False) -> None:
    """Run a command; what fails ends the release."""
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL if quiet else None)


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
