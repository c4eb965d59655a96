"""The search: what a position is worth if everybody sees all hands, nobody sees the pile, and all do their best.

Depth first; after each option comes chance, which is tried out completely: every tile and every card
that can be drawn, as often as there are copies. Results are remembered."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tamaya.core.action_numbers import announced_action
from tamaya.core.cards import IDENTITIES, VALUES
from tamaya.core.kernel import fits, score, step
from tamaya.core.prospects import best_score, best_show, copies_left
from tamaya.core.row import (
    ACTOR,
    DID_DRAW,
    DID_TILE,
    HINTS,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    PERFECT,
    PLACED,
    RUNNING,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURNS_LEFT,
    face_of,
    forget_tiles,
    hand_start,
    set_tile_at,
    tile_at,
)
from tamaya.core.tables import Tables
from tamaya.review.ending.piles import count_draws, key_of_open_hands, let_draw, useful_cards
from tamaya.review.solver.depth_first import a_hint, another_colour, find_decisions
from tamaya.review.solver.keys import LOTS, PROBES, first_place, place_for
from tamaya.review.solver.space import DEEPEST
from tamaya.review.solver.upper_bound import most_in_last_round


class Sheet(NamedTuple):
    """The words of a search. A decision is followed by chance: which tile is drawn, then which card."""

    # by depth: the decision
    rows: Any  # the position
    moves: Any  # what can be done in it
    counts: Any  # how many options those are
    tried: Any  # how many of them have been begun
    keys: Any  # its key
    best: Any  # the value of the best of them so far
    upper: Any  # no value is greater
    # by depth: the chance after what is being tried
    after: Any  # the position, whatever was drawn
    tiles: Any  # the bonus tiles that can still be what was drawn, as bits
    tiles_in_all: Any  # how many there were
    tiles_sum: Any  # the values after those that are done
    cards: Any  # by identity: how many cards can be what was drawn
    cards_in_all: Any
    cards_done: Any
    cards_sum: Any  # the values after those that are done
    identity: Any  # the one that is being tried
    # the position that is looked at
    left: Any  # by identity: how many copies are neither placed nor discarded
    # what has been found out
    lots: Any  # what keys are made of
    table: Any  # keys
    values: Any  # and their values


def sheet_for(t: Tables, size: int, whole: Callable[..., Any], real: Callable[..., Any]) -> Sheet:
    """A sheet for these rules that remembers about this many positions; `whole` and `real` make lists of numbers."""
    return Sheet(
        rows=whole(DEEPEST, t.row_size),
        moves=whole(DEEPEST, t.actions + 1),
        counts=whole(DEEPEST),
        tried=whole(DEEPEST),
        keys=whole(DEEPEST),
        best=real(DEEPEST),
        upper=real(DEEPEST),
        after=whole(DEEPEST, t.row_size),
        tiles=whole(DEEPEST),
        tiles_in_all=whole(DEEPEST),
        tiles_sum=real(DEEPEST),
        cards=whole(DEEPEST, IDENTITIES),
        cards_in_all=whole(DEEPEST),
        cards_done=whole(DEEPEST),
        cards_sum=real(DEEPEST),
        identity=whole(DEEPEST),
        left=whole(IDENTITIES),
        lots=whole(LOTS),
        table=whole(size),
        values=real(size),
    )


SHOW, POINTS = 0, 1  # aims: a perfect show, which is worth 1; the score
OPEN = -1000.0  # less than anything is worth
ALL_TILES = (1 << TILES_IN_ALL + 1) - 2  # as bits: 1 to 6
NO_TILE = 1


def expect(t: Tables, aim: int, action: int, limit: int, sheet: Sheet, spent: Any) -> float:
    """What the position in `sheet.rows[0]` is worth if the actor does this now; OPEN if that was not found out in so
    many positions. `spent` counts them."""
    sheet.moves[0][0] = action
    sheet.counts[0] = 1
    sheet.keys[0] = 0
    sheet.upper[0] = -OPEN
    begin(sheet, 0)
    spent[0] = 0
    depth = 0
    while True:
        if not next_chance(t, sheet, depth):
            worth = sheet.best[depth]
            if depth == 0:
                return float(worth)
            keep(sheet, sheet.keys[depth], worth)
            depth -= 1
            take_in(sheet, depth, worth)
            continue
        spent[0] += 1
        if spent[0] > limit:
            return OPEN
        worth = come_to(t, aim, sheet, depth + 1)
        if worth == OPEN:
            depth += 1
        else:
            take_in(sheet, depth, worth)


def begin(sheet: Sheet, depth: int) -> None:
    """Nothing has been tried yet."""
    sheet.tried[depth] = 0
    sheet.best[depth] = OPEN
    sheet.tiles[depth] = 0
    sheet.tiles_in_all[depth] = 0
    sheet.cards_in_all[depth] = 0
    sheet.cards_done[depth] = 0


def come_to(t: Tables, aim: int, sheet: Sheet, depth: int) -> float:
    """Come to a position: what it is worth, or OPEN if it has to be searched; then what to try is found."""
    row = sheet.rows[depth]
    if row[OUTCOME] != RUNNING:
        if aim == SHOW:
            return 1.0 if row[OUTCOME] == PERFECT else 0.0
        return float(score(row, t))
    for identity in range(IDENTITIES):
        sheet.left[identity] = copies_left(row, t, identity)
    useful = useful_cards(row, t, sheet.left)
    most = best_score(row, t, best_show(row, t, sheet.left, 0))
    if row[TURNS_LEFT] != NONE and not t.bonus_tiles and most > 0:
        most = max(min(most, row[PLACED] + t.worth_of_nothing + most_in_last_round(row, t, useful)), 0)
    if aim == SHOW and most < t.to_place + t.worth_of_nothing:
        return 0.0
    exactly = bool(t.bonus_tiles) or (aim == POINTS and t.worth_of_nothing < 0)
    with_tokens = not tokens_do_not_matter(row, t, exactly)
    key = key_of_open_hands(row, t, sheet.lots, useful, aim, with_tokens)
    known = find_known(sheet, key)
    if known != OPEN:
        return known
    sheet.keys[depth] = key
    sheet.upper[depth] = 1.0 if aim == SHOW else float(most)
    sheet.counts[depth] = find_options(row, t, useful, exactly, sheet.moves[depth])
    begin(sheet, depth)
    return OPEN


# ---- Chance ----------------------------------------------------------------------------------------------------------


def next_chance(t: Tables, sheet: Sheet, depth: int) -> bool:
    """Go on to the next position that chance can bring after what is being tried, or after the next thing to try; it is
    laid down one deeper. False once everything has been tried."""
    while True:
        if sheet.cards_done[depth] < sheet.cards_in_all[depth]:
            if not is_worse_anyway(sheet, depth):
                lay_down_next_card(t, sheet, depth)
                return True
            sheet.tiles[depth] = 0
        elif sheet.cards_in_all[depth] > 0:
            sheet.tiles_sum[depth] += sheet.cards_sum[depth] / sheet.cards_in_all[depth]
            if sheet.tiles[depth] == 0:
                worth = sheet.tiles_sum[depth] / sheet.tiles_in_all[depth]
                sheet.best[depth] = max(sheet.best[depth], worth)
        sheet.cards_in_all[depth] = sheet.cards_done[depth] = 0
        if sheet.tiles[depth] == 0:
            if sheet.tried[depth] == sheet.counts[depth] or sheet.best[depth] >= sheet.upper[depth]:
                return False
            sheet.tried[depth] += 1
            sheet.tiles[depth] = tiles_to_draw(sheet.rows[depth], t)
            sheet.tiles_in_all[depth] = 0
            sheet.tiles_sum[depth] = 0.0
        draw_next_tile(t, sheet, depth)


def is_worse_anyway(sheet: Sheet, depth: int) -> bool:
    """Whether the option being tried cannot beat the best so far, whatever is still to come."""
    in_all = sheet.cards_in_all[depth]
    cards = (sheet.cards_sum[depth] + (in_all - sheet.cards_done[depth]) * sheet.upper[depth]) / in_all
    most = sheet.tiles_sum[depth] + cards + tiles_in(sheet.tiles[depth]) * sheet.upper[depth]
    return bool(most <= sheet.best[depth] * sheet.tiles_in_all[depth])


def tiles_to_draw(row: Any, t: Tables) -> int:
    """The bonus tiles that may come next, as bits; NO_TILE if there is none."""
    tiles = ALL_TILES if t.bonus_tiles else 0
    for number in range(row[TILES_DRAWN]):
        tiles &= ~(1 << tile_at(row, number))
    return tiles if tiles else NO_TILE


def tiles_in(tiles: int) -> int:
    """How many tiles these bits are."""
    count = 0
    for tile in range(TILES_IN_ALL + 1):
        count += tiles >> tile & 1
    return count


def draw_next_tile(t: Tables, sheet: Sheet, depth: int) -> None:
    """Do what is being tried, with the first of the tiles that are left if it draws one; then each card can be
    drawn."""
    row = sheet.rows[depth]
    after = sheet.after[depth]
    for word in range(t.row_size):
        after[word] = row[word]
    tile = 0
    while sheet.tiles[depth] >> tile & 1 == 0:
        tile += 1
    if sheet.tiles_in_all[depth] == 0:
        sheet.tiles_in_all[depth] = tiles_in(sheet.tiles[depth])
    sheet.tiles[depth] &= ~(1 << tile)
    forget_tiles(after)
    set_tile_at(after, after[TILES_DRAWN], tile)
    step(after, t, sheet.moves[depth][sheet.tried[depth] - 1])
    if after[DID_TILE] == 0:  # it draws none
        sheet.tiles[depth] = 0
        sheet.tiles_in_all[depth] = 1
    sheet.cards_sum[depth] = 0.0
    sheet.identity[depth] = NONE
    if after[DID_DRAW] == NONE:
        sheet.cards_in_all[depth] = 1
    else:
        for identity in range(IDENTITIES):
            sheet.left[identity] = copies_left(after, t, identity)
        useful = useful_cards(after, t, sheet.left)
        sheet.cards_in_all[depth] = count_draws(after, t, useful, sheet.cards[depth])


def lay_down_next_card(t: Tables, sheet: Sheet, depth: int) -> None:
    """The position after the next card that can be drawn, one deeper."""
    after = sheet.after[depth]
    below = sheet.rows[depth + 1]
    for word in range(t.row_size):
        below[word] = after[word]
    if after[DID_DRAW] != NONE:
        sheet.identity[depth] += 1
        while sheet.cards[depth][sheet.identity[depth]] == 0:
            sheet.identity[depth] += 1
        let_draw(below, t, sheet.identity[depth])


def take_in(sheet: Sheet, depth: int, worth: float) -> None:
    """Count what the position after the card that was laid down last is worth."""
    identity = sheet.identity[depth]
    copies = 1 if identity == NONE else sheet.cards[depth][identity]
    sheet.cards_sum[depth] += copies * worth
    sheet.cards_done[depth] += copies


# ---- What has been found out -----------------------------------------------------------------------------------------


def find_known(sheet: Sheet, key: int) -> float:
    """What a position is worth, if it is remembered; else OPEN."""
    place = first_place(sheet.table, key)
    for probe in range(place, place + PROBES):
        if sheet.table[probe] == key:
            return float(sheet.values[probe])
    return OPEN


def keep(sheet: Sheet, key: int, worth: float) -> None:
    """Remember what a position is worth; if there is no place, another is forgotten."""
    kept = place_for(sheet.table, key)
    sheet.table[kept] = key
    sheet.values[kept] = worth


# ---- What is worth trying when all hands are open, the most promising first ------------------------------------------


def find_options(row: Any, t: Tables, useful: int, exactly: bool, out: Any) -> int:
    """Write the numbers of what is worth trying into `out`; return how many there are: plays, useless cards, a hint,
    other cards, mistakes."""
    if row[PENDING] != NOTHING:
        return find_decisions(row, t, out)
    may_discard = row[HINTS] < t.max_hints or t.discard_when_full
    count = find_plays(row, t, useful, out)
    hint = a_hint(row, t) if row[HINTS] > 0 else NONE
    if tokens_do_not_matter(row, t, exactly):
        out[count] = 0 if hint == NONE else hint
        return count + 1
    if may_discard:
        count = find_discards(row, t, useful, False, out, count)
    if hint != NONE:
        out[count] = hint
        count += 1
    if may_discard:
        count = find_discards(row, t, useful, True, out, count)
    if exactly or not may_discard:
        count = find_mistakes(row, t, useful, out, count)
    return count


def tokens_do_not_matter(row: Any, t: Tables, exactly: bool) -> bool:
    """Whether everybody has one more turn, in which a hint or a discard is possible: without a token a discard is
    allowed, and with one there is somebody to hint, for nobody has played their last card."""
    return bool(row[TURNS_LEFT] != NONE and t.hand_size > 1 and not exactly)


def is_first_of_its_kind(row: Any, t: Tables, slot: int, useful: int) -> bool:
    """Whether no card before this one in the actor's hand is equal to it."""
    first = hand_start(t, row[ACTOR])
    kind = kind_of(face_of(row[first + slot]), useful)
    for place in range(first, first + slot):
        if kind_of(face_of(row[place]), useful) == kind:
            return False
    return True


def kind_of(identity: int, useful: int) -> int:
    """All useless cards are of one kind."""
    return identity if useful >> identity & 1 else IDENTITIES


def find_plays(row: Any, t: Tables, useful: int, out: Any) -> int:
    """The cards that fit; announced as well if that brings a token (A2)."""
    count = 0
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        if fits(row, t, identity) and is_first_of_its_kind(row, t, slot, useful):
            if t.announce and row[HINTS] < t.max_hints:
                out[count] = announced_action(t, slot, identity // VALUES)
                count += 1
            out[count] = t.play + slot
            count += 1
    return count


def find_discards(row: Any, t: Tables, useful: int, of_use: bool, out: Any, count: int) -> int:
    """The cards that are of use, or those that are not."""
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        is_of_use = useful >> face_of(row[first + slot]) & 1 == 1
        if is_of_use == of_use and is_first_of_its_kind(row, t, slot, useful):
            out[count] = slot
            count += 1
    return count


def find_mistakes(row: Any, t: Tables, useful: int, out: Any, count: int) -> int:
    """Cards that do not fit, and those that do with a wrong colour announced (A3)."""
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        if not is_first_of_its_kind(row, t, slot, useful):
            continue
        if not fits(row, t, identity):
            out[count] = t.play + slot
            count += 1
        elif t.announce:
            wrong = another_colour(t, identity // VALUES)
            if wrong != NONE:
                out[count] = announced_action(t, slot, wrong)
                count += 1
    return count
