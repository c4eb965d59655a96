"""Environments for research over the compiled engine. `hle` needs nothing but the core, `raw` the extra `fast`, the
others the extra `env`.

raw          many games at once, fast            vector      the same as one of Gymnasium's vector environments
gymnasium    one seat among bots, for Gymnasium  pettingzoo   PettingZoo, turn by turn and parallel
hle          the names of the Hanabi Learning Environment

The rest serves these. The core, `fast` and, as partners, the bots may be imported. No rule is stated here.
"""
