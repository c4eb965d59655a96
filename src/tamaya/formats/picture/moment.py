"""A moment of a recorded game, found and drawn."""

from collections.abc import Sequence

from tamaya.core.actions import Hint
from tamaya.core.drawing import seat_names
from tamaya.core.errors import BadNotation
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.record import check_names
from tamaya.core.view import PublicView
from tamaya.core.view_maker import open_view
from tamaya.formats.picture.scene import draw
from tamaya.formats.record_text import RecordedGame


class Svg(str):
    """A picture as text; notebooks show it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(shown: Game | PublicView, names: Sequence[str] = ()) -> Svg:
    """A game as it stands, with all cards open, or a view of it."""
    view = open_view(shown) if isinstance(shown, Game) else shown
    check_names(names or None, view.players)
    return Svg(draw(view, names or seat_names(view.players), ()))


def picture_of(
    recorded: RecordedGame, move: int | None = None, seat: int | None = None, everything: bool | None = None
) -> Svg:
    """The SVG of a game after so many moves (None: at its end, 0: the deal), as a seat saw it; without a seat with all
    cards open if the game is over, or if `everything` asks for it, else as everybody knew it."""
    played = recorded.game
    if seat is not None and not 0 <= seat < played.players:
        raise BadNotation("no-such-seat", seat=seat, most=played.players - 1)
    last = len(played.history)
    if move is not None and not 0 <= move <= last:
        raise BadNotation("no-such-move", move=move, last=last)
    game = played.entered(last if move is None else move)
    hints = (event.touched for event in reversed(game.log) if isinstance(event, Hinted))
    lit = next(hints) if game.history and isinstance(game.history[-1], Hint) else ()
    names = recorded.names or seat_names(played.players)
    shown = recorded.is_over if everything is None else everything
    return Svg(draw(open_view(game) if seat is None and shown else game.view(seat), names, lit))
