"""Nothing is tuned on the deals that say how strong a bot is."""

import json
from pathlib import Path

import bench
from bench.seeds import EVALUATION, TUNING


def test_no_deal_is_for_tuning_and_for_evaluation() -> None:
    assert not set(EVALUATION) & set(TUNING)


def test_every_report_of_strength_is_about_deals_for_evaluation() -> None:
    reports = list((Path(bench.__path__[0]) / "reports").glob("*.jsonl"))
    assert reports
    for report in reports:
        for line in report.read_text().splitlines():
            cell = json.loads(line)
            assert cell["seed"] in EVALUATION, cell
            assert cell["seed"] + cell["games"] - 1 in EVALUATION, cell
