"""The review as one HTML file: complete, safe and on its own."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.formats import Note, RecordedGame
from tamaya.formats.record_text import write_line
from tamaya.i18n import LANGUAGES
from tamaya.review import what_was_possible
from tamaya.review.html import review_page
from tamaya.review.reviewing import Review, review_game
from tests.core.playing import Setup, examples, setups

HOSTILE = ('<script>alert("1")</script>', "\"><img src=x onerror='alert(2)'>", "&lt;b&gt; { $who } ]]>")
VOID = {"meta", "img", "link", "br"}


class Page(HTMLParser):
    """What a page consists of; whatever is opened is closed again."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.links: set[str] = set()
        self.names: set[str] = set()  # of attributes
        self.text = ""
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.names.add(name)
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src") and value:
                self.links.add(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


@cache
def thrown_away() -> tuple[RecordedGame, Review]:
    """A game in which the only red 5 is discarded, among people with strange names."""
    game = Game.deal(Rules(), 3, seed=19)
    five = next(id for id in game.hands[0] if str(game.card(id)) == "r5")
    for _ in range(3):
        game.do(next(action for action in game.legal_actions() if str(action).startswith("hint")))
    game.do(f"discard {five}")
    notes = (Note(1, game.hands[0][0], "<i>mine</i>", 1), Note(2, five, HOSTILE[0]))
    recorded = RecordedGame(game, HOSTILE, "norwegian", notes=notes)
    return recorded, review_game(game)


def test_names_and_notes_are_text_and_nothing_else() -> None:
    page = Page(review_page([thrown_away()], "en"))
    assert "script" not in page.tags
    assert not {name for name in page.names if name.startswith("on")}
    assert "i" not in page.tags
    for text in (*HOSTILE, "<i>mine</i>"):
        assert text in page.text


def test_nothing_is_fetched_and_every_link_leads_somewhere() -> None:
    html = review_page([thrown_away(), thrown_away()], "en")
    page = Page(html)
    assert len(page.ids) == len(set(page.ids))
    for link in page.links:
        assert link.startswith("data:image/svg+xml;base64,") or link.removeprefix("#") in page.ids
    assert set(re.findall(r"https?:[^\"' ]+|url\([^)]*\)", html)) == set(re.findall(r"url\(#[\w-]+\)", html))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    page = Page(review_page([thrown_away()], language))
    said = {
        "en": ("was lost in move 4", "discards red 5.", "when red 5 was gone for good"),
        "de": ("mit Zug 4 verloren", "wirft die rote 5 ab.", "gab es danach nicht mehr"),
        "nl": ("verloren bij zet 4", "legt de rode 5 af.", "toen verdween rood 5 voorgoed"),
        "nb": ("gikk tapt i trekk 4", "forkaster rød 5.", "da rød 5 var borte for godt"),
        "da": ("gik tabt i træk 4", "smider rød 5.", "da rød 5 var væk for altid"),
    }
    for words in said[language]:
        assert words in page.text, words
    assert not re.search(r"\$|\{|sheet-|came-|meant-", page.text.replace(HOSTILE[2], ""))


@given(setups())
@examples(3)
def test_games_by_all_rules_can_be_written(setup: Setup) -> None:
    *_, game = setup.play()
    steps = what_was_possible(game, nodes=20)
    page = Page(review_page([(RecordedGame(game), Review(game, steps, "expert"))], "en"))
    assert {f"g1-m{step.number}" for step in steps} <= set(page.ids)


def test_the_command_writes_several_games_into_one_file(tmp_path: Path) -> None:
    games = [Game.deal(Rules(masterpiece=True, black_powder=True), 2, seed=1), Game.deal(Rules(), 4, seed=2)]
    games[1].do("hint 1 1")
    file, out = tmp_path / "games.jsonl", tmp_path / "review.html"
    file.write_text("".join(write_line(RecordedGame(game)) for game in games), encoding="utf-8")
    assert main(["review", str(file), "--html", str(out), "--language", "da"]) == 0
    page = Page(out.read_text(encoding="utf-8"))
    assert {"g1", "g2", "g2-m1"} <= set(page.ids)
    assert "Der blev ikke gjort noget træk." in page.text
