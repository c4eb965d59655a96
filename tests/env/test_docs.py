"""What docs/env.md shows, runs."""

import re
from pathlib import Path

import pytest

from tests.learners import learner, missing_for

PAGE = Path(__file__).parents[2] / "docs" / "env.md"
BLOCKS = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


def test_every_interface_has_an_example() -> None:
    assert [title for title, _ in BLOCKS] == [
        "Batches",
        "Beliefs",
        "Observations and rewards",
        "Learning among bots",
        "Other-play",
        "PettingZoo",
        "Gymnasium",
        "Stable-Baselines3",
        "Instead of the Hanabi Learning Environment",
        "Choosing what is dealt",
        "Human games as trajectories",
    ]


@pytest.mark.parametrize(("title", "code"), BLOCKS, ids=[title for title, _ in BLOCKS])
def test_the_examples_run(title: str, code: str) -> None:
    if name := missing_for(code):
        learner(name)
    exec(compile(code, title, "exec"), {})
