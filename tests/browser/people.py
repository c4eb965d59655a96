"""People at their browsers: they do everything through the page, as a hand on the screen would."""

import re
import time

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tamaya.core.cards import Card


class Player:
    """Somebody with a name and a browser."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.troubles: list[str] = []  # errors on the page, and requests to other hosts
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", lambda request: self._check_host(request.url))
        return page

    def _check_host(self, url: str) -> None:
        if not re.match(r"(https?|wss?)://(localhost|127\.0\.0\.2):\d+/|data:|blob:", url):
            self.troubles.append(f"asked another host: {url}")

    def ask_no_questions(self) -> None:
        """Switch off the questions before what one would regret."""
        self.context.add_init_script("try { localStorage.setItem('tamaya-confirm', 'no') } catch {}")

    # ---- Coming to the table -----------------------------------------------------------------------------------------

    def arrive(self, path: str = "/") -> None:
        """Open the page and give one's name; at a table without sitting down."""
        self.page.goto("/")
        field = self.page.get_by_label("Your name")
        field.fill(self.name)
        field.press("Enter")
        expect(field).to_be_hidden()
        if path != "/":
            self.page.goto(path)
            watch = self.page.get_by_role("button", name=re.compile("^(Just watch|Watch)$"))
            expect(watch.or_(self.page.locator(".board, .chair, .end-fireworks")).first).to_be_visible()
            if watch.is_visible():
                watch.click()

    def create_table(self, edition: str, players: int, choices: dict[str, str], switches: list[str], seed: int) -> str:
        """Fill in the form under the doors; the answer is the path of the table."""
        page = self.page
        self.open_rules()
        page.get_by_role("radio", name=re.compile(edition)).check()
        self.choose("Players", str(players))
        for summary in ("House rules", "At the table"):
            page.get_by_text(summary, exact=True).click()
        for label, value in choices.items():
            self.choose(label, value)
        for switch in switches:
            page.get_by_role("switch", name=re.compile(f"^{switch}")).check()
        page.get_by_label("Seed").fill(str(seed))
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url("**/t/*")
        return re.sub(r".*(/t/)", r"\1", page.url)

    def open_rules(self) -> None:
        """Unfold the rules of the table to be made, if they are not."""
        if not self.page.locator(".settings").is_visible():
            self.page.locator("summary", has_text="Create a table with options").click()

    def choose(self, label: str, value: str) -> None:
        """Choose a value in a group of the form."""
        group = self.page.get_by_role("group", name=label, exact=True)
        group.get_by_role("radio", name=value, exact=True).check()

    def sit(self, chair: int) -> None:
        """Sit down on a chair, counted from 1."""
        self.button(f"Take seat {chair}").click()
        expect(self.button("Stand up")).to_be_visible()

    # ---- At the table ------------------------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def my_turn(self) -> None:
        """Wait for one's turn, until what one did before is answered, and for one's cards, which come some frames after
        the table: keys lead to them."""
        expect(self.page.locator(".board[data-ready='yes'] .dock.mine")).to_be_visible()
        expect(self.page.locator(".own-hand .card").first).to_be_visible()

    def do(self, action: Action, card: Card | None = None) -> None:
        """Do an action by hand; for `take` with the face of the card to take."""
        self.my_turn()
        match action:
            case Hint(seat, what):
                self.page.locator(f".mate-name[data-seat='{seat}']").click()
                key = self.page.locator(".hint-pad").get_by_role("button", name=str(what), exact=True)
                empty = key.get_attribute("aria-description") == "touches no card"
                key.click()
                if empty:
                    self._mean_it()
            case Play(id, None):
                self.card(id).click()
                self.button("Play").click()
            case Play(id, colour):
                self.card(id).click()
                self.button("Announce…").click()
                self.page.get_by_role("button", name=f"Play as {colour}", exact=True).click()
            case Discard(id):
                self.card(id).click()
                self.button("Discard").click()
            case Take():
                assert card is not None
                name = re.compile(f"{card.colour} {card.value}")
                row = self.page.locator(".take-row")
                expect(row.get_by_role("button").first).to_be_visible()
                if row.get_by_role("button", name=name).count() == 0:  # of no use: behind those that are
                    row.locator(".take-others").click()
                row.get_by_role("button", name=name).click()

    def _mean_it(self) -> None:
        """Say that an empty hint is meant, if that is asked; else it is given, and its keys are gone."""
        self.page.wait_for_function(
            "() => document.querySelector('dialog[open]') || !document.querySelector('.hint-pad')"
        )
        if self.button("Give this hint").is_visible():
            self.button("Give this hint").click()

    def drag(self, id: int, zone: str) -> None:
        """Drag a card of one's own to where it is played or discarded, and let go."""
        self.my_turn()
        mouse = self.page.mouse
        self.card(id).hover()  # once it lies still
        mouse.down()
        box = self.page.locator(f"[data-drop='{zone}']").bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        mouse.up()

    def card(self, id: int) -> Locator:
        """A card in one's own hand."""
        return self.page.locator(f".own-hand [data-card='{id}']")

    # ---- Time and room -----------------------------------------------------------------------------------------------

    def stop_time(self) -> None:
        """From now on nothing happens on the page by its clock: `page.clock` lets time pass, or go on."""
        now = time.time()
        self.page.clock.install(time=now)
        self.page.clock.pause_at(now + 3600)  # no machine is so slow that the page is there already

    def resize(self, width: int, height: int) -> None:
        """Look at the page on another screen, once everything has found its place there."""
        self.page.set_viewport_size({"width": width, "height": height})
        settle(self.page)


def settle(page: Page) -> None:
    """Wait until the page is laid out: hands tell their cards how large they are when they are told of it themselves,
    and whoever asks later is told later."""
    page.evaluate("() => new Promise((done) => new ResizeObserver(() => done()).observe(document.body))")
