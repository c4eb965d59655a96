"""Bots are found by entry points, and offered only where they can run."""

from importlib.metadata import EntryPoint

import pytest

from tamaya.bots import registry, turns
from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.extras import EXTRAS


def test_the_cautious_bot_is_always_offered() -> None:
    assert "cautious" in registry.bot_names()


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(TamayaError, match=r"There is no bot 'nobody': the bots are .*cautious"):
        registry.make_bot("nobody", Rules(), 2, 0)


def test_a_bot_wants_a_seat_that_is_there() -> None:
    with pytest.raises(IndexError, match="there is no seat 3: seats go from 0 to 2"):
        registry.make_bot("cautious", Rules(), 3, 3)


def test_a_bot_whose_extra_is_missing_is_not_offered_and_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("quick", "tamaya.bots.cautious:make [fast]", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setitem(EXTRAS, "fast", ("a_module_that_nobody_has",))
    assert registry.bot_names() == []
    with pytest.raises(TamayaError, match=r'pip install "tamaya\[fast\]"'):
        registry.find_maker.__wrapped__("quick")


def test_a_game_wants_a_bot_for_each_seat() -> None:
    game = Game.deal(Rules(), players=3)
    with pytest.raises(TamayaError, match="needs 3 entries, not 1"):
        next(turns(game, [registry.make_bot("cautious", game.rules, 3, 0)]))
