"""A stored game as a table that is over, and how it looked at each moment from each seat."""

from collections.abc import Callable, Iterator

import msgspec

from tamaya.core.actions import Gesture
from tamaya.core.commitment import deal_text
from tamaya.core.game import Game
from tamaya.core.view import PublicView
from tamaya.core.view_maker import ViewMaker
from tamaya.formats import read_game
from tamaya.server.archive.finished import FinishedGame, Player, Told
from tamaya.server.table.moves import WholeMove
from tamaya.server.table.picture import by_text, seen_events, seen_move
from tamaya.server.table.places import Place
from tamaya.server.table.story import impression, tell_story
from tamaya.server.table.table import Table
from tamaya.server.wire.facts import facts_text
from tamaya.server.wire.from_server import GameState
from tamaya.server.wire.games import Seen
from tamaya.server.wire.parts import Person

NOTHING_TOLD = Told(-1)
_encode = msgspec.json.Encoder().encode


def as_table(id: str, finished: FinishedGame) -> Table:
    """The table of a stored game, as it stood in the end. A branch that can go on is still being played."""
    file = read_game(bytes(finished.record))
    table = Table(id)
    table.last_game = id
    table.settings = msgspec.structs.replace(finished.settings, memory=False)  # all of it is open now
    table.game = file.game
    table.commitment = file.commitment
    table.places = tuple([_place(seat, player) for seat, player in enumerate(finished.players)])
    table.host = finished.by or next((place.person for place in table.places if place.person), Person(id="", name=""))
    table.seeded_by = Person(id="", name=file.seeded_by) if file.seeded_by else None
    table.stopped = finished.stopped
    table.taken_back = file.taken_back
    table.phase = "playing" if file.game.outcome is None and not finished.stopped else "over"
    table.games = 1
    table.moves = tuple(_moves(table, finished))
    table.version = len(table.moves)
    table.notes = tuple([_notes(finished, seat) for seat in range(len(table.places))])
    return table


def _moves(table: Table, finished: FinishedGame) -> Iterator[WholeMove]:
    assert table.game is not None
    told = {one.move: one for one in finished.told}
    game = table.replay(0)
    for number, entry in enumerate(table.game.history):
        seat = entry.seat if isinstance(entry, Gesture) else game.actor
        events = game.enter(entry)
        said = told.get(number, NOTHING_TOLD)
        yield WholeMove(seat, str(entry), events, number, said.fallback, said.reason, tuple(said.heard))


def _notes(finished: FinishedGame, seat: int) -> dict[int, str]:
    """The notes of a seat that lay there in the end."""
    last = {note.card: note.text for note in finished.notes if note.seat == seat}
    return {card: text for card, text in last.items() if text}


def seen(table: Table, seat: int | None, shown: Callable[[PublicView], PublicView] = lambda view: view) -> Seen:
    """A game as a seat saw it, or with open cards; `shown` may leave out something of each view."""
    assert table.game is not None
    over = table.phase == "over"
    views = [_encode(shown(view).to_dict()) for view in _views(table, seat)]
    moves = [
        seen_move(move, number, seen_events(move, "all" if seat is None else seat), True)
        for number, move in enumerate(table.moves)
    ]
    facts = msgspec.Raw(facts_text(table.game.rules))
    game = GameState(
        version=len(moves),
        view=msgspec.Raw(views[-1]),  # type: ignore[arg-type]  # encoded already
        moves=moves,
        notes={},
        impression=impression(table) if over and not table.stopped else None,
        story=tell_story(table) if over else None,
        everyones_notes=[by_text(notes) for notes in table.notes] if seat is None else None,
        commitment=table.commitment.fingerprint if table.commitment else None,
        deal=deal_text(table.game, table.commitment.salt) if table.commitment else None,
        watching=None,
        may_react=False,
        may_undo=False,
        facts=facts,  # type: ignore[arg-type]  # encoded already
    )
    return Seen(game=msgspec.Raw(_encode(game)), views=[msgspec.Raw(view) for view in views])


def _views(table: Table, seat: int | None) -> Iterator[PublicView]:
    """The view after each number of moves."""
    assert table.game is not None
    game = table.replay(0)
    maker = ViewMaker(game)
    yield _view(maker, game, seat)
    for entry in table.game.history:
        game.enter(entry)
        maker = ViewMaker(game, maker)
        yield _view(maker, game, seat)


def _view(maker: ViewMaker, game: Game, seat: int | None) -> PublicView:
    """Also with what whoever has the turn could do: somebody may want to play on from here."""
    view: PublicView = maker.open_view() if seat is None else maker.view(seat)
    legal = maker.legal(game.actor) if game.outcome is None else ()
    return view._replace(legal=legal)


def _place(seat: int, player: Player) -> Place:
    if player.bot is not None:
        return Place(bot=player.bot)
    return Place(person=Person(id=player.person or f"?{seat}", name=player.name))  # no id of a person is like that
