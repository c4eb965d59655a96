"""Decisions about talking (C1, C2) and watching."""

from typing import Literal

from tamaya.core.editions import find_edition
from tamaya.server.table import entries as log
from tamaya.server.table.decisions.gameplay import running_game, seat_in_game
from tamaya.server.table.decisions.seats import chair
from tamaya.server.table.eyes import sees_all
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_page import React, Say, Show, Watch
from tamaya.server.wire.parts import REMARKS, Person


def say(table: Table, person: Person, command: Say, device: str) -> log.Said:
    """Somebody says something. The table's limit (C2) holds during a game; before and after it, all may talk.
    Spectators talk among themselves, and players see that after the game."""
    if (command.text is None) == (command.phrase is None):
        raise refuse("nothing-said")
    text = None if command.text is None else " ".join(command.text.split())
    if text == "":
        raise refuse("nothing-said")
    seat = table.seat_of(person.id)
    if seat is None and table.is_removed(person.id, device):
        raise refuse("was-removed")
    if table.phase == "waiting" or seat is not None:
        channel: Literal["table", "spectators"] = "table"
    else:
        channel = "spectators"
        if table.is_closed():
            raise refuse("no-spectators")
    if table.phase == "playing" and seat is not None and not _is_always_allowed(table, command):
        if why := _why_quiet(table, seat):
            raise refuse(why)
        if table.settings.talk == "phrases" and command.phrase is None:
            raise refuse("phrases-only")
    return log.Said(person, channel, text, command.phrase)


def _is_always_allowed(table: Table, command: Say) -> bool:
    """Whether a remark is always allowed: some rulebooks allow their two remarks even at a silent table, and at a
    memory table you may always ask whether somebody remembers (C2)."""
    if table.settings.memory and command.phrase == "remember-your-hand":
        return True
    return find_edition(table.settings.edition).character.remarks == "always" and command.phrase in REMARKS


def react(table: Table, person: Person, command: React) -> log.Reacted:
    """A player makes a face, which gives nothing away (C1): while a game runs it answers a card that everybody has just
    seen, once. After a hint there is none, for it would say something about the cards that the hint touched."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    if why := _why_no_reaction(table, seat):
        raise refuse(why)
    return log.Reacted(seat, command.reaction)


def may_react(table: Table, seat: int) -> bool:
    """Whether the player of this seat may make a face now."""
    return _why_no_reaction(table, seat) is None


def _why_no_reaction(table: Table, seat: int) -> str | None:
    if table.phase == "waiting":
        return "not-playing"
    if not table.settings.reactions or table.settings.shared:  # people sharing one device see each other's faces
        return "no-reactions"
    if table.phase == "over":
        return None
    if why := _why_quiet(table, seat):
        return why
    if seat in table.reacted or not _shows_a_card(table):
        return "no-reaction-now"
    return None


def _shows_a_card(table: Table) -> bool:
    """Whether the last action showed a card and leaves nothing to decide."""
    if table.game is None or table.game.pending is not None:
        return False
    for move in reversed(table.moves):
        if move.takes_turn:
            return not move.shows_no_card
    return False


def _why_quiet(table: Table, seat: int) -> str | None:
    if table.settings.talk == "silent":
        return "table-is-silent"
    if table.settings.quiet_turns and table.game is not None and table.game.actor != seat:
        return "quiet-turn"
    return None


def show(table: Table, person: Person, command: Show) -> log.Showed | None:
    """A player lets spectators watch from their seat, or read their notes, or stops that."""
    seat = seat_in_game(table, person)
    running_game(table)
    place = table.places[seat]
    if (place.shows, place.shows_notes) == (command.on, command.notes):
        return None
    return log.Showed(seat, command.on, command.notes)


def watch(table: Table, person: Person, command: Watch) -> log.Watched | None:
    """A spectator watches through a seat, or sees all hands. This is remembered: whoever has seen a hand cannot take
    over its seat."""
    if table.seat_of(person.id) is not None or table.has_guests(person.id):
        raise refuse("not-spectator")
    if table.is_closed():
        raise refuse("no-spectators")
    if command.seat is None and not command.all_hands:
        return None
    if table.phase != "playing":
        raise refuse("not-playing")
    if command.all_hands:
        if not table.settings.all_hands:
            raise refuse("not-shown")
        return None if sees_all(table, person.id) else log.Watched(person.id, None)
    assert command.seat is not None
    if not chair(table, command.seat).shows:
        raise refuse("not-shown")
    return None if command.seat in table.looked.get(person.id, ()) else log.Watched(person.id, command.seat)
