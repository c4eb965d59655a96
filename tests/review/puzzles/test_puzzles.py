"""Puzzles have one answer: those that come with Tamaya, those that are made, and none that was tampered with."""

import json
import os
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.cli import main
from tamaya.core.cards import Card, CardSet
from tamaya.core.editions import EDITIONS
from tamaya.core.errors import TamayaError
from tamaya.core.events import Hinted
from tamaya.core.rules import PLAYERS, Rules
from tamaya.formats.record_text import RecordedGame, write_line
from tamaya.review import known_hand, what_it_meant
from tamaya.review.puzzles import KINDS, Puzzle, collection, is_proven, puzzle_plan, read_puzzle, write_puzzle
from tamaya.review.puzzles.by_conventions import ASKS
from tamaya.review.puzzles.claims import CLAIMS, all_true
from tamaya.review.puzzles.puzzle import (
    ANNOUNCE,
    ANY_HINT,
    BOTS,
    CALL,
    DISCARD,
    FINESSE,
    MEANING,
    PEOPLE,
    PLAY,
    SHOW,
    THEMES,
    TILE,
    TRUST,
    UNKNOWN,
)
from tests.review.solver.brute_force import greatest_score

all_puzzles = cache(collection)
SHARE = 1 if "TAMAYA_LONG" in os.environ else 10  # one of this many is proven


def of(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in all_puzzles() if puzzle.kind == kind]


def test_many_different_ones_come_with_tamaya_and_weigh_little() -> None:
    assert len(all_puzzles()) >= 300
    assert len({(puzzle.kind, puzzle.game.position()) for puzzle in all_puzzles()}) == len(all_puzzles())
    assert len(files("tamaya.review.puzzles").joinpath("collection.jsonl").read_bytes()) < 400_000


def test_they_are_spread_over_themes_players_and_the_options_of_all_boxes() -> None:
    themes = Counter(puzzle.theme for puzzle in all_puzzles())
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 8
    assert max(themes.values()) < len(all_puzzles()) / 4, themes
    players = Counter(puzzle.game.players for puzzle in all_puzzles())
    assert min(players[count] for count in PLAYERS) > len(all_puzzles()) / 10, players
    played = {option for puzzle in all_puzzles() for option in puzzle.game.rules.to_dict().items()}
    offered = {
        (option, value)
        for edition in EDITIONS.values()
        for option, values in edition.offers.items()
        for value in values
        if option != "hints"
    }
    assert not offered - played
    assert {value for option, value in played if option == "hints"} > {8}
    answers = Counter(puzzle.solution.split()[0] for puzzle in of(MEANING))
    assert answers["keep"] >= len(of(MEANING)) / 4, "play it is no good guess"


def test_some_are_from_games_that_people_played() -> None:
    people = [puzzle for puzzle in all_puzzles() if puzzle.source == PEOPLE]
    assert len(people) >= 30
    assert {puzzle.source for puzzle in all_puzzles()} == {BOTS, PEOPLE}
    assert all(puzzle.game.rules == Rules(empty_hints=puzzle.game.rules.empty_hints) for puzzle in people)


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


def test_the_safe_play_fits_whatever_it_is_and_no_other_card_does() -> None:
    for puzzle in of(PLAY):
        game = puzzle.game
        playable = game.prospects().playable
        held = game.view(game.actor).hands[game.actor]
        assert [f"play {card.id}" for card in held if card.possible <= playable] == [puzzle.solution]


def test_one_card_and_one_colour_can_be_announced_and_that_brings_a_token_back() -> None:
    for puzzle in of(ANNOUNCE):
        game = puzzle.game
        safe = [
            f"play {card.id} as {face.colour}"
            for card in game.view(game.actor).hands[game.actor]
            for face in card.possible
            if card.possible.colours == (face.colour,) and card.possible <= game.prospects().playable
        ]
        assert set(safe) == {puzzle.solution}
        after = game.copy()
        after.do(puzzle.solution)
        assert (after.hints > game.hints, after.worth) == (True, game.worth + 1)


def test_who_is_called_has_the_missing_card_and_can_tell_where() -> None:
    for puzzle in of(CALL):
        game = puzzle.game
        card = int(puzzle.solution.split()[1])
        hinted = game.log[-1]
        assert isinstance(hinted, Hinted)
        assert game.actor not in (hinted.seat, hinted.target)
        assert bool({held.id: held for held in game.view(game.actor).hands[game.actor]}[card].hints) == (
            puzzle.theme != FINESSE
        )
        wanted = [game.card(touched) for touched in hinted.touched]
        assert not game.prospects().playable & CardSet.of([Card.parse(str(dict(puzzle.hints[0].details)["face"]))])
        game = game.copy()
        game.do(puzzle.solution)
        assert any(face in game.prospects().playable for face in wanted), "then what the hint is about fits"


def test_trust_is_justified_and_not_needed_where_counting_is_enough() -> None:
    for puzzle in of(TRUST):
        game = puzzle.game
        playable = game.prospects().playable
        assert game.card(int(puzzle.solution.split()[1])) in playable
        assert not any(card.possible <= playable for card in game.view(game.actor).hands[game.actor])


def test_what_a_tile_brings_back_is_nowhere_else() -> None:
    for puzzle in of(TILE):
        game = puzzle.game
        face = game.card(int(puzzle.solution.split()[1]))
        assert face not in [game.card(card) for card in (*game.pile, *(card for hand in game.hands for card in hand))]
        twins = [f"take {card}" for card in game.discards if game.card(card) == face]
        assert all(map(puzzle.solved_by, twins))
        assert not any(puzzle.solved_by(f"take {card}") for card in puzzle.traps)


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
        ("puzzle-fits", {"faces": "r5 y5"}),
        ("puzzle-not-yet", {"face": "r5", "faces": "r1"}),
        ("puzzle-nowhere", {"face": "w1"}),
        ("puzzle-it-fits", {"face": "m1"}),
        ("puzzle-unneeded", {"faces": "r5 y5 g5 b5 w5"}),
        ("puzzle-taken", {"faces": "r1 r2 r3 r4"}),
        ("puzzle-leaves", {"faces": "r1 r2"}),
        ("puzzle-tile-why", {"face": "m1"}),
        ("puzzle-tile-then", {"most": 30, "other": 1}),
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
        (CALL, ("play {}",), ("keep {}", "hint", "play {} as red")),
        (ANNOUNCE, ("play {} as red",), ("play {}", "play {} as pink", "discard {}")),
        (TILE, ("take {}",), ("play {}", "take 99", "hint")),
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
        seen += [card for held in view.hands[puzzle.game.actor] if len(held.possible) == 1 for card in held.possible]
        for face in str(dict(puzzle.reasons[-1].details)["faces"]).split() if len(puzzle.reasons) > 1 else ():
            card = Card.parse(face)
            copies = puzzle.game.tables.copies[card.identity]
            placed = puzzle.game.tables.place[card.identity] < view.fireworks[card.colour]
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
        ({"theme": "luck"}, "theme: 'luck' should be one of prompt, finesse"),
        ({"source": "cats"}, "source: 'cats' should be one of bots, people"),
        ({"players": 9}, "deal: 9 players cannot play"),
        ({"actions": "play 49"}, r"actions\[0\]: "),
        ({"actions": 7}, "actions: 7 should be text"),
        ({"traps": ["7"]}, r"traps\[0\]: '7' should be a whole number"),
        ({"reasons": [["so"]]}, r"\['so'\] should be"),
        ({"more": 1}, "There is no field 'more' here"),
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
    assert main(["puzzles", "--make", "3"]) == 0
    assert capsys.readouterr().out == made
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
    assert "puzzle: The field “kind” is missing." in said


def test_making_puzzles_goes_on_where_it_was_and_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_plan, "PLAN", tuple(puzzle_plan.PuzzleBatch(kind, 2) for kind in (MEANING, TRUST)))

    def made(count: int, *options: str) -> str:
        assert main(["puzzles", "--make", str(count), "--workers", "1", *options]) == 0
        return capsys.readouterr().out

    once, run = made(5), tmp_path / "run.jsonl"
    assert len(set(once.splitlines())) == 5
    assert once.startswith(made(3, "--resume", str(run)))
    whole = run.read_text()
    run.write_text(whole[:-20])  # as if it had been killed
    assert made(5, "--resume", str(run)) == once
    assert run.read_text().startswith(whole)
    monkeypatch.setattr(puzzle_plan, "self_play", None)  # nothing is played again
    assert made(5, "--resume", str(run)) == once
    assert main(["puzzles", "--make", "5", "--seed", "2", "--resume", str(run)]) == 2
    assert "belongs to a different run" in capsys.readouterr().err


def test_processes_find_the_puzzles_of_a_file_in_the_same_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(write_line(RecordedGame(puzzle.game)) for puzzle in of(MEANING)[:4]))
    made = []
    for workers in ("1", "2"):
        assert main(["puzzles", "--make", "4", "--file", str(file), "--workers", workers]) == 0
        made.append(capsys.readouterr().out)
    assert len(made[0].splitlines()) == 4
    assert made[0] == made[1]


def test_the_collection_is_made_part_by_part_and_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_plan, "PLAN", (puzzle_plan.PuzzleBatch(MEANING, 2),))
    played = next(puzzle for puzzle in of(MEANING) if puzzle.source == PEOPLE)
    games = tmp_path / "games.json"
    games.write_text(json.dumps(played.game.record()))
    made = puzzle_plan.make(tmp_path / "parts", [games])
    found = [read_puzzle(line) for line in made]
    assert sum(puzzle.source == BOTS for puzzle in found) == 2
    assert any(puzzle.source == PEOPLE and puzzle.game.deck == played.game.deck for puzzle in found)
    assert puzzle_plan.make(tmp_path / "others", [games]) == made
    monkeypatch.setattr(puzzle_plan, "self_play", None)  # nothing is played again
    assert puzzle_plan.make(tmp_path / "parts", []) == made


def test_the_command_finds_puzzles_in_the_games_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    puzzle = of(MEANING)[0]
    file.write_text(json.dumps(puzzle.game.record()))
    for source, flags in ((UNKNOWN, ()), (PEOPLE, ("--people",))):
        assert main(["puzzles", "--make", "1", "--file", str(file), *flags]) == 0
        made = read_puzzle(capsys.readouterr().out)
        assert (made.game.seed, made.source) == (puzzle.game.seed, source)
    assert main(["puzzles", "--make", "99", "--file", str(file)]) == 2
    assert "not 99." in capsys.readouterr().err


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
    assert f"{len(all_puzzles())} puzzles come with Tamaya" in (told := capsys.readouterr().out)
    assert all(theme in told for theme in THEMES)
    assert main(["puzzles", "--theme", "black-powder"]) == 0
    assert "black_powder=true" in capsys.readouterr().out
    for wrong in (["--show", str(len(all_puzzles()) + 1)], ["--make", "0"]):
        assert main(["puzzles", *wrong]) == 2


def test_tips_and_answers_name_cards_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for number in {puzzle.kind: number for number, puzzle in enumerate(all_puzzles(), start=1)}.values():
        assert main(["puzzles", "--show", str(number), "--hints", "3", "--answer"]) == 0
        told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("Tip", "Answer"))]
        assert len(told) == 4
        assert re.findall(r"\b[rygbwmk][1-5]\b", " ".join(told)) == []
