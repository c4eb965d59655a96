"""Luck: how hard a deal was."""

import pytest

from tamaya import Game, Rules
from tamaya.core.cards import VALUES
from tamaya.core.rules import PLAYERS
from tamaya.review import luck, solve
from tamaya.review.luck import difficulty, recoloured, team_mean, tightest


def test_exchanged_colours_are_the_same_deal() -> None:
    game = Game.deal(Rules(multicolour="named-5", black_powder=True, colours=3), 3, seed=2)
    decks = recoloured(game)
    assert len({tuple(deck) for deck in decks}) == len(decks) > 1
    for deck in decks:
        assert sorted(deck) == sorted(game.tables.deck)
        assert [identity % VALUES for identity in deck] == [card.identity % VALUES for card in game.deck]


@pytest.mark.slow  # a team is compiled
def test_a_team_finds_a_deal_without_early_ones_harder() -> None:
    easy = Game.deal(Rules(), 3, seed=5)
    ones = [card for card in easy.deck if card.value == 1]
    hard = Game.deal(Rules(), 3, seed=5, deck=[*(card for card in easy.deck if card.value != 1), *ones])
    assert team_mean(hard) < team_mean(easy) - 2


def test_the_share_of_deals_that_are_harder_or_alike_is_read_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal(Rules(), 4, seed=1)
    figures = [20.0] * 23 + [24.0] * 27 + [25.0] * 150
    monkeypatch.setattr(luck, "_figures", lambda: {(Rules(), 4): figures})
    for mean, harder, alike in ((19.0, 0, 0.01), (20.0, 0, 0.12), (24.0, 0.12, 0.13), (25.0, 0.25, 0.75)):
        monkeypatch.setattr(luck, "team_mean", lambda _, mean=mean: mean)
        found = difficulty(game)
        assert found is not None
        assert found[:3] == ("hat", mean, harder)
        assert found.alike == pytest.approx(alike)
    assert difficulty(Game.deal(Rules(hints=9), 4)) is None


def test_the_shipped_table_has_figures_for_every_number_of_players() -> None:
    for rules in (Rules(), Rules(empty_hints=False)):
        for players in PLAYERS:
            means = luck._figures()[rules, players]
            assert means == sorted(means)
            assert len(means) == luck.KEPT


def test_the_tightest_moment_is_where_the_fewest_turns_can_be_spared() -> None:
    game = Game.deal(Rules(), 2, seed=3)
    line = solve(game).line
    found = tightest(game, line)
    assert found is not None
    spare = []
    for action in line:
        left = len(game.pile) + 2 if game.turns_left is None else game.turns_left
        spare.append(left - (25 - game.worth))
        game.do(action)
    assert game.score == 25
    assert found.spare == min(spare) == spare[found.number - 1]
    assert tightest(Game.deal(Rules(masterpiece=True), 2), line) is None
