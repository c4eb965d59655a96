"""Good touch.

Meaning: hints touch only cards that will be played, each identity once. So a touched card is neither useless nor the
same as a card that is spoken for elsewhere.
When: always, for all touched cards, as long as something remains that the card can be.
"""

from collections.abc import Collection

from tamaya.bots.conventions.board import UNKNOWN, Board, Held, cards_of
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("r5 b4 y4 w4 g3", "y3 g1 b3 w3 w3", "y4 g4 r1 b1 g3"),
    moves=(
        *("hint 1 1", "play g1", "hint 0 5"),
        *("hint 2 1", "discard y3", "play b1"),
        *("discard b4", "discard b3"),
    ),
    then="play r1",
    because="hinted-playable",
)


def beliefs(board: Board, seat: int) -> list[int]:
    """By place in the hand: what a seat takes its own cards for, by hints, by counting and by good touch."""
    found = board.concluded.beliefs.get(seat)
    if found is None:
        hand = board.hands[seat]
        read = [_still_read(board, held) for held in hand]
        found = list(read)
        if board.agreement.plays("good-touch"):
            for place, held in enumerate(hand):
                if held.touched and not held.called and not held.spurned:
                    found[place] = good(board, held, found[place])
            found = apart(hand, found, read, [board.possible(held) for held in hand], (), UNKNOWN)
        board.concluded.beliefs[seat] = found
    return found


def _still_read(board: Board, held: Held) -> int:
    """What a card is read as. If all that it was taken for has been played meanwhile and it can be only one thing that
    is still useful, it is that."""
    may = board.possible(held)
    read = held.read & may or may
    useful = may & ~board.useless
    is_over = held.touched and not held.called and not read & ~board.done and held.read & ~held.then
    return useful if is_over and useful and not useful & (useful - 1) else read


def touch_well(
    board: Board,
    seat: int,
    giver: int,
    hand: list[Held],
    read: list[int],
    words: list[int],
    touched: Collection[int],
    focus: int,
) -> list[int]:
    """What cards are read as after a hint about one of them, by good touch."""
    found = list(read)
    if not board.agreement.plays("good-touch"):
        return found
    unwanted = board.useless | board.taken(seat, giver, board.now + 1)
    for place, held in enumerate(hand):
        if held.id in touched:
            if not held.called:
                found[place] = found[place] & ~unwanted or found[place]
        elif held.touched and not held.called and not held.spurned:
            found[place] = good(board, held, found[place])
    return apart(hand, found, read, words, touched, focus)


def good(board: Board, held: Held, bits: int) -> int:
    """What remains of the readings of a touched card if it was touched well."""
    unwanted = board.done | held.then | board.taken(held.seat, held.giver, held.at)
    found = bits & ~unwanted or bits
    doubt = held.doubt & bits & ~found
    if doubt:
        free = board.free(held.seat)
        double = sum(free[identity] for identity in cards_of(doubt))
        if double >= DOUBTFUL * sum(free[identity] for identity in cards_of(found | doubt)):
            return found | doubt
    return found


DOUBTFUL = 0.25  # how likely a card must be a second copy to be taken for one


def apart(
    hand: list[Held], found: list[int], read: list[int], words: list[int], touched: Collection[int], focus: int
) -> list[int]:
    """Cards of one hand are not the same either: what one is known to be, no other touched card is. If several seem to
    be the same, the one that a hint was about is."""
    for place in crowded(hand, found, touched, focus):
        found[place] = words[place]
    own = doubled = 0
    for held, bits in zip(hand, found, strict=True):
        if bits & (bits - 1) == 0 and (held.touched or held.called or held.id in touched):
            doubled |= own & bits
            own |= bits
    if doubled:  # all but one of them were touched badly
        for place, (held, bits) in enumerate(zip(hand, found, strict=True)):
            is_meant = held.id == focus or (held.promised and focus == UNKNOWN)
            if bits & doubled and bits & (bits - 1) == 0 and not is_meant:
                found[place] = read[place]
    if own:
        for place, bits in enumerate(found):
            if bits & (bits - 1) and (hand[place].touched or hand[place].id in touched):
                found[place] = bits & ~own or bits
    return found


def crowded(hand: list[Held], found: list[int], touched: Collection[int], focus: int) -> list[int]:
    """The places of cards that are too many for what they seem to be: some were touched badly. What a hint was about is
    not among them."""
    places = [place for place, held in enumerate(hand) if held.touched or held.called or held.id in touched]
    crowd: set[int] = set()
    for bits in {found[place] for place in places}:
        among = [place for place in places if not found[place] & ~bits]
        if bits.bit_count() <= FEW and bits.bit_count() < len(among):
            crowd.update(among)
    meant = focus
    if focus == UNKNOWN:
        promised = [hand[place] for place in crowd if hand[place].promised]
        meant = max(promised, key=lambda held: held.at).id if promised else UNKNOWN
    return [place for place in crowd if hand[place].id != meant and not hand[place].called]


FEW = 2  # identities: who has three 1s and two to play tries them


def is_unwanted(board: Board, seat: int, bits: int) -> bool:
    """Whether a seat's card that is one of these can be thrown away without regret."""
    return bits & ~(board.useless | board.got(seat)) == 0
