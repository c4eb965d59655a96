"""Several games in one file: one a line, in a list, or under 'games'; an error says in which of them it is."""

import io
import itertools
import json
from typing import Any

import pytest

from tamaya import Game, Rules
from tamaya.core.errors import BadRecord
from tamaya.formats import Note, RecordedGame, hanab_live, read_all, read_any, read_games, write_all, write_game
from tamaya.formats.any_format import MOST_GAMES
from tests.core.playing import Setup

GAMES = [
    RecordedGame(Setup(Rules(empty_hints=False), 2, 1, 90).play_to_the_end(), ("Åse", "Bo")),
    RecordedGame(Game.deal(Rules(empty_hints=False, colours=3), 3, seed=7), notes=(Note(2, 11, "save"),)),
    RecordedGame(Setup(Rules(empty_hints=False), 4, 2, 97).play_for_a_while(), tuple("abcd")),
]


def data_of(games: list[RecordedGame]) -> list[Any]:
    return [json.loads(write_game(recorded)) for recorded in games]


@pytest.mark.parametrize("format", ["tamaya", "hanab-live"])
def test_several_games_are_lines_and_come_back(format: str) -> None:
    text = write_all(format, GAMES)
    assert len(text.splitlines()) == 3
    again = read_all(text)
    assert [one.game.deck for one in again] == [one.game.deck for one in GAMES]
    assert [one.notes for one in again] == [one.notes for one in GAMES]
    assert again[0].names == GAMES[0].names
    assert read_all(b"\xef\xbb\xbf\n" + text.replace("\n", "\r\n\r\n").encode())[2].game.deck == GAMES[2].game.deck


def test_formats_may_be_mixed_and_a_list_will_do() -> None:
    data = data_of(GAMES)
    mixed = [data[0], hanab_live.to_data(GAMES[1]), data[2]]
    for text in (json.dumps(mixed), json.dumps({"about": "three games", "games": mixed}, indent=1)):
        assert [one.game.deck for one in read_all(text)] == [one.game.deck for one in GAMES]


def test_a_file_with_one_game_is_that_game_however_it_is_laid_out() -> None:
    record = write_game(GAMES[0])
    for text in (record, json.dumps(json.loads(record)), json.dumps([json.loads(record)]), f"\n{record}\n"):
        assert read_any(text).game.record() == GAMES[0].game.record()


def broken(number: int) -> list[Any]:
    data = data_of(GAMES)
    data[number]["actions"] = ["play 99"]
    return data


REFUSED = {
    "a line": ("\n".join(map(json.dumps, broken(2))), "line 3: actions[0]: “play 99” is not allowed"),
    "a line that is no JSON": (write_all("tamaya", GAMES[:2]) + "{oh", "line 3: line 1, column 2: This is not JSON"),
    "an item": (json.dumps(broken(1)), "[1]: actions[0]: “play 99” is not allowed"),
    "an item of games": (json.dumps({"games": broken(0)}), "games[0]: actions[0]: “play 99” is not allowed"),
    "an item that is not a game": (json.dumps([*data_of(GAMES), 7]), "[3]: This is not a game"),
    "an empty list": ("[]", "The file is empty"),
    "nothing": (" \n", "The file is empty"),
    "too many": ("[" + ",".join(["1"] * 3) + "]", "[0]: This is not a game"),
}


@pytest.mark.parametrize(("text", "said"), REFUSED.values(), ids=REFUSED)
def test_an_error_says_in_which_game_it_is(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_all(text)
    assert refused.value.message.startswith(said)


def test_games_that_cannot_be_read_do_not_spoil_the_others() -> None:
    lines = [json.dumps(one) for one in broken(1)]
    files: list[Any] = ["\n".join(lines), json.dumps(broken(1)), io.BytesIO("\n\n".join(lines).encode())]
    for file in files:
        first, second, third = read_games(file)
        assert (first.number, second.number, third.number) == (1, 2, 3)
        assert second.recorded is None
        assert second.error is not None
        assert "actions[0]: “play 99” is not allowed" in second.error.message
        assert first.recorded is not None
        assert third.recorded is not None
        assert (first.recorded.game, third.recorded.game) == (GAMES[0].game, GAMES[2].game)


@pytest.mark.parametrize("whole", [True, False])
def test_a_game_that_is_no_text_is_refused_and_not_changed(whole: bool) -> None:
    lines = write_all("tamaya", GAMES).encode().splitlines(keepends=True)
    lines[0] = lines[0].replace("Åse".encode(), "Åse".encode("latin-1"))
    first, second, third = read_games(b"".join(lines) if whole else lines)
    assert first.error is not None
    assert first.error.message.startswith("line 1: ")
    assert (second.error, third.error) == (None, None)


@pytest.mark.parametrize("letter", ["\u2028", "\x85"])
def test_only_the_end_of_a_line_ends_a_line(letter: str) -> None:
    data = [hanab_live.to_data(one) for one in GAMES]
    data[1]["title"] = f"an {letter} evening"
    text = "\n".join(json.dumps(one, ensure_ascii=False) for one in data)
    assert [one.game.deck for one in read_all(text)] == [one.game.deck for one in GAMES]


def test_a_file_of_any_size_is_read_game_by_game() -> None:
    line = json.dumps(data_of(GAMES)[1]).encode() + b"\n"
    endless = read_games(itertools.repeat(line))
    numbers = [one.number for one in itertools.islice(endless, 30) if one.error is None]
    assert numbers == [*range(1, 31)]


def test_a_record_carries_tags() -> None:
    tags = {"event": "Club evening", "source": "hanab.live", "id": "1234", "weather": "regn – og blæst"}
    recorded = GAMES[0]._replace(tags=tags)
    assert read_any(write_game(recorded)).tags == tags
    assert [one.tags for one in read_all(write_all("tamaya", [recorded, GAMES[1]]))] == [tags, {}]
    for wrong in ({"event": 7}, {"event": "a\nb"}, ["event"], {"event": "a" * 401}):
        with pytest.raises(BadRecord, match="tags"):
            read_any(json.dumps({**data_of(GAMES)[0], "tags": wrong}))


def test_there_is_an_end_to_how_many_games_are_read() -> None:
    line = json.dumps({"format": "they are counted before any is read"})
    with pytest.raises(BadRecord, match=f"{MOST_GAMES:,} games here; this one has {MOST_GAMES + 1:,}"):
        read_all(f"{line}\n" * (MOST_GAMES + 1))


def test_who_wants_one_game_is_told_how_many_there_are() -> None:
    with pytest.raises(BadRecord, match="has 3 games"):
        read_any(write_all("tamaya", GAMES))


NOTES: dict[str, tuple[object, str]] = {
    "no list": ({}, "notes: {} should be a list"),
    "a text": (["good"], "notes[0]: 'good' should be an object"),
    "no seat": ([{"card": 1, "text": "a"}], "notes[0]: The field “seat” is missing"),
    "a seat that is not there": ([{"seat": 2, "card": 1, "text": "a"}], "notes[0].seat: 2 should be"),
    "a card that is not there": ([{"seat": 0, "card": 50, "text": "a"}], "notes[0].card: 50 should be"),
    "a move to come": ([{"seat": 0, "card": 1, "text": "a", "move": 9999}], "notes[0].move: 9999 should be"),
    "too many letters": ([{"seat": 0, "card": 1, "text": "a" * 401}], "notes[0].text: 'aaa"),
    "an escape": ([{"seat": 0, "card": 1, "text": "\x1b"}], "notes[0].text: "),
    "more": ([{"seat": 0, "card": 1, "text": "a", "by": "x"}], "notes[0]: There is no field 'by'"),
}


@pytest.mark.parametrize(("notes", "said"), NOTES.values(), ids=NOTES)
def test_notes_that_are_none_are_refused_with_the_place(notes: object, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_any(json.dumps({**data_of(GAMES)[0], "notes": notes}))
    assert refused.value.message.startswith(said)


def test_a_file_of_nothing_but_blank_lines_is_read_in_one_go() -> None:
    """In a time that grows with the square of their number it would take hours."""
    with pytest.raises(BadRecord, match="The file is empty"):
        [*read_games(b"\n" * 1_000_000)]
