"""How a game looked after each of its moves, from each seat or with open cards. The game is walked through once."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from tamaya.core.commitment import deal_text
from tamaya.core.events import event_to_dict, seen_by
from tamaya.core.game import Game
from tamaya.core.timeline import Move as GameMove
from tamaya.core.view import PublicView
from tamaya.core.view_maker import ViewMaker
from tamaya.server.archive.finished import FinishedGame, ReadGame, Told
from tamaya.server.table.picture import by_text
from tamaya.server.table.story import StoryTeller, impression
from tamaya.server.wire.edition_facts import facts_text
from tamaya.server.wire.from_server import GameState
from tamaya.server.wire.games import Seen
from tamaya.server.wire.parts import Move

NOTHING_TOLD = Told(0)
Shown = Callable[[PublicView], PublicView]
_encode = msgspec.json.Encoder().encode


def seen(stored: ReadGame, seat: int | None) -> Seen:
    """A game of the archive as a seat saw it, or with open cards."""
    finished, game, commitment = stored.finished, stored.game, stored.file.commitment
    views, teller = _look(game, seat)
    over = stored.over
    state = _state(game, seat, views, finished.told)
    state.impression = impression(game, finished.settings.edition) if over and not finished.stopped else None
    state.story = teller.story() if over else None
    state.everyones_notes = [by_text(notes) for notes in _last_notes(finished)] if seat is None else None
    if commitment is not None:
        state.commitment, state.deal = commitment.fingerprint, deal_text(game, commitment.salt)
    return _told(seat, state, views)


def seen_so_far(game: Game, seat: int | None, shown: Shown = lambda view: view) -> Seen:
    """A game that is not over as a seat sees it, or with open cards; `shown` may leave out something of each view."""
    views, _ = _look(game, seat, shown)
    return _told(seat, _state(game, seat, views, ()), views)


def _look(game: Game, seat: int | None, shown: Shown = lambda view: view) -> tuple[list[bytes], StoryTeller]:
    """The view after each number of moves, and what there is to tell."""
    teller = StoryTeller(game)
    views: list[bytes] = []
    maker: ViewMaker | None = None
    for now, move in _moments(game):
        maker = ViewMaker(now, maker)
        views.append(_encode(shown(_view(maker, now, seat)).to_dict()))
        if move is not None:
            teller.see(now, move)
    return views, teller


def _moments(game: Game) -> Iterator[tuple[Game, GameMove | None]]:
    """The game before each move, with that move; and in the end."""
    yield from game.walk()
    yield game, None


def _view(maker: ViewMaker, game: Game, seat: int | None) -> PublicView:
    """Also with what whoever has the turn could do: somebody may want to play on from here."""
    view: PublicView = maker.open_view() if seat is None else maker.view(seat)
    legal = maker.legal(game.actor) if game.outcome is None else ()
    return view._replace(legal=legal)


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
    """By seat: the notes that lay there in the end."""
    for seat in range(len(finished.players)):
        last = {note.card: note.text for note in finished.notes if note.seat == seat}
        yield {card: text for card, text in last.items() if text}
