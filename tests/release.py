"""Packs Tamaya, checks what was packed, and tags the version: `make release`.

Each extra is installed from the wheel on every Python that is on this machine, in an environment of its own, and
tried; then a stranger writes a bot by the guide (`tests/docs/stranger.py`). Nothing is uploaded; what to type for that
is said at the end.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

from tests import matrix
from tests.docs import stranger

ROOT = Path(__file__).parents[1]
PACKED = ROOT / "dist"
ENVIRONMENTS = ROOT / "build" / "release"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)
UNRELEASED = re.compile(r"^## \[Unreleased\]$(.*?)(?=^## \[|\Z)", re.MULTILINE | re.DOTALL)

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
    "texts": ["-c", "import tamaya.speech.speaking"],
}


def main() -> int:
    """Do all of it; stop at what is not as it should be."""
    version = PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    changes, tagged = (output("git", *words) for words in (("status", "--porcelain"), ("tag", "--list", f"v{version}")))
    if why := objection(version, changelog, changes, tagged):
        print(why)
        return 1
    try:
        release(version)
    except (subprocess.CalledProcessError, AssertionError) as error:
        print(f"Nothing was tagged, for this failed:\n{error}")
        return 1
    print(f"Tagged v{version}. To publish: git push origin v{version} && .venv/bin/twine upload dist/tamaya-{version}*")
    return 0


def objection(version: str, changelog: str, changes: str, tagged: str) -> str:
    """Why this version cannot be released yet; "" if it can."""
    if tagged:
        return f"v{version} is tagged already: give pyproject.toml a new version."
    if releases(changelog)[:1] != [version]:
        return f"CHANGELOG.md has no heading '## [{version}] - DATE' on top: name the version there first."
    if any(text.strip() for text in UNRELEASED.findall(changelog)):
        return f"CHANGELOG.md still has something under [Unreleased]: move it to [{version}] first."
    if changes:
        return "There are changes that are not committed: commit or remove them first."
    return ""


def release(version: str) -> None:
    """Pack, check and tag."""
    pack()
    found = matrix.interpreters()
    for python in matrix.claimed_versions():
        if python in found:
            install_everywhere(python, found[python])
        else:
            print(f"== Python {python}: not on this machine, so it is left out", flush=True)
    print(f"== The path of a stranger: {stranger.GUIDE}", flush=True)
    with tempfile.TemporaryDirectory() as empty:
        stranger.main(next(PACKED.glob("tamaya-*.whl")), Path(empty))
    run("git", "tag", "-a", f"v{version}", "-m", f"Tamaya {version}")


def releases(changelog: str) -> list[str]:
    """The versions that a changelog tells of, newest first."""
    return RELEASE.findall(changelog)


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
        start = time.monotonic()
        print(f"== Python {version}, {extra or 'no extra'}", end="", flush=True)
        folder = ENVIRONMENTS / f"{version}-{extra or 'core'}"
        run(str(interpreter), "-m", "venv", "--clear", "--without-pip", str(folder))
        python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        # By the pip that is here, and compiling only what is imported: less than half of the work.
        install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
        run(*install, f"{wheel}[{extra}]" if extra else str(wheel), quiet=True)
        run(python, *TRIALS[extra], quiet=True)
        shutil.rmtree(folder)
        print(f": {time.monotonic() - start:.0f} s", flush=True)


def run(*command: str, quiet: bool = False) -> None:
    """Run a command; what fails ends the release. A quiet one is heard only if it fails."""
    if not quiet:
        subprocess.run(command, cwd=ROOT, check=True)
        return
    ended = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ended.returncode:
        print(f"\n{ended.stdout}", flush=True)
    ended.check_returncode()


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
