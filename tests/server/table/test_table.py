"""The table as a pure state machine: any commands by anybody, in any order."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import EDITIONS
from tamaya.core.errors import TamayaError
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.from_page import Command
from tamaya.server.wire.parts import Person, Settings
from tests.server.tables import EVERYBODY, TryTable, snapshot

FOR_HOSTS = (
    from_page.Start,
    from_page.AddBot,
    from_page.Configure,
    from_page.Again,
    from_page.Readmit,
    from_page.NewLink,
)


def some_settings(rng: random.Random) -> Settings:
    """Settings of all kinds, some of which cannot be played."""
    options: dict[str, str | int | bool | None] = {}
    if rng.random() < 0.4:
        options["bonus_tiles"] = rng.random() < 0.5
        options["multicolour"] = rng.choice(("none", "wild-10", "named-5", "striped"))
        options["masterpiece"] = rng.random() < 0.3
    return Settings(
        edition=rng.choice((*EDITIONS, "martian")) if rng.random() < 0.3 else "danish",
        players=rng.randint(2, 4),
        options=options,
        starter=rng.choice(("edition", "host", "random")),
        talk=rng.choice(("silent", "phrases", "free")),
        quiet_turns=rng.random() < 0.3,
        spectators=rng.random() < 0.7,
        seed=rng.choice((None, rng.randrange(100))),
    )


def some_command(rng: random.Random, table: Table) -> Command:
    """A command that makes sense more often than not."""
    chair = rng.randint(0, 4)
    proposal = rng.choice(table.proposals).id if table.proposals else rng.randrange(5)
    game = table.game
    if game is not None and game.outcome is None and rng.random() < 0.5:
        action = str(rng.choice(list(game.legal_actions()))) if rng.random() < 0.9 else "play 3"
        return from_page.Act(1, version=table.version - (rng.random() < 0.1), action=action)
    cards = list(game.hands[rng.randrange(game.players)]) if game is not None else [1, 2]
    rng.shuffle(cards)
    shown = [seat for seat, place in enumerate(table.places) if place.shows] or [chair]
    bot, person = rng.choice((None, "cautious")), rng.choice((None, rng.choice(EVERYBODY).id))
    return rng.choice(
        (
            from_page.Sit(1, chair),
            from_page.Sit(1, chair),
            from_page.AddBot(1, chair, rng.choice(("cautious", "cautious", "clever"))),
            from_page.Start(1, rng.choice((None, chair))),
            from_page.Start(1),
            from_page.Stand(1),
            from_page.Leave(1),
            from_page.Remove(1, chair),
            from_page.Readmit(1, rng.choice(EVERYBODY).id),
            from_page.NewLink(1),
            from_page.Configure(1, some_settings(rng)),
            from_page.ArrangeHand(1, cards),
            from_page.PoseHand(1, cards[:2], cards[1:2], cards[2:3]),
            from_page.WriteNote(1, rng.randrange(70), rng.choice(("", "five!"))),
            from_page.Propose(1, "undo"),
            from_page.Propose(1, "end"),
            from_page.Propose(1, "replace", chair, bot, person),
            from_page.Vote(1, proposal, rng.random() < 0.8),
            from_page.Vote(1, proposal, True),
            from_page.Withdraw(1, proposal),
            from_page.Say(1, rng.choice((None, "hello", "  ")), rng.choice((None, "thanks"))),
            from_page.React(1, "applause"),
            from_page.Show(1, rng.random() < 0.5),
            from_page.Show(1, True),
            from_page.Watch(1, rng.choice((None, *shown))),
            from_page.Again(1),
        )
    )  # fmt: skip


def likely_person(rng: random.Random, table: Table, command: Command) -> Person:
    """Somebody, rather one who may."""
    if rng.random() < 0.8:
        seats: list[int] = []
        if isinstance(
            command,
            from_page.Start
            | from_page.AddBot
            | from_page.Configure
            | from_page.Again
            | from_page.Readmit
            | from_page.NewLink,
        ):
            return table.host
        if isinstance(command, from_page.Act) and table.game is not None:
            seats = [table.game.actor]
        elif isinstance(command, from_page.Vote):
            seats = [seat for one in table.proposals if one.id == command.proposal for seat in one.waits_for()]
        elif isinstance(command, from_page.Withdraw):
            seats = [one.asked.by for one in table.proposals if one.id == command.proposal]
        people = [person for seat in seats if (person := table.places[seat].person) is not None]
        if people:
            return rng.choice(people)
    return rng.choice(EVERYBODY)


def one_step(rng: random.Random, trial: TryTable) -> bool:
    """Let somebody try something; whether it changed anything."""
    command = some_command(rng, trial.table)
    person = likely_person(rng, trial.table, command)
    trial.present = {one.id: one for one in EVERYBODY if rng.random() < 0.8 or one == person}
    try:
        return trial.do(person, command) is not None
    except TamayaError:
        return False


def check(table: Table) -> None:
    """What is always true of a table."""
    people = [place.person.id for place in table.places if place.person is not None]
    assert len(people) == len(set(people)), "somebody sits on two chairs"
    assert all(place.person is None or place.bot is None for place in table.places)
    assert len(table.places) == table.settings.players
    assert table.host.id
    assert table.version <= table.last
    assert (table.game is None) == (table.phase == "waiting")
    if table.game is not None:
        assert len(table.moves) == len(table.game.history)
        assert (table.phase == "over") == (table.game.outcome is not None or table.stopped)
        assert all(place.taken for place in table.places)
        for person, seats in table.looked.items():
            seat = table.seat_of(person)
            assert seat is None or seats <= {seat}, "a player has seen their own cards"
    if table.phase != "playing":
        assert table.proposals == ()
    for proposal in table.proposals:
        assert proposal.verdict() is None
        assert set(proposal.waits_for()) <= set(table.humans())


@given(st.integers(0, 10**9))
def test_whatever_people_ask_for_the_table_stays_in_order(seed: int) -> None:
    rng = random.Random(seed)
    trial = TryTable(Settings(edition="danish", players=rng.randint(2, 3), seed=5), seed=seed)
    version = 0
    for _ in range(120):
        before = snapshot(trial.table)
        count = len(trial.log)
        if not one_step(rng, trial):  # refused, or so already
            assert len(trial.log) == count
            assert snapshot(trial.table) == before
        check(trial.table)
        assert trial.table.version >= version
        version = trial.table.version
    assert snapshot(trial.folded_again()) == snapshot(trial.table)


def test_random_commands_reach_every_kind_of_entry() -> None:
    """Else the test above would prove less than it seems to."""
    seen: set[str] = set()
    for seed in range(120):
        rng = random.Random(seed)
        trial = TryTable(Settings(edition="danish", players=2, seed=5), seed=seed)
        for _ in range(150):
            one_step(rng, trial)
        seen |= {type(entry).__name__ for entry in trial.log}
        if trial.table.stopped:
            seen.add("stopped")
    missing = {"Opened", "Configured", "Sat", "Stood", "BotSat", "Removed", "Readmitted", "Relinked", "Started"}
    missing |= {
        "Acted",
        "Arranged",
        "Posed",
        "Noted",
        "Proposed",
        "Voted",
        "Withdrawn",
        "Said",
        "Showed",
        "Watched",
        "SetUpAgain",
        "stopped",
    }
    missing |= {"HostChanged", "Posed"}
    assert missing - seen == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_opened(edition: str) -> None:
    trial = TryTable(Settings(edition=edition, players=5))
    assert trial.table.phase == "waiting"
    assert len(trial.table.places) == 5
