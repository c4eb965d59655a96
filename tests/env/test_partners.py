"""Compiled bots as partners in batches play exactly what the same bots play at a table."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from tamaya import Game, Rules, TamayaError
from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.core.action_numbers import number_of
from tamaya.core.row import NONE
from tamaya.env.partners import Names
from tamaya.env.raw import RawVectorEnv
from tests.bots.test_conformance import some_rules

EVERYTHING = Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True)


class Table:
    """The game of a lane once more: `Game` is the referee, and each bot sees the events of its seat. The learner's
    seat has a bot, too, whose advice is mostly followed: so games last, but what the others hear is not always true."""

    def __init__(self, env: RawVectorEnv, lane: int, learner: str, dice: random.Random) -> None:
        assert env.partners is not None
        names = env.partners.names(lane)
        self.dice = dice
        self.seat = names.index(None)
        self.game = Game.deal(env.rules, env.players, int(env.batch.seeds[lane]))
        bots = [make_bot(name or learner, env.rules, env.players, seat) for seat, name in enumerate(names)]
        self.turns = turns(self.game, bots)
        self.advice = NONE
        self.let_partners_play()

    def let_partners_play(self) -> None:
        for bot in self.turns:
            action = bot.choose(self.game.view(self.game.actor)).action
            if self.game.actor == self.seat:
                self.advice = number_of(action, self.game.row, self.game.tables)
                return
            self.game.do(action)

    def act(self) -> int:
        """The learner's next action, carried out, and those of the others."""
        action = self.advice if self.dice.random() < 0.9 else self.dice.choice(self.game.legal_numbers())
        self.game.do(self.game.action_of(action))
        self.let_partners_play()
        return action


def same_as_at_tables(env: RawVectorEnv, learner: str, steps: int) -> int:
    """Play beside the reference; return how many games came to an end."""
    dice = random.Random(1)
    tables = [Table(env, lane, learner, dice) for lane in range(env.games)]
    ended = 0
    for _ in range(steps):
        assert [NONE if table.game.outcome else table.advice for table in tables] == env.advice.tolist()
        env.step([NONE if table.game.outcome else table.act() for table in tables])
        for lane, table in enumerate(tables):
            if env.auto_reset and env.terminated[lane]:
                assert env.final_scores[lane] == table.game.score
                tables[lane] = table = Table(env, lane, learner, dice)
            assert env.batch.rows[lane].tolist() == table.game.row
        ended += int(env.terminated.sum())
    return ended


@pytest.mark.parametrize(
    ("players", "partners", "rules"),
    [
        (2, "hat", None),
        (2, "smart", None),
        (3, ("hat", "smart"), EVERYTHING),
        (4, {"hat": 2, "smart": 1}, None),
        (5, "hat", None),
    ],
)
def test_partners_play_what_the_same_bots_play_at_a_table(players: int, partners: Names, rules: Rules | None) -> None:
    layout = "hle" if rules is None else "full"
    learner = "smart" if partners == "smart" else "hat"
    options: dict[str, Any] = {"partners": partners, "teacher": learner, "rules": rules, "layout": layout}
    env = RawVectorEnv(players, 3, seat="turning", seed=players, **options)
    assert same_as_at_tables(env, learner, 120 // players) >= 2


@pytest.mark.long
@pytest.mark.parametrize("partners", ["hat", "smart", {"hat": 1, "smart": 1}])
def test_partners_play_what_the_same_bots_play_whatever_the_rules(partners: Names) -> None:
    rng = random.Random(3)
    for seed in range(20):
        rules, players = some_rules(rng)
        learner = rng.choice(["hat", "smart"])
        options: dict[str, Any] = {"partners": partners, "teacher": learner, "rules": rules, "layout": "full"}
        env = RawVectorEnv(players, 4, seat="turning", seed=seed, **options)
        same_as_at_tables(env, learner, 60)


def test_it_is_always_the_learners_turn_and_the_seat_turns_with_each_game() -> None:
    env = RawVectorEnv(3, 40, partners="smart", seat="turning", seed=2)
    assert env.partners is not None
    assert env.actors.tolist() == [lane % 3 for lane in range(40)]
    games = np.zeros(40, int)
    for _ in range(25):
        env.step(env.batch.choose())
        games += env.terminated
        assert not env.batch.over.any()
        assert env.actors.tolist() == env.partners.learners.tolist() == ((np.arange(40) + games) % 3).tolist()
    assert (games > 0).all()


@pytest.mark.parametrize("rewards", ["difference", "final", "lenient"])
def test_a_step_pays_what_the_whole_round_brings(rewards: str) -> None:
    env = RawVectorEnv(3, 30, partners="hat", seat=1, rewards=rewards, auto_reset=False, seed=4)
    before = env.batch.scores.copy()
    total = np.zeros(30)
    while not env.batch.over.all():
        env.step(env.batch.choose())
        total += env.rewards
    wanted = {"difference": env.batch.scores - before, "final": env.batch.scores, "lenient": env.final_worths - before}
    assert total.tolist() == wanted[rewards].tolist()


def test_partners_are_drawn_by_their_shares_and_by_the_seed() -> None:
    env = RawVectorEnv(3, 2000, partners={"hat": 1, "smart": 3}, seed=6)
    assert env.partners is not None
    assert (env.partners.seated[:, 0] == NONE).all()
    share = (env.partners.seated[:, 1:] == 0).mean(axis=0)
    assert share == pytest.approx([0.25, 0.25], abs=0.04)
    again = RawVectorEnv(3, 2000, partners={"hat": 1, "smart": 3}, seed=6, threads=2)
    for one in (env, again):
        for _ in range(4):
            one.step(one.batch.choose())
    assert np.array_equal(env.batch.rows, again.batch.rows)


def test_a_game_that_partners_end_alone_gives_way_to_the_next() -> None:
    """With one mistake to make and gamblers before it, the learner may never get a turn."""
    rules = Rules(mistakes=1, hints=1, empty_hints=False)
    env = RawVectorEnv(5, 200, partners="hat", seat=4, rules=rules, seed=1)
    for _ in range(10):
        assert not env.batch.over.any()
        assert (env.actors == 4).all()
        env.step(env.batch.choose())


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_it_can_be_copied_and_pickled_in_the_middle(duplicate: Any) -> None:
    env = RawVectorEnv(2, 10, partners="hat", seed=1)
    env.step(env.batch.choose())
    twin = duplicate(env)
    for one in (env, twin):
        for _ in range(5):
            one.step(one.batch.choose())
    assert np.array_equal(env.batch.rows, twin.batch.rows)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"partners": "cautious"}, "'cautious' cannot be a partner in a batch; the compiled bots can: hat, smart"),
        ({"partners": ["hat", "hat"]}, "partners needs 1 entries, not 2"),
        ({"partners": {"hat": 0}}, "each bot needs a share above 0"),
        ({"partners": {}}, "each bot needs a share above 0"),
        ({"teacher": "hat"}, "partners needs 1 entries, not 0"),
        ({"partners": "hat", "seat": 2}, "seat cannot be 2: it is a number from 0 to 1, or 'turning'"),
    ],
)
def test_a_wrong_option_is_an_error_that_says_so(options: dict[str, Any], says: str) -> None:
    with pytest.raises(TamayaError, match=says):
        RawVectorEnv(**options)
