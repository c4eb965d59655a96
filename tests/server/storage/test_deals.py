"""Deals in the database: whose they are, and who knows them."""

import contextlib

from tamaya.server.storage.kept.shared_deals import Standing, StoredDeal
from tamaya.server.storage.opening import open_database
from tests.server.storage.test_games import game

PASSED_ON = StoredDeal("passed-on", b"deal", None, None, None, b"body")
OF_THE_DAY = StoredDeal("2026-12-24", b"deal", 739_974, 2.0, "solution", b"other body")


def test_the_deal_of_a_day_is_that_even_if_somebody_knew_and_passed_it_on_before(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.add_deal(PASSED_ON, None, 1.0)
        database.look_at_deal(PASSED_ON, "eve", 1.0)
        solution = game("solution", kind="file", table_id=None, people=())
        assert database.add_deal(OF_THE_DAY, solution, 1.0) == OF_THE_DAY
        assert database.deal("passed-on") is None
        assert database.game("solution") is not None
        assert database.standing(OF_THE_DAY, "eve").knows
        assert database.add_deal(PASSED_ON, None, 1.0) == OF_THE_DAY, "and stays that"


def test_who_left_and_was_replaced_knows_the_deal_when_the_game_is_over_and_when_it_is_gone(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        deal = database.add_deal(PASSED_ON, None, 1.0)
        for person in ("ann", "bob"):
            database.save_person(person, person)
        assert database.claim_deal(deal, ["ann", "bob"], "t", 1.0) is None
        assert database.standing(deal, "ann") == Standing(knows=False, table="t", playing=False)
        database.add_games([game("g", people=("bob",))], 2.0)
        assert database.standing(deal, "ann") == Standing(knows=True, table="t", playing=False)
        assert database.claim_deal(deal, ["ann"], "t", 3.0) == "ann"
        assert database.want_deletion("g", "bob", True) == ["g"]
        for person in ("ann", "bob"):
            assert database.standing(deal, person) == Standing(knows=True, table=None, playing=False)
