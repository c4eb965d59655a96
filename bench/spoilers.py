"""Whether the time of an answer tells anything of a deal that somebody may still play (law 7).

    python -m bench.spoilers [--rounds 300]

Two deals are passed on: one was lost after a few moves, the other was played for long. Somebody who knows neither asks
whatever can be asked about them, in random order, and compares the times: the share of pairs in which the long game
took longer (0.5 tells nothing), by how many standard errors that differs from chance, and the difference of the
medians.
"""

import argparse
import http.client
import json
import random
import time
from statistics import median

from tamaya.server.config import Config, Limits
from tests.server import databases
from tests.server.guests import running
from tests.server.web.test_spoilers import ASKED, passed_on, wish_of

PLENTY = (1e9, 1e9)
IDLE = 0.0  # seconds: tables are read from their logs each time, as for somebody who waits between two questions


def main() -> None:
    """Ask and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=300)
    rounds = parser.parse_args().rounds
    limits = Limits(asks=PLENTY, files=PLENTY, messages=PLENTY, new_tables=PLENTY, requests=PLENTY)
    with running(Config(database=databases.new_place(), port=0, bot_pause=0, idle=IDLE, limits=limits)) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        deals = {"short": passed_on(ann, stop=True), "long": passed_on(ann, stop=False)}
        connection = http.client.HTTPConnection(server.address)
        for line in ASKED:
            method, _, route = line.partition(" ")
            body = json.dumps(wish_of(route)) if method == "POST" else None
            times: dict[str, list[float]] = {kind: [] for kind in deals}
            answers: dict[str, set[tuple[int, int]]] = {kind: set() for kind in deals}
            for _ in range(rounds):
                for kind in random.sample([*deals], 2):
                    path = route.format(**deals[kind])
                    begun = time.perf_counter()
                    connection.request(method, path, body, {"Cookie": eve.cookie})
                    response = connection.getresponse()
                    size = len(response.read())
                    times[kind].append(time.perf_counter() - begun)
                    answers[kind].add((response.status, size))
            share, errors = compared(times["long"], times["short"])
            typical = 1e6 * (median(times["long"]) - median(times["short"]))
            same = "the same answer" if answers["long"] == answers["short"] else f"{answers}"
            print(f"{line:45} {share:.3f} {errors:+6.1f} errors {typical:+8.0f} µs; {same}", flush=True)
        connection.close()


def compared(longer: list[float], shorter: list[float]) -> tuple[float, float]:
    """The share of pairs in which the first takes longer, and the errors by which it differs from a half."""
    ranked = sorted([(one, 1) for one in longer] + [(one, 0) for one in shorter])
    ranks = sum(rank for rank, (_, first) in enumerate(ranked, 1) if first)
    n, m = len(longer), len(shorter)
    share = (ranks - n * (n + 1) / 2) / (n * m)
    return share, (share - 0.5) / ((n + m + 1) / (12 * n * m)) ** 0.5


if __name__ == "__main__":
    main()
