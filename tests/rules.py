"""Which numbered rules of docs/rules.md were shown to hold: a test names those that it is about,
`@pytest.mark.rule("H7")`, and it counts if it ran and passed. A run of all tests fails while a rule has none."""

import re
from pathlib import Path

import pytest

RULE_LINE = re.compile(r"^ *- \*\*([A-Z]\d+[a-z]?)\*\*", re.MULTILINE)
ARGUMENTS_THAT_CHOOSE = ("keyword", "markexpr", "deselect", "lf", "stepwise", "ignore", "collectonly")


def stated_rules(page: Path) -> list[str]:
    """The rule numbers of a page, in its order."""
    return RULE_LINE.findall(page.read_text(encoding="utf-8"))


class RulesShown:
    """A plugin of pytest. With xdist the workers name the rules of their tests, and the process that started them
    counts."""

    def __init__(self, config: pytest.Config, page: Path) -> None:
        self.stated = stated_rules(page)
        self.shown: set[str] = set()
        self.all_tests = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not any(
            config.getoption(name, None) for name in ARGUMENTS_THAT_CHOOSE
        )
        self.counts = not hasattr(config, "workerinput")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Let the report of each test name its rules."""
        for item in items:
            for marker in item.iter_markers("rule"):
                if unknown := set(marker.args) - set(self.stated):
                    raise pytest.UsageError(f"{item.nodeid} is about rules that there are not: {sorted(unknown)}")
                item.user_properties += [("rule", number) for number in marker.args]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has run."""
        if report.when == "call" and report.passed:
            self.shown |= {str(value) for name, value in report.user_properties if name == "rule"}

    @property
    def missing(self) -> list[str]:
        """The rules that no test has shown, if all tests were run."""
        return [rule for rule in self.stated if rule not in self.shown] if self.all_tests and self.counts else []

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Let the run fail if a rule is missing."""
        if self.missing and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say which."""
        if self.missing:
            terminalreporter.section("rules that no passing test is about", red=True)
            terminalreporter.line(" ".join(self.missing))
