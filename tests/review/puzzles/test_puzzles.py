"""Puzzles have one answer: those that come with Tamaya, those that are made, and none that was tampered with."""

import json
import os
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.levels import LEVELS
from tamaya.cli import main
from tamaya.core.cards import Card
from tamaya.core.errors import TamayaError
from tamaya.review import known_hand, what_it_meant
from tamaya.review.puzzles import KINDS, Puzzle, collection, is_proven, read_puzzle, write_puzzle
from tamaya.review.puzzles.claims import CLAIMS, all_true
from tamaya.review.puzzles.meaning import ASKS
from tamaya.review.puzzles.puzzle import ANY_HINT, DISCARD, MEANING, SHOW
from tests.review.solver.brute_force import greatest_score

all_puzzles = cache(collection)
SHARE = 1 if "TAMAYA_LONG" in os.environ else 10  # one of so many is proven


def of(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in all_puzzles() if puzzle.kind == kind]


def test_many_different_ones_come_with_tamaya_and_weigh_little() -> None:
    assert len(all_puzzles()) >= 190
    assert all(len(of(kind)) >= 50 for kind in KINDS)
    assert len({(puzzle.kind, puzzle.game.position()) for puzzle in all_puzzles()}) == len(all_puzzles())
    assert {puzzle.game.players for puzzle in all_puzzles()} == {2, 3, 4, 5}
    assert len(files("tamaya.review.puzzles").joinpath("collection.jsonl").read_bytes()) < 200_000


def test_every_one_is_replayed_and_says_the_same_when_it_is_written_again() -> None:
    for puzzle in all_puzzles():
        assert puzzle.game.outcome is None
        assert puzzle.traps
        assert len(puzzle.hints) == 3
        assert puzzle.solved_by(puzzle.solution)
        assert not any(puzzle.solved_by(f"{word} {card}") for word in ("play", "keep") for card in puzzle.traps)
    for puzzle in all_puzzles()[::SHARE]:
        again = read_puzzle(write_puzzle(puzzle))
        assert write_puzzle(again) == write_puzzle(puzzle)
        assert again.game.log == puzzle.game.log


@pytest.mark.parametrize("kind", KINDS)
def test_each_is_proven(kind: str) -> None:
    for puzzle in of(kind)[::SHARE]:
        assert is_proven(puzzle), write_puzzle(puzzle)


def test_trying_everything_finds_the_same_only_way() -> None:
    tried = 0
    for puzzle in of(SHOW):
        game = puzzle.game
        if (len(game.pile) + game.players if game.turns_left is None else game.turns_left) > 3:
            continue
        tried += 1
        keeps = []
        for action in game.legal_actions():
            after = game.copy()
            after.do(action)
            if greatest_score(after.row, after.tables) == game.rules.max_score:
                keeps.append(str(action))
        assert keeps
        assert all(map(puzzle.solved_by, keeps)), (puzzle.solution, keeps)
        if tried == 3:
            break
    assert tried


def test_the_safe_discard_is_useless_whatever_it_is_and_no_other_card_is() -> None:
    for puzzle in of(DISCARD):
        game = puzzle.game
        useless = game.prospects().useless
        possible = {held.id: held.possible for held in game.view(game.actor).hands[game.actor]}
        assert [f"discard {card}" for card, faces in possible.items() if faces <= useless] == [puzzle.solution]
    assert sum(card.useless == 1 for card in known_hand(game)) == 1


def test_a_meaning_is_read_alike_at_every_level_and_is_true() -> None:
    for puzzle in of(MEANING)[::SHARE]:
        for level in LEVELS:
            read = what_it_meant(puzzle.game, level)[-1]
            assert read.target == puzzle.game.actor
            assert f"{ASKS[read.kind]} {read.focus}" == puzzle.solution
            assert read.face in read.taken_for
            assert dict(puzzle.reasons[-1].details)["faces"] == " ".join(read.taken_for)


@pytest.mark.parametrize("kind", KINDS)
def test_another_answer_or_another_moment_is_not_proven(kind: str) -> None:
    puzzle = of(kind)[0]
    word = puzzle.solution.split()[0] if puzzle.solution != ANY_HINT else "play"
    assert not is_proven(replace(puzzle, solution=f"{word} {puzzle.traps[0]}"))
    assert not is_proven(replace(puzzle, hints=puzzle.hints[::-1]))
    earlier = puzzle.game.copy()
    earlier.undo()
    assert not is_proven(replace(puzzle, game=earlier))


def test_what_is_said_of_a_card_is_true_of_it() -> None:
    """A hint that all levels read alike proves nothing if the card does not fit yet, or need not be kept."""
    for kind in KINDS:
        for puzzle in of(kind)[:: SHARE * 2]:
            assert all_true(puzzle)
    later = read_puzzle((Path(__file__).parent / "not_yet.json").read_text())
    assert later.game.card(int(later.solution.split()[1])) not in later.game.prospects().playable
    read = what_it_meant(later.game, "club")[-1]
    assert f"{ASKS[read.kind]} {read.focus}" == later.solution, "it is about this card, and says so at every level"
    assert not is_proven(later)


def test_a_sentence_that_nobody_checks_is_not_proven() -> None:
    puzzle = of(DISCARD)[0]
    assert not all_true(replace(puzzle, reasons=(Reason("puzzle-right"),)))


@pytest.mark.parametrize(
    ("key", "details"),
    [
        ("puzzle-useless", {"faces": "r1 y1 g1"}),
        ("puzzle-not-it", {"face": "m5"}),
        ("puzzle-seen", {"faces": "r5 w5"}),
        ("puzzle-missing", {"missing": 4, "most": 1}),
        ("puzzle-meant-play", {"faces": "r4 y4 g4 b4 w4"}),
        ("puzzle-meant-save", {"faces": "r1"}),
    ],
)
def test_another_fact_in_the_same_sentence_is_false(key: str, details: dict[str, str | int]) -> None:
    said = [(puzzle, reason) for puzzle in all_puzzles() for reason in (*puzzle.hints, *puzzle.reasons)]
    puzzle, reason = next((puzzle, reason) for puzzle, reason in said if reason.key == key)
    assert CLAIMS[key](puzzle, reason)
    assert not CLAIMS[key](puzzle, reason._replace(details=tuple(details.items())))


def test_a_line_that_does_not_lead_there_proves_nothing() -> None:
    puzzle = of(SHOW)[0]
    way, tempted = puzzle.reasons
    line = str(dict(way.details)["line"])
    for other in ("", line.rpartition(", ")[0], f"{line}, play 1", line.partition(", ")[2]):
        assert not is_proven(replace(puzzle, reasons=(way._replace(details=(("line", other),)), tempted)))
    assert not is_proven(replace(puzzle, reasons=(way, tempted._replace(details=(("most", 25),)))))


def test_an_answer_is_one_of_those_that_the_question_asks_for() -> None:
    for kind, yes, no in (
        (SHOW, ("hint", "play {}", "discard {}"), ("keep {}", "play 99", "", "hint 9 red")),
        (DISCARD, ("discard {}",), ("play {}", "hint", "discard 99", "discard 0 1")),
        (MEANING, ("play {}", "keep {}"), ("discard {}", "hint", "play -1")),
    ):
        puzzle = of(kind)[0]
        assert puzzle.may_be(puzzle.solution)
        assert all(puzzle.may_be(answer.format(puzzle.traps[0])) for answer in yes)
        assert not any(puzzle.may_be(answer.format(puzzle.traps[0])) for answer in no)


def test_what_counting_rules_out_is_in_sight() -> None:
    for puzzle in of(DISCARD):
        view = puzzle.game.view(puzzle.game.actor)
        seen = [held.card for hand in view.hands for held in hand if held.card] + [card for _, card in view.discards]
        for face in str(dict(puzzle.reasons[-1].details)["faces"]).split() if len(puzzle.reasons) > 1 else ():
            card = Card.parse(face)
            copies = puzzle.game.tables.copies[card.identity]
            placed = view.fireworks[card.colour] >= card.value
            assert [str(one) for one in seen].count(face) + placed == copies


def test_any_hint_and_any_of_equal_cards_solve_a_puzzle_that_asks_for_one() -> None:
    waiting = next(puzzle for puzzle in of(SHOW) if puzzle.solution == ANY_HINT)
    assert waiting.solved_by("hint 0 red")
    assert not waiting.solved_by(f"discard {waiting.traps[0]}")
    assert not waiting.solved_by("play 99")
    assert not waiting.solved_by("")


def test_what_is_shown_hides_what_is_asked() -> None:
    for kind in (DISCARD, MEANING):
        view = of(kind)[0].view
        assert view.seat is not None
        assert all(held.card is None and held.possible == held.told for held in view.hands[view.seat])
    assert all(held.card for hand in of(SHOW)[0].view.hands for held in hand)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "riddle"}, "kind: 'riddle' should be one of show, discard, meaning"),
        ({"players": 9}, "deal: 9 players cannot play"),
        ({"actions": "play 49"}, r"actions\[0\]: "),
        ({"actions": 7}, "actions: 7 should be text"),
        ({"traps": ["7"]}, r"traps\[0\]: '7' should be a whole number"),
        ({"reasons": [["so"]]}, r"\['so'\] should be a sentence"),
        ({"more": 1}, "unknown field 'more'"),
    ],
)
def test_what_is_no_puzzle_is_refused_in_a_sentence(change: dict[str, object], said: str) -> None:
    data = json.loads(write_puzzle(all_puzzles()[0]))
    with pytest.raises(TamayaError, match=said):
        read_puzzle(json.dumps({**data, **change}))


def test_the_command_makes_the_same_puzzles_from_the_same_seed_and_proves_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "--make", "3"]) == 0
    made = capsys.readouterr().out
    assert made.splitlines() == [write_puzzle(puzzle) for puzzle in all_puzzles()[:3]]
    file = tmp_path / "made.jsonl"
    file.write_text(made)
    assert main(["puzzles", "--check", str(file)]) == 0
    assert "3 puzzles, 3 proven." in capsys.readouterr().out
    first, *others = map(json.loads, made.splitlines())
    first["traps"] = first["traps"][:-1]
    file.write_text("\n".join(map(json.dumps, (first, *others))))
    assert main(["puzzles", "--check", str(file)]) == 1
    assert capsys.readouterr().out == "Puzzle 1 is not proven.\n3 puzzles, 2 proven.\n"
    file.write_text(f"{made}{{}}\n\n")
    assert main(["puzzles", "--check", str(file)]) == 2
    assert "made.jsonl: puzzle 4 cannot be read" in (said := capsys.readouterr().err)
    assert "puzzle: the field 'kind' is missing." in said


def test_the_command_finds_puzzles_in_the_games_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    puzzle = of(MEANING)[0]
    file.write_text(json.dumps(puzzle.game.record()))
    assert main(["puzzles", "--make", "1", "--file", str(file)]) == 0
    assert read_puzzle(capsys.readouterr().out).game.seed == puzzle.game.seed
    assert main(["puzzles", "--make", "9", "--file", str(file)]) == 2
    assert "not 9." in capsys.readouterr().err


def test_the_command_shows_a_puzzle_and_its_answer_only_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    for number, puzzle in enumerate(all_puzzles()[:3], start=1):
        assert main(["puzzles", "--show", str(number)]) == 0
        asked = capsys.readouterr().out
        assert str(puzzle.view) in asked
        assert "Answer" not in asked
        assert main(["puzzles", "--show", str(number), "--hints", "3", "--answer"]) == 0
        told = capsys.readouterr().out
        assert "Tip 3: " in told
        assert f"Answer: {puzzle.solution}. " in told
    assert main(["puzzles"]) == 0
    assert f"{len(all_puzzles())} puzzles come with Tamaya" in capsys.readouterr().out
    for wrong in (["--show", str(len(all_puzzles()) + 1)], ["--make", "0"]):
        assert main(["puzzles", *wrong]) == 2
