"""The tour that every engine has to pass: lobby, sheets, a whole short game by mouse, keyboard and drag, the lesson."""

import json
from typing import Any

from tamaya import Card, Game, Rules
from tests.engines.visitor import Visitor

SEED = 3
OPTIONS = {"mistakes": 1, "hand_size": 4}  # one wrong card, and the game is over
RULES = Rules.edition("german-classic", **OPTIONS)
GAME = Game.deal(RULES, 2, SEED)
FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea"
BOT_PAUSE = "0.4"  # seconds: long enough to be seen on the page
NO_QUESTIONS = "localStorage.setItem('tamaya-confirm', 'no')"


def whole_tour(visitor: Visitor) -> None:
    """All of it; nothing may go wrong on any page."""
    visitor.open("/")
    visitor.until("document.querySelector('main') && !document.querySelector('main.loading')")
    check_page(visitor)
    table = sit_down(visitor)
    visitor.open(f"/t/{table}")
    start(visitor)
    sheets(visitor)
    play_a_short_game(visitor)
    check_page(visitor)
    lesson(visitor)
    check_page(visitor)


def check_page(visitor: Visitor) -> None:
    """No error, nothing wider than the window, no field that would make a phone zoom in."""
    assert visitor.driver.troubles() == []
    assert visitor.run("return document.documentElement.scrollWidth <= innerWidth")
    small = visitor.run(
        f"return [...document.querySelectorAll({json.dumps(FIELDS)})]"
        ".filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML)"
    )
    assert small == []


def sit_down(visitor: Visitor) -> str:
    """Give a name and open a table, as the page would; the answer is its id."""
    post = """
        const post = async (path, body) => {
            const answer = await fetch(path, { method: "POST", body: JSON.stringify(body),
                headers: { "Content-Type": "application/json" } });
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        };
    """
    settings = {"edition": "german-classic", "players": 2, "options": OPTIONS, "seed": SEED}
    visitor.run(f"{NO_QUESTIONS}; {post} return post('/api/me', {{ name: 'Anna' }})")
    created: dict[str, Any] = visitor.run(f"{post} return post('/api/tables', {json.dumps(settings)})")
    table: str = created["id"]
    return table


def start(visitor: Visitor) -> None:
    """A bot sits down on the other chair, and the game begins."""
    visitor.click("button", "Add a bot at seat 2")
    visitor.click("button", "Start")
    visitor.until("document.querySelectorAll('.own-hand [data-card]').length === 4")
    my_turn(visitor)


def my_turn(visitor: Visitor) -> None:
    visitor.until("document.querySelector('.dock.mine') !== null")


def sheets(visitor: Visitor) -> None:
    """A sheet that the mouse opened shows no ring; Escape closes it; what unfolds has one triangle."""
    visitor.click("button", "Menu")
    visitor.until("document.querySelector('dialog[open]') !== null")
    assert visitor.run("return getComputedStyle(document.activeElement).outlineStyle") == "none"
    folded = "dialog .more > summary"  # which has a triangle of its own
    visitor.until(f"document.querySelector('{folded}') !== null")
    assert visitor.run(f"return getComputedStyle(document.querySelector('{folded}')).listStyleType") == "none"
    check_page(visitor)
    visitor.press("Escape")
    visitor.until("document.querySelector('dialog[open]') === null")


def play_a_short_game(visitor: Visitor) -> None:
    """A hint by mouse, a discard by keyboard, a card that does not fit by drag: the end."""
    assert visitor.run("return getComputedStyle(document.querySelector('.mate')).webkitUserSelect") == "none"
    visitor.run(COUNT_TURNS)
    visitor.click(".mate-name")
    visitor.click(".hint-pad button", str(GAME.card(4).value))
    visitor.until("window.myTurns === 1")  # the bot has had its turn
    first = own_cards(visitor)[0]
    visitor.press("1", "d")
    visitor.until("window.myTurns === 2")
    assert first not in own_cards(visitor)
    wrong = next(id for id in own_cards(visitor) if not fits(visitor, GAME.card(id)))
    zone = visitor.where(".fireworks", on_top=False)
    visitor.drag(f".own-hand [data-card='{wrong}']", zone)
    visitor.until("document.querySelector('main.end, .result') !== null")


COUNT_TURNS = """
    let was = true;
    window.myTurns = 0;
    new MutationObserver(() => {
        const mine = document.querySelector(".dock.mine") !== null;
        if (mine && !was) window.myTurns++;
        was = mine;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""


def own_cards(visitor: Visitor) -> list[int]:
    """The ids of one's own cards, oldest first."""
    found: list[str] = visitor.run(
        "return [...document.querySelectorAll('.own-hand [data-card]')].map((card) => card.dataset.card)"
    )
    return [int(id) for id in found]


def fits(visitor: Visitor, card: Card) -> bool:
    """Whether a card is the next of its firework."""
    placed = visitor.run(f"return document.querySelector('[data-firework={card.colour}]').dataset.placed")
    return card.value == int(placed) + 1


def lesson(visitor: Visitor) -> None:
    """From the first word to the last: read on, or touch what the light is on."""
    visitor.open("/learn/first")
    visitor.until("document.querySelector('.guide-bubble') !== null")
    for _ in range(80):
        visitor.until("document.querySelector('[inert]') === null")
        if not visitor.sees(".guide-bubble progress"):
            return
        if visitor.sees(".guide-foot .primary"):
            said = visitor.run("return document.querySelector('.guide-text').innerText")
            visitor.click(".guide-foot .primary")
            visitor.until(f"document.querySelector('.guide-text')?.innerText !== {json.dumps(said)}")
        else:
            visitor.click(".spotlight", on_top=False)
    raise AssertionError("the lesson never ended")
