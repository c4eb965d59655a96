"""Environments for research over the compiled engine. `hle` needs nothing but the core, `vector` the extra `fast`, the
others the extra `env`.

vector       many games at once                      hle          the names of the Hanabi Learning Environment
pettingzoo   PettingZoo, turn by turn and parallel   gymnasium    one seat against bots, for Gymnasium
"""
