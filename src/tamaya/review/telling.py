"""What happened and what it meant, in sentences: as the page tells it, to somebody who looks on and sees all cards."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from tamaya.bots.bot import Reason
from tamaya.core.actions import Action, Discard, Hint, Play, Take, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Event, seen_by
from tamaya.speech.moves import MoveTeller
from tamaya.speech.speaking import Speech

SEATS = ("who", "giver", "by")  # details of a reason that are seats
SHARES = ("chance", "other")  # and those that are from 0 to 1


class Teller(MoveTeller):
    """Tells of one game; `face_of` says what the card with an id is at the moment that is told of."""

    def __init__(self, speech: Speech, names: Sequence[str], face_of: Callable[[int], Card]) -> None:
        super().__init__(speech, names)
        self.face_of = face_of

    def open_move(self, events: Iterable[Event]) -> str:
        """A move of which everything may be told: after the game."""
        return self.move(seen_by("all", event) for event in events)

    def reasons(self, reasons: Iterable[Reason]) -> list[str]:
        """A sentence for each; who has just heard of a card is not told its name again."""
        told = []
        known: int | None = None
        for reason in reasons:
            about = reason.cards[0] if reason.cards else None
            told.append(self._reason(reason, about == known))
            known = about
        return told

    def better(self, text: str) -> str:
        """A sentence about a move, in notation, that would have been better by what its seat could know."""
        return self.speech.say("moment-better", action=self._action(parse_action(text)))

    def _action(self, action: Action) -> str:
        say = self.speech.say
        match action:
            case Hint(seat, what):
                named = str(what) if isinstance(what, int) else say("colour-name", colour=what)
                return say("do-hint", who=self.names[seat], what=named)
            case Play(card) | Discard(card) | Take(card):
                how = type(action).__name__.lower()
                return say("do-card", how=how, card=self.speech.card(str(self.face_of(card))))

    def _reason(self, reason: Reason, known: bool) -> str:
        """A sentence with the card it is about before it; the other cards are named within it."""
        cards = [self.speech.card(str(self.face_of(card))) for card in reason.cards]
        values: dict[str, str | int] = {"count": 1, "others": self.speech.listed(cards[1:]), "further": len(cards) - 1}
        for name, detail in reason.details:
            values[name] = self._detail(name, detail)
        sentence = self.speech.say(reason.key, **values)
        if not cards or known:
            return _capital(sentence)
        return _capital(self.speech.say("reason-about", cards=cards[0], reason=sentence))

    def _detail(self, name: str, detail: str | int | float) -> str | int:
        if name in SEATS and isinstance(detail, int):
            return self.names[detail]
        if name == "asked":
            return self.speech.listed([self.names[int(seat)] for seat in str(detail).split()])
        if name in ("card", "faces"):
            return self.speech.listed([self.speech.card(face) for face in str(detail).split()], "or")
        if name in SHARES and not isinstance(detail, str):
            return self.speech.percent(Fraction(detail))
        return self.speech.number(detail) if isinstance(detail, float) else detail


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
