"""The five boxes: what they preset, offer and call their results."""

from itertools import product

import pytest

from tamaya import EDITIONS, Game, Rules
from tamaya.core.editions import find_edition
from tamaya.core.errors import BadRules

NAMES = ["dutch", "norwegian", "german-classic", "danish", "german-extended"]


def test_there_are_five_editions() -> None:
    assert list(EDITIONS) == NAMES
    assert [edition.name for edition in EDITIONS.values()] == NAMES


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("name", "language", "starts", "token_master"),
    [
        ("dutch", "nl", "most colourful", "oldest"),
        ("norwegian", "nb", "most colourful", None),
        ("german-classic", "de", "oldest", "oldest"),
        ("danish", "da", "most colourful", None),
        ("german-extended", "de", "most colourful", None),
    ],
)
def test_who_starts_and_who_looks_after_the_tokens(
    name: str, language: str, starts: str, token_master: str | None
) -> None:
    edition = EDITIONS[name]
    assert (edition.language, edition.starts, edition.token_master) == (language, starts, token_master)
    assert Game.deal(edition.rules, 4).actor == 0


@pytest.mark.rule("S2", "S3", "H5", "D2")
@pytest.mark.parametrize("name", NAMES)
def test_every_edition_is_the_base_game_at_first(name: str) -> None:
    """S2, S3; H5: empty hints are allowed in all of them; D2: only the Dutch one lets you discard at full tokens."""
    assert Rules.edition(name) == Rules(discard_when_full=name == "dutch")


@pytest.mark.rule("X1", "X2", "X3", "A1", "M2", "M3", "K1", "B1")
@pytest.mark.parametrize(
    ("name", "option", "values"),
    [
        ("dutch", "mistakes", (3, 2, 1)),  # X1
        ("dutch", "hints", (8, 9, 10, 11, 12)),  # X2
        ("dutch", "masterpiece", (False, True)),  # X3
        ("dutch", "multicolour", ("none", "named-5", "wild-5")),  # M2, M3
        ("norwegian", "multicolour", ("none", "named-5")),
        ("norwegian", "announce", (False, True)),  # A1
        ("norwegian", "masterpiece", (False, True)),
        ("german-classic", "multicolour", ("none", "named-10", "named-5", "wild-10")),
        ("german-classic", "mistakes", (3, 2, 1)),
        ("german-classic", "hints", (8, 9, 10, 11, 12)),
        ("danish", "multicolour", ("none", "named-5")),
        ("danish", "announce", (False, True)),
        ("danish", "masterpiece", (False, True)),
        ("german-extended", "multicolour", ("none", "wild-10")),
        ("german-extended", "black_powder", (False, True)),  # K1
        ("german-extended", "bonus_tiles", (False, True)),  # B1
        ("german-extended", "masterpiece", (False, True)),
    ],
)
def test_what_a_rulebook_offers(name: str, option: str, values: tuple[object, ...]) -> None:
    assert EDITIONS[name].offers[option] == values


def test_nothing_else_is_offered() -> None:
    assert {name: len(edition.offers) for name, edition in EDITIONS.items()} == dict(
        zip(NAMES, (4, 3, 3, 3, 4), strict=True)
    )


@pytest.mark.parametrize("name", NAMES)
def test_everything_offered_can_be_played_in_every_combination(name: str) -> None:
    offers = EDITIONS[name].offers
    for values in product(*offers.values()):
        rules = Rules.edition(name, **dict(zip(offers, values, strict=True)))
        assert Game.deal(rules, 5).outcome is None


BASE_SCALE = [(0, 5), (6, 10), (11, 15), (16, 20), (21, 24), (25, 25)]


@pytest.mark.rule("E5")
@pytest.mark.parametrize(
    ("name", "with_multicolour"),
    [
        ("dutch", [*BASE_SCALE[:5], (25, 30)]),
        ("norwegian", [*BASE_SCALE[:5], (25, 29), (30, 30)]),
        ("german-classic", [*BASE_SCALE[:5], (25, 30)]),
        ("danish", [*BASE_SCALE[:5], (25, 29), (30, 30)]),
        ("german-extended", [*BASE_SCALE[:5], (25, 29), (30, 30)]),
    ],
)
def test_the_impression_scale(name: str, with_multicolour: list[tuple[int, int]]) -> None:
    edition = EDITIONS[name]
    assert [band[1:] for band in edition.scale(Rules())] == BASE_SCALE
    for multicolour in ("named-5", "named-10", "wild-5", "wild-10"):
        rules = Rules(multicolour=multicolour)
        assert [band[1:] for band in edition.scale(rules)] == with_multicolour
        for score in range(31):
            band = edition.impression(score, rules)
            assert band is not None
            assert band.lowest <= score <= band.highest
            assert band in edition.scale(rules)


@pytest.mark.rule("E5", "K5")
@pytest.mark.parametrize("score", [-5, -1, 0, 5])
def test_a_negative_score_belongs_to_the_lowest_band(score: int) -> None:
    band = EDITIONS["german-extended"].impression(score, Rules(black_powder=True))
    assert band is not None
    assert band.number == 0


@pytest.mark.rule("E5", "X4")
@pytest.mark.parametrize("name", EDITIONS)
def test_with_fewer_colours_a_perfect_show_makes_the_best_impression(name: str) -> None:
    edition = EDITIONS[name]
    for rules in (Rules(colours=3), Rules(colours=4), Rules(colours=3, multicolour="wild-10")):
        whole = edition.scale(rules.with_options({"colours": 5}))
        scale = edition.scale(rules)
        assert (scale[-1].number, scale[-1].lowest, scale[-1].highest) == (whole[-1].number, *[rules.max_score] * 2)
        assert edition.impression(rules.max_score, rules) == scale[-1]
        assert edition.impression(rules.max_score - 1, rules) == scale[-2]
        assert [band.lowest for band in scale[1:]] == [band.highest + 1 for band in scale[:-1]]


@pytest.mark.rule("X3")
def test_a_masterpiece_has_no_scale() -> None:
    rules = Rules(masterpiece=True)
    assert EDITIONS["dutch"].scale(rules) == ()
    assert EDITIONS["dutch"].impression(25, rules) is None


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRules, match="There is no edition 'french': the editions are dutch, norwegian") as caught:
        find_edition("french")
    assert caught.value.code == "unknown-edition"
