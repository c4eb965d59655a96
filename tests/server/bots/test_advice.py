"""Law 4 for advice: what a seat cannot see changes no byte of what it is advised, nor of what it was told meanwhile."""

import random
from collections.abc import Iterator

import pytest

from tamaya import Game, Rules
from tamaya.bots.registry import find_maker
from tamaya.bots.turns import turns
from tamaya.server.bots.asking import COACH, Advised, Coach
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.table import entries as log
from tamaya.server.table.fold import fold_log
from tamaya.server.table.messages import encode
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Settings
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile
from tests.server.completing import complete
from tests.server.tables import ANN

GAMES = [(Rules(), 3), (Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True), 4)]
SECONDS = 60.0


def entries_of(game: Game) -> Iterator[log.AnyEntry]:
    """The log of a table where Ann plays this game with bots."""
    yield log.Opened(ANN, Settings(edition="danish", players=game.players))
    yield log.Sat(0, ANN)
    for chair in range(1, game.players):
        yield log.BotSat(chair, "cautious")
    deck = [str(card) for card in game.deck]
    yield log.Started(0, dict(game.rules.to_dict()), game.seed, deck, list(game.tiles), "00" * 32)
    played = Game.deal(game.rules, game.players, game.seed, game.deck, game.tiles)
    for action in game.history:
        yield log.Acted(played.actor, str(action))
        played.enter(action)


def positions(rules: Rules, players: int) -> Iterator[Game]:
    """Games that the coach's like play, whenever it is the turn of seat 0."""
    for seed in range(3):
        game = Game.deal(rules, players, seed)
        for bot in turns(game, [find_maker(COACH)(rules, players, seat, seed) for seat in range(players)]):
            if game.actor == 0 and len(game.pile) > 3 and not learnt_from_a_tile(game):
                yield game
            game.do(bot.choose(game.view(game.actor)).action)


def pairs(rules: Rules, players: int) -> Iterator[tuple[Table, Table]]:
    """A table when it is Ann's turn, and the same one with other cards where she cannot see them."""
    rng = random.Random(1)
    for game in positions(rules, players):
        world = Hidden(game, 0, rng).another_world()
        if [world.card(id) for id in world.hands[0]] != [game.card(id) for id in game.hands[0]]:
            yield fold_log("here", entries_of(game)), fold_log("there", entries_of(world))


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_advice_is_the_same_whatever_is_hidden(rules: Rules, players: int) -> None:
    chance = random.Random(2)

    async def advice() -> list[tuple[Advised, Advised]]:
        workers = BotWorkers(1, SECONDS, SECONDS)
        coach = Coach(workers, SECONDS)
        given = []
        try:
            for here, there in pairs(rules, players):
                assert here.game is not None
                assert there.game is not None
                for about in (None, chance.choice([str(action) for action in here.game.legal_actions()])):
                    given.append(
                        (
                            await coach.advise(here.game, "none", "here", about),
                            await coach.advise(there.game, "none", "there", about),
                        )
                    )
        finally:
            await workers.close()
        return given

    given = complete(advice())
    assert any(candidate.heard for advised, _ in given for candidate in advised.candidates)
    assert any(advised.weighed and advised.weighed.against for advised, _ in given)
    for here, there in given:
        assert encode(here) == encode(there)
