"""How long it takes to list one's games, to open one, and to count what they come to, in an archive of 100,000 games
beside an empty one; on SQLite and PostgreSQL, over HTTP, as a page asks. One person played in all of them, which is the
worst that can happen, and another in 1,000 more.

`.venv/bin/python -m bench.archive [games]`
"""

import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from urllib.parse import quote

from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.formats import RecordedGame
from tamaya.server.archive.files import from_file
from tamaya.server.config import Config, Limits
from tamaya.server.storage.kept.finished_games import NewGame
from tamaya.server.storage.opening import open_database
from tamaya.server.wire.parts import Person
from tests.server.guests import Guest, running
from tests.server.postgres import postgres_server

GAMES = 100_000
SOME = 1_000
TOGETHER = 2_000
ROUNDS = 40
EDITIONS = ("dutch", "norwegian", "german-classic", "danish", "german-extended")
MANY = (1e9, 1e9)
LISTS = {
    "newest": "",
    "a box": "?edition=danish",
    "players": "?players=5",
    "result": "?outcome=perfect",
    "score": "?least=24",
    "with Bea17": "?name=bea17",
    "nothing found": "?name=nobody",
}


def played() -> NewGame:
    """A game with sixty moves or so, as it is stored."""
    game = Game.deal(Rules.edition("danish"), 3, 7)
    while game.outcome is None:
        actions = [str(action) for action in game.legal_actions()]
        game.do(next((one for one in actions if not one.startswith("play")), actions[0]))
    return from_file("", RecordedGame(game, ("Ann", "Bea", "Cat"), "danish"), Person(id="ann", name="Ann"))


def fill(place: str, person: str, count: int, name: str = "game") -> None:
    """Put this many games of somebody into the archive."""
    like = played()
    begun = time.perf_counter()
    with contextlib.closing(open_database(place)) as database:
        for start in range(0, count, TOGETHER):
            numbers = range(start, min(start + TOGETHER, count))
            database.add_games([_game(like, person, number, name) for number in numbers], 0.0)
    print(f"  {count} games of {len(like.body)} bytes stored in {time.perf_counter() - begun:.0f} s", flush=True)


def _game(like: NewGame, person: str, number: int, name: str) -> NewGame:
    score = number * 7 % 26
    return like._replace(
        id=f"{name}{number:012}",
        kind="table",
        table_id=f"table{number}",
        ended=1e9 + number,
        people=(person, f"bea{number % 1000}"),
        edition=EDITIONS[number % 5],
        players=2 + number % 4,
        score=score,
        outcome="perfect" if score == 25 else "scored",
        names=("Ann", f"Bea{number % 1000}"),
    )


def measure(ask: Callable[[], object]) -> float:
    """Milliseconds: the fastest quarter of several takes no longer, for other programs run, too."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        ask()
        times.append(time.perf_counter() - begun)
    return 1000 * statistics.quantiles(times)[0]


def all_of(person: Guest, deep: str, game: str) -> dict[str, float]:
    """How long each takes."""
    found = {name: measure(partial(person.get, f"/api/games{path}")) for name, path in LISTS.items()}
    found["far back"] = measure(partial(person.get, f"/api/games?before={quote(deep)}"))
    found |= statistics_of(person) | {"lobby": measure(partial(person.get, "/api/lobby"))}
    if game:
        found["a game's page"] = measure(partial(person.get, f"/api/games/{game}"))
    return found


def statistics_of(person: Guest) -> dict[str, float]:
    """How long it takes to count somebody's games."""
    return {name: measure(partial(person.get, f"/api/{name}")) for name in ("progress", "people")}


def compare(place: str, count: int) -> None:
    """An empty archive and a full one."""
    config = Config(database=place, port=0, limits=Limits(requests=MANY, arrivals=MANY))
    with running(config) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        empty = all_of(ann, "1e9 game", "")
    fill(place, ann.person["id"], count)
    fill(place, bob.person["id"], SOME, "some")
    with running(config) as server:
        person = ann.at(server)
        assert len(person.get("/api/games")["games"]) == 20
        full = all_of(person, f"{1e9 + count // 2!r} game", f"game{count // 2:012}")
        for name, time_ in statistics_of(bob.at(server)).items():
            full[f"{name}, {SOME:,}"], empty[f"{name}, {SOME:,}"] = time_, empty[name]
    for name, time_ in full.items():
        before = empty.get(name)
        ratio = "" if before is None else f"   empty {before:6.2f} ms   ratio {time_ / before:5.1f}"
        print(f"  {name:16} {time_:7.2f} ms{ratio}", flush=True)


@contextlib.contextmanager
def places() -> Iterator[dict[str, str]]:
    """A database of each kind."""
    with tempfile.TemporaryDirectory() as folder, postgres_server() as server:
        yield {"SQLite": str(Path(folder) / "games.sqlite3"), "PostgreSQL": server.new_database()}


def main() -> None:
    """Measure both."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with places() as found:
        for kind, place in found.items():
            print(kind, flush=True)
            compare(place, count)


if __name__ == "__main__":
    main()
