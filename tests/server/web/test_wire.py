"""Law 4 on the wire: the same things happen at two tables whose cards differ only where a seat cannot see them, and
every byte on that seat's socket is the same. Ids come from a chance that the test brings. Only the fingerprint of the
deal is taken out, 64 digits that nobody without the secret salt can tell from chance; and it is seen to be that.
All that is sent fits the published schema."""

import json
import random
import re
from collections.abc import Mapping

import pytest

from tamaya import Game, Rules
from tamaya.core.actions import WAYS, Arrange, Gesture, Pose
from tamaya.server.config import Config, Limits
from tamaya.server.table.chance import Deal
from tests.core.playing import Setup, universe
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile
from tests.server.guests import Running, Visit, running
from tests.server.published import misfit
from tests.server.tables import KnownChance

# Each with settings of a table; tests/server/table/test_nobody_peeks.py walks all of them.
SETUPS = [
    pytest.param(Setup(Rules(), 3, 1, 90), {}, marks=pytest.mark.long, id="base game"),
    pytest.param(Setup(Rules(empty_hints=False), 2, 2, 50), {"talk": "silent", "explained": True}, id="two players"),
    pytest.param(
        Setup(Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True), 4, 3, 95),
        {"memory": True},
        id="tiles and memory",
    ),
    pytest.param(Setup(Rules(multicolour="named-5", announce=True), 5, 4, 80), {"quiet_turns": True}, id="announced"),
    pytest.param(
        Setup(Rules(masterpiece=True, multicolour="wild-5", discard_when_full=True), 3, 5, 97),
        {"memory": True},
        marks=pytest.mark.long,
        id="masterpiece",
    ),
]
Settings = Mapping[str, object]


class GivenDeal(KnownChance):
    """Chance that deals what the test gives it."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def deal(self, rules: Rules, players: int) -> Deal:
        """This deal and no other."""
        assert (rules, players) == (self._game.rules, self._game.players)
        return Deal(self._game.seed, [str(card) for card in self._game.deck], list(self._game.tiles))


def bytes_for(game: Game, seat: int | None, steps: int, settings: Settings) -> list[str]:
    """Everything that a seat (None: a spectator) receives while the first steps of this game are played."""
    with running(Config(database=":memory:", port=0, limits=Limits(messages=(1e6, 1e6))), GivenDeal(game)) as server:
        received = play_at(server, game, seat, steps, settings)
        sent = [json.loads(message) for visit in server.visits for message in visit.received]
        assert [why for message in sent if (why := misfit("server", message))] == []
        return received


def play_at(server: Running, game: Game, seat: int | None, steps: int, settings: Settings) -> list[str]:
    """Play the steps, and let the seat try all kinds of things on the way."""
    players = [server.guest(f"P{number}") for number in range(game.players)]
    onlooker = server.guest("Q")
    asked = {"players": game.players, "options": game.rules.to_dict(), "edition": "danish", "talk": "free"}
    table = players[0].open_table(**{**asked, "public": True, **settings})
    visits: list[Visit] = []
    for number, player in enumerate(players):  # one after the other: who came first is no secret
        visits.append(player.join(table))
        assert visits[-1].ask("sit", chair=number) == "done"
    visits.append(onlooker.join(table))
    me = visits[-1] if seat is None else visits[seat]
    me.until(lambda: bool(me.table["spectators"]))
    assert visits[0].ask("start") == "done"
    rng = random.Random(0)
    for number, entry in enumerate(game.history[:steps]):
        for visit in visits:
            visit.catch_up(number)
        if isinstance(entry, Arrange):
            visits[entry.seat].ask("arrange", cards=list(entry.cards))
        elif isinstance(entry, Pose):
            held = dict(zip(WAYS, map(list, entry[1:]), strict=True))
            assert visits[entry.seat].ask("pose", **held) == "done"
        else:
            actor = visits[visits[0].view["actor"]]
            assert actor.act(str(entry)) == "done"
        if number % 5 == 0:
            for visit in visits:
                visit.catch_up(number + 1)
            meddle(me, visits, rng, number, game)
    for visit in visits:
        visit.catch_up(steps)
    for _ in range(3):  # here all cards of the seat's own hand differ
        meddle(me, visits, rng, steps, game)
    assert me.ask("look", version=steps // 2) == "past"
    assert me.ask("ping") == "done"
    assert {visit.newest("game")["commitment"] for visit in visits} == {me.newest("game")["commitment"]}
    return [
        *map(without_fingerprint, me.received),
        *(re.sub("'at': [0-9]+", "", str(me.guest.get(path))) for path in ("/api/lobby", "/api/editions")),
    ]


def without_fingerprint(message: str) -> str:
    """A message without what was given away of the deal: a hash of it and of a salt that nobody is sent."""
    return re.sub(r'"commitment":"[0-9a-f]{64}","deal":null', "", message)


def meddle(me: Visit, visits: list[Visit], rng: random.Random, number: int, game: Game) -> None:
    """Ask for what is refused, say and note something, propose and vote: all of it is answered on the seat's socket."""
    for action in rng.sample(universe(game), 12):
        if str(action) not in me.view["legal"]:
            me.act(str(action))
    me.ask("act", version=1, action="play 0")
    me.ask("note", card=rng.randrange(50), text=f"note {number}")
    me.ask("say", text=f"remark {number}")
    me.ask("react", reaction="wow")
    me.ask("propose", what="undo")
    proposals = me.table["proposals"]
    if proposals:
        for visit in visits[: game.players]:
            if visit is not me:
                visit.until(lambda visit=visit: bool(visit.table["proposals"]))  # type: ignore[misc]
                visit.ask("vote", proposal=proposals[0]["id"], yes=False)
                break
        me.until(lambda: not me.table["proposals"])


def without_idle_moves(game: Game) -> Game:
    """The same game without gestures that change nothing; a table does not note them."""
    other = Game.deal(game.rules, game.players, game.seed, game.deck, game.tiles)
    for entry in game.history:
        before = other.hands, other.poses
        trial = other.copy()
        trial.enter(entry)
        if not isinstance(entry, Gesture) or (trial.hands, trial.poses) != before:
            other = trial
    return other


@pytest.mark.slow
@pytest.mark.parametrize(("setup", "settings"), SETUPS)
def test_every_byte_on_a_seats_socket_is_the_same_whatever_is_hidden_from_it(setup: Setup, settings: Settings) -> None:
    """S5, and nobody peeks: not by views, events, the past, notes, remarks, proposals or refusals."""
    rng = random.Random(setup.seed)
    positions = [position.copy() for position in setup.play()]
    running_games = [
        game for game in positions if len(game.pile) > 3 and game.outcome is None and not learnt_from_a_tile(game)
    ]
    game = running_games[rng.randrange(len(running_games) // 2, len(running_games))]
    game = without_idle_moves(game)
    for seat in rng.sample([None, *range(game.players)], 2):
        world = Hidden(game, seat, rng).another_world()
        assert world.deck != game.deck
        steps = len(game.history)
        received = bytes_for(game, seat, steps, settings)
        assert len(received) > steps
        assert bytes_for(world, seat, steps, settings) == received


@pytest.mark.slow
def test_what_a_seat_can_see_does_change_its_bytes() -> None:
    """Else the test above would pass for a socket that says nothing."""
    setup = Setup(Rules(), 3, 1, 90)
    game = next(game.copy() for game in setup.play() if len(game.history) == 12)
    world = Hidden(game, 1, random.Random(1)).another_world()
    assert bytes_for(game, 0, 12, {}) != bytes_for(world, 0, 12, {})
