"""Environments for research over the compiled engine. `hle` needs nothing but the core, `vector` the extra `fast`, the
others the extra `env`.

vector       many games at once                      hle          the names of the Hanabi Learning Environment
pettingzoo   PettingZoo, turn by turn and parallel   gymnasium    one seat among bots, for Gymnasium

The rest serves these. The core, `fast` and, for `gymnasium`, the bots may be imported. No rule is stated here.
"""
