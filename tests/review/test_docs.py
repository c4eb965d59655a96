"""The page about reviews does what it shows."""

import doctest
import re
from pathlib import Path

import pytest

from tamaya.review.ending import judging

PAGE = Path(__file__).parents[2] / "docs" / "review.md"
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_with_answers_give_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "lacking", lambda extra: ["numba"])  # sooner done than compiled
    source = "\n".join(PYTHON_BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    example = doctest.DocTestParser().get_doctest(source, {}, PAGE.name, str(PAGE), 0)
    assert len(example.examples) > 10
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=report.append)
    assert result.failed == 0, "".join(report)
