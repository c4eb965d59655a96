"""Three people and a bot play whole games of every edition in the browser, by the rules of the box they own."""

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Action, Play, Take
from tamaya.core.events import TileDrawn
from tests.browser.conftest import ServerProcess
from tests.browser.observer import observe
from tests.browser.people import Player
from tests.core.playing import clever

NAMES = ("Anna", "Bea", "Carl")


class Box(NamedTuple):
    """A game to play: what is chosen in the form, and what that means."""

    edition: str
    name: str  # what the form calls it
    options: dict[str, str | bool]
    choices: dict[str, str]
    switches: list[str]
    seed: int
    tiles: frozenset[int] = frozenset()

    @property
    def rules(self) -> Rules:
        return Rules.edition(self.edition, **self.options)


BOXES = [
    Box("dutch", "Dutch", {"multicolour": "wild-5"}, {"Multicolour": "5 cards, every colour"}, [], 4),
    Box(
        "norwegian",
        "Norwegian",
        {"announce": True, "multicolour": "named-5"},
        {},
        ["Multicolour", "Announced play"],
        1,
    ),
    Box("german-classic", "classic", {"multicolour": "named-10"}, {"Multicolour": "10 cards, named by hints"}, [], 2),
    Box("danish", "Danish", {"masterpiece": True}, {}, ["Masterpiece"], 2),
    Box(
        "german-extended",
        "extended",
        {"multicolour": "wild-10", "black_powder": True, "bonus_tiles": True},
        {},
        ["Multicolour", "Black powder", "Bonus tiles"],
        39,
        frozenset(range(1, 7)),
    ),
]
ALWAYS = ("german-extended",)  # with the most kinds of actions


def decide(game: Game, rng: random.Random) -> Action:
    """What an all-knowing player does: the game shall reach its last pages."""
    actions = list(game.legal_actions())
    if game.pending is not None:
        return rng.choice(actions)
    action = clever(game, actions, rng)
    if isinstance(action, Play) and game.rules.announce and rng.random() < 0.5:
        return Play(action.card, game.card(action.card).colour)
    return action


@pytest.mark.slow
@pytest.mark.parametrize(
    "box",
    [pytest.param(box, id=box.edition, marks=[] if box.edition in ALWAYS else pytest.mark.long) for box in BOXES],
)
def test_three_people_and_a_bot_play_a_whole_game(
    box: Box, server: ServerProcess, invite: Callable[..., Player]
) -> None:
    people = [invite(name) for name in NAMES]
    for person in people:
        person.ask_no_questions()
    host = people[0]
    host.arrive()
    path = host.create_table(box.name, 4, box.choices, box.switches, box.seed)
    for chair, person in enumerate(people[1:], start=2):
        person.arrive(path)
        person.sit(chair)
    host.button("Add a bot at seat 4").click()
    with observe(server.url, path) as observer:
        host.button("Start").click()
        game = observer.deal(box.rules, 4, box.seed)
        rng = random.Random(box.seed)
        while game.outcome is None:
            if game.actor < len(people):
                action = decide(game, rng)
                people[game.actor].do(action, game.card(action.card) if isinstance(action, Take) else None)
            observer.follow(game)
            waits = game.actor < len(people)  # nothing happens by itself
            if game.tiles_drawn and waits and not game.is_over:  # B1: they lie on the table
                drawn = host.page.locator(".tile:not(.hidden-tile)")
                expect(drawn).to_have_count(len(game.tiles_drawn))
    assert box.tiles <= {event.tile for event in game.log if isinstance(event, TileDrawn)}
    for person in people:
        expect(person.page.get_by_role("heading", name="The story of the game")).to_be_visible()
        result = str(game.score)
        if box.rules.masterpiece:  # X3b: without points
            result = "the show is lost" if game.outcome == "lost" else "A masterpiece!"
        expect(person.page.locator("main")).to_contain_text(result)
