"""With people who err: random hints, ignored finesses, and a last mistake that is not lost on a guess."""

import random

import pytest

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions.agreement import EXPERT, LEVELS
from tamaya.bots.conventions.habits import TRUSTED, Habits
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.provable import held_card
from tamaya.core.actions import Play, parse_action
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tests.bots.conventions.scenes import Scene

NOISE = 0.2


class Noisy(Conventions):
    """A partner who gives a random legal hint in a fifth of the turns."""

    def __init__(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        super().__init__(rules, players, seat, LEVELS["expert"])
        self._chance = random.Random(seed * 10 + seat)

    def choose(self, view: View) -> Choice:
        hints = [text for text in view.legal if text.startswith("hint")]
        if self._chance.random() < NOISE and hints:
            return Choice(parse_action(self._chance.choice(hints)), Reason("noise"))
        return super().choose(view)


def play_with_noise(players: int, seed: int) -> tuple[Game, list[tuple[View, Choice]]]:
    """A game with one noisy partner at seat 1, and what the others did when one mistake was left."""
    rules = Rules(empty_hints=False)
    game = Game.deal(rules, players, seed)
    bots = [
        Noisy(rules, players, seat, seed) if seat == 1 else Conventions(rules, players, seat, EXPERT)
        for seat in range(players)
    ]
    told, last_life = 0, []
    while game.outcome is None:
        for event in game.log[told:]:
            for seat, bot in enumerate(bots):
                bot.see(seen_by(seat, event))
        told = len(game.log)
        view = game.view(game.actor)
        choice = bots[game.actor].choose(view)
        if game.mistakes == rules.mistakes - 1 and game.actor != 1:
            last_life.append((view, choice))
        game.do(choice.action)
    return game, last_life


@pytest.mark.slow
def test_the_team_survives_a_partner_who_gives_random_hints() -> None:
    """docs/bots.md has the figures of 1,000 games; these bounds are what a team may at most be unlucky by."""
    games, cautious_moves = [], 0
    for seed in range(200_000, 200_040):
        game, last_life = play_with_noise(2, seed)
        games.append(game)
        cautious_moves += len(last_life)
        for view, choice in last_life:
            if choice.reason.key in ("answer-finesse", "answer-prompt"):  # only if it surely fits
                assert held_card(view, choice.reason.cards[0]).possible <= view.playable
    assert sum(game.score for game in games) / len(games) >= 16
    assert sum(game.outcome == "lost" for game in games) <= 3
    assert cautious_moves > 50


def test_one_false_hint_is_forgiven_and_a_second_one_not() -> None:
    habits = Habits(3)
    habits.false_hints[1] = 1
    assert habits.reliability(1) >= TRUSTED
    habits.false_hints[1] = 2
    assert habits.reliability(1) < TRUSTED


def test_a_finesse_that_is_ignored_twice_is_not_asked_for_again() -> None:
    habits = Habits(3)
    assert habits.plays_along(1)
    habits.ignored[1] = 2
    assert not habits.plays_along(1)
    habits.answered[1] = 5
    assert habits.plays_along(1)


def test_ignoring_a_finesse_is_noticed() -> None:
    hands = ("r4 b4 y4 w3 g3", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3")
    scene = Scene(hands, ["hint 2 red", "discard y3"])
    assert scene.bot(0).memory.habits.ignored[1] == 1
    scene = Scene(hands, ["hint 2 red", "play r1"])
    assert scene.bot(0).memory.habits.answered[1] == 1


def test_no_finesse_is_given_to_somebody_who_ignores_them() -> None:
    hands = ("r4 b4 y4 w3 g3", "y3 g4 b3 w4 r1", "y4 g3 b4 r2 w3")
    scene = Scene(hands)
    assert scene.choose().reason.key == "give-finesse"
    scene.bot(0).memory.habits.ignored[1] = 2
    assert scene.choose().reason.key != "give-finesse"


def test_a_false_hint_makes_its_giver_less_reliable() -> None:
    scene = Scene(("w4 b4 y4 r4 g3", "y3 g3 b3 r3 w3", "y4 g4 b4 w4 w2"), ["hint 1 red"], "beginner")
    assert scene.bot(2).memory.habits.reliability(0) < 0.8
    assert scene.bot(1).memory.habits.reliability(0) == 1
    scene.do("play r3")
    assert scene.bot(1).memory.habits.reliability(0) < 0.8


def test_after_mistakes_the_last_one_is_not_risked_on_a_hint_that_only_conventions_explain() -> None:
    """The same hint, the same hand: with mistakes to spare the card is played, with the last one it is kept."""
    hands = ("w4 b4 y4 r4 g3", "y3 g3 b3 w1 r3", "y4 g4 b4 w4 w2")
    assert Scene(hands, ["hint 1 white"]).choose().reason.key == "hinted-playable"
    scene = Scene(hands, ["play w4", "play y3", "hint 1 4", "hint 1 white"])
    assert scene.game.mistakes == 2
    assert not isinstance(scene.choose().action, Play)


def test_events_are_all_that_it_needs() -> None:
    """A bot that was asked before and one that has only seen the events do the same."""
    hands = ("w4 b4 y4 r4 g3", "y3 g1 b3 r1 w3", "y4 g3 b4 w4 w2")
    asked, silent = Scene(hands), Scene(hands)
    for _ in range(12):
        choice = asked.choose()
        silent.game.do(choice.action)
        asked.game.do(choice.action)
    assert silent.choose() == asked.choose()
