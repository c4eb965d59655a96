"""What the documentation shows, works: Python runs, files can be read, commands are understood and run.

Python with `>>>` is compared with what it gives; the blocks of a page share their names, as a reader would type them,
and those with a title are files. A block that cannot be run says why in a comment before it: <!-- not run: why -->.
Commands are at least parsed; those that take longer are run in long runs, with few games.
"""

import doctest
import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tamaya import Rules
from tamaya.arena import play_game
from tamaya.cli import COMMANDS, main
from tamaya.cli.parser import Parser
from tamaya.formats import RecordedGame, write_as
from tamaya.review.puzzles import collection_lines
from tests.docs import stranger
from tests.docs.blocks import PAGES, ROOT, blocks, commands
from tests.learners import missing_for

PYTHON = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]
RUN_ELSEWHERE = {  # in every run; here only in long ones
    "docs/env.md": "tests/env/test_docs.py",
    "docs/review.md": "tests/review/test_docs.py",
    "docs/cookbook.md": "tests/docs/test_notebook.py",
}
ALL_COMMANDS = [(page, words) for page in PAGES for words in commands(page)]
NO_COMMANDS = ["deal 1"]  # the first line of the text that fixes a deck

QUICK = ("convert", "picture", "replay", "rules")
NOT_RUN = {
    "play|serve": "serves until somebody stops it; tests/docs/stranger.py starts one",
    "bot-join": "needs a table elsewhere; tests/server/web/test_remote_bots.py has one",
    "backup|restore|tidy|people|move": "changes the games of whoever runs it; their own tests have some",
    "mcp": "waits for a model; its own tests talk to it",
    "bot-run": "waits for questions; its own tests ask them",
    ".*llm:": "needs a server of models; tests/bots/llm has one",
    ".*…": "is cut short",
    ".*safetensors": "needs a file from elsewhere",
    ".*--dask": "needs a cluster",
    ".*learn_torch": "needs PyTorch and what was learnt; tests/env/test_learn_torch.py has both",
    "(bot-run|.*llm:)": "needs a model, or somebody who talks to it",
}
FEWER = {"--games": "2", "--deals": "2", "--make": "1", "--minutes": "0.01", "--workers": "1"}


def why_not(words: list[str]) -> str:
    return next((why for what, why in NOT_RUN.items() if re.match(what, " ".join(words))), "")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder as readers have it, with the files that pages speak of."""
    played = play_game(("cautious",) * 3, Rules(), 1).game
    for name in ("game.json", "FILE", "GAMES"):
        (tmp_path / name).write_text(write_as("tamaya", RecordedGame(played)), encoding="utf-8")
    (tmp_path / "puzzles.jsonl").write_text("\n".join(collection_lines()[:3]), encoding="utf-8")
    for name in ("mybot", "mybot.py"):
        shutil.copy(ROOT / "examples" / "bots" / "careful.py", tmp_path / name)
        (tmp_path / name).chmod(0o755)
    for block in blocks("docs/bots.md"):
        if block.title:
            (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    monkeypatch.setenv("TAMAYA_SEARCH_ROLLOUTS", "20")
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize(
    "document", [page if page not in RUN_ELSEWHERE else pytest.param(page, marks=pytest.mark.long) for page in PYTHON]
)
def test_the_python_of_a_page_runs(document: str, folder: Path) -> None:
    names: dict[str, object] = {"__name__": "page"}
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for number, block in enumerate(block for block in blocks(document) if block.language == "python"):
        where = f"{document}, Python block {number + 1}"
        if block.unrun or missing_for(block.code):
            continue
        if block.title:
            (folder / block.title).write_text(block.code, encoding="utf-8")
            import_module(block.title.removesuffix(".py"))
        elif ">>>" in block.code:
            example = doctest.DocTestParser().get_doctest(block.code, names, where, document, 0)
            runner.run(example, out=report.append, clear_globs=False)
            names |= example.globs
        else:
            exec(compile(block.code, where, "exec"), names)
    assert report == []


@pytest.mark.parametrize("document", RUN_ELSEWHERE)
def test_what_is_run_elsewhere_is(document: str) -> None:
    assert Path(document).name in (ROOT / RUN_ELSEWHERE[document]).read_text(encoding="utf-8")


def test_data_on_a_page_can_be_read() -> None:
    for page in PAGES:
        for block in blocks(page):
            if block.language == "toml":
                assert tomllib.loads(block.code), page
            elif block.language == "json" and not block.unrun:
                assert json.loads(block.code), page


@pytest.mark.parametrize(("document", "words"), ALL_COMMANDS, ids=[" ".join(words) for _, words in ALL_COMMANDS])
def test_every_command_is_understood(document: str, words: list[str]) -> None:
    if " ".join(words) in NO_COMMANDS:
        return
    assert words[0] in COMMANDS
    parser = Parser(prog=f"tamaya {words[0]}")
    import_module(f"tamaya.cli.{words[0].replace('-', '_')}").configure(parser)
    if "--language" in words:
        parser.add_language()
    parser.parse_args(words[1:])


def test_quick_commands_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = [
        words for _, words in ALL_COMMANDS if words[0] in QUICK and not why_not(words) and "games/" not in str(words)
    ]
    assert len(run) >= 4
    for words in run:
        assert main(words) == 0, words
        assert capsys.readouterr().err == ""


@pytest.mark.long
@pytest.mark.parametrize("document", PAGES)
def test_all_other_commands_run_with_few_games(document: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands(document):
        typed = " ".join(words)
        if typed in NO_COMMANDS or words[0] in QUICK or why_not(words) or document == stranger.GUIDE:
            continue
        fewer = [FEWER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
        if words[0] == "arena" and "--only" not in words:
            fewer += [
                part for option in ("--games", "--workers") if option not in words for part in (option, FEWER[option])
            ]
        assert main(fewer) == 0, (typed, capsys.readouterr().err)


def test_every_command_of_make_on_a_page_is_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page, path in PAGES.items():
        typed = re.findall(
            r"^(?:    )?make ([a-z]+)(?:\s+#| [A-Z]+=|$)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        assert set(typed) <= targets, page
