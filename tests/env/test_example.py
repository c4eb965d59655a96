"""The worked example learns."""

import os
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from examples.learn import Learner, main


def test_the_example_runs_and_draws_its_curve(tmp_path: Path) -> None:
    points = main(["--minutes", "0.02", "--games", "64", "--out", str(tmp_path / "curve")])
    assert points
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert lines[0] == "steps,cards"
    assert len(lines) == 1 + len(points)
    picture = ET.parse(tmp_path / "curve.svg").getroot()
    assert picture.find("{http://www.w3.org/2000/svg}polyline") is not None


@pytest.mark.slow
@pytest.mark.skipif("TAMAYA_LONG" not in os.environ, reason="takes a minute: set TAMAYA_LONG=1")
def test_the_example_learns_to_build_fireworks() -> None:
    learner = Learner(128, 2, 1)
    means = []
    for _ in range(4):
        learner.worths.clear()
        for _ in range(15):
            learner.learn()
        means.append(np.mean(learner.worths))
    assert means[0] < 2  # where random play is
    assert means[-1] > 2.5
