"""`tamaya picture`: a moment as SVG or PNG."""

from pathlib import Path

import pytest

from tamaya import Rules
from tamaya.cli import main
from tamaya.extras import EXTRAS
from tamaya.formats import RecordedGame, write_game
from tamaya.formats.picture import picture_of
from tests.core.playing import Setup

GAME = RecordedGame(Setup(Rules(), 2, 1, 95).play_to_the_end(), ("Åse", "Bo"))


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record of a game in a file."""
    path = tmp_path / "game.json"
    path.write_text(write_game(GAME), encoding="utf-8")
    return str(path)


def test_svg_goes_to_the_standard_output(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", record, "--move", "5", "--seat", "1"]) == 0
    assert capsys.readouterr().out == picture_of(GAME, 5, 1)


def test_a_file_is_what_its_name_says(record: str, tmp_path: Path) -> None:
    svg, png = tmp_path / "end.svg", tmp_path / "end.PNG"
    assert main(["picture", record, "-o", str(svg)]) == main(["picture", record, "-o", str(png), "--width", "300"]) == 0
    assert svg.read_text(encoding="utf-8") == picture_of(GAME)
    assert png.read_bytes()[:4] == b"\x89PNG"
    assert int.from_bytes(png.read_bytes()[16:20]) == 300


def test_another_ending_is_refused(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", record, "-o", str(tmp_path / "end.gif")]) == 2
    assert "A picture cannot end in .gif: it is an .svg or a .png." in capsys.readouterr().err
    assert not (tmp_path / "end.gif").exists()


def test_who_lacks_what_draws_png_is_told_what_to_install(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EXTRAS, "pictures", ("a_module_that_nobody_has",))
    assert main(["picture", record, "-o", str(tmp_path / "end.png")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("tamaya: tamaya.formats.picture.moment.png_of needs a_module_that_nobody_has: pip install ")
