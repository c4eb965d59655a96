"""What is said to one program, and how its answers are understood, whatever carries the lines: a pipe or a socket.

All that a program is told is made here, from what its seat may know (law 4).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.lines.protocol import (
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_REASON,
    PROTOCOL,
    VERSION,
    BeginGame,
    BotAction,
    BotHello,
    Choose,
    GameFacts,
    Hello,
    NoAnswer,
    ShowView,
    TellEvent,
    printable,
    read_answer,
    write_line,
)
from tamaya.core.actions import parse_action
from tamaya.core.cards import COLOURS, VALUES, Card, CardSet
from tamaya.core.errors import shown
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.core.view import View

UNSAID = "unsaid"  # the key of a reason that the bot did not give


class Conversation:
    """What a program has been told so far. It plays one game at a time, for one seat."""

    def __init__(self) -> None:
        self.name = ""  # what it calls itself
        self._games = 0
        self._questions = 0
        self._playing: tuple[object, Rules, int, int, str] | None = None
        self._told: tuple[SeenEvent, ...] = ()

    def hello(self, seconds: float) -> bytes:
        """The first line."""
        return write_line(Hello(PROTOCOL, VERSION, LONGEST_LINE, seconds))

    def meet(self, line: bytes) -> None:
        """Understand the answer to that."""
        said = read_answer(line, BotHello)
        if said.version != VERSION:
            raise NoAnswer("bot-version", found=shown(said.version), wanted=VERSION)
        self.name = printable(said.name, LONGEST_NAME)
        if not self.name:
            raise NoAnswer("bot-no-name")

    def tell(
        self,
        game: object,
        rules: Rules,
        players: int,
        seat: int,
        events: Sequence[SeenEvent],
        agreement: str = "none",
    ) -> Iterator[bytes]:
        """The lines about what happened that are new to the program: from the beginning, if it is another game or if
        moves were taken back. `game` is whatever tells one game from another; events are as the seat may know them."""
        known = len(self._told)
        now = (game, rules, players, seat, agreement)
        if self._playing != now or tuple(events[:known]) != self._told:
            self._games += 1
            self._playing = now
            known = 0
            yield write_line(BeginGame(self._games, players, seat, rules, facts_of(rules, players), agreement))
        self._told = tuple(events)
        for event in events[known:]:
            yield write_line(TellEvent(event))

    def ask(self, view: View, seconds: float) -> bytes:
        """The lines of a question."""
        self._questions += 1
        return write_line(ShowView(view)) + write_line(Choose(self._questions, seconds))

    def answer(self, line: bytes, view: View) -> Choice:
        """What the program chose, if that is an answer to the last question and legal."""
        said = read_answer(line, BotAction)
        if said.number != self._questions:
            raise NoAnswer("bot-other-question", found=shown(said.number), wanted=str(self._questions))
        if said.action not in view.legal:
            raise NoAnswer("bot-illegal", action=shown(said.action))
        why = printable(said.reason, LONGEST_REASON)
        reason = Reason.in_own_words(why) if why else Reason(UNSAID)
        return Choice(parse_action(said.action), reason)


@lru_cache(maxsize=64)
def facts_of(rules: Rules, players: int) -> GameFacts:
    """What a bot need not work out from the rules."""
    tables = compile_tables(rules, players)
    named = (*(str(COLOURS[colour]) for colour in tables.named), *map(str, range(1, VALUES + 1)))
    colours = [colour for colour in COLOURS if tables.copies[colour.index_ * VALUES]]
    return GameFacts(
        cards={str(Card.of(identity)): copies for identity, copies in enumerate(tables.copies) if copies},
        fireworks={
            colour: [
                Card.of(identity) for identity in tables.in_order[colour.index_ * VALUES : (colour.index_ + 1) * VALUES]
            ]
            for colour in colours
        },
        touches={name: list(CardSet(bits)) for name, bits in zip(named, tables.touches, strict=True)},
        max_score=rules.max_score,
    )
