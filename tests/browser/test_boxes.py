"""A table of each box, in the language of the box: it speaks in the words of the box wherever one looks."""

from base64 import b64encode
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tamaya import EDITIONS, Game, Rules
from tests.browser.conftest import ServerProcess
from tests.browser.owner import Owner
from tests.core.playing import Setup
from tests.frontend.box_words import WORDS, speak

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
ALWAYS = ("danish", "german-extended")  # those with the most words of their own
MARKED = {"turn": "turned", "pull": "pulled", "outline": "outlined"}
APART = 0.06  # by how much two sides of a token differ at least, of all that pictures can
GREYS = """async (pictures) => {
    const grey = async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const context = new OffscreenCanvas(24, 24).getContext("2d");
        context.drawImage(image, 0, 0, 24, 24);
        const { data } = context.getImageData(0, 0, 24, 24);
        return Array.from({ length: 576 }, (_, at) =>
            (0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]) / 255);
    };
    const [one, other] = await Promise.all(pictures.map(grey));
    return one.reduce((sum, tone, at) => sum + Math.abs(tone - other[at]), 0) / 576;
}"""
BANDS = ["6–10", "11–15", "16–20", "21–24", "25"]  # E5: of the base game, after the lowest


@pytest.fixture
def owner(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Owner]:
    """At a table where the first mistake is the last."""
    somebody = Owner(browser, server.url, request.param, {"mistakes": 1})
    yield somebody
    somebody.context.close()


@pytest.mark.parametrize(
    "owner",
    [pytest.param(name, marks=[] if name in ALWAYS else pytest.mark.long) for name in EDITIONS],
    indirect=True,
    ids=list(EDITIONS),
)
def test_a_table_speaks_in_the_words_of_its_box(owner: Owner) -> None:
    page = owner.page
    name = owner.edition.name
    # ---- The form: variants by their names, under the headings of the booklet and in its order.
    owner.button("change-rules")
    headings = [owner.text(f"heading-{heading}") for heading in owner.edition.headings]
    expect(page.locator(".headed h3")).to_have_text(headings)
    lobby = owner.everything()
    for option in owner.edition.offers:
        if option != "multicolour":
            assert owner.text(f"option-{option.replace('_', '-')}") in lobby, option
    for kind in owner.edition.offers["multicolour"][1:]:
        assert owner.text(f"value-multicolour-{kind}") in lobby, kind
    page.keyboard.press("Escape")
    # ---- The table and its log.
    owner.begin()
    table = owner.everything()
    for key in ("hint-tokens", "mistakes-made", "fireworks", "discards"):
        args = {"left": 8, "made": 0, "all": 8 if key == "hint-tokens" else 1}
        assert owner.text(key, **args) in table, key
    owner.play(owner.fits)
    colour = str(Game.deal(Rules.edition(name), 2, owner.seed).card(owner.fits).colour)
    sentence = owner.text("log-played", by="you", who="Mia", colour=colour, value=1, regained=0)
    expect(page.get_by_text(sentence.strip()).first).to_be_attached()
    owner.my_turn()
    page.locator(f".own-hand [data-card='{owner.misfit}']").click()
    assert owner.text("discard") in owner.everything()
    # ---- The end.
    owner.button("play")
    expect(page.get_by_role("heading", name=owner.text("end-lost", how="mistakes"))).to_be_visible()
    expect(page.get_by_text(owner.text("left-in-pile"))).to_be_visible()
    # ---- The rulebook.
    owner.button("look-at-table")
    expect(page.locator(f".firework.c-{colour}.blocked.{MARKED[owner.edition.character.mark]}")).to_be_visible()  # C4
    for theme in THEMES:  # the sides of a token differ without colours, too
        page.emulate_media(color_scheme=theme)
        sides = [page.locator(f".t-hint .token.{side}").first.screenshot() for side in ("on", "off")]
        apart = page.evaluate(GREYS, [b64encode(side).decode() for side in sides])
        assert apart > APART, (theme, apart)
    owner.button("menu")
    owner.button("rulebook")
    expect(page.locator(".rule").first).to_be_visible()
    rules = owner.everything()
    for word, places in WORDS[name].items():
        if "rulebook" in places and not places["rulebook"].startswith("rule-M"):
            assert word in rules, word
    assert owner.text(f"tale-{owner.edition.character.story}") in rules
    assert owner.text("tips") in rules
    lowest = owner.text("scale-below", score=6) if owner.edition.prints_below else "0–5"
    assert page.locator(".scale dt").all_inner_texts() == [lowest, *BANDS]
    assert [url for url in owner.fetched if "/box-" in url and f"-{name}-" not in url] == []


def test_who_reads_in_another_language_gets_neutral_words(browser: Browser, server: ServerProcess) -> None:
    owner = Owner(browser, server.url, "german-classic", {})
    owner.page.evaluate("localStorage.setItem('tamaya-language', 'nl')")
    owner.page.reload()
    owner.texts = speak("nl")
    owner.begin()
    assert owner.text("hint-tokens", left=8, all=8) in owner.everything()
    assert [url for url in owner.fetched if "/box-dutch" in url] == []
    owner.context.close()


def test_the_end_leads_to_what_was_reached_on_the_scale_of_the_box(browser: Browser, server: ServerProcess) -> None:
    """E5"""
    owner = Owner(browser, server.url, "german-extended", {"multicolour": "wild-10"})
    game = Setup(Rules.edition("german-extended", multicolour="wild-10"), 2, 0, 97).play_to_the_end()
    owner.bring_in(game)
    reached = owner.edition.impression(game.score, game.rules)
    assert reached is not None
    impression = owner.text(f"impression-german-extended-{reached.number}")
    expect(owner.page.get_by_role("heading", name=impression)).to_be_visible()
    owner.button("whole-scale")
    marked = owner.page.locator(".scale [aria-current] dd")
    expect(marked).to_have_text(impression)
    expect(marked).to_be_in_viewport()
    lowest = owner.text("scale-below", score=6)
    assert owner.page.locator(".scale dt").all_inner_texts() == [lowest, *BANDS[:-1], "25–29", "30"]
    owner.context.close()


def test_a_masterpiece_shows_no_points(browser: Browser, server: ServerProcess) -> None:
    """X3, X3b."""
    owner = Owner(browser, server.url, "norwegian", {"masterpiece": True})
    owner.begin()
    expect(owner.page.locator(".status-row")).to_be_visible()
    expect(owner.page.locator(".score, .best")).to_have_count(0)
    owner.play(owner.misfit)  # the only 5 of its colour
    expect(owner.page.get_by_role("heading", name=owner.text("end-lost", how="card-lost"))).to_be_visible()
    expect(owner.page.locator(".final-score")).to_have_count(0)
    expect(owner.page.get_by_text(owner.text("worth-anyway", worth=0))).to_be_visible()
    owner.context.close()
