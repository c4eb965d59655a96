"""How a game looked after each of its moves, from a seat or with open cards, and pictures of moments as PNG."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence

import msgspec

from tamaya.children.crew import Crew
from tamaya.core.actions import Action
from tamaya.core.commitment import deal_text
from tamaya.core.events import event_to_dict, seen_by
from tamaya.core.game import Game
from tamaya.core.timeline import Move as GameMove
from tamaya.core.view import PublicView
from tamaya.core.view_maker import ViewMaker
from tamaya.formats.picture import can_png, png_of
from tamaya.formats.picture.moment import WIDTH
from tamaya.server.archive.finished import FinishedGame, ReadGame, Told, replayed
from tamaya.server.table.picture import by_text
from tamaya.server.table.refusals import refuse
from tamaya.server.table.story import StoryTeller, impression
from tamaya.server.wire.edition_facts import facts_text
from tamaya.server.wire.from_server import GameState
from tamaya.server.wire.games import Seen
from tamaya.server.wire.parts import Move

NOTHING_TOLD = Told(0)
Shown = Callable[[PublicView], PublicView]
_encode = msgspec.json.Encoder().encode


class Looker:
    """Writes down how a game looks after each number of moves, to a seat or with open cards."""

    def __init__(self, seat: int | None, shown: Shown = lambda view: view) -> None:
        self.views: list[bytes] = []
        self._seat = seat
        self._shown = shown
        self._maker: ViewMaker | None = None

    def see(self, now: Game) -> None:
        """Note the game before its next move, or at its end, with what the seat to act could do: somebody may want to
        play on from here."""
        self._maker = maker = ViewMaker(now, self._maker)
        view: PublicView = maker.open_view() if self._seat is None else maker.view(self._seat)
        view = view._replace(legal=maker.legal(now.actor) if now.outcome is None else ())
        self.views.append(_encode(self._shown(view).to_dict()))


def show(finished: FinishedGame, seat: int | None) -> tuple[ReadGame, Seen]:
    """A game of the archive, played again, and how it looked from a seat or with open cards."""
    looker, teller = Looker(seat), StoryTeller()

    def watch(now: Game, action: Action | None) -> None:
        looker.see(now)
        teller.see(now, action)

    stored = replayed(finished, watch)
    game, over, commitment = stored.game, stored.over, stored.file.commitment
    state = _state(game, seat, looker.views, finished.told)
    state.impression = impression(game, finished.settings.edition) if over and not finished.stopped else None
    state.story = teller.story(game) if over else None
    state.everyones_notes = [by_text(notes) for notes in _last_notes(finished)] if seat is None else None
    if commitment is not None:
        state.commitment, state.deal = commitment.fingerprint, deal_text(game, commitment.salt)
    return stored, _told(seat, state, looker.views)


def seen_so_far(game: Game, seat: int | None, shown: Shown = lambda view: view) -> Seen:
    """A game that is not over as a seat sees it, or with open cards; `shown` may leave out something of each view."""
    looker = Looker(seat, shown)
    for before, _ in game.walk():
        looker.see(before)
    looker.see(game)
    return _told(seat, _state(game, seat, looker.views, ()), looker.views)


def _state(game: Game, seat: int | None, views: Sequence[bytes], told: Sequence[Told]) -> GameState:
    by_move = {one.move: one for one in told}
    return GameState(
        version=len(views) - 1,
        view=msgspec.Raw(views[-1]),  # type: ignore[arg-type]  # encoded already
        moves=[_move(move, seat, by_move.get(move.number, NOTHING_TOLD)) for move in game.moves],
        notes={},
        impression=None,
        story=None,
        everyones_notes=None,
        commitment=None,
        deal=None,
        watching=None,
        all_hands=False,
        may_react=False,
        may_undo=False,
        facts=msgspec.Raw(facts_text(game.rules)),  # type: ignore[arg-type]  # encoded already
    )


def _move(move: GameMove, seat: int | None, told: Told) -> Move:
    return Move(
        place=move.number - 1,
        number=move.number,
        seat=move.seat,
        action=str(move.action),
        events=[event_to_dict(seen_by("all" if seat is None else seat, event)) for event in move.events],
        fallback=told.fallback,
        reason=told.reason,
        heard=told.heard,
    )


def _told(seat: int | None, state: GameState, views: Sequence[bytes]) -> Seen:
    return Seen(seat, game=msgspec.Raw(_encode(state)), views=[msgspec.Raw(view) for view in views])


def _last_notes(finished: FinishedGame) -> Iterator[dict[int, str]]:
    """By seat: the notes as they were in the end."""
    for seat in range(len(finished.players)):
        last = {note.card: note.text for note in finished.notes if note.seat == seat}
        yield {card: text for card, text in last.items() if text}


# ---- Pictures as PNG, made in a process of their own: here the work would hold up everybody at play ------------------


KEPT = 64  # pictures: what is posted somewhere is requested again and again
SECONDS = 20.0
IDLE = 60.0  # seconds for which the process is kept


class Painter:
    """Makes one picture at a time, and remembers the latest ones."""

    def __init__(self) -> None:
        self._crew = Crew("pictures", idle=IDLE)
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, svg: str, visitor: str) -> bytes:
        """The PNG of a picture."""
        if not can_png():
            raise refuse("no-png")
        made = self._made.pop(svg, None)
        if made is None:
            try:
                made = await self._crew.call(png_of, svg, WIDTH, seconds=SECONDS, person=visitor)
            except TimeoutError:  # the machine is busy
                raise refuse("too-fast") from None
            while len(self._made) >= KEPT:
                self._made.popitem(last=False)
        self._made[svg] = made
        return made

    async def close(self) -> None:
        """End the process."""
        await self._crew.close()
