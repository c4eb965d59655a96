"""Puts the documentation of all releases side by side, as a host shows it: `python -m docs.site.shelf FOLDER SITES`.

SITES is a folder with a packed site of each release, `tamaya-docs-1.0.0.zip`. Each gets a folder of its own, with a
menu of the others; the front page leads to the newest.
"""

import json
import re
import sys
import zipfile
from pathlib import Path

PACKED = re.compile(r"tamaya-docs-((\d+)\.(\d+)\.(\d+)(?:rc(\d+))?)\.zip")
FIRST = """<!doctype html><meta charset="utf-8"><title>Tamaya</title>
<meta http-equiv="refresh" content="0; url={0}/"><a href="{0}/">Tamaya {0}</a>
"""


def main(folder: Path, sites: Path) -> None:
    """Unpack the sites, and say what there is."""
    packed = {match[1]: path for path in sites.iterdir() if (match := PACKED.fullmatch(path.name))}
    versions = sorted(packed, key=age, reverse=True)
    newest = next((version for version in versions if "rc" not in version), versions[0])
    for version, path in packed.items():
        with zipfile.ZipFile(path) as site:
            site.extractall(folder / version)
    listed = [{"version": one, "title": one, "aliases": ["latest"] if one == newest else []} for one in versions]
    (folder / "versions.json").write_text(json.dumps(listed) + "\n", encoding="utf-8")
    (folder / "index.html").write_text(FIRST.format(newest), encoding="utf-8")


def age(version: str) -> tuple[float, ...]:
    """The later a version, the more; a candidate comes before what it is one for."""
    found = PACKED.fullmatch(f"tamaya-docs-{version}.zip")
    assert found, version
    return tuple(float(number or "inf") for number in found.groups()[1:])


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
