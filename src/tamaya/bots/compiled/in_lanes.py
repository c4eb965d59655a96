"""A compiled bot at some seats of many games at once: loops over the lanes of a batch (`fast.lanes`).

`seated` has, by lane and seat, the number of the bot that sits there; `hearing` has that of the bot that hears there,
who may only advise somebody else; `mine` is the number of this one. Others at the
table may say things that mean nothing in the bot's code, and then its seats can come to different conclusions: each
has a memory of its own, as many of them a lane as there are seats. Of a bot whose conclusions are the same for
everybody, whatever is said, one memory a lane serves all seats.
"""

from typing import Any

from tamaya.bots.compiled.facts import settle_cards, touched_by
from tamaya.bots.compiled.policy import (
    FREE,
    LEFT,
    MEMORY,
    NOTED,
    NOTES,
    UNLINKED,
    Ints,
    begin,
    choose,
    hear,
    settle,
)
from tamaya.bots.compiled.seat_row import mask_row
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint
from tamaya.core.kernel import step
from tamaya.core.row import ACTOR, MOST_WORDS, NONE, OUTCOME, RUNNING
from tamaya.core.tables import Tables
from tamaya.fast.lanes import Arrays, Bools, Lanes
from tamaya.fast.native import notepad, pointer, scratchpad


def begin_in_lanes(arrays: Arrays, memories: Ints, chosen: Bools, first: int, last: int) -> None:
    """Begin in the chosen lanes, in which a game has just been dealt."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    beginning = notepad(MEMORY)
    begun = False
    for lane in range(first, last):
        if chosen[lane]:
            if not begun:
                row: Any = pointer(lanes.rows, lane)
                begin(row, t, beginning)
                begun = True
            for owner in range(owners):
                memory: Any = pointer(memories, lane * owners + owner)
                for word in range(MEMORY):
                    memory[word] = beginning[word]


def advise_in_lanes(
    arrays: Arrays, memories: Ints, hearing: Ints, mine: int, advice: Ints, first: int, last: int
) -> None:
    """Write what this bot would do in each lane in which it hears at the seat that decides."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    for lane in range(first, last):
        notes = scratchpad(NOTES)
        notes[NOTED] = 0
        row, hears = pointer(lanes.rows, lane), pointer(hearing, lane)
        advice[lane] = choose_at(row, t, memories, lane * owners, owners, hears, mine, notes)


def play_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, hearing: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Carry out the action of each lane (NONE is none), and go on as long as this bot decides; no other bot may sit
    there. All that happens in a lane is done while its words are at hand, and what is then legal is not noted."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    for lane in range(first, last):
        row = pointer(lanes.rows, lane)
        seats, hears = pointer(seated, lane), pointer(hearing, lane)
        action = actions[lane]
        notes = scratchpad(NOTES)
        notes[NOTED] = 0
        if action == NONE:
            action = choose_at(row, t, memories, lane * owners, owners, seats, mine, notes)
        while action != NONE:
            hear_at(row, t, memories, lane * owners, owners, hears, mine, action, notes)
            step(row, t, action)
            if row[OUTCOME] == RUNNING:
                settle_at(row, t, memories, lane * owners, owners, hears, mine)
            notes[NOTED] = 0
            action = choose_at(row, t, memories, lane * owners, owners, seats, mine, notes)


# ---- One table: its memories are this many from the word `whose` on; `seats` has the number of each seat's bot -------


def choose_at(row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, notes: Ints) -> int:
    """What this bot does; NONE if it does not decide."""
    seat = row[ACTOR]
    if row[OUTCOME] != RUNNING or seats[seat] != mine:
        return NONE
    masked = scratchpad(MOST_WORDS)
    mask_row(row, t, seat, masked)
    memory: Any = pointer(memories, whose + (seat if owners > 1 else 0))
    return choose(masked, t, memory, notepad(2), notes)


def hear_at(
    row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, action: int, notes: Ints
) -> None:
    """Let the bot's seats draw their conclusions from the action that is about to be carried out."""
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    for me in range(t.players):
        if seats[me] == mine:
            memory: Any = pointer(memories, whose + (me if owners > 1 else 0))
            hear(row, t, memory, seat, action, touched, me, notes)
            if owners == 1:
                break


def settle_at(row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int) -> None:
    """Bring the memories up to date after an action. How things stand is the same in all of them."""
    settled = NONE
    for owner in range(t.players):
        if seats[owner] != mine or (owners == 1 and settled != NONE):
            continue
        memory: Any = pointer(memories, whose + (owner if owners > 1 else 0))
        if settled == NONE:
            settle(row, t, memory)
            settled = owner
        else:
            as_another_sees_it: Any = pointer(memories, whose + settled)
            for word in range(LEFT, FREE):
                memory[word] = as_another_sees_it[word]
            settle_cards(row, t, memory)


def play_mixed_lanes(
    arrays: Arrays,
    ones: Ints,
    others: Ints,
    seated: Ints,
    hearing: Ints,
    one: int,
    other: int,
    actions: Ints,
    first: int,
    last: int,
) -> None:
    """Carry out the action of each lane (NONE is none), and go on as long as a bot decides. `ones` and `others` are the
    memories of the two kinds, `one` and `other` their numbers."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners, other_owners = len(ones) // len(lanes.rows), len(others) // len(lanes.rows)
    for lane in range(first, last):
        row = pointer(lanes.rows, lane)
        seats, hears = pointer(seated, lane), pointer(hearing, lane)
        whose, other_whose = lane * owners, lane * other_owners
        action = actions[lane]
        while row[OUTCOME] == RUNNING:
            notes, other_notes = scratchpad(NOTES), scratchpad(NOTES)
            notes[NOTED] = other_notes[NOTED] = 0
            if action == NONE:
                action = one_chooses(row, t, ones, whose, owners, seats, one, notes)
            if action == NONE:
                action = other_chooses(row, t, others, other_whose, other_owners, seats, other, other_notes)
            if action == NONE:
                break
            one_hears(row, t, ones, whose, owners, hears, one, action, notes)
            other_hears(row, t, others, other_whose, other_owners, hears, other, action, other_notes)
            step(row, t, action)
            if row[OUTCOME] == RUNNING:
                one_settles(row, t, ones, whose, owners, hears, one)
                other_settles(row, t, others, other_whose, other_owners, hears, other)
            action = NONE


# ---- Two kinds of bots: `linking` puts the functions above, for each of two bots, in the place of these --------------


def one_chooses(
    row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, notes: Ints
) -> int:
    """`choose_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def one_hears(
    row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, action: int, notes: Ints
) -> None:
    """`hear_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def one_settles(row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int) -> None:
    """`settle_at` of one kind."""
    raise NotImplementedError(UNLINKED)


def other_chooses(
    row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, notes: Ints
) -> int:
    """`choose_at` of the other kind."""
    raise NotImplementedError(UNLINKED)


def other_hears(
    row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int, action: int, notes: Ints
) -> None:
    """`hear_at` of the other kind."""
    raise NotImplementedError(UNLINKED)


def other_settles(row: Any, t: Tables, memories: Ints, whose: int, owners: int, seats: Any, mine: int) -> None:
    """`settle_at` of the other kind."""
    raise NotImplementedError(UNLINKED)
