"""How long it takes until exercises are found in games that somebody has brought in as a file.

    python -m bench.exercises GAMES… [--games 100]

The games of these files come in, again with other names if there are too few; the first seat of each is whose
mistakes are looked for. A server of its own reviews them as it would for a visitor, but lets them ask for as many
reviews as they like: what is measured is work, not waiting for an allowance.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from tamaya.formats import RecordedGame, read_all, write_game
from tamaya.server.config import Config, Limits
from tests.server.guests import Guest, running

NAME = "Me"
AT_ONCE = 50  # games that a file may have
PLENTY = (1e9, 1e9)
PAUSE = 0.5  # seconds; the page asks every three


def lines(files: list[Path]) -> Iterator[str]:
    """The games, without end."""
    games = [game for file in files for game in read_all(file.read_bytes())]
    for time_around in count():
        for game in games:
            names = (NAME, *(f"{seat} {time_around}" for seat in range(1, game.game.players)))
            yield write_game(RecordedGame(game.game, names)).replace("\n", "")


def bring(person: Guest, some: list[str]) -> None:
    """Bring these in."""
    headers = {"Cookie": person.cookie}
    status, _, body = person.server.request("POST", "/api/games/files", "\n".join(some).encode(), headers)
    assert status == 201, body


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    all_of_them = list(islice(lines(asked.files), asked.games))
    limits = Limits(requests=PLENTY, messages=PLENTY, reviews=PLENTY)
    with running(Config(database=":memory:", port=0, limits=limits)) as server:
        person = server.guest(NAME)
        began = time.monotonic()
        for first in range(0, asked.games, AT_ONCE):
            bring(person, all_of_them[first : first + AT_ONCE])
        brought = time.monotonic() - began
        found: Any = {"waiting": asked.games}
        first_one = None
        while found["waiting"]:
            found = person.post("/api/exercises", {"name": NAME})
            if first_one is None and found["due"]:
                first_one = time.monotonic() - began
            time.sleep(PAUSE)
        took = time.monotonic() - began
    print(
        json.dumps(
            {
                "games": asked.games,
                "seconds to bring them in": round(brought, 1),
                "seconds to the first exercise": None if first_one is None else round(first_one, 1),
                "seconds to all": round(took, 1),
                "exercises": len(found["due"]),
            }
        )
    )


if __name__ == "__main__":
    main()
