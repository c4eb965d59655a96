"""A package with bots that is installed beside Tamaya, for a test and the processes that it starts."""

from pathlib import Path

import pytest


def install_bots(package: str, source: str, names: tuple[str, ...], folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Write the package and let Python find it; each name is that of a bot and of its maker in the source."""
    (folder / f"{package}.py").write_text(source)
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "\n".join(f"{name} = {package}:{name}" for name in names)
    (metadata / "entry_points.txt").write_text(f"[tamaya.bots]\n{points}\n")
    patch.syspath_prepend(folder)
    patch.setenv("PYTHONPATH", str(folder))
