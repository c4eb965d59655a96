"""A compiled bot of another package plays wherever ours do: an entry point is all it needs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BOT = '''
"""Plays what it knows to fit, else discards its oldest card; with all tokens it tells the next player their 1s."""

from tamaya.bots.compiled.facts import begin_facts, own_hand, settle_facts
from tamaya.bots.compiled.policy import MOST_IN_HAND, PLAYABLE, CompiledMaker
from tamaya.core.row import ACTOR, HINTS, SIZE
from tamaya.fast.native import notepad

PLAY, DISCARD, HINT = range(3)


def hear(row, t, memory, seat, action, touched, me, notes):
    """Nothing means more than it says."""


def choose(row, t, memory, why, notes):
    own = notepad(MOST_IN_HAND)
    own_hand(row, t, memory, row[ACTOR], own)
    for slot in range(row[SIZE + row[ACTOR]]):
        if own[slot] & ~memory[PLAYABLE] == 0:
            why[0] = PLAY
            return t.play + slot
    why[0] = HINT if row[HINTS] == t.max_hints else DISCARD
    return t.value_hint if row[HINTS] == t.max_hints else 0


REASONS = ("smart-play", "nothing-better", "inform")
make = CompiledMaker("plodder", begin_facts, hear, settle_facts, choose, REASONS, same_for_all=True)
'''
TRY = """
import json
import numpy as np
from tamaya import Game, Rules
from tamaya.arena.playing import compiled_team
from tamaya.bots import bot_names, make_bot, turns
from tamaya.bots.compiled.linking import Policy
from tamaya.env.raw import RawVectorEnv

rules = Rules()
maker = compiled_team(("plodder", "plodder"))
scores, _, moves = Policy(maker, rules, 2).play_games(np.arange(3))
by_protocol = []
for seed in range(3):
    game = Game.deal(rules, players=2, seed=seed)
    for bot in turns(game, [make_bot("plodder", rules, 2, seat) for seat in range(2)]):
        game.do(bot.choose(game.view(game.actor)).action)
    by_protocol.append((game.score, len(game.moves)))
env = RawVectorEnv(2, 4, partners="plodder", rules=rules)
for _ in range(20):
    env.step(env.legal.argmax(axis=1))
print(json.dumps({
    "offered": "plodder" in bot_names(),
    "same": by_protocol == list(zip(scores.tolist(), moves.tolist())),
    "scores": scores.tolist(),
    "partners": env.partners.names(0),
}))
"""


@pytest.mark.slow
def test_a_compiled_bot_of_another_package_is_played_without_python_and_through_the_protocol_alike(
    tmp_path: Path,
) -> None:
    (tmp_path / "plodder.py").write_text(BOT, encoding="utf-8")
    about = tmp_path / "plodder-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: plodder\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[tamaya.bots]\nplodder = plodder:make [fast]\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))}
    run = subprocess.run([sys.executable, "-c", TRY], env=environment, capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    assert found["offered"]
    assert found["same"]
    assert max(found["scores"]) > 0
    assert found["partners"] == [None, "plodder"]
