"""Somebody who owns a box and plays it in its language."""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tamaya import EDITIONS, Game, Rules
from tamaya.formats import RecordedGame, write_game
from tests.frontend.box_words import say, speak

DESKTOP = ViewportSize(width=1440, height=900)


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
        self.context.set_default_timeout(45_000)
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

    def bring_in(self, game: Game) -> None:
        """Open the page of a game that was played elsewhere."""
        file = write_game(RecordedGame(game, edition=self.edition.name))
        answer = self.context.request.post("/api/games/files", data=file, headers={"origin": self.url})
        assert answer.ok, answer.text()
        self.page.goto(f"/g/{answer.json()['games'][0]}")

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
