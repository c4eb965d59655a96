"""The deal of the day."""

import datetime
import json
from itertools import groupby

import pytest

from tamaya import EDITIONS, Game
from tamaya.cli import main
from tamaya.review import solve
from tamaya.review.daily import daily_deal, may_be_daily

FIRST = datetime.date(2026, 12, 21)  # a Monday
DAYS = [FIRST + datetime.timedelta(days) for days in range(7)]


@pytest.mark.parametrize("date", DAYS)
def test_the_deal_of_a_day_is_always_the_same_and_can_be_won(date: datetime.date) -> None:
    deal = daily_deal(date)
    assert daily_deal(date) == deal
    solution = solve(Game.deal(deal.rules, deal.players, deal.seed))
    assert solution.best == deal.rules.max_score
    assert deal.to_json() == {
        "date": date.isoformat(),
        "edition": deal.edition,
        "rules": deal.rules.to_dict(),
        "players": deal.players,
        "seed": deal.seed,
        "winnable": True,
    }


def test_weekdays_have_a_box_with_its_base_game_and_weekends_one_of_its_variants() -> None:
    for date in DAYS:
        deal = daily_deal(date)
        preset = EDITIONS[deal.edition].rules
        assert (deal.rules == preset) == (date.weekday() < 5)


def test_the_deal_of_christmas_eve_stays_what_it_is() -> None:
    """Everybody's results of a day are compared: changing this takes the ground from under them."""
    deal = daily_deal(datetime.date(2026, 12, 24))
    assert (deal.edition, deal.players, deal.seed) == ("danish", 4, 6851140329561880)


@pytest.mark.parametrize("date", DAYS)
def test_the_deal_of_a_day_is_known_by_its_seed_without_solving_it(date: datetime.date) -> None:
    deal = daily_deal(date)
    assert may_be_daily(date, deal.rules, deal.players, deal.seed)
    assert not may_be_daily(date, deal.rules, deal.players, deal.seed + 1)
    assert not may_be_daily(date, deal.rules, 7 - deal.players, deal.seed)
    assert not may_be_daily(date + datetime.timedelta(1), deal.rules, deal.players, deal.seed)


def test_no_two_days_in_a_row_have_the_same_number_of_players() -> None:
    players = [daily_deal(date).players for date in DAYS]
    assert all(len([*group]) == 1 for _, group in groupby(players))
    assert {*players} == {2, 3, 4, 5}


def test_the_command_prints_the_deal_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "2026-12-24", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == daily_deal(datetime.date(2026, 12, 24)).to_json()
    assert main(["daily", "--date", "2026-12-24"]) == 0
    assert "Danish edition, base game, 4 players, seed 6851140329561880" in capsys.readouterr().out
    assert main(["daily", "--date", "2026-12-26", "--language", "de"]) == 0
    assert "Das Blatt vom 2026-12-26" in capsys.readouterr().out
