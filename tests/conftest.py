"""Hypothesis: the same examples in every run, unless TAMAYA_HYPOTHESIS=long asks for many more and for new ones.
`pytest --database postgres` lets all servers of tests have a PostgreSQL."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("same"), derandomize=False, max_examples=3000)
settings.load_profile(os.environ.get("TAMAYA_HYPOTHESIS", "same"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """What can be asked."""
    parser.addoption("--database", choices=("sqlite", "postgres"), default="sqlite", help="where servers keep games")
