"""`tamaya replay`: a game as text, as one seat saw it."""

import argparse
from collections.abc import Iterator

from tamaya.cli.files import configure_file, read_games
from tamaya.cli.paint import paint_for_output
from tamaya.cli.voice import say, speech
from tamaya.core.actions import Gesture
from tamaya.core.drawing import Paint, draw, seat_names
from tamaya.core.editions import find_edition
from tamaya.core.errors import BadNotation
from tamaya.core.events import Drawn, Posed, Rearranged, SeenEvent, seen_by
from tamaya.core.view import PublicView
from tamaya.core.view_maker import open_view
from tamaya.formats import RecordedGame
from tamaya.speech.moves import MoveTeller
from tamaya.speech.options import chosen_options
from tamaya.speech.speaking import Speech

WIDEST_ACTION = 18  # columns: hint 1 multicolour


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    configure_file(parser)
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="N", help=say("help-seat"))
    viewer.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument("--until", type=int, metavar="TURN", help=say("help-until"))


def run(args: argparse.Namespace) -> int:
    """Print the games."""
    if args.until is not None and args.until < 0:
        raise BadNotation("no-such-turn", turn=args.until)
    games = read_games(args)
    for number, recorded in enumerate(games, start=1):
        check_seat(args.seat, recorded)
        if len(games) > 1:
            print(*(() if number == 1 else ("\n",)), say("replay-game", number=number, games=len(games)), sep="")
        everything = args.open or (args.seat is None and recorded.is_over)
        for line in Replay(recorded, args.seat, everything, paint_for_output()).lines(args.until):
            print(line)
    return 0


def check_seat(seat: int | None, recorded: RecordedGame) -> None:
    """Refuse a seat that the game does not have."""
    players = recorded.game.players
    if seat is not None and not 0 <= seat < players:
        raise BadNotation("no-such-seat", seat=seat, most=players - 1)


class Replay:
    """A recorded game, played again for one viewer."""

    def __init__(self, recorded: RecordedGame, seat: int | None, everything: bool, paint: Paint) -> None:
        self.recorded = recorded
        self.seat = seat
        self.everything = everything
        self.paint = paint
        played = recorded.game
        self.speech = Speech(speech().language, recorded.edition)
        self.names = recorded.names or seat_names(played.players, self.speech)
        self.teller = MoveTeller(self.speech, self.names)
        self.game = played.start()

    def lines(self, until: int | None) -> Iterator[str]:
        """The whole text, up to a turn."""
        yield from self._title()
        yield from self._table(say("replay-start"))
        if self.recorded.game.history and until != 0:
            yield ""
            yield self.paint.heading(f"{say('replay-turn'):>4}  {say('replay-hints'):>5}")
            yield from self._moves(until)
            over = self.game.outcome is not None or self._ends_here()
            yield from self._table(say("replay-result") if over else say("replay-after", turn=self.game.turn))
        yield from self._next_or_verdict()

    def _title(self) -> Iterator[str]:
        game, edition = self.recorded.game, self.recorded.edition
        box = say(f"edition-name-{edition}" if edition else "replay-base-game")
        about = " · ".join([box, *chosen_options(self.speech, edition, game.rules)])
        yield self.paint.heading(say("replay-title", players=game.players, about=about))
        if self.seat is not None:
            yield say("replay-by-seat", who=self.names[self.seat], seat=self.seat)
        else:
            yield say("replay-open" if self.everything else "replay-public")
        seated = zip(self.names, self.recorded.bots or (), strict=False)
        bots = [f"{name} {bot}" for name, bot in seated if bot is not None]
        if bots:
            yield say("replay-bots", bots=", ".join(bots))
        if self.recorded.taken_back:
            yield say("replay-taken-back", times=self.recorded.taken_back)
        yield self.paint.aside(say("observe-knows", knows=say("draw-knows")))

    def _table(self, heading: str) -> Iterator[str]:
        yield ""
        yield self.paint.heading(heading)
        yield from draw(self._view(), self.names, self.paint, self.speech)

    def _view(self) -> PublicView:
        if not self.everything:
            return self.game.view(self.seat)
        view = open_view(self.game)
        return view if self.game.outcome else view._replace(pile_cards=None)

    def _moves(self, until: int | None) -> Iterator[str]:
        """A line for each move. A turn may have several: its number stands before the first."""
        numbered = moves = 0
        yield from self._notes(moves)
        for entry in self.recorded.game.history:
            turn = self.game.turn + 1
            if until is not None and turn > until:
                return
            seen = [seen_by("all" if self.everything else self.seat, event) for event in self.game.enter(entry)]
            line = f"{self.paint.aside(f'{entry!s:<{WIDEST_ACTION}}')} {' '.join(filter(None, map(self._told, seen)))}"
            if isinstance(entry, Gesture):
                yield f"{'':13}{line}"
            else:
                yield f"{'' if turn == numbered else turn:>4}  {self.game.hints:>5}  {line}"
                numbered = turn
                moves += 1
                yield from self._notes(moves)
        yield from self._notes(None)

    def _told(self, event: SeenEvent) -> str:
        """An event in a sentence; of what was drawn, only what the viewer saw."""
        if isinstance(event, Drawn):
            return "" if event.card is None else say("replay-draws", card=self.speech.card(str(event.card)))
        if isinstance(event, Rearranged | Posed):
            return self.teller.gesture(event)
        return self.teller.event(event)

    def _notes(self, move: int | None) -> Iterator[str]:
        """The notes that were written then, as far as the viewer may see them: each sees the own ones."""
        for note in self.recorded.notes:
            if note.move == move and (self.everything or note.seat == self.seat):
                told = say("replay-note", who=self.names[note.seat], card=note.card, text=note.text)
                yield f"{'':13}{self.paint.aside(told)}"

    def _ends_here(self) -> bool:
        """Whether the players stopped at this point."""
        return self.recorded.ended_early and len(self.game.history) == len(self.recorded.game.history)

    def _next_or_verdict(self) -> Iterator[str]:
        game = self.game
        if self._ends_here():
            yield ""
            yield say("result-stopped", score=game.worth)
        elif game.outcome is None:
            who, decision = self.names[game.actor], game.pending
            yield ""
            asked = decision and decision.replace(" ", "-")
            yield say("replay-decides", who=who, decision=asked) if asked else say("replay-next", who=who)
        else:
            yield ""
            yield from self._verdict()

    def _verdict(self) -> Iterator[str]:
        """How the game ended, with what the box says of it."""
        game = self.game
        if game.outcome == "lost":
            yield f"{say('result-lost')}. {say('worth-anyway', worth=game.worth)}"
            return
        yield say("result-points", score=game.score, all=game.rules.max_score)
        edition = find_edition(self.recorded.edition) if self.recorded.edition else None
        band = edition.impression(game.score, game.rules) if edition else None
        if edition is not None and band is not None:
            yield self.speech.say(f"impression-{edition.name}-{band.number}")
