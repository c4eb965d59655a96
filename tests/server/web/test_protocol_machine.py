"""Several people at a table of a real server do whatever comes to their minds. After every step: each request has been
answered exactly once, nobody has been shown what is hidden from them, versions only grow, and whoever comes anew is
told what those who stayed know."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tamaya.server.wire import from_page
from tests.server.guests import Message, Running, Visit
from tests.server.processes import free_port, process
from tests.server.strategies import fitting

NAMES = ("Ann", "Bob", "Cat")
# But bots move when they like, and a new link shuts out those who have the old one.
COMMANDS = fitting(from_page.Command).filter(lambda one: one["type"] not in ("addBot", "inviteBot", "newLink"))
BOUNDED = settings(max_examples=10, stateful_step_count=40, phases=[Phase.generate])  # a few seconds
# Hypothesis must be able to draw the same again, whatever the deck: what there is to choose from is the server's.
WHICH = st.integers(0, 999)
MOST_LOOKS = 100
WAYS = st.sampled_from(("silent", "phrases", "free"))


class People(RuleBasedStateMachine):
    """Three people, their sockets, and what each of those should know."""

    def __init__(self, server: Running) -> None:
        super().__init__()
        self.server = server
        self.guests = [server.guest(name) for name in NAMES]
        self.visits: list[Visit] = []
        self.asked: dict[Visit, int] = {}

    @initialize(players=st.sampled_from((2, 2, 3)), talk=WAYS, spectators=st.booleans(), tiles=st.booleans())
    def open(self, players: int, talk: str, spectators: bool, tiles: bool) -> None:
        """Ann makes a table, and a game begins."""
        options = {"bonus_tiles": tiles} if tiles else {}
        edition = "german-extended" if tiles else "norwegian"
        self.table = self.guests[0].open_table(
            players=players, talk=talk, spectators=spectators, edition=edition, options=options
        )
        for number in range(3):
            self.come(number)
            if 0 < number < players:
                assert self.ask(self.visits[number], "sit", chair=number) == "done"
        assert self.ask(self.visits[0], "start") == "done"

    def ask(self, visit: Visit, type: str, **fields: object) -> str:
        """Ask for something, and let everybody hear what came of it."""
        self.asked[visit] += 1
        answer = visit.ask(type, **fields)
        self.listen()
        return answer

    def listen(self) -> None:
        """Everybody reads all there is."""
        for visit in self.visits:
            self.asked[visit] += 1
            assert visit.ask("ping") == "done"

    @precondition(lambda self: len(self.visits) < 5)
    @rule(number=st.integers(0, 2))
    def come(self, number: int) -> None:
        """Somebody comes, perhaps with a second page."""
        visit = self.guests[number].join(self.table)
        self.visits.append(visit)
        self.asked[visit] = 0
        self.listen()

    @precondition(lambda self: len(self.visits) > 1)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        """Somebody goes."""
        visit = data.draw(st.sampled_from(self.visits))
        self.visits.remove(visit)
        self.is_answered(visit)
        visit.close()
        self.listen()

    @rule(data=st.data())
    def do_anything(self, data: st.DataObject) -> None:
        """Somebody sends any message that can be understood."""
        command = dict(data.draw(COMMANDS))
        command.pop("request")
        self.ask(data.draw(st.sampled_from(self.visits)), command.pop("type"), **command)

    @rule(choices=st.lists(WHICH, min_size=20, max_size=20), times=st.integers(1, 4))
    def act(self, choices: list[int], times: int) -> None:
        """Whoever's turn it is acts, if they are here; then the next."""
        for visit, which in zip(self.visits * times, choices, strict=False):
            seen = game_of(visit)
            if seen is not None and seen["view"]["legal"] and visit.table["phase"] == "playing":
                action = seen["view"]["legal"][which % len(seen["view"]["legal"])]
                assert self.ask(visit, "act", version=seen["version"], action=action) == "done"

    @rule(data=st.data(), shuffled=WHICH, held=st.integers(0, 1023))
    def rearrange(self, data: st.DataObject, shuffled: int, held: int) -> None:
        """Somebody holds their cards in another order, and some of them turned or raised."""
        visit = data.draw(st.sampled_from(self.visits))
        seen, chair = game_of(visit), visit.table["chair"]
        if seen is not None and chair is not None and visit.table["phase"] == "playing":
            cards = [card["id"] for card in seen["view"]["hands"][chair]]
            order = Random(shuffled).sample(cards, len(cards))
            turned, raised = ([id for place, id in enumerate(cards) if held >> 5 * way + place & 1] for way in (0, 1))
            self.ask(visit, "arrange", cards=order)
            self.ask(visit, "pose", turned=turned, raised=raised, lowered=[])

    @rule(data=st.data(), what=st.sampled_from(("undo", "undo", "undo", "end")), yes=st.booleans())
    def decide(self, data: st.DataObject, what: str, yes: bool) -> None:
        """Somebody proposes something, or answers a proposal."""
        visit = data.draw(st.sampled_from(self.visits))
        proposals = visit.table["proposals"]
        if visit.table["phase"] != "playing":
            self.play_again()
        elif proposals:
            self.ask(visit, "vote", proposal=proposals[0]["id"], yes=yes)
            if not yes:
                self.ask(visit, "withdraw", proposal=proposals[0]["id"])
        else:
            self.ask(visit, "propose", what=what)

    @rule(data=st.data(), which=WHICH)
    def look_back(self, data: st.DataObject, which: int) -> None:
        """Somebody looks at the table as it was; it looks the same each time."""
        visit = data.draw(st.sampled_from(self.visits))
        seen = game_of(visit)
        if seen is not None and seen["moves"]:
            version = which % (len(seen["moves"]) + 1)
            if self.ask(visit, "look", version=version) == "past":
                past = visit.newest("past")
                assert past["version"] == past["view"]["version"] == version

    @rule()
    def play_again(self) -> None:
        """The host prepares another game and begins, if that is possible."""
        for visit in self.visits:
            if visit.table["host"] == visit.guest.person and visit.table["phase"] != "playing":
                self.ask(visit, "again" if visit.table["phase"] == "over" else "start")
                return

    @invariant()
    def everybody_knows_what_they_should(self) -> None:
        """Nobody sees too much, and versions only grow."""
        for visit in self.visits:
            self.is_answered(visit)
            nobody_peeked(visit)
            versions = [one["version"] for one in visit.messages if one["type"] in ("game", "moved")]
            assert versions == sorted(versions)

    @invariant()
    def who_comes_anew_is_told_the_same(self) -> None:
        """A second page of somebody shows what the first has been told bit by bit."""
        if not self.visits:
            return
        visit = self.visits[-1]
        watching = (game_of(visit) or {}).get("watching")
        with visit.guest.join(self.table) as fresh:
            for _ in range(MOST_LOOKS):  # that somebody has gone is noticed a moment after their socket was closed
                assert fresh.ask("ping") == "done"
                self.listen()
                told, known = state_of(fresh), state_of(visit)
                if told == known or watching is not None:
                    break
            unlike = {key: (told[0][key], known[0][key]) for key in told[0] if told[0][key] != known[0].get(key)}
            assert told == known or watching is not None, unlike
        self.listen()

    def is_answered(self, visit: Visit) -> None:
        """Each request of a socket got one answer."""
        answers = Counter(one["request"] for one in visit.messages if one["type"] in ("done", "refused"))
        assert answers == dict.fromkeys(range(1, self.asked[visit] + 1), 1)

    def teardown(self) -> None:
        """Everybody goes."""
        for visit in self.visits:
            visit.close()


def game_of(visit: Visit) -> Message | None:
    """The game as a page has it that was told of it bit by bit."""
    found: Message | None = None
    for one in visit.messages:
        if one["type"] == "game":
            found = one
        elif one["type"] == "moved" and found is not None:
            first = one["moves"][0]["place"]
            moves = [move for move in found["moves"] if move["place"] < first] + one["moves"]
            found = {**found, **one, "type": "game", "moves": moves}
        elif one["type"] == "reaction" and found is not None and one["seat"] == visit.table["chair"]:
            found = {**found, "may_react": one["again"]}
        elif one["type"] == "table" and one["phase"] == "waiting":
            found = None
    return found


def state_of(visit: Visit) -> Any:
    """All that a page knows; not how long something still waits, which is another number each time."""
    remarks: dict[int, Message] = {}
    for one in visit.messages:
        if one["type"] == "remarks":
            remarks = {**({} if one["whole"] else remarks), **{said["number"]: said for said in one["remarks"]}}
    proposals = [{**one, "seconds": None} for one in visit.table["proposals"]]
    chairs = [{**one, "awaited": None} for one in visit.table["chairs"]]
    table = {**visit.table, "proposals": proposals, "chairs": chairs}
    return table, game_of(visit), remarks


def nobody_peeked(visit: Visit) -> None:
    """No view shows a hand that its receiver does not see, as long as the game runs."""
    seat, phase = None, "waiting"
    for one in visit.messages:
        if one["type"] == "table":
            seat, phase = one["chair"], one["phase"]
        elif one["type"] in ("game", "moved", "past") and phase == "playing" and one["view"]["outcome"] is None:
            view = one["view"]
            eyes = view["seat"]
            assert seat is None or eyes == seat
            hidden = view["hands"] if eyes is None else [view["hands"][eyes]]
            assert all(card["card"] is None for hand in hidden for card in hand)


def test_whatever_people_do_each_is_answered_and_sees_what_they_should(tmp_path: Path) -> None:
    with process(free_port(), tmp_path / "games.sqlite3", generous=True) as (server, _):

        class AtThisServer(People):
            def __init__(self) -> None:
                super().__init__(server)

        run_state_machine_as_test(AtThisServer, settings=BOUNDED)
