"""THE rules, written once: deal, legal, step. Numbers like H7 cite docs/rules.md.

Plain functions over a row of ints (`row` names its words) and the tables of the rules, in the subset of Python that
Numba compiles: CPython runs them for a table, Numba runs the very same ones for millions of games. They trust their
caller; `Game` is the face that checks.
"""

from collections.abc import Sequence

from tamaya.core.cards import COLOURS, VALUES
from tamaya.core.randomness import FOR_DECK, FOR_RESHUFFLE, FOR_TILES, advance, key_for, start
from tamaya.core.row import (
    ABOVE,
    ACTOR,
    BLANK,
    CARD_LOST,
    COLOUR_HINT,
    DECK,
    DID_ACTION,
    DID_CARD,
    DID_DRAW,
    DID_FACE,
    DID_FIT,
    DID_FORGIVE,
    DID_HINT,
    DID_REGAIN,
    DID_SEAT,
    DID_TARGET,
    DID_TILE,
    DID_TILE_REGAIN,
    DID_TOUCHED,
    DISCARDED,
    FACE,
    FACE_BITS,
    FACES_A_WORD,
    FIREWORK,
    GONE,
    GONE_BITS,
    HAND,
    HINTS,
    ID,
    IDS_A_WORD,
    MARKS,
    MISTAKES,
    NEXT,
    NONE,
    NOTHING,
    OUT_OF_MISTAKES,
    OUTCOME,
    PENDING,
    PERFECT,
    PLACED,
    PLAY_DISCARDED,
    RESHUFFLE,
    RETURNED,
    RUNNING,
    SEED,
    SHOWN,
    SIZE,
    STUCK,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURN,
    TURNS_LEFT,
    VALUE_HINT,
    Row,
    Words,
    copies_gone,
    face_in_deck,
    hand_start,
    hold,
    is_discarded,
    set_face_in_deck,
    set_tile_at,
    tile_at,
)
from tamaya.core.tables import Tables

# ---- Set-up ---------------------------------------------------------------------------------------------------------


def shuffle(cards: Row, size: int, seed: int, purpose: int) -> None:
    """Bring this many cards into the order that the seed gives them for this purpose."""
    x = start(seed)
    key = key_for(seed, purpose)
    for last in range(size - 1, 0, -2):
        x = advance(x, key)
        swap_two(cards, last, x)


def swap_two(cards: Row, last: int, x: int) -> None:
    """Let the last card, and then the one before it, change places with one that is not behind it. One number serves
    both choices: 32 bits are plenty."""
    choice = x * (last + 1)
    other = choice >> 32
    cards[last], cards[other] = cards[other], cards[last]
    other = (choice & 0xFFFFFFFF) * last >> 32
    cards[last - 1], cards[other] = cards[other], cards[last - 1]


def shuffle_deck(t: Tables, deck: Row, seed: int) -> None:
    """Fill `deck` with a shuffled deck (S4)."""
    lay_out(t, deck)
    shuffle(deck, t.deck_size, seed, FOR_DECK)


def lay_out(t: Tables, deck: Row) -> None:
    """Fill `deck` with the cards in their order."""
    for card in range(t.deck_size):
        deck[card] = t.deck[card]


def shuffle_tiles(tiles: Row, seed: int) -> None:
    """Fill `tiles` with the six bonus tiles in a random order (B1)."""
    for number in range(TILES_IN_ALL):
        tiles[number] = number + 1
    shuffle(tiles, TILES_IN_ALL, seed, FOR_TILES)


def deal(row: Row, t: Tables, deck: Sequence[int], tiles: Sequence[int], seed: int) -> None:
    """Set the table: `row` becomes the start of a game with this deck (S3, S4)."""
    for word in range(t.row_size):
        row[word] = t.new_row[word]
    row[SEED] = seed
    if t.bonus_tiles:  # B1
        for number in range(TILES_IN_ALL):
            set_tile_at(row, number, tiles[number])
    all_cards = t.all_cards
    for card in range(row[NEXT]):  # the first hand whole, then the next
        row[HAND + card] = card << ID | deck[card] << FACE | all_cards
    for first in range(0, t.deck_size, FACES_A_WORD):
        faces = 0
        for card in range(min(first + FACES_A_WORD, t.deck_size) - 1, first - 1, -1):
            faces = faces << FACE_BITS | deck[card]
        row[DECK + first // FACES_A_WORD] = faces


def pile_size(row: Words, t: Tables) -> int:
    """How many cards can still be drawn."""
    return t.deck_size - row[NEXT] + (1 if row[RETURNED] != NONE else 0)


# ---- What may be done -----------------------------------------------------------------------------------------------


def legal(row: Row, t: Tables, out: Row) -> int:
    """Write the numbers of all legal actions into `out`, in ascending order; return how many there are."""
    if row[OUTCOME] != RUNNING:
        return 0
    if row[PENDING] != NOTHING:
        return _legal_decisions(row, t, out)
    hints = row[HINTS]
    size = row[SIZE + row[ACTOR]]
    noted = note_slots(out, t, size if hints < t.max_hints or t.discard_when_full else 0, size)  # D2
    if hints > 0:  # H1
        noted = note_hints(out, noted, t, _possible_hints(row, t))
    if t.announce:  # A1
        noted = _note_announced(row, t, out, noted)
    return noted


def _legal_decisions(row: Row, t: Tables, out: Row) -> int:
    """The actions that a bonus tile lets the actor choose from (B2, B6)."""
    if row[PENDING] == COLOUR_HINT:
        return note_hints(out, 0, t, _possible_hints(row, t) & t.colour_hints)
    if row[PENDING] == VALUE_HINT:
        return note_hints(out, 0, t, _possible_hints(row, t) & t.value_hints)
    return _note_takes(row, t, out)


def _possible_hints(row: Row, t: Tables) -> int:
    """The hints that the actor can give, tokens apart, as bits: the first is the first colour hint."""
    allows = t.allows
    possible = 0
    seat = row[ACTOR]
    for further in range(t.players - 1):  # H2
        seat = seat + 1 if seat + 1 < t.players else 0
        part = further << FACE_BITS  # of the table
        hand = HAND + seat * t.hand_size
        for place in range(hand, hand + row[SIZE + seat]):  # H6
            possible |= allows[part | row[place] >> FACE & BLANK]
    return possible


def _note_announced(row: Row, t: Tables, out: Row, noted: int) -> int:
    for slot in range(row[SIZE + row[ACTOR]]):
        for colour in range(len(COLOURS)):
            if t.copies[colour * VALUES]:  # A5: every colour in the game
                noted = note_action(out, noted, t.announced + slot * len(COLOURS) + colour)
    return noted


def _note_takes(row: Row, t: Tables, out: Row) -> int:
    noted = 0
    for card in range(t.deck_size):
        if is_discarded(row, card) and (
            row[PENDING] == RESHUFFLE or fits(row, t, face_in_deck(row, card))  # B2
        ):
            noted = note_action(out, noted, t.take + card)
    return noted


# How actions are noted: as numbers, of which so many are `noted` already. Batches note bits (`fast.legal_bits`).


def note_slots(out: Row, t: Tables, discards: int, plays: int) -> int:
    """Note that so many cards of a hand may be discarded, and so many be played."""
    for slot in range(discards):
        out[slot] = slot
    noted = discards
    for play in range(t.play, t.play + plays):
        out[noted] = play
        noted += 1
    return noted


def note_hints(out: Row, noted: int, t: Tables, possible: int) -> int:
    """Note these hints."""
    for hint in range(t.colour_hint, t.announced):
        out[noted] = hint  # and the next one in its place if this one is not possible: that is faster than a branch
        noted += possible & 1
        possible >>= 1
    return noted


def note_action(out: Row, noted: int, action: int) -> int:
    """Note one action."""
    out[noted] = action
    return noted + 1


def fits(row: Row, t: Tables, identity: int) -> bool:
    """Whether a card is the next one of its firework (P1, K2)."""
    return row[FIREWORK + identity // VALUES] == t.place[identity]


# ---- Doing it -------------------------------------------------------------------------------------------------------


def step(row: Row, t: Tables, action: int) -> None:
    """Carry out a legal action, and all that follows from it until somebody has to decide again."""
    row[DID_CARD] = row[DID_TARGET] = row[DID_DRAW] = NONE
    row[DID_FIT] = row[DID_REGAIN] = row[DID_TILE] = 0
    row[DID_ACTION] = action
    row[DID_SEAT] = row[ACTOR]
    draws = True
    if action < t.play:
        _discard(row, t, action)
    elif action < t.colour_hint:
        _play(row, t, action - t.play, NONE)
    elif action < t.announced:
        place = action - t.colour_hint
        draws = _hint(row, t, t.hint_seat[place], t.hint_number[place])
    elif action < t.take:
        place = action - t.announced
        _play(row, t, place // len(COLOURS), place % len(COLOURS))
    else:
        _take(row, t, action - t.take)
    if row[OUTCOME] == RUNNING and row[PENDING] == NOTHING:
        _finish_turn(row, t, draws)


def _discard(row: Row, t: Tables, slot: int) -> None:
    identity = _take_from_hand(row, t, slot)
    row[DID_REGAIN] += regain(row, t)  # D1
    _put_away(row, t, identity)


def _play(row: Row, t: Tables, slot: int, announced: int) -> None:
    identity = _take_from_hand(row, t, slot)
    colour = identity // VALUES
    if fits(row, t, identity) and (announced == NONE or announced == colour):
        row[DID_FIT] = 1
        if announced != NONE:
            row[DID_REGAIN] += regain(row, t)  # A2
        _add_to_firework(row, t, colour)
    else:  # P2, A3, A4
        row[MISTAKES] += 1
        _put_away(row, t, identity)
        if row[MISTAKES] == t.max_mistakes:  # E1
            row[OUTCOME] = OUT_OF_MISTAKES


def _hint(row: Row, t: Tables, further: int, hint: int) -> bool:
    """Hint a seat so much further; return whether the giver draws, as after the free hint of a bonus tile (B6)."""
    free = row[PENDING] != NOTHING
    if free:
        row[PENDING] = NOTHING
    else:
        row[HINTS] -= 1  # H1
    seat = row[ACTOR] + further
    if seat >= t.players:
        seat -= t.players
    touches = t.touches[hint]
    kept = (~touches, touches | ABOVE)  # no processor foresees which cards are touched: no branches below
    mark = MARKS + hint
    hand = HAND + seat * t.hand_size
    touched = 0
    for slot in range(row[SIZE + seat]):
        held = row[hand + slot]
        touch = touches >> (held >> FACE & BLANK) & 1  # H4, H7
        row[hand + slot] = held & kept[touch] | touch << mark
        touched |= touch << slot
    row[DID_TARGET] = seat
    row[DID_HINT] = hint
    row[DID_TOUCHED] = touched
    return free


def _take(row: Row, t: Tables, card: int) -> None:
    """Carry out the choice from the discard pile that tile 5 or 6 asked for."""
    identity = face_in_deck(row, card)
    row[DID_CARD] = card
    row[DID_FACE] = identity
    row[DISCARDED + card // IDS_A_WORD] &= ~(1 << card % IDS_A_WORD)
    row[GONE + identity // VALUES] -= 1 << identity % VALUES * GONE_BITS
    decision = row[PENDING]
    row[PENDING] = NOTHING
    if decision == PLAY_DISCARDED:
        row[DID_FIT] = 1
        _add_to_firework(row, t, identity // VALUES)
    else:
        _shuffle_into_pile(row, t, card)


def _shuffle_into_pile(row: Row, t: Tables, card: int) -> None:
    """Tile 5. The ids stay where they are, the card's own at the bottom; the faces of the whole pile are shuffled
    among them, so that nobody can recognise a card by its id."""
    row[RETURNED] = card
    x = start(row[SEED])
    key = key_for(row[SEED], FOR_RESHUFFLE)
    for last in range(pile_size(row, t) - 1, 0, -1):
        x = advance(x, key)
        one = card_in_pile(row, t, last)
        other = card_in_pile(row, t, x * (last + 1) >> 32)
        identity = face_in_deck(row, one)
        set_face_in_deck(row, one, face_in_deck(row, other))
        set_face_in_deck(row, other, identity)


def card_in_pile(row: Words, t: Tables, place: int) -> int:
    """The id of a card in the pile, the one on top is at place 0."""
    card = row[NEXT] + place
    return card if card < t.deck_size else row[RETURNED]


def _take_from_hand(row: Row, t: Tables, slot: int) -> int:
    """Take a card out of the actor's hand, close the gap, and return its identity."""
    seat = row[ACTOR]
    hand = HAND + seat * t.hand_size
    held = row[hand + slot]
    size = row[SIZE + seat] - 1
    row[SIZE + seat] = size
    taken = hand + slot
    for place in range(hand, hand + size):  # always as many: what a processor foresees is sooner done
        row[place] = row[place if place < taken else place + 1]
    row[hand + size] = 0
    row[DID_CARD] = held >> ID
    identity = held >> FACE & BLANK
    row[DID_FACE] = identity
    return identity


def _put_away(row: Row, t: Tables, identity: int) -> None:
    """Lay the card just taken from a hand on the discard pile."""
    card = row[DID_CARD]
    colour = identity // VALUES
    row[DISCARDED + card // IDS_A_WORD] |= 1 << card % IDS_A_WORD
    row[GONE + colour] += 1 << identity % VALUES * GONE_BITS
    needed = row[FIREWORK + colour] <= t.place[identity]
    if t.masterpiece and needed and copies_gone(row, identity) == t.copies[identity]:  # X3: the last copy
        row[OUTCOME] = CARD_LOST


def _add_to_firework(row: Row, t: Tables, colour: int) -> None:
    row[FIREWORK + colour] += 1
    row[PLACED] += 1
    if row[PLACED] == t.to_place:  # E2, K6, and no tile any more: B4
        row[OUTCOME] = PERFECT
    elif row[FIREWORK + colour] == t.values:
        if t.bonus_tiles:
            _draw_tile(row, t)  # B1
        else:
            row[DID_REGAIN] += regain(row, t)  # P4, K4


def regain(row: Row, t: Tables) -> int:
    """Take back a hint token if one is spent; return how many were taken back."""
    if row[HINTS] == t.max_hints:
        return 0
    row[HINTS] += 1
    return 1


def _draw_tile(row: Row, t: Tables) -> None:
    """Draw a bonus tile and carry out its effect, or ask for the decision that it needs (B2, B3)."""
    tile = tile_at(row, row[TILES_DRAWN])
    row[TILES_DRAWN] += 1
    row[DID_TILE] = tile
    row[DID_TILE_REGAIN] = row[DID_FORGIVE] = 0
    if tile <= 2:
        row[DID_TILE_REGAIN] = regain(row, t)
        if tile == 2 and row[MISTAKES] > 0:
            row[MISTAKES] -= 1
            row[DID_FORGIVE] = 1
    elif tile == 3:
        if _possible_hints(row, t) & t.colour_hints:
            row[PENDING] = COLOUR_HINT
    elif tile == 4:
        if _possible_hints(row, t) & t.value_hints:
            row[PENDING] = VALUE_HINT
    elif tile == 5 and pile_size(row, t) > 0:
        if row[DISCARDED] or row[DISCARDED + 1]:
            row[PENDING] = RESHUFFLE
    elif _a_discarded_card_fits(row, t):
        row[PENDING] = PLAY_DISCARDED


def _a_discarded_card_fits(row: Row, t: Tables) -> bool:
    for colour in range(len(COLOURS)):
        placed = row[FIREWORK + colour]
        if placed < VALUES and copies_gone(row, t.in_order[colour * VALUES + placed]):
            return True
    return False


# ---- The end of a turn ----------------------------------------------------------------------------------------------


def _finish_turn(row: Row, t: Tables, draws: bool) -> None:
    row[TURN] += 1
    if row[TURNS_LEFT] != NONE:  # E3: nobody draws in the last round
        row[TURNS_LEFT] -= 1
        if row[TURNS_LEFT] == 0:
            row[OUTCOME] = SHOWN
            return
    elif draws:
        left = pile_size(row, t)
        if left > 0:  # D1, P3
            draw(row, t)
        if left == 1 and not t.masterpiece:  # X3
            row[TURNS_LEFT] = t.players
    _pass_on(row, t)


def draw(row: Row, t: Tables) -> None:
    """Take the next card of the pile into the actor's hand."""
    card = row[NEXT]
    if card < t.deck_size:
        row[NEXT] = card + 1
    else:
        card = row[RETURNED]
        row[RETURNED] = NONE
    seat = row[ACTOR]
    size = row[SIZE + seat]
    row[HAND + seat * t.hand_size + size] = hold(card, face_in_deck(row, card), t.all_cards)
    row[SIZE + seat] = size + 1
    row[DID_DRAW] = card


def _pass_on(row: Row, t: Tables) -> None:
    """Let the next seat decide that can do something (S7, X3a)."""
    seat = row[ACTOR]
    for _ in range(t.players):
        seat = seat + 1 if seat + 1 < t.players else 0
        if row[SIZE + seat] > 0 or (row[HINTS] > 0 and _somebody_else_holds_cards(row, t, seat)):
            row[ACTOR] = seat
            return
    row[OUTCOME] = STUCK


def _somebody_else_holds_cards(row: Row, t: Tables, seat: int) -> bool:
    for other in range(t.players):
        if other != seat and row[SIZE + other] > 0:
            return True
    return False


# ---- Besides the turns ----------------------------------------------------------------------------------------------


def rearrange(row: Row, t: Tables, seat: int, order: Sequence[int]) -> None:
    """Bring a hand into a new order: `order` names its slots (C3)."""
    first = hand_start(t, seat)
    size = row[SIZE + seat]
    before = row[first : first + size].copy()
    for slot in range(size):
        row[first + slot] = before[order[slot]]


def worth(row: Words, t: Tables) -> int:
    """What the fireworks are worth (E4, K5)."""
    return row[PLACED] + t.worth_of_nothing


def score(row: Words, t: Tables) -> int:
    """The points: what the fireworks are worth, or nothing if the game is lost (E1, X3b)."""
    return 0 if row[OUTCOME] >= OUT_OF_MISTAKES else worth(row, t)
