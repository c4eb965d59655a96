"""A table of each box, in the language of the box: it speaks in the words of the box wherever one looks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tamaya import EDITIONS, Game, Rules
from tests.browser.conftest import ServerProcess
from tests.frontend.box_words import WORDS, say, speak

DESKTOP = ViewportSize(width=1440, height=900)
MARKED = {"turn": "turned", "pull": "pulled", "outline": "outlined"}
BANDS = ["6–10", "11–15", "16–20", "21–24", "25"]  # E5: of the base game, after the lowest


def seed_with_a_1_and_a_5(rules: Rules) -> tuple[int, int, int]:
    """A seed whose first hand has the 1 and the 5 of a colour: the seed and the two cards."""
    for seed in range(1000):
        game = Game.deal(rules, 2, seed)
        ids = {str(game.card(id)): id for id in game.hands[0]}
        for colour in "rygbw":
            if f"{colour}1" in ids and f"{colour}5" in ids:
                return seed, ids[f"{colour}1"], ids[f"{colour}5"]
    raise AssertionError("no such seed")


class Owner:
    """Somebody who owns a box and reads its language, at a table with a bot."""

    def __init__(self, browser: Browser, url: str, edition: str, options: dict[str, str | int | bool | None]) -> None:
        self.edition = EDITIONS[edition]
        self.texts = speak(self.edition.language, edition)
        self.context = browser.new_context(
            viewport=DESKTOP, locale=self.edition.language, base_url=url, reduced_motion="reduce"
        )
        self.context.set_default_timeout(15_000)
        self.context.add_init_script("try { localStorage.setItem('tamaya-confirm', 'no') } catch {}")
        self.fetched: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("response", lambda response: self.fetched.append(response.url))
        rules = Rules.edition(edition, **options)
        self.seed, self.fits, self.misfit = seed_with_a_1_and_a_5(rules)
        self.url = url
        self._ask("/api/me", {"name": "Mia"})
        settings = {"edition": edition, "players": 2, "options": options, "seed": self.seed}
        self.page.goto(f"/t/{self._ask('/api/tables', settings)['id']}")

    def _ask(self, path: str, body: object) -> dict[str, str]:
        answer = self.context.request.post(path, data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()
        found: dict[str, str] = answer.json()
        return found

    def text(self, key: str, **args: str | int) -> str:
        """A text as this reader gets it."""
        return say(self.texts, key, **args)

    def button(self, key: str, **args: str | int) -> None:
        """Press the button with this text."""
        self.page.get_by_role("button", name=self.text(key, **args), exact=True).first.click()

    def everything(self) -> str:
        """All that is written on the page, and all that is said of its pictures."""
        written: str = self.page.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(
                (one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""
        )
        return written

    def begin(self) -> None:
        """With a bot."""
        self.button("add-bot-at", place=2)
        self.button("start")
        self.my_turn()

    def my_turn(self) -> None:
        """Wait for it."""
        expect(self.page.locator(".board[data-ready='yes']")).to_be_visible()

    def play(self, card: int) -> None:
        """Play a card of one's hand."""
        self.page.locator(f".own-hand [data-card='{card}']").click()
        self.button("play")


@pytest.fixture
def owner(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Owner]:
    """At a table where the first mistake is the last."""
    somebody = Owner(browser, server.url, request.param, {"mistakes": 1})
    yield somebody
    somebody.context.close()


@pytest.mark.parametrize("owner", list(EDITIONS), indirect=True, ids=list(EDITIONS))
def test_a_table_speaks_in_the_words_of_its_box(owner: Owner) -> None:
    page = owner.page
    name = owner.edition.name
    # ---- The form: variants by their names, under the headings of the booklet and in its order.
    owner.button("change-rules")
    headings = page.locator(".headed h3").all_inner_texts()
    assert headings == [owner.text(f"heading-{heading}") for heading in owner.edition.headings]
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
    assert owner.text("left-in-pile") in owner.everything()
    # ---- The rulebook.
    owner.button("look-at-table")
    expect(page.locator(f".firework.c-{colour}.blocked.{MARKED[owner.edition.character.mark]}")).to_be_visible()  # C4
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
    assert [url for url in owner.fetched if "/box-" in url and f"/box-{name}-" not in url] == []


def test_who_reads_in_another_language_gets_neutral_words(browser: Browser, server: ServerProcess) -> None:
    owner = Owner(browser, server.url, "german-classic", {})
    owner.page.evaluate("localStorage.setItem('tamaya-language', 'nl')")
    owner.page.reload()
    owner.texts = speak("nl")
    owner.begin()
    assert owner.text("hint-tokens", left=8, all=8) in owner.everything()
    assert [url for url in owner.fetched if "/box-dutch" in url] == []
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
