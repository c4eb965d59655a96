"""Every command speaks the language that is asked for, or the environment's, and no other."""

import contextlib
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from tamaya import EDITIONS, Game, Rules
from tamaya.bots.cautious import make
from tamaya.bots.turns import turns
from tamaya.cli import COMMANDS, main
from tamaya.cli.voice import language_for
from tamaya.formats import RecordedGame, write_all, write_game
from tamaya.i18n import LANGUAGES, catalogue
from tamaya.i18n.fluent import Pattern, Select, entries_of, read_pattern

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDS = 4  # this many words in a row are a phrase: it belongs to one language


def phrases_in(pattern: Pattern) -> set[str]:
    """The runs of words in a text, without what is put into it."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, str):
            words = re.findall(r"[^\W\d_]+", part)
            found |= {" ".join(words[n : n + WORDS]).lower() for n in range(len(words) - WORDS + 1)}
        elif isinstance(part, Select):
            found |= set().union(*map(phrases_in, part.variants.values()))
    return found


@cache
def phrases(language: str) -> set[str]:
    """All phrases of a catalogue."""
    entries = entries_of(catalogue(language))
    return set().union(*(phrases_in(read_pattern(text)) for text in entries.values()))


def english_in(text: str, language: str) -> set[str]:
    """The English phrases in a text that this language does not have as well."""
    words = [word.lower() for word in re.findall(r"[^\W\d_]+", text)]
    runs = {" ".join(words[n : n + WORDS]) for n in range(len(words) - WORDS + 1)}
    return runs & (phrases("en") - phrases(language))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints, on either output."""
    with contextlib.suppress(SystemExit):
        main(words)
    return "\n".join(capsys.readouterr())


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games, and some things that are none."""
    monkeypatch.chdir(tmp_path)
    rules = Rules.edition("german-extended", bonus_tiles=True, black_powder=True, multicolour="wild-5")
    game = Game.deal(rules, 2, 5)
    for bot in turns(game, [make(rules, 2, seat, 5) for seat in range(2)]):
        game.do(bot.choose(game.view(game.actor)).action)
    begun = Game.deal(Rules(), 2, 1)
    begun.do("hint 1 5")
    begun.rearrange(0, begun.hands[0][::-1])
    begun.pose(1, turned=[5], raised=[6])
    Path("game.json").write_text(write_game(RecordedGame(game, edition="german-extended")), encoding="utf-8")
    Path("begun.json").write_text(write_game(RecordedGame(begun)), encoding="utf-8")
    Path("games.jsonl").write_text(write_all("tamaya", [RecordedGame(begun)] * 2), encoding="utf-8")
    Path("rubbish.json").write_text("play 7", encoding="utf-8")
    Path("spoilt.json").write_text(write_game(RecordedGame(begun)).replace("hint 1 5", "play 40"), encoding="utf-8")
    Path("empty.jsonl").touch()
    Path("silent.py").write_text("import sys; sys.stdin.readline(); print('what?')", encoding="utf-8")


SAID = [
    *([], ["nothing"], ["rules"], *(["rules", edition] for edition in EDITIONS), ["rules", "klingon"]),
    *(["replay", file, *more] for file in ("game.json", "begun.json") for more in ([], ["--seat", "1"], ["--open"])),
    *(["replay", file] for file in ("games.jsonl", "rubbish.json", "spoilt.json", "empty.jsonl")),
    *(["replay"], ["replay", "begun.json", "--seat", "7"], ["replay", "begun.json", "--game", "x"]),
    *(["replay", "begun.json", "--seat", "1", "--open"], ["replay", "https://hanab.live/replay/4"]),
    *(
        ["convert", "game.json"],
        ["convert", "game.json", "--to", "pgn"],
        ["convert", "game.json", "--to", "hanab-live"],
    ),
    *(["picture", "games.jsonl"], ["picture", "game.json", "--width", "3"], ["picture", "game.json", "-o", "x.gif"]),
    *(["verify"], ["verify", "game.json"], ["verify", "game.json", "--fingerprint", "1"]),
    *(["puzzles"], ["puzzles", "--show", "2", "--hints", "3", "--answer"], ["puzzles", "--show", "0"]),
    *(["puzzles", "--hints", "1"], ["puzzles", "--check", "empty.jsonl"], ["puzzles", "--make", "0"]),
    *(["puzzles", "--show", "1", "--puzzles", "rubbish.json"], ["arena"], ["arena", "--bot", "nobody"]),
    *(["arena", "--bot", "cautious", "--games", "2", "--workers", "1"], ["arena", "--bot", "cautious", "--only", "3"]),
    *(["arena", "--bot-command", ""], ["arena", "--bot", "cautious", "--bot-seconds", "0"]),
    *(["arena", "--bot", "cautious", "--save", "game.json"], ["arena", "--bot", "cautious", "--seed", "-1"]),
    *(["bot-check"], ["bot-check", "cautious"], ["bot-check", "./nowhere"], ["bot-check", sys.executable, "silent.py"]),
    *(
        ["bot-join", "x", "./nowhere"],
        ["bot-run", "llm:"],
        ["winnable", "--deals", "0"],
        ["winnable", "--players", "9"],
    ),
    *(["daily", "--date", "2026-12-26"], ["daily", "--date", "Christmas"]),
    *(["people", "find"], ["people", "remove", "x", "--database", ":memory:"], ["move", "x", "--database", "no"]),
    *(["tidy", "--days", "0"], ["backup", "no/x", "--database", "y"], ["restore", "x", "--database", "no/y"]),
    *(["serve", "--port", "-1"], ["serve", "--bot-command", "x"], ["serve", "--workers", "0"]),
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language_that_is_asked_for(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english_in(run(capsys, command, "--help"), language)
    assert not english_in(run(capsys, command, "--help", "--language", language), language)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("words", SAID, ids=" ".join)
def test_what_a_command_prints_is_in_that_language_alone(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for language in OTHERS:
        told = run(capsys, *words[:1], "--language", language, *words[1:])
        assert told
        assert not english_in(told, language)


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "nn_NO.UTF-8"}, "nb"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LC_MESSAGES": "da_DK", "LANG": "de_DE.UTF-8"}, "da"),
        (["rules", "--language", "nl"], {"LANG": "de_DE.UTF-8"}, "nl"),
        (["rules", "--language=nl"], {}, "nl"),
        (["rules", "--language", "klingon"], {"LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_which_language_it_is(words: list[str], environment: dict[str, str], language: str) -> None:
    assert language_for(words, environment) == language


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("people merge Ann", "“merge” takes 2 names or ids."),
        ("people remove Ann Bob", "“remove” takes one name or id."),
        ("people remove Ann Bob --language de", "Nach „remove“ kommt ein Name oder eine Kennung."),
    ],
)
def test_how_many_names_are_wanted_is_said_in_words(
    words: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert main(words.split()) == 2
    assert capsys.readouterr().err == f"tamaya: {said}\n"
