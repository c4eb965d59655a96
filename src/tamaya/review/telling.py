"""What happened and what it meant, in sentences: as the page tells it, to somebody who looks on and sees all cards."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from tamaya.bots.bot import Reason
from tamaya.core.cards import Card
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    PassedOver,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    TileDrawn,
)
from tamaya.review.speaking import Speech

SEATS = ("who", "giver", "by")  # details of a reason that are seats
SHARES = ("chance", "other")  # and those that are from 0 to 1


class Teller:
    """Tells of one game; `face_of` says what the card with an id is at the moment that is told of."""

    def __init__(self, speech: Speech, names: Sequence[str], face_of: Callable[[int], Card]) -> None:
        self.speech = speech
        self.names = names
        self.face_of = face_of

    def move(self, events: Iterable[Event]) -> str:
        """A move without what was drawn, and without gestures."""
        return " ".join(filter(None, map(self._event, events)))

    def _event(self, event: Event) -> str:
        say = self.speech.say
        match event:
            case Hinted():
                return self._hinted(event)
            case Played():
                return self._played(event)
            case Misplayed():
                if event.announced in (None, event.card.colour):
                    return say("log-misplayed", **self._who(event.seat), **_face(event.card))
                announced = say("colour-name", colour=event.announced)
                return say("log-misannounced", **self._who(event.seat), **_face(event.card), announced=announced)
            case Discarded():
                return say("log-discarded", **self._who(event.seat), **_face(event.card))
            case TileDrawn():
                return say("log-tile", **self._who(event.seat), effect=_effect(event))
            case Reshuffled():
                return say("log-reshuffled", **self._who(event.seat), **_face(event.card))
            case LastRoundBegun():
                return say("log-last-round", turns=event.turns)
            case PassedOver():
                return say("log-passed-over", **self._who(event.seat))
            case Ended():
                return say("log-ended", how=event.how.replace(" ", "-"), score=event.score)
            case Dealt() | Drawn() | Rearranged() | Posed():
                return ""

    def _who(self, seat: int) -> dict[str, str]:
        return {"who": self.names[seat], "by": "other"}

    def _hinted(self, event: Hinted) -> str:
        named: dict[str, str | int] = {"value": event.what} if isinstance(event.what, int) else {"colour": event.what}
        return self.speech.say(
            "log-hint-value" if isinstance(event.what, int) else "log-hint-colour",
            **self._who(event.seat),
            **named,
            target=self.names[event.target],
            to="other",
            count=len(event.touched),
            free="yes" if event.free else "no",
        )

    def _played(self, event: Played) -> str:
        say = self.speech.say
        key = "log-played-discarded" if event.from_discards else "log-played-announced"
        if not event.from_discards and event.announced is None:
            key = "log-played"
        told = say(key, **self._who(event.seat), **_face(event.card), regained=event.regained)
        return f"{told} {say('log-completed', **_face(event.card))}" if event.completed else told

    # ---- Reasons -----------------------------------------------------------------------------------------------------

    def reasons(self, reasons: Iterable[Reason]) -> list[str]:
        """A sentence for each; who has just heard of a card is not told its name again."""
        told = []
        known: int | None = None
        for reason in reasons:
            about = reason.cards[0] if reason.cards else None
            told.append(self._reason(reason, about == known))
            known = about
        return told

    def _reason(self, reason: Reason, known: bool) -> str:
        """A sentence with the card it is about before it; the other cards are named within it."""
        values: dict[str, str | int] = {}
        for name, detail in reason.details:
            values[name] = self._detail(name, detail)
        cards = [self.speech.card(str(self.face_of(card))) for card in reason.cards]
        sentence = self.speech.say(reason.key, **values, others=self.speech.listed(cards[1:]))
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


def _face(card: Card) -> dict[str, str | int]:
    return {"colour": card.colour, "value": card.value}


def _effect(event: TileDrawn) -> str:
    """What a tile really did: its effect may have been lost, or another one's (B2, B3)."""
    if event.became_six:
        return "instead"
    if event.decision:
        return event.decision.replace(" ", "-")
    if event.regained:
        return "both" if event.forgiven else "regained"
    return "forgiven" if event.forgiven else "nothing"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
