"""A compiled bot at some seats of many games at once: loops over the lanes of a batch (`fast.lanes`).

`seated` has, by lane and seat, the number of the bot that sits there; `mine` is the number of this one. Others at the
table may say things that mean nothing in the bot's code, and then its seats can come to different conclusions: each
has a memory of its own, so many of them a lane as there are seats. Of a bot whose conclusions are the same for
everybody, whatever is said, one memory a lane serves all seats.
"""

from tamaya.bots.compiled.facts import touched_by
from tamaya.bots.compiled.masking import mask_row
from tamaya.bots.compiled.policy import NOTES, Facts, Ints, begin, choose, hear, settle
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint
from tamaya.core.kernel import step
from tamaya.core.row import ACTOR, MOST_WORDS, NONE, OUTCOME, RUNNING
from tamaya.fast.lanes import Arrays, Bools, Lanes, refresh
from tamaya.fast.notepad import notepad
from tamaya.fast.pointers import pointer


def begin_in_lanes(arrays: Arrays, memories: Ints, chosen: Bools, first: int, last: int) -> None:
    """Begin in the chosen lanes, in which a game has just been dealt."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    for lane in range(first, last):
        if chosen[lane]:
            for owner in range(owners):
                begin(pointer(lanes.rows, lane), t, pointer(memories, lane * owners + owner))


def play_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Carry out the action of each lane (NONE is none), and go on as long as this bot decides. No other bot may sit
    there. All that is done in a lane is done at once, while its words are at hand."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        action = actions[lane]
        notes = notepad(NOTES)
        if action == NONE:
            action = choose_in_lane(lanes, t, memories, seated, mine, lane, notes)
        if action != NONE:
            while action != NONE:
                hear_in_lane(lanes, t, memories, seated, mine, lane, action, notes)
                step(pointer(lanes.rows, lane), t, action)
                settle_in_lane(lanes, t, memories, seated, mine, lane)
                notes = notepad(NOTES)
                action = choose_in_lane(lanes, t, memories, seated, mine, lane, notes)
            refresh(lanes, t, lane)


def choose_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> int:
    """Write the action for each lane in which this bot decides; return how many these are."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    count = 0
    for lane in range(first, last):
        action = choose_in_lane(lanes, t, memories, seated, mine, lane, notepad(NOTES))
        if action != NONE:
            actions[lane] = action
            count += 1
    return count


def hear_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Let the bot's seats draw their conclusions from the action that is about to be carried out in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if actions[lane] != NONE:
            hear_in_lane(lanes, t, memories, seated, mine, lane, actions[lane], notepad(NOTES))


def settle_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Bring the memories up to date after the action in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if actions[lane] != NONE:
            settle_in_lane(lanes, t, memories, seated, mine, lane)


# ---- One lane --------------------------------------------------------------------------------------------------------


def choose_in_lane(lanes: Lanes, t: Facts, memories: Ints, seated: Ints, mine: int, lane: int, notes: Ints) -> int:
    """What this bot does; NONE if it does not decide."""
    row = pointer(lanes.rows, lane)
    seat = row[ACTOR]
    if row[OUTCOME] != RUNNING or seated[lane, seat] != mine:
        return NONE
    masked = notepad(MOST_WORDS)
    mask_row(row, t, seat, masked)
    owners = len(memories) // len(lanes.rows)
    return choose(masked, t, pointer(memories, lane * owners + seat % owners), notepad(2), notes)


def hear_in_lane(
    lanes: Lanes, t: Facts, memories: Ints, seated: Ints, mine: int, lane: int, action: int, notes: Ints
) -> None:
    """Let the bot's seats draw their conclusions from the action that is about to be carried out."""
    row = pointer(lanes.rows, lane)
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    if len(memories) == len(lanes.rows):
        hear(row, t, pointer(memories, lane), seat, action, touched, seat, notes)
    else:
        for me in range(t.players):
            if seated[lane, me] == mine:
                hear(row, t, pointer(memories, lane * t.players + me), seat, action, touched, me, notes)


def settle_in_lane(lanes: Lanes, t: Facts, memories: Ints, seated: Ints, mine: int, lane: int) -> None:
    """Bring the memories up to date after an action."""
    row = pointer(lanes.rows, lane)
    owners = len(memories) // len(lanes.rows)
    for owner in range(owners):
        if owners == 1 or seated[lane, owner] == mine:
            settle(row, t, pointer(memories, lane * owners + owner))
