"""Smart: simple conventions as people use them. A hint points at a card to play; a hint of the value of the card that
the next player would discard warns; and when nobody warns, that card is no loss.

Compiled: its modules are in the subset that Numba compiles, and import only each other, `bots.compiled` and the core.
"""

from tamaya.bots.compiled.policy import CompiledMaker
from tamaya.bots.smart.choosing import choose
from tamaya.bots.smart.hearing import begin, hear, settle

REASONS = (
    "smart-play",
    "likely-playable",
    "smart-warning",
    "smart-play-hint",
    "inform",
    "signalled-spare",
    "smart-oldest-discard",
    "nothing-better",
    "fetch-discarded",
    "ahead",
)

make = CompiledMaker("smart", begin, hear, settle, choose, REASONS, same_for_all=True)
