"""Looking ahead near the end: deal the unseen cards in some ways that are possible, let everybody go on with open
cards, and see how many cards reach the fireworks after each thing that could be done now."""

import numpy as np

from tamaya.bots.compiled.facts import is_one, which
from tamaya.bots.compiled.policy import LEFT, PLAYABLE, Facts, Ints
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.randomness import advance
from tamaya.core.row import ACTOR, FIREWORK, HINTS, NEXT, NONE, SIZE, TURN, TURNS_LEFT, face_of, hand_start

HINT_NOW = -2
SAMPLES = 8


def deal_unseen(own: Ints, size: int, free: Ints, pile: Ints, x: int, hand: Ints) -> int:
    """Give the own hand faces that it may have, and the rest to the pile in random order; return the next random
    number, NONE if it did not work out."""
    count = free.copy()
    done = 0
    for slot in range(size):
        hand[slot] = NONE
        if is_one(own[slot]):
            hand[slot] = which(own[slot])
            count[hand[slot]] -= 1
            done += 1
    while done < size:
        # the card with the fewest possibilities first
        best, fewest = NONE, 1000
        for slot in range(size):
            if hand[slot] == NONE:
                copies = 0
                for identity in range(IDENTITIES):
                    if own[slot] >> identity & 1 and count[identity] > 0:
                        copies += count[identity]
                if copies < fewest:
                    best, fewest = slot, copies
        if fewest == 0:
            return NONE
        x = advance(x, 0x9E3779B9)
        choice = x * fewest >> 32
        for identity in range(IDENTITIES):
            if own[best] >> identity & 1 and count[identity] > 0:
                choice -= count[identity]
                if choice < 0:
                    hand[best] = identity
                    count[identity] -= 1
                    break
        done += 1
    cards = 0
    for identity in range(IDENTITIES):
        for _ in range(count[identity]):
            if cards < len(pile):
                pile[cards] = identity
                cards += 1
    for last in range(cards - 1, 0, -1):
        x = advance(x, 0x9E3779B9)
        other = x * (last + 1) >> 32
        pile[last], pile[other] = pile[other], pile[last]
    return x


def play_on(row: Ints, t: Facts, faces: Ints, sizes: Ints, placed: Ints, pile: Ints, action: int, copies: Ints) -> int:
    """How many cards are placed in the end if the actor does this now and everybody then plays with open cards.
    `action`: a slot to discard, play + slot, or HINT_NOW. `copies`: neither placed nor discarded yet, by identity."""
    seat = row[ACTOR]
    hints = row[HINTS]
    drawn = 0
    left_in_pile = len(pile)
    turns = row[TURNS_LEFT]
    total = 0
    for colour in range(len(COLOURS)):
        total += placed[colour]
    width = t.hand_size
    first_turn = True
    idle = 0
    while total < t.to_place:
        base = seat * width
        size = sizes[seat]
        if not first_turn:
            action = _open_choice(t, faces, sizes, placed, seat, hints, copies)
        first_turn = False
        if action == HINT_NOW:
            hints -= 1
            idle += 1
            if hints < 0 or idle > 40:
                return total
        else:
            slot = action if action < t.play else action - t.play
            identity = faces[base + slot]
            colour = identity // VALUES
            if action >= t.play and placed[colour] == t.place[identity]:
                placed[colour] += 1
                total += 1
                idle = 0
                if placed[colour] == VALUES and hints < t.max_hints:
                    hints += 1
            elif action < t.play:
                hints = min(hints + 1, t.max_hints)
            copies[identity] -= 1
            for place in range(base + slot, base + size - 1):
                faces[place] = faces[place + 1]
            sizes[seat] = size - 1
            if drawn < left_in_pile:
                faces[base + size - 1] = pile[drawn]
                sizes[seat] = size
                drawn += 1
                if drawn == left_in_pile and not t.masterpiece:
                    turns = t.players + 1
        if turns != NONE:
            turns -= 1
            if turns == 0:
                return total
        seat = seat + 1 if seat + 1 < t.players else 0
        if t.masterpiece and drawn == left_in_pile:
            idle += 1
            if idle > 40:
                return total
    return total


def _open_choice(t: Facts, faces: Ints, sizes: Ints, placed: Ints, seat: int, hints: int, copies: Ints) -> int:
    """What a seat does with open cards: play the lowest that fits, else hint, else discard what is missed least."""
    base = seat * t.hand_size
    best, best_score = NONE, 1000
    for slot in range(sizes[seat]):
        identity = faces[base + slot]
        colour = identity // VALUES
        place = t.place[identity]
        if placed[colour] == place:
            score = place
            if score < best_score:
                best, best_score = t.play + slot, score
    if best != NONE:
        return best
    if hints > 0:
        return HINT_NOW
    best_score = 1000
    for slot in range(sizes[seat]):
        identity = faces[base + slot]
        place = t.place[identity]
        score = 0
        if placed[identity // VALUES] <= place:
            score = 20 - place if copies[identity] > 1 else 100 - place
        if score < best_score:
            best, best_score = slot, score
    return best if best != NONE else HINT_NOW


def look_ahead(
    row: Ints, t: Facts, memory: Ints, own: Ints, free: Ints, options: Ints, count: int, gains: Ints
) -> None:
    """How many cards are placed in the end after each option, over all samples."""
    seat = row[ACTOR]
    size = row[SIZE + seat]
    cards_left = t.deck_size - row[NEXT]
    pile = np.zeros(cards_left, np.int64)
    hand = np.zeros(t.hand_size, np.int64)
    open_faces = np.zeros(t.players * t.hand_size, np.int64)
    faces = np.zeros(t.players * t.hand_size, np.int64)
    sizes = np.zeros(t.players, np.int64)
    placed = np.zeros(len(COLOURS), np.int64)
    copies = np.zeros(IDENTITIES, np.int64)
    for other in range(t.players):
        for slot in range(row[SIZE + other]):
            open_faces[other * t.hand_size + slot] = face_of(row[hand_start(t, other) + slot])
    x = row[TURN] + 1
    for _ in range(SAMPLES):
        x = deal_unseen(own, size, free, pile, x, hand)
        if x == NONE:
            return
        for slot in range(size):
            open_faces[seat * t.hand_size + slot] = hand[slot]
        for option in range(count):
            for place in range(len(faces)):
                faces[place] = open_faces[place]
            for identity in range(IDENTITIES):
                copies[identity] = memory[LEFT + identity]
            for other in range(t.players):
                sizes[other] = row[SIZE + other]
            for colour in range(len(COLOURS)):
                placed[colour] = row[FIREWORK + colour]
            gains[option] += play_on(row, t, faces, sizes, placed, pile, options[option], copies)


def best_ahead(
    row: Ints, t: Facts, memory: Ints, own: Ints, free: Ints, sure: int, can_hint: bool, discard: int
) -> int:
    """Of the sure plays, a hint and a discard, what promises most cards in the end; NONE if there is no choice."""
    options = np.zeros(t.hand_size + 2, np.int64)
    gains = np.zeros(t.hand_size + 2, np.int64)
    count = 0
    if sure != NONE:
        options[0] = t.play + sure
        count = 1
    for slot in range(row[SIZE + row[ACTOR]]):
        if slot != sure and own[slot] & ~memory[PLAYABLE] == 0 and own[slot] != own[sure]:
            options[count] = t.play + slot
            count += 1
    if can_hint:
        options[count] = HINT_NOW
        count += 1
    if discard != NONE:
        options[count] = discard
        count += 1
    if count < 2:
        return NONE
    look_ahead(row, t, memory, own, free, options, count, gains)
    best = 0
    for option in range(1, count):
        if gains[option] > gains[best]:
            best = option
    return options[best] if gains[best] > 0 else NONE
