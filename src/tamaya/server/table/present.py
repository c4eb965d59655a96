"""What each visitor of a table gets to see, as bytes for their sockets. Everything about the game is built from
`Game.view(seat)` and `seen_by(seat, event)`; once it is over, everything is open to all."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from tamaya.core.events import Event, event_to_dict, seen_by
from tamaya.core.view import HeldCard, Scene
from tamaya.server.table.decisions.talk import may_react
from tamaya.server.table.people import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.story import impression, tell_story
from tamaya.server.table.table import Step, Table
from tamaya.server.wire.facts import facts_text
from tamaya.server.wire.from_server import Explained, GameState, Past, Refused, Remarks, TableState
from tamaya.server.wire.http import TableListing
from tamaya.server.wire.parts import Chair, Move, Person, Proposal, Remark, Settings

ALL = -1  # all who see the same
MOST_HANDS = 200  # remembered for a table

encode = msgspec.json.Encoder().encode


def always(bot: str) -> bool:  # noqa: ARG001
    """A bot that is always ready to move."""
    return True


class Eyes(NamedTuple):
    """Through whose eyes somebody sees the game: a seat's (one's own, or one that is watched), or the public's."""

    seat: int | None
    watching: bool = False


def eyes_of(table: Table, person: Person, watching: int | None) -> Eyes | None:
    """How this person may see the game; None if not at all."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return Eyes(seat)
    if not table.settings.spectators and not table.has_guests(person.id):
        return None
    if watching is not None and watching < len(table.places) and table.places[watching].shows:
        return Eyes(watching, True)
    return Eyes(None)


def listing(table: Table) -> TableListing:
    """The table as the lobby shows it."""
    return TableListing(
        id=table.id,
        settings=msgspec.structs.replace(table.settings, seed=None),
        seeded_by=table.seeded_by,
        phase=table.phase,
        host=table.host,
        taken=sum(place.taken for place in table.places),
    )


def settings_for(table: Table, person: Person) -> Settings:
    """The settings; but who knows the seed can know the cards, so until the game is over only who chose it gets it."""
    may_know = table.phase == "over" or (table.seeded_by is not None and table.seeded_by.id == person.id)
    return table.settings if may_know else msgspec.structs.replace(table.settings, seed=None)


def table_state(
    table: Table, present: dict[str, Person], person: Person, is_ready: Callable[[str], bool] = always
) -> bytes:
    """The table around the game, for this person."""
    seated = {owner_of(place.person.id) or place.person.id for place in table.places if place.person is not None}
    return encode(
        TableState(
            id=table.id,
            settings=settings_for(table, person),
            seeded_by=table.seeded_by,
            phase=table.phase,
            host=table.host,
            chairs=[
                Chair(
                    kind="person" if place.person else "bot" if place.bot else "empty",
                    person=place.person,
                    bot=place.bot,
                    speed=place.speed if place.bot else None,
                    present=is_ready(place.bot)
                    if place.bot is not None
                    else place.person is not None and _is_here(place.person, present),
                    left=place.left,
                    shows=place.shows,
                    shares=place.person is not None and owner_of(place.person.id) is not None,
                )
                for place in table.places
            ],
            spectators=[visitor for visitor in present.values() if visitor.id not in seated],
            proposals=[
                Proposal(
                    id=one.id,
                    what=one.asked.what,
                    by=one.asked.by,
                    yes=sorted(one.yes),
                    needed=one.waits_for(),
                    seat=one.asked.seat,
                    bot=one.asked.bot,
                    person=one.asked.person,
                )
                for one in table.proposals
            ],
            games=table.games,
            you=person,
            chair=table.seat_of(person.id),
            stopped=table.stopped,
            removed=list(table.removed.values()),
        )
    )


class Picture:
    """The game at one moment, for all who look at it: what is the same for several of them is written once, and what
    the last action left as it was is taken from the picture before. Views are JSON as `View.to_dict` would give it;
    they are put together from parts because that is most of what a table costs."""

    def __init__(self, table: Table, before: "Picture | None" = None) -> None:
        assert table.game is not None
        self._table = table
        self._over = table.phase == "over"
        self._scene: Scene = Scene(table.game, before._scene if before is not None else None)
        self._shared = b""
        self._hands: HandTexts = before._hands if before is not None else HandTexts()
        self._moves: dict[tuple[int, int | None], bytes] = {}  # by number and who sees it so
        self._moved: dict[Eyes, bytes] = {}
        self._game: dict[Eyes, bytes] = {}

    def game_state(self, eyes: Eyes) -> bytes:
        """The whole game."""
        if eyes not in self._game:
            table, over = self._table, self._over
            own = table.notes[eyes.seat] if eyes.seat is not None and not eyes.watching else {}
            moves: Any = [msgspec.Raw(self._move(number, eyes)) for number in range(len(table.steps))]
            view: Any = msgspec.Raw(self.view(eyes))
            assert table.game is not None
            facts: Any = msgspec.Raw(facts_text(table.game.rules))
            self._game[eyes] = encode(
                GameState(
                    version=table.version,
                    view=view,
                    moves=moves,
                    notes=_by_text(own),
                    impression=impression(table) if over else None,
                    story=tell_story(table) if over else None,
                    everyones_notes=[_by_text(notes) for notes in table.notes] if over else None,
                    watching=eyes.seat if eyes.watching else None,
                    may_react=self._may_react(eyes),
                    facts=facts,
                )
            )
        return self._game[eyes]

    def moved(self, eyes: Eyes) -> bytes:
        """What the last move did: a `Moved`."""
        message = self._moved.get(eyes)
        if message is None:
            move = self._move(len(self._table.steps) - 1, eyes)
            message = b'{"type":"moved","version":%d,"moves":[%b],"may_react":%b,"view":%b}' % (
                self._table.version,
                move,
                b"true" if self._may_react(eyes) else b"false",
                self.view(eyes),
            )
            self._moved[eyes] = message
        return message

    def view(self, eyes: Eyes) -> bytes:
        """The view through these eyes; open to all once the game is over."""
        scene = self._scene
        if self._over:
            return encode(scene.open_view()._replace(actor=None).to_dict())
        if not self._shared:
            shared = scene.shared.to_dict()
            for name in ("seat", "hands", "legal"):
                del shared[name]
            self._shared = encode(shared)[:-1]
        return b'%b,"seat":%b,"hands":[%b],"legal":%b}' % (
            self._shared,
            b"null" if eyes.seat is None else b"%d" % eyes.seat,
            b",".join(map(self._hands.text, scene.hands(eyes.seat))),
            encode(scene.legal(eyes.seat)),
        )

    def _may_react(self, eyes: Eyes) -> bool:
        return eyes.seat is not None and not eyes.watching and may_react(self._table, eyes.seat)

    def _move(self, number: int, eyes: Eyes) -> bytes:
        """A `Move` as these eyes see it; written once for all who see the same."""
        step = self._table.steps[number]
        hides = not self._over and not step.shows_all(eyes.seat)
        key = number, eyes.seat if hides else ALL
        known = self._moves.get(key)
        if known is None:
            seen = step.events if self._over else [seen_by(eyes.seat, event) for event in step.events]
            known = self._moves[key] = encode(_told(step, number, seen, self._over or self._table.settings.explained))
        return known


def explained(table: Table, seat: int, request: int) -> bytes:
    """Why the bots have done what they did since the last turn of a seat."""
    last = max((number for number, step in enumerate(table.steps) if step.seat == seat), default=-1)
    steps = list(enumerate(table.steps))[last + 1 :]
    moves = [_told(step, number, [seen_by(seat, event) for event in step.events], True) for number, step in steps]
    return encode(Explained(request, moves))


def _told(step: Step, number: int, events: Sequence[Event], with_reasons: bool) -> Move:
    return Move(
        number=number,
        seat=step.seat,
        action=step.text,
        events=[event_to_dict(event) for event in events],
        fallback=step.fallback,
        reason=step.reason if with_reasons else None,
        heard=list(step.heard) if with_reasons else [],
    )


class HandTexts:
    """Hands as JSON. Most hands look as they did before the last action: those are not written again."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[tuple[HeldCard, ...], bytes]] = {}

    def text(self, hand: tuple[HeldCard, ...]) -> bytes:
        """A hand, as `View.to_dict` would give it."""
        known = self._texts.get(id(hand))  # hands are kept here, so no other can have this id
        if known is None:
            if len(self._texts) >= MOST_HANDS:
                self._texts.clear()
            known = self._texts[id(hand)] = hand, encode([held.to_dict() for held in hand])
        return known[1]


def past(table: Table, eyes: Eyes, request: int, version: int) -> bytes:
    """The table as these eyes saw it after so many moves."""
    if version > len(table.steps):
        raise refuse("no-such-version")
    return encode(Past(request=request, version=version, view=table.replay(version).view(eyes.seat).to_dict()))


def remarks(table: Table, person: Person) -> bytes:
    """Everything said that this person may read."""
    return encode(Remarks(whole=True, remarks=[remark for remark in table.remarks if may_read(table, person, remark)]))


def new_remark(remark: Remark) -> bytes:
    """What was just said."""
    return encode(Remarks(whole=False, remarks=[remark]))


def may_read(table: Table, person: Person, remark: Remark) -> bool:
    """Players see what spectators say only after the game; those who may not look on see neither."""
    seated = table.seat_of(person.id) is not None
    if not seated and table.phase != "waiting" and not table.settings.spectators:
        return False
    if remark.channel == "table" or not seated or table.phase != "playing":
        return True
    return remark.number < table.begun


def refused(request: int | None, error: Any) -> bytes:
    """The answer to something that cannot be done."""
    return encode(Refused(request=request, code=error.code, message=error.message, details=error.details))


def _is_here(person: Person, present: dict[str, Person]) -> bool:
    return (owner_of(person.id) or person.id) in present


def _by_text(notes: dict[int, str]) -> dict[str, str]:
    return {str(card): text for card, text in notes.items()}
