"""A game as a *row*: a flat run of ints. This page names each of its words and is the only one that knows their bits.

After the fixed words come the hands, `hand_size` words a seat. A card in a hand is one word, which is `held` in names
(0 is an empty place): the identities that all hints so far allow, as bits; above them the hints that touched it; then
its own identity; then its id. All functions are in the subset that Numba compiles. (Where CPython reads hands at every
step, the core takes their words apart itself: a call for each card costs a twentieth of the speed.)
"""

from typing import TYPE_CHECKING, Protocol

from tamaya.core.cards import COLOURS, IDENTITIES, MOST_CARDS, VALUES
from tamaya.core.rules import PLAYERS

if TYPE_CHECKING:
    from tamaya.core.tables import Tables

Row = list[int]


class Words(Protocol):
    """A row, or a NumPy array with the same words."""

    def __getitem__(self, word: int, /) -> int:
        """What a word says."""

    def __setitem__(self, word: int, number: int, /) -> None:
        """Let a word say something else."""


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
GONE = FIREWORK + len(COLOURS)  # from here by colour: discarded copies of each value, this many bits each:
GONE_BITS = 2
DISCARDED = GONE + len(COLOURS)  # from here: which ids lie on the discard pile, as bits, this many to a word:
IDS_A_WORD = 35
DECK = DISCARDED + MOST_CARDS // IDS_A_WORD  # from here: identities by id, this many to a word:
FACES_A_WORD = 10
SIZE = DECK + MOST_CARDS // FACES_A_WORD  # from here by seat: cards in hand
HAND = SIZE + PLAYERS[-1]  # from here: the hands
MOST_WORDS = HAND + MOST_CARDS  # of any row

# A card in a hand
HINT_NUMBERS = len(COLOURS) - 1 + VALUES  # the most that any rules have: black is never named (K3)
FACE_BITS = 6
MARKS = IDENTITIES  # the bits below are what is known; from here, by hint number: whether that hint touched it
FACE = MARKS + HINT_NUMBERS  # the identity begins here
ID = FACE + FACE_BITS  # and here the id
KNOWN = (1 << MARKS) - 1
ALL_MARKS = (1 << HINT_NUMBERS) - 1
ABOVE = ~KNOWN
BLANK = (1 << FACE_BITS) - 1  # the identity of a card that a seat does not see

TILES_IN_ALL = 6  # B1
TILE_BITS = 3

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


# ---- A card in a hand ------------------------------------------------------------------------------------------------


def hold(card: int, identity: int, known: int) -> int:
    """The word of a card that comes into a hand."""
    return card << ID | identity << FACE | known


def id_of(held: int) -> int:
    """Its id."""
    return held >> ID


def face_of(held: int) -> int:
    """Its identity."""
    return held >> FACE & BLANK


def known_of(held: int) -> int:
    """The identities that the hints allow, as bits."""
    return held & KNOWN


def marks_of(held: int) -> int:
    """The numbers of the hints that touched it, as bits."""
    return held >> MARKS & ALL_MARKS


def with_face(held: int, identity: int) -> int:
    """The same card with another identity."""
    return held & ~(BLANK << FACE) | identity << FACE


# ---- Where things are ------------------------------------------------------------------------------------------------


def hand_start(t: "Tables", seat: int) -> int:
    """The word in which a hand begins."""
    return HAND + seat * t.hand_size


def hand_places(row: Words, t: "Tables", seat: int) -> range:
    """The words that hold the cards of a hand, oldest first."""
    first = HAND + seat * t.hand_size
    return range(first, first + row[SIZE + seat])


def all_places(t: "Tables") -> range:
    """The words of all hands, empty ones too."""
    return range(HAND, HAND + t.players * t.hand_size)


def place_of(row: Words, t: "Tables", card: int) -> int:
    """The word that holds this card in a hand; NONE if it is in no hand."""
    for place in all_places(t):
        if row[place] >> ID == card and row[place]:
            return place
    return NONE


def face_in_deck(row: Words, card: int) -> int:
    """The identity of a card, wherever it is."""
    return row[DECK + card // FACES_A_WORD] >> card % FACES_A_WORD * FACE_BITS & BLANK


def set_face_in_deck(row: Words, card: int, identity: int) -> None:
    """Give a card another identity; if it is in a hand, its word there says so too (`with_face`)."""
    word = DECK + card // FACES_A_WORD
    shift = card % FACES_A_WORD * FACE_BITS
    row[word] = row[word] & ~(BLANK << shift) | identity << shift


def blank_in_deck(row: Words, first: int, last: int) -> None:
    """Take the identities of the cards from `first` to before `last` out of a row."""
    for word in range(first // FACES_A_WORD, (last + FACES_A_WORD - 1) // FACES_A_WORD):
        begin = max(first - word * FACES_A_WORD, 0) * FACE_BITS
        end = min(last - word * FACES_A_WORD, FACES_A_WORD) * FACE_BITS
        row[DECK + word] |= (1 << end) - (1 << begin)  # a blank identity is all ones


def is_discarded(row: Words, card: int) -> bool:
    """Whether a card lies on the discard pile."""
    return row[DISCARDED + card // IDS_A_WORD] >> card % IDS_A_WORD & 1 == 1


def put_on_discards(row: Words, card: int, identity: int) -> None:
    """Let a card lie on the discard pile."""
    row[DISCARDED + card // IDS_A_WORD] |= 1 << card % IDS_A_WORD
    row[GONE + identity // VALUES] += 1 << identity % VALUES * GONE_BITS


def copies_gone(row: Words, identity: int) -> int:
    """How many copies of an identity lie on the discard pile."""
    return row[GONE + identity // VALUES] >> identity % VALUES * GONE_BITS & (1 << GONE_BITS) - 1


def copies_gone_of(row: Words, colour: int, value: int) -> int:
    """The same by colour and value, values from 0 on: for those who go through all of them."""
    return row[GONE + colour] >> value * GONE_BITS & (1 << GONE_BITS) - 1


def tile_at(row: Words, number: int) -> int:
    """The bonus tile that is drawn as this one, counted from 0; 0 if it is not known."""
    return row[TILES] >> TILE_BITS * number & (1 << TILE_BITS) - 1


def set_tile_at(row: Words, number: int, tile: int) -> None:
    """Lay a bonus tile where none is known."""
    row[TILES] |= tile << TILE_BITS * number


def forget_tiles(row: Words) -> None:
    """Take the bonus tiles to come out of a row."""
    row[TILES] &= (1 << TILE_BITS * row[TILES_DRAWN]) - 1
