"""The row as one seat may know it. Compiled policies decide on this and on nothing else."""

from tamaya.bots.compiled.facts import BLANK
from tamaya.bots.compiled.policy import Facts, Ints
from tamaya.core.row import DECK, FACE, HAND, ID, NEXT, NONE, RETURNED, SEED, SIZE, TILES, TILES_DRAWN


def mask_row(row: Ints, t: Facts, seat: int, out: Ints) -> None:
    """Copy a row without what is hidden from a seat: its own cards, the pile, the tiles to come and the seed."""
    for word in range(t.row_size):
        out[word] = row[word]
    out[SEED] = 0
    out[TILES] = row[TILES] & (1 << 3 * row[TILES_DRAWN]) - 1
    for card in range(row[NEXT], t.deck_size):
        _blank(out, card)
    if row[RETURNED] != NONE:
        _blank(out, row[RETURNED])
    hide_hand(out, t, seat)


def hide_hand(row: Ints, t: Facts, seat: int) -> None:
    """Take the faces of a hand out of a row."""
    first = HAND + seat * t.hand_size
    for place in range(first, first + row[SIZE + seat]):
        row[place] |= BLANK << FACE
        _blank(row, row[place] >> ID)


def _blank(row: Ints, card: int) -> None:
    row[DECK + card // 10] |= BLANK << card % 10 * 6
