"""Games as files, links and pictures, through the page: in by My games, out by the page of a game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tamaya import Rules
from tamaya.formats import Note, RecordedGame, read_any, write_all, write_as, write_game
from tamaya.formats.picture import picture_of
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite
from tests.browser.test_axe import complaints
from tests.core.playing import Setup

GAME = RecordedGame(
    Setup(Rules(empty_hints=False, colours=4), 3, 8, 97).play_to_the_end(),
    ("Åse", "Bo", "Cleo"),
    notes=(Note(0, 6, "keep", 3),),
)
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


def at_my_games(server: ServerProcess, invite: Invite, width: int = 390, height: int = 844) -> Player:
    """Somebody at the list of their games, about to bring some in."""
    anna = invite("Anna", width, height)
    assert anna.context.request.post("/api/me", data={"name": "Anna"}, headers={"Origin": server.url}).ok
    anna.page.goto("/games")
    anna.page.get_by_text("Import games from a file").click()
    return anna


@pytest.mark.parametrize("screen", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_a_file_becomes_a_page_with_its_moments_as_pictures(
    screen: str, server: ServerProcess, invite: Invite, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_game(GAME), encoding="utf-8")
    anna = at_my_games(server, invite, *SIZES[screen])
    page = anna.page
    assert complaints(anna) == []
    page.get_by_label("A file").set_input_files(file)
    page.wait_for_url("**/g/*")
    expect(page.locator("main")).to_contain_text(f"{GAME.game.score}")
    expect(page.locator("main")).to_contain_text("Colours: 4")
    page.get_by_text("Files and pictures").click()
    assert complaints(anna) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture (SVG)").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == picture_of(GAME, everything=True)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save for hanab.live").click()
    assert read_any(Path(saved.value.path()).read_bytes()).game.score == GAME.game.score
    page.get_by_role("button", name="Watch it again").click()
    page.goto(re.sub(r"\?.*", "", page.url) + "?move=5&seat=1")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save a picture of this moment").click()
    assert Path(saved.value.path()).read_bytes()[:4] == b"\x89PNG"
    assert "move=5&seat=1" in saved.value.url


def test_text_links_and_several_games_come_in_and_what_is_wrong_is_said_with_its_place(
    server: ServerProcess, invite: Invite
) -> None:
    anna = at_my_games(server, invite)
    page = anna.page
    text = page.get_by_label("Or its text, or a link")
    text.fill(write_game(GAME).replace('"play ', '"play 9', 1))
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"That did not work. Move \d+: "))
    text.fill(write_all("hanab-live", [GAME, GAME._replace(names=("Åse", "Bo", "Cy"))]).replace("{", '{"mood":1,', 1))
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text("means nothing here: mood")).to_be_visible()
    expect(page.locator(".table-list li")).to_have_count(2)
    expect(page.locator(".table-list li").first).to_contain_text("from a file")
    text.fill(write_as("hanab-live-link", GAME))
    page.get_by_role("button", name="Import", exact=True).click()
    page.wait_for_url("**/g/*")
    expect(page.locator("main")).to_contain_text(f"{GAME.game.score}")


def test_whoever_brought_a_game_in_deletes_it(server: ServerProcess, invite: Invite, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_game(GAME._replace(date="2019-12-24")), encoding="utf-8")
    anna = at_my_games(server, invite)
    page = anna.page
    page.get_by_label("A file").set_input_files(file)
    page.wait_for_url("**/g/*")
    expect(page.get_by_label("About this game")).to_contain_text("Played24 Dec 2019")
    expect(page.get_by_label("About this game")).not_to_contain_text("who played")
    page.get_by_role("switch", name=re.compile("Delete this game")).click()
    anna.button("Delete it").click()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()


def test_a_history_of_more_games_than_one_part_holds_comes_in_and_what_cannot_be_read_is_counted(
    server: ServerProcess, invite: Invite, tmp_path: Path
) -> None:
    line = write_game(GAME).replace("\n", "")
    games = [line.replace("Åse", f"Ann {number}") for number in range(52)]
    file = tmp_path / "history.jsonl"
    file.write_text("\n".join((*games, '{"players": ["A", "B"]}')), encoding="utf-8")
    page = at_my_games(server, invite).page
    page.get_by_label("A file").set_input_files(file)
    expect(page.get_by_text("52 imported. Not readable here, and left out: 1.")).to_be_visible()
