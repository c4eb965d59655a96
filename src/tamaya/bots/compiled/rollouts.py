"""Games that a compiled bot plays at all seats: whole ones, and those in which an option is tried out: in each world do
one thing, let everybody go on, and see what it scores."""

from typing import Any

from tamaya.bots.compiled.facts import own_hand, touched_by
from tamaya.bots.compiled.policy import (
    CHANGED,
    MEMORY,
    MOST_IN_HAND,
    NOTES,
    PLAYABLE,
    USELESS,
    Ints,
    begin,
    choose,
    hear,
    settle,
)
from tamaya.bots.compiled.seat_row import mask_row
from tamaya.bots.compiled.sets import count_bits
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint, is_play, slot_of
from tamaya.core.cards import MOST_CARDS
from tamaya.core.kernel import deal, legal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.row import (
    ACTOR,
    HINTS,
    MISTAKES,
    MOST_WORDS,
    NEXT,
    NONE,
    OUTCOME,
    PLACED,
    RUNNING,
    TILES_IN_ALL,
    TURNS_LEFT,
    all_places,
    face_of,
    hand_places,
    id_of,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import notepad, pointer

MOST_OPTIONS = 200


def true_options(t: Tables, row: Ints, memory: Ints, options: Ints) -> int:
    """The actions that mislead nobody, so that all partners may search, and do not risk the last mistake. Return how
    many there are. Announced plays are left out."""
    codes: Any = notepad(MOST_OPTIONS)
    own = notepad(MOST_IN_HAND)
    own_hand(row, t, memory, row[ACTOR], own)
    count = 0
    for number in range(legal(row, t, codes)):  # type: ignore[arg-type]  # CPython's rows are lists
        action = codes[number]
        if action >= t.announced:
            break
        last_mistake = row[MISTAKES] == t.max_mistakes - 1
        if last_mistake and is_play(t, action) and own[slot_of(t, action)] & ~memory[PLAYABLE]:
            continue
        if misleads_nobody(row, t, memory, action):
            options[count] = action
            count += 1
    return count


def misleads_nobody(row: Ints, t: Tables, memory: Ints, action: int) -> bool:
    """Whether everything is true that each of the others will believe of the hands which the actor sees."""
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    after = notepad(MEMORY)
    notes = notepad(NOTES)
    for listener in range(t.players):
        if listener != seat:
            for word in range(MEMORY):
                after[word] = memory[word]
            hear(row, t, after, seat, action, touched, listener, notes)
            if not all_true(row, t, after, seat):
                return False
    return True


def all_true(row: Ints, t: Tables, table: Ints, seat: int) -> bool:
    """Whether the public table allows every card that the seat sees in the other hands."""
    for other in range(t.players):
        if other != seat:
            for place in hand_places(row, t, other):
                if table[id_of(row[place])] >> face_of(row[place]) & 1 == 0:
                    return False
    return True


def try_options(
    t: Tables, worlds: Ints, memory: Ints, taken_for: Ints, options: Ints, moves: int, scores: Ints
) -> None:
    """What each option comes to in each world after this many moves, in thousandths of a point, into `scores`. If there
    is `taken_for`, others began this game and do this, too; it has, by option and card, what everybody then takes a
    card for."""
    row: Any = notepad(MOST_WORDS)
    known = notepad(MEMORY)
    why = notepad(2)
    for world in range(len(worlds)):
        for option in range(len(options)):
            for word in range(t.row_size):
                row[word] = worlds[world, word]
            for word in range(MEMORY):
                known[word] = memory[word]
            if len(taken_for) == 0:
                do_openly(row, t, known, options[option], notepad(NOTES))
            else:
                step(row, t, options[option])
                taken: Any = pointer(taken_for, option)
                take_over(row, t, known, taken)
            left = moves
            while row[OUTCOME] == RUNNING and left > 0:
                notes = notepad(NOTES)
                do_openly(row, t, known, choose(row, t, known, why, notes), notes)
                left -= 1
            scores[world, option] = promise(row, t, known) if row[OUTCOME] == RUNNING else 1000 * score(row, t)


def take_over(row: Any, t: Tables, memory: Ints, taken_for: Ints) -> None:
    """The memory of a team that takes over from others: what the words say, and what cards are taken for besides."""
    begin(row, t, memory)
    settle(row, t, memory)
    for place in all_places(t):
        card = id_of(row[place])
        if row[place] and memory[card] & taken_for[card]:
            memory[card] &= taken_for[card]
            memory[CHANGED] = 1
    settle(row, t, memory)


def promise(row: Ints, t: Tables, memory: Ints) -> int:
    """About how many points a game between two will bring, in thousandths: least squares on games of smart bots."""
    lost = count_bits(memory[USELESS]) - row[PLACED]
    pile = t.deck_size - row[NEXT]
    turns = pile + t.players if row[TURNS_LEFT] == NONE else row[TURNS_LEFT]
    spare = turns - (t.to_place - lost - row[PLACED])
    points = 10200 + 580 * row[PLACED] - 700 * lost + 210 * row[HINTS] + 400 * min(spare, 1) + 230 * pile
    points -= 400 * row[MISTAKES]
    for place in all_places(t):
        held = row[place]
        if held and memory[PLAYABLE] >> face_of(held) & 1:
            points += 200 if memory[id_of(held)] & ~memory[PLAYABLE] else 450
    return int(points)


def play_games(t: Tables, seeds: Ints, results: Ints) -> None:
    """Play a game of each seed and note its score, its outcome and the number of its moves."""
    row: Any = notepad(MOST_WORDS)
    masked = notepad(MOST_WORDS)
    deck: Any = notepad(MOST_CARDS)
    tiles: Any = notepad(TILES_IN_ALL)
    memory = notepad(MEMORY)
    why = notepad(2)
    for game in range(len(seeds)):
        shuffle_deck(t, deck, seeds[game])
        shuffle_tiles(tiles, seeds[game])
        deal(row, t, deck, tiles, seeds[game])
        begin(row, t, memory)
        while row[OUTCOME] == RUNNING:
            seat = row[ACTOR]
            mask_row(row, t, seat, masked)
            notes = notepad(NOTES)
            do_openly(row, t, memory, choose(masked, t, memory, why, notes), notes)
            results[2, game] += 1
        results[0, game] = score(row, t)
        results[1, game] = row[OUTCOME]


def do_openly(row: Any, t: Tables, memory: Ints, action: int, notes: Ints) -> None:
    """Carry out an action with open cards, and let everybody draw their conclusions."""
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    hear(row, t, memory, seat, action, touched, seat, notes)
    step(row, t, action)
    settle(row, t, memory)
