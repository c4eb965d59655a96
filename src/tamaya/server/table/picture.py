"""The game as its visitors see it, as bytes for their sockets. Everything is built from views and from events as they
are seen; once the game is over, everything is open to all."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from tamaya.core.commitment import deal_text
from tamaya.core.events import Hinted, SeenEvent, event_to_dict, seen_by
from tamaya.core.view_maker import ViewMaker
from tamaya.server.table.decisions.talk import may_react
from tamaya.server.table.eyes import Eyes, shown_entries, shown_game, shown_notes
from tamaya.server.table.story import impression, tell_story
from tamaya.server.table.table import Table, WholeMove
from tamaya.server.wire.edition_facts import facts_text
from tamaya.server.wire.from_server import GameState
from tamaya.server.wire.parts import Move, Story

encode = msgspec.json.Encoder().encode


class Picture:
    """The game at one moment, for all who look at it: what is the same for several of them is written once, and what
    the last action left as it was is taken from the picture before."""

    def __init__(self, table: Table, before: "Picture | None" = None) -> None:
        assert table.game is not None
        self.table = table
        self._over = table.phase == "over"
        maker_before = before._maker if before is not None else None
        self._maker: ViewMaker = ViewMaker(table.game, maker_before, table.forgotten_events())
        self._moves: dict[tuple[int, Sequence[SeenEvent]], bytes] = {}  # by number and what is seen of it
        self._moved: dict[Eyes, bytes] = {}
        self._game: dict[Eyes, bytes] = {}

    def game_state(self, eyes: Eyes) -> bytes:
        """The whole game."""
        if eyes not in self._game:
            table, over = self.table, self._over
            shown = shown_entries(table) if eyes.all_hands and not over else len(table.moves)
            moves: Any = [msgspec.Raw(self._move(number, eyes)) for number in range(shown)]
            view: Any = msgspec.Raw(self.view(eyes))
            assert table.game is not None
            facts: Any = msgspec.Raw(facts_text(table.game.rules))
            self._game[eyes] = encode(
                GameState(
                    version=table.version,
                    view=view,
                    moves=moves,
                    notes=by_text(self._notes(eyes)),
                    impression=impression(table.game, table.settings.edition) if over else None,
                    story=self._story,
                    everyones_notes=self._everyones_notes(eyes),
                    commitment=table.commitment.fingerprint if table.commitment else None,
                    deal=deal_text(table.game, table.commitment.salt) if over and table.commitment else None,
                    watching=eyes.seat if eyes.watching else None,
                    all_hands=eyes.all_hands,
                    may_react=self._may_react(eyes),
                    may_undo=self._may_undo(eyes),
                    facts=facts,
                )
            )
        return self._game[eyes]

    def moved(self, eyes: Eyes) -> bytes:
        """What the last move did: a `Moved`."""
        message = self._moved.get(eyes)
        if message is None:
            changed = self._changed(eyes)
            message = b'{"type":"moved","version":%d,"moves":[%b],"may_react":%b,"may_undo":%b,"view":%b}' % (
                self.table.version,
                b",".join([self._move(number, eyes) for number in changed]),
                b"true" if self._may_react(eyes) else b"false",
                b"true" if self._may_undo(eyes) else b"false",
                self.view(eyes),
            )
            self._moved[eyes] = message
        return message

    def view(self, eyes: Eyes) -> bytes:
        """The view through these eyes; open to all once the game is over."""
        if self._over:
            return encode(self._maker.open_view()._replace(actor=None).to_dict())
        return self._all_hands if eyes.all_hands else self._maker.text(eyes.seat)

    @cached_property
    def _all_hands(self) -> bytes:
        """All hands, but not the pile, at the moment that spectators see; at a memory table without any hint."""
        game = shown_game(self.table)
        maker = ViewMaker(game, forgotten=len(game.log) if self.table.forgets else 0)
        return encode(maker.open_view()._replace(pile_cards=None).to_dict())

    def _changed(self, eyes: Eyes) -> range:
        """The entries of the history that the last one changed, as far as these eyes see them."""
        table = self.table
        if not eyes.all_hands or self._over or table.settings.spectator_delay == 0:
            return range(table.changed_from, len(table.moves))
        acted = table.version == table.last  # else it was a gesture, and shows nothing yet
        return range(shown_entries(table, earlier=acted), shown_entries(table))

    def _notes(self, eyes: Eyes) -> Mapping[int, str]:
        if eyes.seat is None or (eyes.watching and not self.table.places[eyes.seat].shows_notes):
            return {}
        return self.table.notes[eyes.seat]

    def _everyones_notes(self, eyes: Eyes) -> list[dict[str, str]] | None:
        if self._over:
            return [by_text(notes) for notes in self.table.notes]
        return shown_notes(self.table) if eyes.all_hands else None

    def forget(self) -> None:
        """Keep no messages: everybody has got theirs, and those who come later get a new one."""
        self._moves, self._moved, self._game = {}, {}, {}

    @cached_property
    def _story(self) -> Story | None:
        """The same for all; it takes a while to find out."""
        return tell_story(self.table.game) if self._over and self.table.game else None

    def _may_react(self, eyes: Eyes) -> bool:
        return eyes.seat is not None and not eyes.watching and may_react(self.table, eyes.seat)

    def _may_undo(self, eyes: Eyes) -> bool:
        return eyes.seat is not None and not eyes.watching and self._undoable

    @cached_property
    def _undoable(self) -> bool:
        return self.table.may_undo()

    def _move(self, number: int, eyes: Eyes) -> bytes:
        """A `Move` as these eyes see it; written once for all who see the same."""
        table, move = self.table, self.table.moves[number]
        seen = seen_events(move, "all" if self._over or eyes.all_hands else eyes.seat)
        known = self._moves.get((number, seen))
        if known is None:
            if table.is_forgotten(number):
                told = forgotten_move(move, number, seen)
            else:
                told = seen_move(move, number, seen, self._over or table.settings.explained)
            known = self._moves[number, seen] = encode(told)
        return known


def seen_events(move: WholeMove, seat: int | Literal["all"] | None) -> tuple[SeenEvent, ...]:
    """What a seat, or a spectator (None), may know of what a move did; "all" once the game is over."""
    return tuple([seen_by(seat, event) for event in move.events])


def seen_move(move: WholeMove, place: int, events: Sequence[SeenEvent], with_reasons: bool) -> Move:
    """A move with what is seen of it."""
    return Move(
        place=place,
        number=move.moves if move.takes_turn else None,
        seat=move.seat,
        action=move.text,
        events=[event_to_dict(event) for event in events],
        fallback=move.fallback,
        reason=move.reason if with_reasons else None,
        heard=list(move.heard) if with_reasons else [],
        stood_in=move.stood_in,
    )


def forgotten_move(move: WholeMove, place: int, events: Sequence[SeenEvent]) -> Move:
    """A hint of which nothing is told any more, not even to whom it was; what else is seen of the move is (X3a, E3)."""
    return Move(
        place=place,
        number=move.moves,
        seat=move.seat,
        action="hint",
        events=[event_to_dict(event) for event in events if not isinstance(event, Hinted)],
        fallback=move.fallback,
        stood_in=move.stood_in,
        forgotten=True,
    )


def by_text(notes: Mapping[int, str]) -> dict[str, str]:
    """Notes for JSON."""
    return {str(card): text for card, text in notes.items()}
