"""A game that was deleted leaves nothing in the log of its table but who sat where and what was said."""

import msgspec
import pytest

from tamaya.server.table.entries import Erased, Said, read_entry, write_entry
from tamaya.server.table.erasing import erase
from tamaya.server.table.fold import fold_log
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tests.server.archive.test_finished import played
from tests.server.tables import ANN, BOB, CAT, EVE, TryTable


def erased(trial: TryTable, game: str) -> list[bytes]:
    """The log of a table without a game."""
    stored = [write_entry(entry) for entry in trial.log]
    instead = erase("t", stored, game)
    return [instead.get(number, body) for number, body in enumerate(stored)]


def around(table: Table) -> dict[str, object]:
    """What a table is without its games."""
    names = (
        "settings",
        "host",
        "phase",
        "places",
        "turned",
        "kept",
        "removed",
        "key",
        "relinked",
        "games",
        "last",
        "remarks",
    )
    return {name: getattr(table, name) for name in names}


def an_evening() -> tuple[TryTable, str]:
    """A game with much in it, and the table set up again."""
    trial = played()
    game = trial.table.last_game
    trial.do(EVE, from_page.Say(request=0, text="well played"))
    trial.do(CAT, from_page.Leave(request=0))
    trial.do(ANN, from_page.Leave(request=0))
    trial.do(BOB, from_page.Again(request=0))
    assert trial.table.host == BOB
    return trial, game


def test_the_table_is_the_same_and_nothing_of_the_game_is_left() -> None:
    trial, game = an_evening()
    left = erased(trial, game)
    again = fold_log("t", map(read_entry, left))
    assert around(again) == around(trial.table)
    assert again.kept == {"cat": 2, "ann": 0}
    begun = next(number for number, body in enumerate(left) if isinstance(read_entry(body), Erased))
    kinds = {type(read_entry(body)) for body in left[begun:-1]}
    assert kinds == {Erased, Said}
    text = b"".join(left[begun:])
    for word in (b"acted", b"deck", b"seed", b"salt", b"noted", b"arranged", b"five?", game.encode()):
        assert word not in text
    assert b"well played" in text


def another_game(trial: TryTable) -> None:
    """One that everybody agrees to end at once."""
    trial.do(ANN, from_page.Sit(request=0, chair=0))
    trial.do(CAT, from_page.Sit(request=0, chair=2))
    trial.do(BOB, from_page.Start(request=0, first=1))
    trial.do(ANN, from_page.Propose(request=0, what="end"))
    trial.do(BOB, from_page.Vote(request=0, proposal=trial.table.proposals[0].id, yes=True))


def test_the_evening_goes_on_and_other_games_stay() -> None:
    trial, first = an_evening()
    another_game(trial)
    again = fold_log("t", map(read_entry, erased(trial, first)))
    assert again.game is not None
    assert trial.table.game is not None
    assert again.game.record() == trial.table.game.record()
    assert again.last_game == trial.table.last_game != first
    assert around(again) == around(trial.table)


def test_of_two_games_only_the_one_that_is_meant_is_erased() -> None:
    trial, first = an_evening()
    begun = len(trial.log)
    another_game(trial)
    second = trial.table.last_game
    trial.do(BOB, from_page.Again(request=0))
    stored = [write_entry(entry) for entry in trial.log]
    assert min(erase("t", stored, second)) >= begun
    assert max(erase("t", stored, first)) < begun
    assert erase("t", stored, "another") == {}


@pytest.mark.parametrize("game", ["another", None])
def test_only_a_game_that_the_table_has_left_is_erased(game: str | None) -> None:
    trial = played()
    stored = [write_entry(entry) for entry in trial.log]
    assert erase("t", stored, game or trial.table.last_game) == {}
    assert msgspec.json.decode(stored[-1])
