"""How players of a level read the hints of a game, and what came of what those promised."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from tamaya.cli import main
from tamaya.core.errors import BadNotation
from tamaya.formats import RecordedGame, read_all, write_game
from tamaya.review.meant import KINDS, Meaning, what_it_meant
from tamaya.review.promises import BROKEN, VERDICTS
from tamaya.review.telling import sentences
from tests.bots.conventions.scenes import Scene
from tests.core.playing import Setup, examples, setups

GAMES = Path(__file__).parents[3] / "shared" / "data" / "hanab-live-games.json"
PLAIN = "w4 b4 y4 r4 g3"  # the giver's hand


def meanings(hands: tuple[str, ...], moves: list[str], level: str = "expert") -> tuple[Scene, list[Meaning]]:
    scene = Scene(hands, moves, level)
    return scene, what_it_meant(scene.game, level)


#   what                       hands of seats 1 and 2              moves                                level
#   kind  focus  taken for  what is asked for  what came of the promises
READINGS = [
    ("a card off the chop is to be played", "y3 g3 b3 w1 g4", "y4 g4 b4 r3 w2", ["hint 1 white", "play w1"], "beginner",
     "play", "w1", "w1", "", ["play kept 2"]),
    ("a 5 on the chop is saved", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3", ["hint 1 5", "hint 0 red"], "club",
     "save", "r5", "r5 y5 g5 b5 w5", "", ["keep open None"]),
    ("a saved card that is thrown away", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3", ["hint 1 5", "discard r5"], "club",
     "save", "r5", "r5 y5 g5 b5 w5", "", ["keep ignored 2"]),
    ("a finesse that is answered", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3", ["hint 2 red", "play r1", "play r2"], "club",
     "finesse", "r2", "r1 r2", "r1", ["play kept 3", "answer kept 2"]),
    ("a finesse that nobody answers", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3", ["hint 2 red", "discard y3", "play r2"],
     "club", "finesse", "r2", "r1 r2", "r1", ["play early 3", "answer ignored 2"]),
    ("who knows no finesse sees only that it was not so", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3",
     ["hint 2 red", "play r1", "play r2"],
     "chop+focus+play-hint+save+good-touch", "play", "r2", "r1", "", ["play false 2"]),
    ("a hint that is not true, and is followed", "y3 g3 b3 w3 g4", "y4 g4 b4 r3 w2", ["hint 1 white", "play w3"],
     "beginner", "play", "w3", "w1", "", ["play false 2"]),
    ("a blind play of something else that fits", "y3 g4 b3 w4 w1", "y4 g4 b4 r2 w3", ["hint 2 red", "play w1"], "club",
     "play", "r2", "r1", "", ["play false None", "answer bluff 2"]),
    ("a card that another hand has, too", "y3 g3 b3 w1 g4", "y4 g4 b4 r3 w1", ["hint 1 white", "discard w1"],
     "beginner", "play", "w1", "w1", "", ["play double 2"]),
    ("a saved card that nobody needs any more", "r5 g3 b3 w4 w3", "y4 g4 b4 r4 w3",
     ["hint 1 5", "hint 0 blue", "discard r4", "discard r4"], "club",
     "save", "r5", "r5 y5 g5 b5 w5", "", ["keep spoilt 4"]),
    ("a card that somebody else plays first", "y3 g3 b3 w1 g4", "y4 g4 b4 r3 w1",
     ["hint 1 white", "hint 2 white", "play w1"], "beginner", "play", "w1", "w1", "", ["play overtaken 3"]),
    ("a 5 off the chop passes the time", "y3 g4 r2 b5 w3", "y4 g3 b4 w3 w2", ["hint 1 5"], "expert",
     "stall", "b5", "r5 y5 g5 b5 w5", "", []),
    ("for others that has no meaning", "y3 g4 r2 b5 w3", "y4 g3 b4 w3 w2", ["hint 1 5"], "beginner",
     "words", "b5", "r5 y5 g5 b5 w5", "", []),
    ("what nobody needs any more", "y3 g3 b3 r4 w1", "y4 g4 b4 r3 w1",
     ["hint 2 white", "hint 0 blue", "play w1", "hint 1 1", "hint 0 red", "discard y4", "hint 1 white"], "club",
     "useless", "w1", "w1", "", []),
    ("what was known already", "y3 g3 b3 w1 g4", "y4 g4 b4 r3 w2", ["hint 1 white", "discard y3", "hint 1 1"], "club",
     "known", "w1", "w1", "", []),
]  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "level", "kind", "focus", "taken_for", "asked", "came"),
    [row[1:] for row in READINGS],
    ids=[row[0] for row in READINGS],
)
def test_a_hint_meant_this(
    mine: str,
    theirs: str,
    moves: list[str],
    level: str,
    kind: str,
    focus: str,
    taken_for: str,
    asked: str,
    came: list[str],
) -> None:
    scene, found = meanings((PLAIN, mine, theirs), moves, level)
    meaning = found[-1] if kind in ("known", "useless") else found[0]
    assert meaning.kind == kind
    assert meaning.focus is not None
    assert str(scene.game.card(meaning.focus)) == focus
    assert " ".join(meaning.taken_for) == taken_for
    assert " ".join(step.identity for step in meaning.asked) == asked
    assert [f"{promise.what} {promise.verdict} {promise.move}" for promise in meaning.promises] == came


def test_what_a_receiver_believed_is_told_of_every_card_that_changed() -> None:
    scene, [meaning] = meanings((PLAIN, "y3 g1 b3 w1 w3", "y4 g4 b4 r3 w2"), ["hint 1 1"], "club")
    ones = ("r1", "y1", "g1", "b1", "w1")
    assert meaning.beliefs == tuple((1, scene.card(1, face), ones) for face in ("g1", "w1"))


def test_a_discard_that_passes_information_on() -> None:
    moves = ["hint 2 1", "hint 0 red", "play r1", "hint 1 2", "discard g3", "discard y4", "discard r2", "play r2"]
    _, found = meanings(("r2 b4 y4 w4 g3", "r2 g3 b3 y1 w3", "y4 g4 b4 w3 r1"), moves)
    assert (found[-1].kind, found[-1].number, found[-1].seat, found[-1].target) == ("passed-on", 7, 0, 1)
    assert [promise.verdict for promise in found[-1].promises] == ["kept"]


def test_a_broken_promise_names_who_broke_it_and_lights_the_cards() -> None:
    hands = (PLAIN, "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3")
    scene, [meaning] = meanings(hands, ["hint 2 red", "discard y3", "play r2"], "club")
    assert [promise.by for promise in meaning.promises] == [1, 1]
    first, focus, answer = sentences(meaning)
    assert first.key == "meant-finesse"
    assert [str(scene.game.deck[card]) for card in first.cards] == ["r2", "r1"]
    assert dict(first.details) == {"who": 2, "giver": 0, "faces": "r1 r2", "asked": "1"}
    assert focus.key == "came-early"
    assert dict(focus.details)["fault"] == "other"
    assert (answer.key, dict(answer.details)["who"]) == ("came-ignored", 1)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadNotation, match="beginner, club, expert"):
        what_it_meant(Scene(("r1", "r2")).game, "master")


@given(setups())
@examples(20)
def test_every_hint_of_every_game_has_a_meaning(setup: Setup) -> None:
    *_, game = setup.play()
    hints = [str(action) for action in game.history if str(action).startswith("hint")]
    for level in ("beginner", "expert"):
        found = what_it_meant(game, level)
        assert len([meaning for meaning in found if meaning.kind != "passed-on"]) == len(hints)
        for meaning in found:
            assert meaning.kind in KINDS
            assert all(promise.verdict in VERDICTS for promise in meaning.promises)
            assert all((promise.by is not None) == (promise.verdict in BROKEN) for promise in meaning.promises)
            assert (meaning.focus is None) == (meaning.kind == "nothing")
            assert sentences(meaning)[0].key == f"meant-{meaning.kind}"


@pytest.mark.skipif(not GAMES.exists(), reason="the real games are not here")
def test_a_higher_level_reads_more_into_the_hints_of_real_games() -> None:
    games = read_all(GAMES.read_bytes())[6:22:5]
    words = []
    for level in ("beginner", "club", "expert"):
        found = [meaning for recorded in games for meaning in what_it_meant(recorded.game, level)]
        words.append(sum(meaning.kind == "words" for meaning in found))
        finesses = sum(meaning.kind == "finesse" for meaning in found)
        assert finesses > 0
    assert words[0] > words[1] >= words[2]


def test_the_command_says_what_each_hint_meant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hands = (PLAIN, "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3")
    scene = Scene(hands, ["hint 2 red", "discard y3", "play r2"])
    file = tmp_path / "game.json"
    file.write_text(write_game(RecordedGame(scene.game, ("Ada", "Ben", "Cleo"))), encoding="utf-8")
    assert main(["review", str(file), "--agreement", "club"]) == 0
    *_, title, line = capsys.readouterr().out.splitlines()
    assert title == "Hints are read by this agreement: club."
    assert line.startswith("1. Ada tells Cleo: one red card. Red 2: first comes red 1 (Ben), without a hint about it.")
    assert "Cleo played it too early (move 3), for Ben had not played first." in line
    assert line.endswith("Red 1: Ben did something else (move 2).")
    assert main(["review", str(file), "--agreement", "chop+focus+play-hint", "--json", "-"]) == 0
    [meaning] = json.loads(capsys.readouterr().out)["meanings"]
    assert (meaning["kind"], meaning["promises"][0]["verdict"]) == ("play", "false")
