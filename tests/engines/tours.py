"""The tour in the engines that `make browsers` installs: Firefox, and WebKit as Safari has it, each on a phone's and on
a laptop's screen. It is no part of `make test`; there Chromium makes the same tour."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import ServerProcess
from tests.engines.driver import Driver
from tests.engines.firefox import Firefox, firefox_command
from tests.engines.tour import BOT_PAUSE, whole_tour
from tests.engines.visitor import Visitor
from tests.engines.webkit import WebKit, webkit_is_here

ENGINES: dict[str, tuple[Callable[[Path, int, int], Driver], Callable[[], object]]] = {
    "firefox": (Firefox, firefox_command),
    "webkit": (WebKit, webkit_is_here),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all of them."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3", TAMAYA_BOT_PAUSE=BOT_PAUSE)
    yield process
    process.stop()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)], ids=["phone", "laptop"])
@pytest.mark.parametrize("engine", ENGINES)
def test_the_whole_tour(engine: str, width: int, height: int, server: ServerProcess, tmp_path: Path) -> None:
    make, is_here = ENGINES[engine]
    assert is_here(), f"{engine} is not installed: make browsers does it"
    driver = make(tmp_path / "profile", width, height)
    try:
        whole_tour(Visitor(driver, server.url))
    finally:
        driver.close()
