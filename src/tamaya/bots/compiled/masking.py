"""The row as one seat may know it. Compiled policies decide on this and on nothing else."""

from tamaya.bots.compiled.policy import Facts, Ints
from tamaya.core.row import (
    BLANK,
    NEXT,
    NONE,
    RETURNED,
    SEED,
    blank_in_deck,
    forget_tiles,
    hand_places,
    id_of,
    set_face_in_deck,
    with_face,
)


def mask_row(row: Ints, t: Facts, seat: int, out: Ints) -> None:
    """Copy a row without what is hidden from a seat: its own cards, the pile, the tiles to come and the seed."""
    for word in range(t.row_size):
        out[word] = row[word]
    out[SEED] = 0
    forget_tiles(out)
    blank_in_deck(out, row[NEXT], t.deck_size)
    if row[RETURNED] != NONE:
        set_face_in_deck(out, row[RETURNED], BLANK)
    hide_hand(out, t, seat)


def hide_hand(row: Ints, t: Facts, seat: int) -> None:
    """Take the faces of a hand out of a row."""
    for place in hand_places(row, t, seat):
        row[place] = with_face(row[place], BLANK)
        set_face_in_deck(row, id_of(row[place]), BLANK)
