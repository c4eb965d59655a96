"""What the documentation says of measurements is what their files hold."""

from pathlib import Path

import pytest

from bench.agreements import PAGES, in_page, noted


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_what_agreements_are_worth_is_what_was_played(page: Path) -> None:
    """Else: `python -m bench.agreements --write`."""
    assert in_page(page, noted()) == page.read_text(encoding="utf-8")
