"""What every registered bot must do, whoever wrote it: act legally, reproducibly, and without peeking."""

import math
import random
from collections.abc import Iterator

import pytest

from tamaya.bots.bot import Bot
from tamaya.bots.lines.check import some_rules as some_rules_with
from tamaya.bots.registry import bot_names, make_bot
from tamaya.bots.search import SearchBot
from tamaya.bots.turns import turns
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import MULTICOLOUR, Rules
from tests.core.knowing import seat_knowledge

SLOW = {"search"}  # tries much out: fewer games
BOTS = bot_names()


def sit_down(name: str, rules: Rules, players: int, seat: int, seed: int) -> Bot:
    """A bot for a seat. One that thinks by the clock gets a number of tries instead, and so is reproducible."""
    bot = make_bot(name, rules, players, seat, seed)
    if isinstance(bot, SearchBot):
        bot.seconds, bot.rollouts = math.inf, 200
    return bot


def some_rules(rng: random.Random) -> tuple[Rules, int]:
    """Any combination of options, and a number of players."""
    players = rng.randint(2, 5)
    return some_rules_with(rng, rng.choice(MULTICOLOUR)), players


def seat_bots(name: str, game: Game) -> list[Bot]:
    """A bot of this name at every seat."""
    return [sit_down(name, game.rules, game.players, seat, game.seed) for seat in range(game.players)]


def wishes(game: Game, bots: list[Bot]) -> Iterator[str]:
    """Let the bots play; give what each turn's bot wants to do, before it is done."""
    for bot in turns(game, bots):
        choice = bot.choose(game.view(game.actor))
        assert choice.reason.key
        yield str(choice.action)
        game.do(choice.action)


def games_for(name: str, many: int) -> range:
    return range(max(1, many // 6) if name in SLOW else many)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_acts_legally_under_every_combination_of_options(name: str) -> None:
    rng = random.Random(7)
    for number in games_for(name, 12):
        rules, players = some_rules(rng)
        game = Game.deal(rules, players, number)
        for action in wishes(game, seat_bots(name, game)):
            assert action in game.view(game.actor).legal


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    for seed in games_for(name, 3):
        rules, players = some_rules(random.Random(seed + 100))
        one, other = Game.deal(rules, players, seed), Game.deal(rules, players, seed)
        assert list(wishes(one, seat_bots(name, one))) == list(wishes(other, seat_bots(name, other)))


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_reads_only_what_its_seat_may_know(name: str) -> None:
    """Law 4: with other cards in the own hand and the pile, which every event so far allows, it does the same."""
    rng = random.Random(3)
    swapped = 0
    for seed in games_for(name, 6):
        rules, players = some_rules(rng)
        rules = rules.with_options({"bonus_tiles": False})  # tile 5 lets the pile decide what becomes of a card
        game = Game.deal(rules, players, seed)
        for action in wishes(game, seat_bots(name, game)):
            if rng.random() < 0.15 and (other := with_other_cards(game, rng)):
                assert last_choice(name, other, game) == action
                swapped += 1
    assert swapped > 5


def last_choice(name: str, game: Game, original: Game) -> str:
    """What the bot of the actor wants now, having seen the whole game."""
    bot = sit_down(name, game.rules, game.players, game.actor, original.seed)
    for event in game.log:
        bot.see(seen_by(game.actor, event))
    return str(bot.choose(game.view(game.actor)).action)


def with_other_cards(game: Game, rng: random.Random) -> Game | None:
    """The same game as the actor saw it, with what the actor does not see dealt anew; None if that does not work."""
    seat = game.actor
    hidden = [*game.hands[seat], *game.pile]
    faces = [game.card(id) for id in hidden]
    possible = dict(zip(game.hands[seat], seat_knowledge(game.row, game.tables, seat), strict=True))
    for _ in range(60):
        rng.shuffle(faces)
        if all(possible.get(id, -1) >> face.identity & 1 for id, face in zip(hidden, faces, strict=True)):
            deck = list(game.deck)
            for id, face in zip(hidden, faces, strict=True):
                deck[id] = face
            other = Game.deal(game.rules, game.players, game.seed, deck, game.tiles)
            try:
                for entry in game.history:
                    other.enter(entry)
            except ValueError:
                return None
            seen = [seen_by(seat, event) for event in game.log]
            return other if seen == [seen_by(seat, event) for event in other.log] else None
    return None
