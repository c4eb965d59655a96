"""`tamaya rules`: what is on the sheet is what the referee plays by."""

import pytest

from tamaya import EDITIONS
from tamaya.cli import main
from tamaya.cli.words import impression
from tamaya.core.editions import Edition


def sheet(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `tamaya rules` prints, each run of spaces as one."""
    assert main(["rules", *words]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_alone_it_lists_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    listed = sheet(capsys)
    assert all(name in listed for name in EDITIONS)


SAYS = {
    "dutch": [
        "A game by Antoine Bauza. 2 to 5, age 8 and up (S1).",
        "P3 A card that fits is replaced as well.",
        "Whoever is dressed most colourfully begins (S6). The oldest is the master and looks after the tokens.",
        "you may still discard, but gain nothing (D2)",
        "Fewer mistake tokens: 2 or 1 (X1)",
        "Named, 5 cards",
        "Wild, 5 cards",
        "25 Legendary",
        "and nobody draws any more (E3)",
        "Nobody comments on another's choice",
        "to tell the master what one does",
        "Coins will do.",
        "E3 Nobody draws in the last round.",
        "E5 More than 25 points make the same impression as 25.",
    ],
    "norwegian": [
        "Players 2 to 5 (S1).",
        "by a federation of firework makers",
        "E2 A perfect show ends the game in the last round, too.",
        "are always allowed",
        "turn its top card",
        "E1 A lost game scores 0 points.",
        "push them up or down",
        "With all hint tokens available you cannot (D2)",
        "Announcing",
        "25–29",
        "30 Divine",
        "X3c A needed last copy",
    ],
    "german-classic": [
        "by a federation of firework makers",
        "C4 The advice is ours",
        "The oldest begins (S6). The oldest is the master",
        "should not comment",
        "turn them",
        "Named, 10 cards",
        "Wild, 10 cards",
        "9, 10, 11 or 12 (X2). The box has a spare one; after that take coins.",
    ],
    "danish": [
        "A game by Antoine Bauza. 2 to 5, age 8 and up (S1).",
        "by a federation of firework makers",
        "E5 The numbers of the scale are our reading",
        "A1 The name of the variant is our reading",
        "Masterpiece",
        "pull its top card out a little",
        "(X3)",
        "25–29",
        "30 Divine",
    ],
    "german-extended": [
        "Players 2 to 5 (S1).",
        "K5 Black cards bring no points of their own",
        "Black powder",
        "Bonus tiles",
        "under 6 Oh dear!",
        "does not say",
        "K1 The ten black",
        "25 Breathtaking!",
        "25–29 Legendary!",
        "even if a bonus tile could bring it back",
    ],
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheet_says_what_the_edition_plays(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    """S1, S2, S3, S4, H5 and E1 to E5 stand on every sheet, with their numbers."""
    text = sheet(capsys, edition)
    for phrase in SAYS[edition]:
        assert phrase in text
    assert "50 cards: red, yellow, green, blue and white, each with 1 1 1 2 2 3 3 4 4 5 (S2)" in text
    assert "5 cards each with 2 or 3 players, 4 with 4 or 5 (S4)" in text
    assert "You may name red, yellow, green, blue, white and the values 1 to 5" in text
    assert "(H5)" in text
    for option, word in (("black_powder", "black"), ("bonus_tiles", "bonus tile"), ("announce", "nnounc")):
        assert (word in text.lower()) == (option in EDITIONS[edition].offers), word


@pytest.mark.parametrize(
    ("players", "said"), [("2", "5 cards each (S4), which leaves a pile of 40"), ("5", "a pile of 30")]
)
def test_it_can_be_printed_for_a_number_of_players(players: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in sheet(capsys, "dutch", "--players", players)


def test_lines_are_never_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in (60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        for edition in EDITIONS:
            main(["rules", edition])
            assert max(map(len, capsys.readouterr().out.splitlines())) <= min(width, 100)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_band_of_every_edition_has_its_own_words(edition: Edition) -> None:
    """E5"""
    for rules in (edition.rules, edition.rules.with_options({"multicolour": "named-5"})):
        words = [impression(edition, band) for band in edition.scale(rules)]
        assert len(set(words)) == len(words)
        assert "–" not in words
