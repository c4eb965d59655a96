"""People watching the same replay: one leads, the others follow and talk. None of it is stored, and it ends when the
last one leaves. There may be more in other processes: they hear of each other."""

import time
from collections.abc import Iterable
from typing import assert_never

import msgspec

from tamaya.server.hall.connections import RESTARTING, Connection
from tamaya.server.hall.presence import Presence
from tamaya.server.storage.bus import Bus
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.from_server import Restarting
from tamaya.server.wire.games import Company, FromReplay, Here, Lead, Point, Remarked, ReplayTalk, Spot
from tamaya.server.wire.parts import Person, Remark

PLACE = "game "  # the name of a room where presence is announced; no table's id looks like that
TOPIC = "replay"
MOST_REMARKS = 100

_encode = msgspec.json.Encoder().encode


class ReplayNews(msgspec.Struct, omit_defaults=True):
    """What a process says to the others about a room."""

    process: str
    game: str
    asks: bool = False  # how far are you?
    led: bool = False  # the leader has changed, or has gone to another moment
    leader: Person | None = None
    spot: Spot | None = None
    remarks: list[Remark] = []
    checked: bool = False  # who may be there has changed: everybody has to come in again


class Room:
    """The people watching a replay through this process, and what all of them share."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.leader: Person | None = None
        self.spot: Spot | None = None
        self.remarks: list[Remark] = []

    def hear(self, remarks: list[Remark]) -> list[Remark]:
        """Add what is new, in order; only that."""
        known = {one.number for one in self.remarks}
        new = [one for one in remarks if one.number not in known]
        self.remarks = sorted([*self.remarks, *new], key=lambda one: one.number)[-MOST_REMARKS:]
        return new


class Replays:
    """All replays that are being watched."""

    def __init__(self, bus: Bus, presence: Presence) -> None:
        self._bus = bus
        self._presence = presence
        self._rooms: dict[str, Room] = {}
        bus.listen(TOPIC, self._heard)

    @property
    def connections(self) -> list[Connection]:
        """Everybody at any replay, through this process."""
        return [connection for room in self._rooms.values() for connection in room.connections]

    # ---- Who is there ------------------------------------------------------------------------------------------------

    def arrive(self, game: str, connection: Connection) -> None:
        """Somebody comes to watch."""
        room = self._rooms.get(game)
        if room is None:
            room = self._rooms[game] = Room()
            self._say(ReplayNews(self._presence.process, game, asks=True))
        room.connections.append(connection)
        self._note(game, room)
        connection.send(_encode(ReplayTalk(True, room.remarks)))
        self.changed(game)

    def depart(self, game: str, connection: Connection) -> None:
        """Somebody goes."""
        room = self._rooms[game]
        room.connections.remove(connection)
        self._note(game, room)
        if room.connections:
            self.changed(game)
        else:
            del self._rooms[game]

    def changed(self, game: str) -> None:
        """Tell everybody here who is there; a leader who has gone no longer leads."""
        room = self._rooms.get(game)
        if room is None:
            return
        everybody = self._presence.elsewhere(PLACE + game) | self._people(room)
        if room.leader is not None and room.leader.id not in everybody:
            room.leader = room.spot = None
        named = sorted([one for one in everybody.values() if one.name], key=lambda one: (one.name, one.id))
        for connection in room.connections:
            you = connection.person if connection.person.id else None
            company = Company(you, named, len(everybody) - len(named), room.leader, room.spot)
            connection.send(_encode(company))

    def _note(self, game: str, room: Room) -> None:
        self._presence.note(PLACE + game, self._people(room))

    def _people(self, room: Room) -> dict[str, Person]:
        """By id; somebody without a name counts too."""
        who = [
            one.person if one.person.id else Person(id=f"?{self._presence.process} {id(one)}", name="")
            for one in room.connections
        ]
        return {person.id: person for person in who}

    def ask_again(self, games: Iterable[str]) -> None:
        """Who may see these games has changed: everybody has to come in again."""
        for game in games:
            self._say(ReplayNews(self._presence.process, game, checked=True))
            self._send_out(game)

    def _send_out(self, game: str) -> None:
        for connection in [*self._rooms[game].connections] if game in self._rooms else []:
            connection.close(RESTARTING)

    def say_goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        for connection in self.connections:
            connection.send(_encode(Restarting()))
            connection.close(RESTARTING)

    # ---- What they do ------------------------------------------------------------------------------------------------

    def do(self, game: str, connection: Connection, message: FromReplay) -> None:
        """Carry out what somebody asks for, or raise why not."""
        room, person = self._rooms[game], connection.person
        if not isinstance(message, Here) and not person.id:
            raise refuse("no-name")
        match message:
            case Here():
                pass
            case Lead():
                if room.leader is not None and room.leader.id != person.id:
                    raise refuse("another-leads", name=room.leader.name)
                self._lead(game, room, person if message.on else None, message.spot if message.on else None)
            case Point():
                if room.leader is None or room.leader.id != person.id:
                    raise refuse("not-leading")
                self._lead(game, room, person, message.spot)
            case Remarked():
                remark = Remark(int(time.time() * 1e6), person, "table", message.text)
                self._hear(room, [remark])
                self._say(ReplayNews(self._presence.process, game, remarks=[remark]))
            case _:
                assert_never(message)

    def _lead(self, game: str, room: Room, leader: Person | None, spot: Spot | None) -> None:
        room.leader, room.spot = leader, spot
        self.changed(game)
        self._say(ReplayNews(self._presence.process, game, led=True, leader=leader, spot=spot))

    def _hear(self, room: Room, remarks: list[Remark]) -> None:
        if new := room.hear(remarks):
            for connection in room.connections:
                connection.send(_encode(ReplayTalk(False, new)))

    # ---- Other processes ---------------------------------------------------------------------------------------------

    def _say(self, word: ReplayNews) -> None:
        if not self._bus.alone:
            self._bus.publish(TOPIC, _encode(word).decode())

    def _heard(self, text: str) -> None:
        word = msgspec.json.decode(text, type=ReplayNews)
        room = self._rooms.get(word.game)
        if word.process == self._presence.process or room is None:
            return
        if word.asks:
            if room.leader is not None:
                self._say(
                    ReplayNews(self._presence.process, word.game, led=True, leader=room.leader, spot=room.spot),
                )
            for remark in room.remarks:
                self._say(ReplayNews(self._presence.process, word.game, remarks=[remark]))
        if word.led:
            room.leader, room.spot = word.leader, word.spot
            self.changed(word.game)
        self._hear(room, word.remarks)
        if word.checked:
            self._send_out(word.game)
