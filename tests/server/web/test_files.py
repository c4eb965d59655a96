"""Games as files and pictures, over HTTP: what comes in becomes a page like any other, and goes out again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tamaya import Game, Rules
from tamaya.core.actions import Entry
from tamaya.core.errors import BadRecord
from tamaya.core.events import Event
from tamaya.core.record import LONGEST_NOTE, MOST_NOTES
from tamaya.formats import GameInFile, Note, RecordedGame, read_any, read_games, write_all, write_as, write_game
from tamaya.formats.picture import picture_of
from tamaya.formats.record_text import write_line
from tamaya.server.archive.files import MOST_ENTRIES
from tamaya.server.config import Config, Limits
from tamaya.server.web.requests import about_games
from tamaya.server.web.requests.about_games import LONG_GAME, MOST_FILES
from tests.core.playing import Setup
from tests.server.guests import Guest, Running, running
from tests.server.web.test_archive import finished

REAL_GAMES = Path(__file__).parents[4] / "shared" / "data" / "hanab-live-games.json"
GAME = RecordedGame(
    Setup(Rules(empty_hints=False, colours=3), 2, 4, 95).play_to_the_end(),
    ("Åse", "<Bo>"),
    notes=(Note(0, 3, "save", 2), Note(1, 12, "five")),
)


def many_gestures(number: int) -> dict[str, Any]:
    """The record of a game in which somebody does nothing but rearrange their cards."""
    game = Game.deal(Rules(), 2)
    game.rearrange(0, game.hands[0][::-1])
    game.rearrange(0, game.hands[0][::-1])
    record: dict[str, Any] = {**game.record()}
    record["actions"] = [record["actions"][move % 2] for move in range(number)]
    return record


def bring(server: Running, guest: Guest, text: str | bytes) -> tuple[int, Any]:
    """Send a file as the page does."""
    data = text.encode() if isinstance(text, str) else text
    headers = {"Cookie": guest.cookie, "Origin": f"http://{server.address}", "Content-Type": "text/plain"}
    status, _, body = server.request("POST", "/api/games/files", data, headers)
    return status, json.loads(body)


@pytest.mark.parametrize("format", ["tamaya", "hanab-live"])
def test_a_file_becomes_a_page_like_any_other_and_goes_out_as_it_came(server: Running, format: str) -> None:
    ann = server.guest("Ann")
    status, brought = bring(server, ann, write_as(format, GAME))
    assert (status, brought["ignored"]) == (201, [])
    (id,) = brought["games"]
    page = ann.get(f"/api/games/{id}")
    assert (page["game"]["kind"], page["game"]["names"], page["game"]["by"]) == ("file", ["Åse", "<Bo>"], "Ann")
    assert page["game"]["score"] == GAME.game.score
    assert page["game"]["max_score"] == 15
    held = next(event for event in GAME.game.log if getattr(event, "id", None) == 12 and hasattr(event, "turn"))
    assert page["notes"][1]["text"] == "five"
    assert 0 < page["notes"][1]["after"] <= held.turn  # type: ignore[union-attr]
    assert [game["id"] for game in ann.get("/api/games")["games"]] == [id]
    for wanted in ("tamaya", "hanab-live", "hanab-live-link"):
        _, headers, body = server.request("GET", f"/api/games/{id}/record?format={wanted}")
        assert "attachment" in headers["content-disposition"]
        again = read_any(body)
        assert (again.game.deck, again.game.score) == (GAME.game.deck, GAME.game.score)
        assert [note.text for note in again.notes] == ([] if wanted == "hanab-live-link" else ["save", "five"])


def test_several_games_come_in_at_once_and_fields_that_mean_nothing_are_told(server: Running) -> None:
    ann = server.guest("Ann")
    other = json.loads(write_as("hanab-live", GAME)) | {"mood": "good"}
    status, brought = bring(server, ann, write_game(GAME).replace("\n", "") + "\n" + json.dumps(other))
    assert (status, len(brought["games"]), brought["ignored"]) == (201, 2, ["mood"])


def test_of_many_games_those_that_cannot_be_read_are_left_out_and_counted(server: Running) -> None:
    ann = server.guest("Ann")
    line = write_game(GAME).replace("\n", "")
    status, brought = bring(server, ann, f'{line}\n{{"players": ["A", "B"]}}\n')
    assert (status, len(brought["games"]), brought["unread"]) == (201, 1, 1)
    assert len(ann.get("/api/games")["games"]) == 1


def test_of_a_file_with_very_many_lines_only_the_first_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def reading(data: bytes) -> Iterator[GameInFile]:
        for one in read_games(data):
            read.append(one.number)
            yield one

    monkeypatch.setattr(about_games, "read_games", reading)
    with pytest.raises(BadRecord, match="has 1,000"):
        about_games._games_in(b"{}\n" * 1000)
    assert read == [*range(1, MOST_FILES + 2)]


def test_a_game_that_is_brought_again_with_more_notes_gets_them_and_is_not_there_twice(server: Running) -> None:
    ann = server.guest("Ann")
    plain, noted = write_game(GAME._replace(notes=())), write_game(GAME)
    first = bring(server, ann, plain)[1]["games"]
    assert bring(server, ann, noted)[1]["games"] == bring(server, ann, plain)[1]["games"] == first
    notes = [note["text"] for note in ann.get(f"/api/games/{first[0]}")["notes"]]
    assert sorted(notes) == sorted(note.text for note in GAME.notes)
    bob = server.guest("Bob")
    both = bring(server, bob, write_line(GAME._replace(notes=())) + write_line(GAME))[1]["games"]
    assert both == both[:1] * 2
    assert len(bob.get(f"/api/games/{both[0]}")["notes"]) == len(GAME.notes)


def test_a_history_that_is_brought_again_is_not_there_twice(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    first, again, other = (bring(server, who, write_game(GAME))[1]["games"] for who in (ann, ann, bob))
    assert first == again != other
    assert len(ann.get("/api/games")["games"]) == 1


REFUSED = {
    "no game": ("hello", 400, "not-json", "line 1, column 1"),
    "half a file": (write_game(GAME)[:300], 400, "truncated", "ends in the middle of something"),
    "a wrong move": (
        write_game(GAME).replace('"play ', '"play 9', 1),
        400,
        "record-not-your-card",
        "actions[",
    ),
    "a link to somewhere": ("https://hanab.live/replay/12", 400, "bad-game-link", "nothing is fetched"),
    "too long": (b" " * 1_000_001, 413, "too-large", "too long"),
    "too many games": (write_all("tamaya", [GAME] * (MOST_FILES + 1)), 400, "too-many-games", "has 51"),
    "too many moves": (json.dumps(many_gestures(MOST_ENTRIES + 1)), 400, "too-many-moves", "has 1,001"),
}


@pytest.mark.parametrize(("text", "status", "code", "said"), REFUSED.values(), ids=REFUSED)
def test_a_bad_file_is_refused_with_a_sentence_that_says_where(
    server: Running, text: str | bytes, status: int, code: str, said: str
) -> None:
    ann = server.guest("Ann")
    answered, refused = bring(server, ann, text)
    assert (answered, refused["code"]) == (status, code)
    assert said in refused["message"]
    assert ann.get("/api/games")["games"] == []


def test_only_somebody_with_a_name_brings_files_and_only_from_our_own_page(server: Running) -> None:
    ann = server.guest("Ann")
    status, _, body = server.request("POST", "/api/games/files", b"{}", {"Origin": f"http://{server.address}"})
    assert (status, json.loads(body)["code"]) == (401, "no-name")
    headers = {"Cookie": ann.cookie, "Origin": "https://evil.example"}
    status, _, body = server.request("POST", "/api/games/files", write_game(GAME).encode(), headers)
    assert (status, json.loads(body)["code"]) == (403, "wrong-origin")


def test_any_moment_is_a_picture_and_the_link_shows_it(server: Running) -> None:
    ann = server.guest("Ann")
    (id,) = bring(server, ann, write_game(GAME))[1]["games"]
    status, headers, svg = server.request("GET", f"/api/games/{id}/picture.svg?move=7&seat=1")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert svg.decode() == picture_of(GAME, 7, 1)
    status, headers, png = server.request("GET", f"/api/games/{id}/picture.png?move=7")
    assert (status, headers["content-type"], png[:4]) == (200, "image/png", b"\x89PNG")
    status, _, refused = server.request("GET", f"/api/games/{id}/picture.svg?move=9999")
    assert (status, json.loads(refused)["code"]) == (400, "no-such-move")
    _, _, page = server.request("GET", f"/g/{id}?move=7&seat=1&evil=%22%3E")
    head = page.decode()
    image = (
        f'<meta property="og:image" content="http://{server.address}/api/games/{id}/picture.png?move=7&amp;seat=1" />'
    )
    assert image in head
    assert '<meta property="og:title" content="Hanabi: Åse, &lt;Bo&gt;" />' in head
    assert f'content="{GAME.game.score} / 15"' in head


def test_a_link_to_a_table_shows_who_invites_and_to_which_box_and_nothing_of_the_game(server: Running) -> None:
    """Law 4: before, during and after the game everybody reads the same."""
    ann = server.guest("<Ann>")
    table = ann.open_table(edition="german-classic", players=2, seed=1)
    waiting = server.request("GET", f"/t/{table}")[2]
    assert b'og:title" content="&lt;Ann&gt; invites you to a game of Hanabi"' in waiting
    assert b"og:description" in waiting
    assert b'/screenshot-wide.png"' in waiting
    with ann.join(table) as host, server.guest("Bob").join(table) as other:
        assert other.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
    assert server.request("GET", f"/t/{table}")[2] == waiting
    assert b"og:title" not in server.request("GET", "/t/nowhere")[2]
    assert b'og:title" content="Tamaya: Hanabi"' in server.request("GET", "/")[2]


def test_a_masterpiece_has_no_points_in_lists_pictures_and_previews(server: Running) -> None:
    """X3: it is won or lost."""
    ann = server.guest("Ann")
    lost = RecordedGame(Setup(Rules(masterpiece=True), 2, 4, 95).play_to_the_end(), ("Åse", "Bo"))
    (id,) = bring(server, ann, write_game(lost))[1]["games"]
    (listed,) = ann.get("/api/games")["games"]
    assert (listed["scored"], listed["outcome"], listed["box"]) == (False, "lost", False)
    assert ann.get("/api/games?most=19")["games"] == []
    assert [one["id"] for one in ann.get("/api/games?outcome=lost&edition=none")["games"]] == [id]
    assert b'og:description" content="\xe2\x9c\x97"' in server.request("GET", f"/g/{id}")[2]
    assert b" / 25" not in server.request("GET", f"/api/games/{id}/picture.svg")[2]


def test_a_private_game_has_no_picture_and_no_preview_for_others(server: Running) -> None:
    """Law 4, and nobody learns who played."""
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    assert b"og:image" in server.request("GET", f"/g/{game}")[2]
    ann.post(f"/api/games/{game}/private", {"on": True})
    assert server.request("GET", f"/g/{game}")[2] == server.request("GET", "/g/nowhere")[2]
    for kind in ("svg", "png"):
        status, _, body = server.request("GET", f"/api/games/{game}/picture.{kind}")
        assert (status, json.loads(body)["code"]) == (403, "private-game")
    assert server.request("GET", f"/api/games/{game}/picture.svg", headers={"Cookie": ann.cookie})[0] == 200


def test_many_notes_without_a_moment_are_placed_by_going_through_the_game_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves: list[Entry] = []
    enter = Game.enter

    def count(game: Game, entry: Entry) -> tuple[Event, ...]:
        moves.append(entry)
        return enter(game, entry)

    monkeypatch.setattr(Game, "enter", count)
    record = many_gestures(100)
    record["actions"] = [*record["actions"], "hint 1 1"]
    record["notes"] = [{"seat": 0, "card": card, "text": "?"} for card in [49, 0] * 100]
    status, brought = bring(server, server.guest("Ann"), json.dumps(record))
    assert status == 201, brought
    assert len(moves) < 10 * 100
    (id,) = brought["games"]
    assert [note["after"] for note in server.guest("Bob").get(f"/api/games/{id}")["notes"]] == [1, 0] * 100


def test_who_brings_many_files_has_to_wait(tmp_path: Path) -> None:
    with running(Config(database=":memory:", port=0, limits=Limits(imports=(60, 0.2)))) as server:
        ann = server.guest("Ann")
        small = write_all("tamaya", [RecordedGame(Game.deal(Rules(), 2))] * MOST_FILES)
        assert bring(server, ann, small)[0] == 201
        assert bring(server, ann, small)[1]["code"] == "too-fast"
        notes = tuple(Note(0, 0, "x" * LONGEST_NOTE, 0) for _ in range(MOST_NOTES))
        large = write_game(RecordedGame(Game.deal(Rules(), 2), notes=notes))
        assert len(large) > 40 * LONG_GAME
        bob = server.guest("Bob")
        assert [bring(server, bob, large)[0] for _ in range(2)] == [201, 429], "a large one counts like many"
        assert bring(server, bob, "no game" * 100_000)[1]["code"] == "too-fast", "nobody reads it any more"
        eve = server.guest("Eve")
        assert [bring(server, eve, "no game" * 100_000)[1]["code"] for _ in range(2)] == ["not-json", "too-fast"]


@pytest.mark.skipif(not REAL_GAMES.exists(), reason="the file with real games is not here")
def test_all_real_games_are_uploaded_replayed_and_pictured(server: Running) -> None:
    ann = server.guest("Ann")
    status, brought = bring(server, ann, REAL_GAMES.read_bytes())
    assert (status, len(brought["games"])) == (201, 24)
    real = json.loads(REAL_GAMES.read_text(encoding="utf-8"))["games"]
    for id, game in zip(brought["games"], real, strict=True):
        listing = ann.get(f"/api/games/{id}")["game"]
        assert listing["names"] == list("ABCDE"[: game["playerCount"]]), "numbers would be taken for cards"
        if game["actions"][-1]["type"] != 4:
            assert listing["score"] == game["score"]
        seen = ann.get(f"/api/games/{id}/seen?seat=0")
        assert len(seen["views"]) == listing["moves"] + 1
        for query in ("", "?move=0", "?move=1&seat=1"):
            status, headers, _ = server.request("GET", f"/api/games/{id}/picture.svg{query}")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")


def test_a_game_of_a_file_has_the_day_that_the_file_names_or_none(server: Running) -> None:
    ann = server.guest("Ann")
    export = {**json.loads(write_as("hanab-live", GAME)), "datetimeFinished": "2021-03-04T20:15:00.5Z"}
    texts = [write_game(GAME._replace(date="2019-12-24")), json.dumps(export), write_game(GAME)]
    ids = [bring(server, ann, text)[1]["games"][0] for text in texts]
    assert [ann.get(f"/api/games/{id}")["game"]["date"] for id in ids] == ["2019-12-24", "2021-03-04", None]
    headers = {"Cookie": ann.cookie}
    names = [server.request("GET", f"/api/games/{id}/record", b"", headers)[1]["content-disposition"] for id in ids]
    assert [name.partition("hanabi-")[2][:10] for name in names] == ["2019-12-24", "2021-03-04", "%C3%85se-_"]


def test_all_of_ones_games_go_out_in_one_file_and_come_in_again(server: Running) -> None:
    ann = server.guest("Ann")
    status, brought = bring(server, ann, write_all("tamaya", [GAME, GAME._replace(names=("Åse", "Bo"))]))
    assert status == 201
    status, headers, body = server.request("GET", "/api/games/files", headers={"Cookie": ann.cookie})
    assert (status, len(body.splitlines())) == (200, 2)
    assert "hanabi.jsonl" in headers["content-disposition"]
    status, again = bring(server, server.guest("Bea"), body)
    assert (status, len(again["games"])) == (201, len(brought["games"]))
    assert server.request("GET", "/api/games/files")[0] == 401
