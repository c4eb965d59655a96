"""Hat: the information strategy. Every hint speaks to everybody at once, by a sum that each receiver can take apart.

Compiled: its modules are in the subset that Numba compiles, and import only each other, `bots.compiled` and the core.
"""

from tamaya.bots.compiled.policy import CompiledMaker
from tamaya.bots.hat.choosing import choose
from tamaya.bots.hat.code import begin, hear, settle

REASONS = (
    "hat-sure-play",
    "likely-playable",
    "hat-needed-hint",
    "hat-spare-hint",
    "hat-useless-discard",
    "least-missed",
    "nothing-better",
    "fetch-discarded",
    "ahead",
)

make = CompiledMaker("hat", begin, hear, settle, choose, REASONS)
