"""Hypothesis: the same examples in every run, unless TAMAYA_HYPOTHESIS=long asks for many more and for new ones.
`pytest --database postgres` lets all servers of tests have a PostgreSQL. Tests marked `long` do more of what others do
in every run: TAMAYA_LONG=1 asks for them, too."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rules import RulesShown

pytest_plugins = ["pytester"]

settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("same"), derandomize=False, max_examples=3000)
settings.load_profile(os.environ.get("TAMAYA_HYPOTHESIS", "same"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """What can be asked."""
    parser.addoption("--database", choices=("sqlite", "postgres"), default="sqlite", help="where servers keep games")


def pytest_xdist_auto_num_workers() -> int:
    """Two processes for each core: much of the time a test waits for a server, a browser or a clock."""
    return 2 * (os.cpu_count() or 1)


@given(st.none())
def draw_nothing(_: None) -> None:
    """The first time it runs, Hypothesis asks the garbage collector who holds its random numbers, and complains if
    nobody does. A server in this process may put everything aside just then, where it is not found."""


def pytest_collection_finish() -> None:
    """Run Hypothesis once while no server is running yet."""
    draw_nothing()


def pytest_configure(config: pytest.Config) -> None:
    """Count the rules that are shown to hold."""
    page = Path(__file__).parents[1] / "docs" / "rules.md"
    config.pluginmanager.register(RulesShown(config, page), "tamaya-rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a long run asks for."""
    if "TAMAYA_LONG" in os.environ:
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
