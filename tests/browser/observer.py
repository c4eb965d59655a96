"""The test's own eye on a table: a spectator without a page, and a referee that knows the seed."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tamaya import Game, Rules
from tamaya.core.actions import parse_entry


@contextmanager
def observe(url: str, path: str) -> Iterator["Observer"]:
    """An observer of the table at this path of the page."""
    name = json.dumps({"name": "Observer"}).encode()
    with urlopen(Request(f"{url}/api/me", name, {"origin": url, "content-type": "application/json"})) as answer:
        cookies = "; ".join(cookie.split(";")[0] for cookie in answer.headers.get_all("set-cookie"))
    address = url.replace("http", "ws", 1) + path.replace("/t/", "/ws/table/")
    with connect(address, additional_headers={"cookie": cookies}, origin=Origin(url)) as websocket:
        yield Observer(websocket)


class Observer:
    """Follows a table by its socket and plays every move after on a game of its own."""

    def __init__(self, websocket: ClientConnection) -> None:
        self._socket = websocket
        self.table: dict[str, Any] = {}

    def wait_for(self, kind: str, seconds: float = 15) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(seconds))
            if message["type"] == "table":
                self.table = message
            if message["type"] == kind:
                return message

    def deal(self, rules: Rules, players: int, seed: int) -> Game:
        """Wait for the start; the game as the seed deals it."""
        self.wait_for("game")
        return Game.deal(rules, players, seed)

    def follow(self, game: Game) -> None:
        """Wait for the next move and make it on the game too."""
        message = self.wait_for("moved")
        for move in message["moves"]:
            game.enter(parse_entry(move["action"]))
        assert len(game.history) == message["view"]["version"]
