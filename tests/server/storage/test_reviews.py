"""Reviews in the database: one process works at each, another takes over if it dies, and they go with their game."""

import contextlib

from tamaya.server.storage.kept.made_reviews import ReviewKey
from tamaya.server.storage.opening import open_database
from tests.server.storage.test_games import game

KEY = ReviewKey("g", "first", 2)


def test_one_process_works_at_a_review_until_it_is_done_or_its_time_is_over(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        assert not database.claim_review(KEY, "one", "ann", now=0.0, until=10.0), "there is no such game"
        database.add_games([game("g")], 0.0)
        assert database.claim_review(KEY, "one", "ann", now=0.0, until=10.0)
        assert not database.claim_review(KEY, "two", "bob", now=9.0, until=19.0)
        assert database.go_on_with_review(KEY, "one", 0.5, until=15.0)
        found = database.review(KEY)
        assert found is not None
        assert (found.process, found.progress, found.wanted_by, found.body) == ("one", 0.5, "ann", None)
        assert database.claim_review(KEY, "two", "bob", now=16.0, until=26.0), "the first has died"
        assert not database.go_on_with_review(KEY, "one", 0.6, until=99.0)
        assert not database.keep_review(KEY, "one", b"late")
        assert database.keep_review(KEY, "two", b"done")
        assert not database.claim_review(KEY, "three", "eve", now=99.0, until=109.0), "it is done"
        found = database.review(KEY)
        assert found is not None
        assert found.body == b"done"


def test_who_wanted_a_review_can_stop_it_and_nobody_else(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.add_games([game("g")], 0.0)
        assert database.claim_review(KEY, "one", "ann", now=0.0, until=10.0)
        assert not database.stop_review(KEY, "bob")
        assert database.stop_review(KEY, "ann")
        assert not database.go_on_with_review(KEY, "one", 0.5, until=15.0)
        assert database.review(KEY) is None
        assert database.claim_review(KEY, "one", "ann", now=0.0, until=10.0)
        assert database.keep_review(KEY, "one", b"done")
        assert not database.stop_review(KEY, "ann"), "what is done is everybody's"


def test_a_later_version_begins_anew_and_replaces_the_earlier_one(place: str) -> None:
    later = KEY._replace(version=3)
    with contextlib.closing(open_database(place)) as database:
        database.add_games([game("g")], 0.0)
        for key in (KEY, KEY._replace(depth="deep"), later):
            assert database.claim_review(key, "one", "ann", now=0.0, until=10.0)
            assert database.keep_review(key, "one", b"done")
        assert database.review(KEY) is None
        assert database.review(KEY._replace(depth="deep")) is not None
        assert database.review(later) is not None


def test_reviews_are_deleted_with_their_game(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.add_games([game("g", people=("ann",)), game("other")], 0.0)
        for key in (KEY, KEY._replace(game="other")):
            assert database.claim_review(key, "one", "ann", now=0.0, until=10.0)
        database.save_person("ann", "Ann")
        assert database.want_deletion("g", "ann", True)
        assert database.review(KEY) is None
        assert database.review(KEY._replace(game="other")) is not None
        assert not database.keep_review(KEY, "one", b"done")
