"""The page is small: what a first visit loads, measured gzipped."""

import gzip
import re
from pathlib import Path

import pytest

from tamaya.core.editions import EDITIONS
from tamaya.i18n import LANGUAGES
from tamaya.server.web.requests.pages import STATIC

KB = 1000
SCRIPT_BUDGET = 60 * KB
STYLE_BUDGET = 10 * KB
TABLE_BUDGET = 65 * KB
WHOLE_BUDGET = 150 * KB
BOX_BUDGET = 2 * KB


def files_of_the_page() -> list[Path]:
    """The page itself and everything that it names."""
    page = STATIC / "index.html"
    assert page.is_file(), "The page has not been built: install Tamaya again."
    named = re.findall(r'(?:src|href)="/([^"]+)"', page.read_text())
    return [page, *(STATIC / name for name in named)]


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def test_scripts_stay_within_their_budget() -> None:
    scripts = [path for path in files_of_the_page() if path.suffix == ".js"]
    assert scripts
    assert sum(map(gzipped, scripts)) < SCRIPT_BUDGET


def test_the_first_view_carries_the_styles_of_no_other() -> None:
    styles = [path for path in files_of_the_page() if path.suffix == ".css"]
    assert styles
    assert sum(map(gzipped, styles)) < STYLE_BUDGET


def test_a_table_stays_within_its_budget() -> None:
    """Whoever follows a link to a table fetches both at once."""
    table = re.findall(r'"\./([^"]+\.js)"', next(STATIC.glob("TablePage-*.js")).read_text())
    scripts = {path for path in files_of_the_page() if path.suffix == ".js"} | {STATIC / name for name in table}
    assert sum(map(gzipped, scripts)) < TABLE_BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_stays_within_the_budget(language: str) -> None:
    (catalogue,) = STATIC.glob(f"{language}-*.json")
    assert sum(map(gzipped, [*files_of_the_page(), catalogue])) < WHOLE_BUDGET


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_words_of_a_box_are_a_small_file_of_their_own(edition: str) -> None:
    files = list(STATIC.glob(f"box-*-{edition}-*.json"))
    assert files
    assert max(map(gzipped, files)) < BOX_BUDGET


def test_the_page_names_no_other_host() -> None:
    for path in files_of_the_page():
        addresses = set(re.findall(rb"https?://[^\s\"'`)]+", path.read_bytes()))
        assert addresses <= {
            b"http://www.w3.org/2000/svg",
            b"http://www.w3.org/1999/xhtml",
            b"http://www.w3.org/1998/Math/MathML",
        }
