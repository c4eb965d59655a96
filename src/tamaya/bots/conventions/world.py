"""A world: what a seat sees, with faces for what it does not, as a row that the kernel can play on with."""

from random import Random

from tamaya.bots.conventions.board import Board
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HINTS,
    MISTAKES,
    NEXT,
    NONE,
    PLACED,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURNS_LEFT,
    Row,
    hand_start,
    hold,
    put_on_discards,
    set_face_in_deck,
    set_tile_at,
)
from tamaya.core.view import View

Hand = list[tuple[int, int]]  # cards: id, identity


def world_of(board: Board, view: View, hands: list[Hand], pile: list[int], rng: Random) -> Row:
    """The row of a position in which `me` takes a turn, with these cards in the hands and identities in the pile."""
    t = board.t
    row: Row = list(t.new_row)
    row[ACTOR], row[HINTS], row[MISTAKES] = board.me, view.hints, view.mistakes
    row[TURNS_LEFT] = NONE if view.turns_left is None else view.turns_left
    row[PLACED] = sum(board.placed)
    row[FIREWORK : FIREWORK + len(board.placed)] = board.placed
    for id, card in view.discards:
        put_on_discards(row, id, card.identity)
        set_face_in_deck(row, id, card.identity)
    for seat, hand in enumerate(hands):
        row[SIZE + seat] = len(hand)
        for place, (id, identity) in enumerate(hand, hand_start(t, seat)):
            row[place] = hold(id, identity, t.all_cards)
            set_face_in_deck(row, id, identity)
    row[NEXT] = t.deck_size - len(pile)
    for id, identity in enumerate(pile, row[NEXT]):
        set_face_in_deck(row, id, identity)
    if t.bonus_tiles:
        _lay_tiles(row, view, rng)
    return row


def _lay_tiles(row: Row, view: View, rng: Random) -> None:
    """The bonus tiles that were drawn, and those to come in some order."""
    to_come = [tile for tile in range(1, TILES_IN_ALL + 1) if tile not in view.tiles_drawn]
    rng.shuffle(to_come)
    for number, tile in enumerate((*view.tiles_drawn, *to_come)):
        set_tile_at(row, number, tile)
    row[TILES_DRAWN] = len(view.tiles_drawn)
