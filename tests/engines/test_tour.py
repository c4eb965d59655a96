"""The tour of all engines, in the one that every `make test` has: so it never falls behind the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.engines.chromium import Chromium
from tests.engines.tour import BOT_PAUSE, whole_tour
from tests.engines.visitor import Visitor


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """What Playwright starts."""
    return chromium_arguments()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots take a moment."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3", TAMAYA_BOT_PAUSE=BOT_PAUSE)
    yield process
    process.stop()


@pytest.mark.slow
@pytest.mark.long  # much of it is in other tests, too; `make browsers` goes on it in the other engines
def test_the_tour_of_all_engines(browser: Browser, server: ServerProcess) -> None:
    driver = Chromium(browser, 390, 844)
    try:
        whole_tour(Visitor(driver, server.url))
    finally:
        driver.close()
