"""The arena: many games of bots, on all processors of this machine or on a cluster, and what they amount to.

`make_plan` says what is to be played, `run_plan` plays it and gives `Results`; `play_game` plays one game, `cross_play`
every bot with every partner. A bot is a name, a maker, or a bot itself."""

from tamaya.arena.plan import Plan, make_plan
from tamaya.arena.playing import PlayedGame, play_game
from tamaya.arena.results import Results, mean_and_error, paired_difference
from tamaya.arena.running import cross_play, run_plan
from tamaya.arena.watching import BotFailed

__all__ = [
    "BotFailed",
    "Plan",
    "PlayedGame",
    "Results",
    "cross_play",
    "make_plan",
    "mean_and_error",
    "paired_difference",
    "play_game",
    "run_plan",
]
