"""A rule counts as shown if a test about it ran and passed, in whatever process."""

import pytest

CONFTEST = """
from pathlib import Path
from tests.rules import RulesShown

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(number, ...): rules")
    config.pluginmanager.register(RulesShown(config, Path(__file__).parent / "rules.md"))
"""
TESTS = """
import pytest

@pytest.mark.rule("S1", "S2")
def test_passes(): pass

@pytest.mark.rule("S3")
@pytest.mark.skip
def test_is_skipped(): pass

@pytest.mark.rule("S4a")
@pytest.mark.xfail
def test_fails(): assert False
"""


@pytest.fixture
def house(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # a start is mostly plugins, which nobody needs here
    pytester.makeconftest(CONFTEST)
    pytester.makeini("[pytest]\ntestpaths = test_some.py")
    pytester.makepyfile(test_some=TESTS)
    return pytester


def state(house: pytest.Pytester, *rules: str) -> None:
    (house.path / "rules.md").write_text("".join(f"- **{rule}** …\n" for rule in rules), encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_run_of_all_tests_fails_while_no_passing_test_is_about_a_rule(house: pytest.Pytester, processes: str) -> None:
    state(house, "S1", "S2", "S3", "S4a")
    run = house.runpytest_subprocess("-p", "xdist", "-n", processes)
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(["*rules that no passing test is about*", "S3 S4a"])
    assert house.runpytest_subprocess("-p", "xdist", "-n", processes, "-k", "passes").ret == pytest.ExitCode.OK


@pytest.mark.slow
def test_a_rule_that_is_not_stated_cannot_be_named(house: pytest.Pytester) -> None:
    state(house, "S1", "S3", "S4a")
    run = house.runpytest_subprocess("-p", "xdist", "-n", "0")
    assert run.ret == pytest.ExitCode.USAGE_ERROR
    run.stderr.fnmatch_lines(["*about rules that there are not: *S2*"])
