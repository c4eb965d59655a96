"""The cautious bot: honest, and at home under every option."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tamaya import Game, Rules
from tamaya.bots.bot import Choice
from tamaya.bots.cautious import make
from tamaya.core.actions import Discard, Hint, Play, parse_action
from tamaya.core.cards import Colour
from tamaya.core.events import Hinted
from tamaya.core.view import View
from tests.core.playing import Setup, examples, rules_and_players, setups
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile


def play(rules: Rules, players: int, seed: int) -> Game:
    """A game of cautious bots; an illegal action would raise."""
    game = Game.deal(rules, players, seed)
    bots = [make(rules, players, seat, seed) for seat in range(players)]
    while game.outcome is None:
        game.do(bots[game.actor].choose(game.view(game.actor)).action)
    return game


def choice_in(game: Game, seat: int) -> str:
    """What the bot would do."""
    return repr(make(game.rules, game.players, seat, 0).choose(game.view(seat)))


@pytest.mark.slow
@given(rules_and_players(), st.integers(0, 2**53 - 1))
@examples(300)
def test_it_never_does_anything_illegal_under_any_options(rules_players: tuple[Rules, int], seed: int) -> None:
    rules, players = rules_players
    game = play(rules, players, seed)
    assert game.outcome in ("perfect", "scored", "lost")


@pytest.mark.slow
@given(setups(), st.integers(0, 2**32))
@examples(150)
def test_it_uses_only_what_its_seat_may_know(setup: Setup, chance: int) -> None:
    game = setup.play_for_a_while()
    assume(game.outcome is None and not learnt_from_a_tile(game))
    world = Hidden(game, game.actor, random.Random(chance)).another_world()
    assert choice_in(world, game.actor) == choice_in(game, game.actor)


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(Rules(), 4, 9).record() == play(Rules(), 4, 9).record()


@pytest.mark.parametrize(("players", "least"), [(2, 14), (3, 14), (4, 14), (5, 13)])
def test_it_plays_a_decent_game_and_never_loses_by_mistakes(players: int, least: int) -> None:
    games = [play(Rules(), players, seed) for seed in range(12)]
    assert all(game.outcome != "lost" for game in games)
    assert sum(game.score for game in games) / len(games) > least


def useful_hints(view: View) -> list[str]:
    """The hints that touch a card which is still needed and of which its holder learns something."""
    found = []
    for text in view.legal:
        action = parse_action(text)
        if isinstance(action, Hint):
            for held in view.hands[action.seat]:
                assert held.card is not None
                of = "colour" if isinstance(action.what, Colour) else "value"
                known = {getattr(card, of) for card in held.possible}
                if getattr(held.card, of) == action.what and len(known) > 1 and held.card not in view.useless:
                    found.append(text)
    return found


def test_it_neither_says_nothing_nor_throws_away_what_may_be_needed_while_it_can_say_something_useful() -> None:
    silent = thrown = 0
    for seed in range(12):
        game = Game.deal(Rules(), 3, seed)
        while game.outcome is None:
            view = game.view(game.actor)
            choice = make(game.rules, 3, game.actor, 0).choose(view)
            (first, *_) = game.do(choice.action)
            if isinstance(first, Hinted) and not first.touched:
                silent += 1
                assert useful_hints(view) == []
            if choice.reason.key == "least-missed" and view.hints >= 3:
                thrown += 1
                assert useful_hints(view) == []
    assert silent + thrown < 12


def test_it_plays_discards_and_hints_for_good_reasons() -> None:
    game = Game.deal(Rules(), 2, seed=3)
    reasons: dict[str, Choice] = {}
    while game.outcome is None:
        choice = make(game.rules, 2, game.actor, 0).choose(game.view(game.actor))
        reasons.setdefault(choice.reason.key, choice)
        game.do(choice.action)
    assert isinstance(reasons["known-playable"].action, Play)
    assert isinstance(reasons["show-playable"].action, Hint)
    assert isinstance(reasons["least-missed"].action, Discard)
    assert reasons["known-playable"].reason.cards == (reasons["known-playable"].action.card,)
