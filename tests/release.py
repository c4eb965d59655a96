"""Packs Tamaya, checks what was packed, and tags the version: `make release`.

Each extra is installed from the wheel on every Python that is on this machine, in an environment of its own, and
tried; on the oldest once more, with the oldest versions of everything that it may be installed with. Then a stranger
writes a bot by the guide (`tests/docs/stranger.py`). Nothing is uploaded: pushing the tag does that.

python -m tests.release --try    does all of it but tagging, whatever the version is
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
from tests.server.guests import play_on
from tests.server.processes import free_port, process

ROOT = Path(__file__).parents[1]
PACKED = ROOT / "dist"
ENVIRONMENTS = ROOT / "build" / "release"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+(?:rc\d+)?)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)
UNRELEASED = re.compile(r"^## \[Unreleased\]$(.*?)(?=^## \[|\Z)", re.MULTILINE | re.DOTALL)

LOWER_BOUND = re.compile(r">=([\d.]+)(,<[\d.]+)?")

# What shows that an extra works, as one types it after `python`.
TRIALS: dict[str, list[str]] = {
    "": ["-m", "tamaya", "rules", "danish"],
    "server": ["-c", "import tamaya.server.web.running.supervisor"],
    "pictures": ["-c", "import tamaya.formats.picture.moment"],
    "fast": ["-m", "tamaya", "arena", "--bot", "hat", "--games", "20", "--players", "3", "--workers", "1"],
    "dataset": ["-c", "import pyarrow.parquet, tamaya.review.dataset"],
    "env": ["-c", "from tamaya.env.hle import rl_env; rl_env.make('Hanabi-Full', num_players=2).reset()"],
    "cluster": ["-c", "import distributed"],
    "postgres": ["-c", "import psycopg"],
    "valkey": ["-c", "import redis"],
    "mcp": ["-c", "import tamaya.mcp.serving"],
}


def main(arguments: list[str]) -> int:
    """Do all of it; stop at what is not as it should be."""
    if arguments == ["--try"]:
        check()
        return 0
    version = PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    changes, tagged = (output("git", *words) for words in (("status", "--porcelain"), ("tag", "--list", f"v{version}")))
    kept = (ROOT / "tests" / "compatibility" / "kept" / series(version)).is_dir()
    if why := objection(version, changelog, changes, tagged, kept):
        print(why)
        return 1
    try:
        check()
        run("git", "tag", "-a", f"v{version}", "-m", f"Tamaya {version}")
    except (subprocess.CalledProcessError, AssertionError) as error:
        print(f"Nothing was tagged, because this failed:\n{error}")
        return 1
    print(f"Tagged v{version}. To publish: git push origin v{version}")
    return 0


def series(version: str) -> str:
    """The series of a version: 1.2 for 1.2.0."""
    return version.rpartition(".")[0]


def objection(version: str, changelog: str, changes: str, tagged: str, kept: bool = True) -> str:
    """Why this version cannot be released yet; "" if it can."""
    if tagged:
        return f"v{version} is tagged already: give pyproject.toml a new version."
    if releases(changelog)[:1] != [version]:
        return f"CHANGELOG.md has no heading '## [{version}] - DATE' on top: name the version there first."
    if any(text.strip() for text in UNRELEASED.findall(changelog)):
        return f"CHANGELOG.md still has something under [Unreleased]: move it to [{version}] first."
    if not kept:
        return f"Nothing is kept of this series for later ones: python -m tests.compatibility.keeping {series(version)}"
    if changes:
        return "There are changes that are not committed: commit or remove them first."
    return ""


def check() -> None:
    """Pack, and try what was packed."""
    pack()
    found = matrix.interpreters()
    claimed = matrix.claimed_versions()
    for python in claimed:
        if python in found:
            install_everywhere(python, found[python])
            if not set(claimed[: claimed.index(python)]) & set(found):
                install_everywhere(python, found[python], oldest=True)
        else:
            print(f"== Python {python}: not on this machine, so it is left out", flush=True)
    print(f"== The path of a stranger: {stranger.GUIDE}", flush=True)
    with tempfile.TemporaryDirectory() as empty:
        stranger.main(next(PACKED.glob("tamaya-*.whl")), Path(empty))


def releases(changelog: str) -> list[str]:
    """The versions that a changelog tells of, newest first."""
    return RELEASE.findall(changelog)


def pack() -> None:
    """A source distribution, and a wheel made of it, both checked."""
    for old in PACKED.glob("tamaya-*"):
        old.unlink()
    run(sys.executable, "-m", "build", "--outdir", str(PACKED), PIP_CONSTRAINT=str(ROOT / "constraints.txt"))
    files = sorted(map(str, PACKED.glob("tamaya-*")))
    run(sys.executable, "-m", "twine", "check", "--strict", *files)
    run(sys.executable, "-m", "check_wheel_contents", *(file for file in files if file.endswith(".whl")))


def oldest_versions(extra: str) -> list[str]:
    """What an extra needs, each in the oldest version that it allows."""
    needs: list[str] = PROJECT["optional-dependencies"].get(extra, [])
    return [LOWER_BOUND.sub(r"==\1", need) for need in needs]


def install_everywhere(version: str, interpreter: Path, oldest: bool = False) -> None:
    """Install each extra, and try it; perhaps with the oldest versions of what it needs."""
    wheel = next(PACKED.glob("tamaya-*.whl"))
    for extra in ("", *PROJECT["optional-dependencies"]):
        if oldest and not extra:
            continue  # it needs nothing
        start = time.monotonic()
        print(f"== Python {version}, {extra or 'no extra'}{', oldest versions' if oldest else ''}", end="", flush=True)
        folder = ENVIRONMENTS / f"{version}-{extra or 'core'}"
        run(str(interpreter), "-m", "venv", "--clear", "--without-pip", str(folder))
        python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        # By the pip that is here, and compiling only what is imported: less than half of the work.
        install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
        needs = oldest_versions(extra) if oldest else []
        run(*install, f"{wheel}[{extra}]" if extra else str(wheel), *needs, quiet=True)
        run(python, *TRIALS[extra], quiet=True)
        if extra == "server":
            play_a_game(python)
        shutil.rmtree(folder)
        print(f": {time.monotonic() - start:.0f} s", flush=True)


def play_a_game(python: str) -> None:
    """Let two people play a whole game at a server that is run by this Python."""
    with tempfile.TemporaryDirectory() as folder, process(free_port(), f"{folder}/games", python=python) as (server, _):
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.open_table()
        with ann.join(table) as host, bob.join(table) as guest:
            assert guest.ask("sit", chair=1) == "done"
            assert host.ask("start") == "done"
            play_on(host, guest)


def run(*command: str, quiet: bool = False, **settings: str) -> None:
    """Run a command; what fails ends the release. A quiet one is heard only if it fails."""
    if not quiet:
        subprocess.run(command, cwd=ROOT, check=True, env=os.environ | settings)
        return
    ended = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ended.returncode:
        print(f"\n{ended.stdout}", flush=True)
    ended.check_returncode()


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
