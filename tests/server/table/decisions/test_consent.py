"""What needs the consent of others: undo, an early end, a replacement."""

import msgspec

from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.decisions.consent import go_on
from tamaya.server.wire import from_page, parts
from tamaya.server.wire.from_server import TableState
from tamaya.server.wire.parts import Person
from tests.server.tables import ANN, BOB, CAT, DAN, EVE, TryTable, act, refused, started


def propose_undo(trial: TryTable, person: Person = ANN) -> int:
    """Ask for an undo; the number of the proposal."""
    trial.do(person, from_page.Propose(1, "undo"))
    return trial.table.proposals[0].id


def card(trial: TryTable, seat: int) -> int:
    """The oldest card of a seat."""
    assert trial.table.game is not None
    return trial.table.game.hands[seat][0]


def test_a_hint_is_taken_back_when_all_agree_and_versions_only_grow() -> None:
    trial = started(3)
    first = trial.table.version
    act(trial, ANN, "hint 1 1")
    hinted = trial.table.version
    proposal = propose_undo(trial)
    trial.do(BOB, from_page.Vote(1, proposal, True))
    assert trial.table.version == hinted, "Cat has not agreed yet"
    trial.do(CAT, from_page.Vote(1, proposal, True))
    assert trial.table.moves == ()
    assert trial.table.proposals == ()
    assert trial.table.game is not None
    assert (trial.table.game.actor, trial.table.game.hints) == (0, 8)
    assert trial.table.version > hinted > first
    assert refused(trial, ANN, from_page.Act(1, version=first, action="hint 1 1")) == "stale"
    act(trial, ANN, "hint 2 1")


def test_one_no_is_enough_against_an_undo() -> None:
    trial = started(3)
    act(trial, ANN, "hint 1 1")
    proposal = propose_undo(trial)
    trial.do(BOB, from_page.Vote(1, proposal, False))
    assert trial.table.proposals == ()
    assert len(trial.table.moves) == 1
    assert refused(trial, CAT, from_page.Vote(1, proposal, True)) == "no-such-proposal"


def test_nothing_is_taken_back_once_a_card_was_shown_by_it() -> None:
    trial = started(3)
    assert refused(trial, ANN, from_page.Propose(1, "undo")) == "nothing-to-undo"
    act(trial, ANN, "hint 1 1")
    act(trial, BOB, f"discard {card(trial, 1)}")
    assert refused(trial, BOB, from_page.Propose(1, "undo")) == "undo-revealed"


def test_the_same_is_not_asked_twice_at_a_time_whatever_else_a_client_says() -> None:
    trial = started(4)
    act(trial, ANN, "hint 1 1")
    for what in ("undo", "end"):
        trial.do(ANN, from_page.Propose(1, what, seat=2))
        for seat in (None, 2, 3):
            assert refused(trial, BOB, from_page.Propose(1, what, seat=seat)) == "already-proposed"
    for away, seat in ((CAT, 2), (DAN, 3)):
        del trial.present[away.id]
        trial.do(ANN, from_page.Propose(1, "replace", seat=seat))
        assert refused(trial, BOB, from_page.Propose(1, "replace", seat=seat)) == "already-proposed"


def test_rearranging_goes_back_with_the_hint_that_led_to_it() -> None:
    trial = started(2)
    act(trial, ANN, "hint 1 1")
    assert trial.table.game is not None
    trial.do(BOB, from_page.ArrangeHand(1, list(reversed(trial.table.game.hands[1]))))
    version = trial.table.version
    proposal = propose_undo(trial)
    trial.do(BOB, from_page.Vote(1, proposal, True))
    assert trial.table.moves == ()
    assert trial.table.version > version


def test_an_action_of_somebody_drops_a_proposal_to_undo() -> None:
    trial = started(2)
    act(trial, ANN, "hint 1 1")
    propose_undo(trial)
    act(trial, BOB, "hint 0 1")
    assert trial.table.proposals == ()
    assert len(trial.table.moves) == 2


def practice() -> TryTable:
    """Ann plays with a bot."""
    trial = TryTable(parts.Settings(edition="danish", players=2, seed=7))
    trial.do(ANN, from_page.Sit(1, 0))
    trial.do(ANN, from_page.AddBot(1, 1))
    trial.do(ANN, from_page.Start(1))
    return trial


def test_alone_with_bots_one_takes_back_anything_and_it_is_practice() -> None:
    trial = practice()
    assert not trial.table.may_undo()
    assert trial.table.game is not None
    before = trial.table.game.record()
    act(trial, ANN, f"play {card(trial, 0)}")
    trial.take(log.Acted(1, f"play {card(trial, 1)}"))
    assert trial.table.may_undo()
    trial.do(ANN, from_page.Propose(1, "undo"))
    assert trial.table.moves == ()
    assert trial.table.game.record() == before
    assert trial.table.taken_back == 1
    assert trial.folded_again().taken_back == 1
    act(trial, ANN, "hint 1 1")
    trial.do(ANN, from_page.Propose(1, "undo"))
    assert trial.table.taken_back == 1, "a hint shows no card, and anybody may take it back"


def test_it_can_be_seen_whether_something_can_be_taken_back() -> None:
    trial = started(2)
    assert not trial.table.may_undo()
    act(trial, ANN, "hint 1 1")
    assert trial.table.may_undo()
    act(trial, BOB, f"play {card(trial, 1)}")
    assert not trial.table.may_undo()


def test_bots_agree_and_their_hints_go_back_with_the_last_action_of_a_person() -> None:
    trial = TryTable(parts.Settings(edition="danish", players=2, seed=7))
    trial.do(ANN, from_page.Sit(1, 0))
    trial.do(ANN, from_page.AddBot(1, 1))
    trial.do(ANN, from_page.Start(1))
    act(trial, ANN, "hint 1 1")
    trial.take(log.Acted(1, "hint 0 1"))
    trial.do(ANN, from_page.Propose(1, "undo"))
    assert trial.table.moves == ()


def test_the_table_ends_early_by_majority() -> None:
    trial = started(3)
    trial.do(ANN, from_page.Propose(1, "end"))
    proposal = trial.table.proposals[0].id
    trial.do(BOB, from_page.Vote(1, proposal, False))
    assert len(trial.table.proposals) == 1, "a no does not end the proposal"
    trial.do(CAT, from_page.Vote(1, proposal, True))
    assert trial.table.phase == "over"
    assert trial.table.stopped
    assert refused(trial, ANN, from_page.Act(1, trial.table.version, "hint 1 1")) == "not-playing"


def test_without_a_majority_the_game_goes_on() -> None:
    trial = started(4)
    trial.do(ANN, from_page.Propose(1, "end"))
    proposal = trial.table.proposals[0].id
    trial.do(BOB, from_page.Vote(1, proposal, False))
    trial.do(CAT, from_page.Vote(1, proposal, False))
    assert trial.table.proposals == ()
    assert trial.table.phase == "playing"


def test_a_player_who_left_is_replaced_by_a_bot_if_the_others_agree() -> None:
    trial = started(3)
    replace = from_page.Propose(1, "replace", seat=1, bot="cautious")
    assert refused(trial, ANN, replace) == "still-there"
    trial.do(BOB, from_page.Stand(1))
    trial.do(ANN, replace)
    proposal = trial.table.proposals[0]
    assert proposal.waits_for() == [2]
    assert refused(trial, DAN, from_page.Vote(1, proposal.id, True)) == "not-seated"
    trial.do(CAT, from_page.Vote(1, proposal.id, True))
    assert trial.table.places[1].bot == "cautious"
    assert refused(trial, BOB, from_page.Sit(1, 1)) == "not-waiting"


def test_nobody_is_replaced_who_has_sat_down_again_without_going_away() -> None:
    trial = started(3)
    trial.do(BOB, from_page.Stand(1))
    trial.do(ANN, from_page.Propose(1, "replace", seat=1))
    trial.do(CAT, from_page.Propose(1, "end"))
    replacement = trial.table.proposals[0].id
    trial.do(BOB, from_page.Sit(1))
    assert refused(trial, CAT, from_page.Vote(1, replacement, True)) == "no-such-proposal"
    assert trial.table.seat_of(BOB.id) == 1
    assert trial.table.proposals[0].waits_for() == [0, 1], "and they are asked again"


def test_a_player_who_is_away_can_be_replaced_by_somebody_who_is_there() -> None:
    trial = started(3)
    del trial.present[BOB.id]
    trial.do(ANN, from_page.Propose(1, "replace", seat=1, person=DAN.id))
    trial.do(CAT, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert trial.table.seat_of(DAN.id) == 1


def test_nobody_takes_a_seat_whose_cards_they_have_seen() -> None:
    trial = started(3)
    trial.do(ANN, from_page.Show(1, True))
    trial.do(EVE, from_page.Watch(1, 0))
    trial.do(BOB, from_page.Stand(1))
    assert refused(trial, ANN, from_page.Propose(1, "replace", seat=1, person=EVE.id)) == "has-seen-cards"
    assert refused(trial, ANN, from_page.Propose(1, "replace", seat=1, person=CAT.id)) == "no-such-person"
    trial.do(ANN, from_page.Propose(1, "replace", seat=1, person=DAN.id))


def test_who_leaves_is_not_waited_for() -> None:
    trial = started(3)
    act(trial, ANN, "hint 1 1")
    proposal = propose_undo(trial)
    trial.do(BOB, from_page.Vote(1, proposal, True))
    trial.do(CAT, from_page.Stand(1))
    assert trial.table.moves == ()


def test_who_is_away_for_a_moment_is_asked_and_then_no_more() -> None:
    trial = started(4)
    for person in (CAT, DAN):
        del trial.present[person.id]
    trial.just_left = {CAT.id}
    replace = from_page.Propose(1, "replace", seat=2, bot="cautious")
    assert refused(trial, ANN, replace) == "just-away"
    trial.do(ANN, from_page.Propose(1, "end"))
    assert trial.table.proposals[0].waits_for() == [1, 2], "Dan has been away for long"
    assert go_on(trial.table, trial.present, trial.awaited) is None
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, False))
    assert trial.table.phase == "playing"
    trial.just_left = set()
    went_on = go_on(trial.table, trial.present, trial.awaited)
    assert went_on == log.WentOn([2])
    trial.take(went_on)
    assert trial.table.proposals == (), "one of two is no majority"
    assert trial.table.phase == "playing"


def test_an_undo_waits_for_who_is_away_for_a_moment() -> None:
    trial = started(2)
    act(trial, ANN, "hint 1 1")
    del trial.present[BOB.id]
    trial.just_left = {BOB.id}
    propose_undo(trial)
    moves = [len(trial.table.moves)]
    trial.take(log.WentOn([1]))
    assert [*moves, len(trial.table.moves)] == [1, 0]


def test_who_asked_can_withdraw_it_and_nobody_else() -> None:
    trial = started(3)
    act(trial, ANN, "hint 1 1")
    proposal = propose_undo(trial)
    trial.do(BOB, from_page.Vote(1, proposal, True))
    assert refused(trial, BOB, from_page.Withdraw(1, proposal)) == "not-proposed-by-you"
    assert refused(trial, DAN, from_page.Withdraw(1, proposal)) == "not-seated"
    trial.do(ANN, from_page.Withdraw(1, proposal))
    assert trial.table.proposals == ()
    assert len(trial.table.moves) == 1
    assert refused(trial, CAT, from_page.Vote(1, proposal, True)) == "no-such-proposal"
    assert refused(trial, ANN, from_page.Withdraw(1, proposal)) == "no-such-proposal"
    trial.do(ANN, from_page.Propose(1, "undo"))
    assert trial.folded_again().proposals == trial.table.proposals


def settled(trial: TryTable) -> list[tuple[str, str, Person, list[Person]]]:
    """What became of all proposals."""
    return [(one.what, one.how, one.by, one.declined) for one in trial.table.settled]


def told(trial: TryTable, person: Person) -> int:
    """Of how many proposals somebody is told what became of them."""
    state = messages.table_state(trial.table, trial.present, person)
    return len(msgspec.json.decode(state, type=TableState).settled)


def test_it_is_told_what_became_of_each_proposal_and_who_was_against_it() -> None:
    trial = started(4)
    act(trial, ANN, "hint 1 1")
    trial.do(CAT, from_page.Vote(1, propose_undo(trial), False))
    trial.do(BOB, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Withdraw(1, trial.table.proposals[0].id))
    propose_undo(trial)
    act(trial, BOB, "hint 2 1")
    expected = [("undo", "declined", ANN, [CAT]), ("end", "withdrawn", BOB, []), ("undo", "lapsed", ANN, [])]
    assert settled(trial) == expected
    del trial.present[DAN.id]
    trial.do(ANN, from_page.Propose(1, "replace", seat=3, person=EVE.id))
    replacement = trial.table.proposals[0].id
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, replacement, True))
    trial.do(CAT, from_page.Vote(1, replacement, True))
    assert settled(trial)[3:] == [("replace", "carried", ANN, [])]
    assert (trial.table.settled[3].whom, trial.table.settled[3].person) == (DAN.name, EVE)
    proposal = trial.table.proposals[0].id
    trial.do(CAT, from_page.Vote(1, proposal, False))
    trial.do(BOB, from_page.Vote(1, proposal, True))
    assert settled(trial)[4:] == [("end", "carried", ANN, [])], "most were for it"
    assert trial.folded_again().settled == trial.table.settled
    trial.do(ANN, from_page.Again(1))
    assert trial.table.settled == ()


def test_what_is_overtaken_by_a_replacement_or_by_who_is_back_is_told_too() -> None:
    trial = started(5)
    act(trial, ANN, "hint 1 1")
    propose_undo(trial, DAN)
    trial.do(DAN, from_page.Propose(1, "end"))
    for person, seat in ((DAN, 3), (EVE, 4)):
        del trial.present[person.id]
        trial.do(ANN, from_page.Propose(1, "replace", seat=seat))
    trial.take(log.Sat(4, EVE, back=True))
    assert settled(trial) == [("replace", "lapsed", ANN, [])]
    assert trial.table.settled[0].whom == EVE.name
    replacement = trial.table.proposals[-1].id
    for person in (BOB, CAT, EVE):
        trial.do(person, from_page.Vote(1, replacement, True))
    assert settled(trial)[1:] == [
        ("replace", "carried", ANN, []),
        ("undo", "lapsed", DAN, []),
        ("end", "lapsed", DAN, []),
    ]
    assert trial.table.proposals == ()
    assert len({one.id for one in trial.table.settled}) == 4
    assert trial.folded_again().settled == trial.table.settled


def test_the_version_of_the_game_says_whether_anything_happened_since_a_proposal_was_settled() -> None:
    trial = started(2)
    act(trial, ANN, "hint 1 1")
    trial.do(BOB, from_page.Vote(1, propose_undo(trial), False))
    assert trial.table.settled[-1].number >= trial.table.version
    trial.do(BOB, from_page.Vote(1, propose_undo(trial), True))
    assert trial.table.settled[-1].number >= trial.table.version
    act(trial, ANN, "hint 1 1")
    assert trial.table.settled[-1].number < trial.table.version


def test_what_was_asked_in_a_game_is_told_to_those_who_may_see_it() -> None:
    trial = started(3, spectators=False)
    trial.do(ANN, from_page.Propose(1, "end"))
    for person in (BOB, CAT):
        trial.do(person, from_page.Vote(1, trial.table.proposals[0].id, False))
    assert {person.id: told(trial, person) for person in (ANN, EVE)} == {ANN.id: 1, EVE.id: 0}
    trial = started(3)
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert (told(trial, BOB), told(trial, EVE)) == (1, 1)
    trial.take(log.Hid(True))
    assert (told(trial, BOB), told(trial, EVE)) == (1, 0), "it is private to those who played"


def test_nothing_is_told_where_nobody_else_was_asked() -> None:
    trial = practice()
    act(trial, ANN, "hint 1 1")
    trial.do(ANN, from_page.Propose(1, "undo"))
    trial.do(ANN, from_page.Propose(1, "end"))
    assert trial.table.stopped
    assert trial.table.settled == ()
