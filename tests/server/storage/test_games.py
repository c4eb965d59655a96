"""Games in the database: stored with the entry that ends them, listed, private, deleted by consent."""

import contextlib
import time

import pytest

from tamaya.server.storage.database import Known, NewEntry, Stamped
from tamaya.server.storage.kept.finished_games import NO_BOX, NO_POINTS, GameFilter, NewGame
from tamaya.server.storage.opening import open_database

ANYTHING = GameFilter()


def game(id: str, ended: float | None = 1.0, **changes: object) -> NewGame:
    """A game of Ann and Bob."""
    made = NewGame(
        id=id,
        kind="table",
        table_id="t",
        parent=None,
        at=None,
        ended=ended,
        moves=3,
        summary=id.encode(),
        body=b"body",
        deal=b"deal",
        people=("ann", "bob"),
        private=False,
        edition="dutch",
        players=2,
        score=20,
        outcome="scored",
        names=("Ann", "Bob"),
    )
    return made._replace(**changes)  # type: ignore[arg-type]


def test_a_game_is_stored_with_the_entry_that_ends_it_and_only_once(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        first = Stamped(NewEntry("t", 0, b"opened"), 1.0)
        last = Stamped(NewEntry("t", 1, b"acted", game("g", None)), 2.0)
        late = Stamped(NewEntry("t", 1, b"late", game("other", None)), 3.0)
        assert database.append([first, last, late]) == [True, True, False]
        assert database.append([last]) == [True], "it was stored, but nobody was told"
        found = database.game("g")
        assert found is not None
        assert (found.ended, found.body, found.table_id) == (2.0, b"body", "t")
        assert database.game("other") is None
        assert [one.id for one in database.games_of("bob", ANYTHING, 9)] == ["g"]
        assert database.games_at("t") == ["g"]


def test_if_the_game_cannot_be_stored_neither_is_the_entry(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        broken = game("g", None, body=None)
        with pytest.raises(Exception, match=r"(?i)not.null"):
            database.append([Stamped(NewEntry("t", 0, b"acted", broken), 2.0)])
        assert database.read([Known("t", -1)]) == [[]]
        assert database.count_games() == 0


def test_somebodys_games_are_found_by_what_is_wanted_page_by_page(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.add_games(
            [
                *(game(f"plain{number}", float(number)) for number in range(5)),
                game("same time", 4.0, people=("ann",), names=("Ann", "50%_off")),
                game("boxed", 9.0, edition="danish", players=3, score=25, outcome="perfect"),
                game("masterpiece", 8.0, edition=NO_BOX, score=NO_POINTS, outcome="lost"),
                game("stranger's", 10.0, people=("eve",), names=("Eve",)),
                game("branch", 11.0, kind="branch", parent="boxed"),
            ],
            0.0,
        )

        def found(wanted: GameFilter, most: int = 99) -> list[str]:
            return [one.id for one in database.games_of("ann", wanted, most)]

        whole = found(ANYTHING)
        assert whole == ["boxed", "masterpiece", "same time", "plain4", "plain3", "plain2", "plain1", "plain0"]
        paged: list[str] = []
        before = None
        while part := database.games_of("ann", GameFilter(before=before), 2):
            paged += [one.id for one in part]
            before = part[-1].ended, part[-1].id
        assert paged == whole
        assert (
            found(GameFilter(edition="danish"))
            == found(GameFilter(players=3))
            == found(GameFilter(least=21))
            == ["boxed"]
        )
        assert found(GameFilter(outcome="perfect")) == ["boxed"]
        assert not {"boxed", "masterpiece"} & {*found(GameFilter(most=20))}, "which has no points"
        assert found(GameFilter(edition=NO_BOX)) == ["masterpiece"]
        assert len(found(GameFilter(name="BO"))) == 7
        assert found(GameFilter(name="50%_")) == ["same time"], "no sign in a name means more than itself"
        assert found(GameFilter(name="ob")) == [], "names are found by their beginning"
        assert [one.id for one in database.branches_of("boxed", "eve", 9)] == ["branch"]


def test_one_is_enough_for_privacy_and_branches_are_as_private_as_what_they_left(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        branch = game("branch", kind="branch", parent="g", people=("eve",))
        database.add_games([game("g"), branch, game("twig", kind="branch", parent="branch", people=("eve",))], 0.0)
        assert all(database.may_see(one, "") for one in ("g", "branch", "twig"))
        database.want_private("g", "bob", True)
        for one in ("g", "branch", "twig"):
            assert not database.may_see(one, "")
            assert not database.may_see(one, "eve"), "who made a branch did not play"
            assert database.may_see(one, "ann")
        assert [one.private for one in database.games_of("ann", ANYTHING, 9)] == [True]
        database.want_private("g", "eve", True)  # no say in it
        database.want_private("g", "bob", False)
        assert database.may_see("twig", "")
        assert not database.may_see("no game", "ann")


def test_a_game_is_deleted_when_all_want_it_and_its_branches_with_it(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        for person in ("ann", "bob", "eve"):
            database.save_person(person, person)
        branch = game("branch", kind="branch", parent="g", people=("eve",))
        database.add_games([game("g"), branch, game("twig", kind="branch", parent="branch"), game("kept")], 0.0)
        assert not database.want_deletion("g", "eve", True), "she has no say"
        assert not database.want_deletion("g", "ann", True)
        assert not database.want_deletion("g", "ann", False)
        assert not database.want_deletion("g", "bob", True)
        assert [one.wants_deletion for one in sorted(database.owners_of("g"))] == [False, True]
        assert database.family_of("g") == ["g", "branch", "twig"]
        assert database.want_deletion("g", "ann", True) == ["g", "branch", "twig"]
        assert database.count_games() == 1
        assert [one.id for one in database.games_of("ann", ANYTHING, 9)] == ["kept"]


def test_who_is_not_known_any_more_is_not_asked(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.save_person("ann", "Ann")
        database.add_games([game("g")], 0.0)
        assert database.want_deletion("g", "ann", True)


def test_old_games_go_when_their_time_has_come(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.add_games([game("old", 1.0), game("older", 0.5), game("new", time.time())], 0.0)
        assert database.delete_old_games(5.0, 1) == 1
        assert database.delete_old_games(5.0, 9) == 1
        assert database.delete_old_games(5.0, 9) == 0
        assert [one.id for one in database.games_of("ann", ANYTHING, 9)] == ["new"]


def test_a_branch_goes_on_from_where_it_was(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        branch = game("b", None, kind="branch", parent="g", outcome="")
        database.add_games([branch], 1.0)
        longer = branch._replace(moves=4, score=21, outcome="scored", body=b"longer")
        assert database.continue_game(longer, 3, 2.0)
        assert not database.continue_game(longer, 3, 2.5), "somebody was quicker"
        found = database.game("b")
        assert found is not None
        assert (found.moves, found.body, found.ended) == (4, b"longer", 2.0)


def test_games_of_the_same_deal_are_found_without_branches_and_without_what_others_keep_private(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        hidden = game("hidden", private=True, people=("bob",))
        branch = game("branch", kind="branch", parent="g", at=1)
        database.add_games([game("g"), game("same", 2.0), hidden, branch, game("else", deal=b"other")], 3.0)
        assert [one.id for one in database.same_deal("g", "ann", 9)] == ["same"]
        assert [one.id for one in database.same_deal("g", "bob", 9)] == ["same", "hidden"]
        assert database.same_deal("else", "ann", 9) == []
