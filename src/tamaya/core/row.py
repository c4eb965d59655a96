"""A game as a *row*: a flat run of ints. This page names each of its words.

After the fixed words come the hands, `hand_size` words a seat. A card in a hand is one word: the identities that all
hints so far allow, as bits; above them the hints that touched it; then its own identity; then its id.
"""

from tamaya.core.cards import COLOURS

Row = list[int]

NONE = -1  # no card, no seat, no hint

(
    ACTOR,  # the seat that decides
    TURN,  # turns finished
    HINTS,  # hint tokens available
    MISTAKES,  # mistake tokens spent
    NEXT,  # the card id that is drawn next
    RETURNED,  # the id that tile 5 laid under the pile, or NONE
    TURNS_LEFT,  # in the last round, else NONE
    PLACED,  # cards on all fireworks
    PENDING,  # the decision that a bonus tile asks for, one of those below
    OUTCOME,  # how the game ended, one of those below
    TILES,  # the bonus tiles in their order, three bits each
    TILES_DRAWN,
    SEED,
    # What the last step did: enough for events and observations
    DID_ACTION,  # its number
    DID_SEAT,
    DID_CARD,  # the id played, discarded or taken, else NONE
    DID_FACE,  # then its identity
    DID_FIT,  # 1 if it was added to its firework
    DID_TARGET,  # the seat hinted, else NONE
    DID_HINT,  # then the hint's number
    DID_TOUCHED,  # and the slots touched, as bits
    DID_REGAIN,  # hint tokens regained, not counting the tile's
    DID_TILE,  # the bonus tile drawn, else 0
    DID_TILE_REGAIN,  # then the hint tokens that it brought
    DID_FORGIVE,  # and the mistake tokens that it took back
    DID_DRAW,  # the id drawn, else NONE
    FIREWORK,  # from here by colour: cards placed
) = range(27)
GONE = FIREWORK + len(COLOURS)  # from here by colour: discarded copies of each value, two bits each
DISCARDED = GONE + len(COLOURS)  # from here: which ids lie on the discard pile, as bits, 35 to a word
DECK = DISCARDED + 2  # from here: identities by id, ten to a word
SIZE = DECK + 7  # from here by seat: cards in hand
HAND = SIZE + 5  # from here: the hands

# A card in a hand
MARKS = 35  # the bits below are what is known; from here, by hint number: whether that hint touched it
FACE = 46  # six bits of identity begin here
ID = 52  # and here the id
ABOVE = -1 << MARKS  # everything but what is known

# PENDING
NOTHING, COLOUR_HINT, VALUE_HINT, RESHUFFLE, PLAY_DISCARDED = range(5)

# OUTCOME
(
    RUNNING,
    PERFECT,  # E2
    SHOWN,  # E3: the last round is over
    OUT_OF_MISTAKES,  # E1
    CARD_LOST,  # X3: an irreplaceable card was discarded
    STUCK,  # X3a: nobody can do anything
) = range(6)
