"""What happened and what a player can do, in sentences: as the page tells it, to a spectator or to a player."""

from collections.abc import Iterable, Sequence

from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import WAYS, Action, Discard, Hint, Play, Take
from tamaya.core.cards import Card
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Hinted,
    LastRoundBegun,
    Misplayed,
    PassedOver,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    SeenEvent,
    TileDrawn,
)
from tamaya.core.tables import compile_tables
from tamaya.core.view import View
from tamaya.speech.speaking import Speech


class MoveTeller:
    """Tells of one game; the reader, if that is a player, is spoken to."""

    def __init__(self, speech: Speech, names: Sequence[str], reader: int | None = None) -> None:
        self.speech = speech
        self.names = names
        self.reader = reader

    def move(self, events: Iterable[SeenEvent]) -> str:
        """A move without what was drawn, and without gestures."""
        return " ".join(filter(None, map(self.event, events)))

    def event(self, event: SeenEvent) -> str:
        """An event; nothing for what was dealt or drawn and for gestures."""
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

    def gesture(self, event: Rearranged | Posed) -> str:
        """How somebody holds their hand from now on (C3)."""
        say = self.speech.say
        if isinstance(event, Rearranged):
            return say("log-rearranged", **self._who(event.seat))
        ways = zip(WAYS, event[1:], strict=True)
        held = [say("log-posed-way", way=way, count=len(cards)) for way, cards in ways if cards]
        how = self.speech.listed(held) if held else say("log-posed-straight")
        return say("log-posed", how=how, **self._who(event.seat))

    def _who(self, seat: int) -> dict[str, str]:
        return {"who": self.names[seat], "by": self._person(seat)}

    def _person(self, seat: int) -> str:
        return "you" if seat == self.reader else "other"

    def _hinted(self, event: Hinted) -> str:
        named: dict[str, str | int] = {"value": event.what} if isinstance(event.what, int) else {"colour": event.what}
        return self.speech.say(
            "log-hint-value" if isinstance(event.what, int) else "log-hint-colour",
            **self._who(event.seat),
            **named,
            target=self.names[event.target],
            to=self._person(event.target),
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


# ---- What a player can do --------------------------------------------------------------------------------------------


class ChoiceTeller:
    """Names what can be done in a position; players have these names."""

    def __init__(self, speech: Speech, view: View, names: Sequence[str]) -> None:
        self._speech = speech
        self._view = view
        self._names = names
        self._tables = compile_tables(view.rules, view.players)
        self._discarded: dict[int, Card] = dict(view.discards)

    def tell(self, action: Action) -> str:
        """An action, with the cards that it is about by their numbers."""
        say = self._speech.say
        match action:
            case Play(card, None):
                return say("choice-play", card=card)
            case Play(card, announced):
                return say("choice-announce", card=card, colour=say("colour-name", colour=str(announced)))
            case Discard(card):
                return say("choice-discard", card=card)
            case Hint(seat, what):
                named = str(what) if isinstance(what, int) else say("colour-name", colour=what)
                return say("choice-hint", who=self._names[seat], what=named, **numbered(self._touched(action)))
            case Take(card):
                return say("choice-take", card=card, face=self._speech.card(str(self._discarded[card])))

    def _touched(self, hint: Hint) -> list[int]:
        touches = self._tables.touches[hint_number(hint.what, self._tables)]
        hand = self._view.hands[hint.seat]
        return [held.id for held in hand if held.card is not None and touches >> held.card.identity & 1]


def numbered(cards: Sequence[int]) -> dict[str, str | int]:
    """What `observe-cards` asks for."""
    return {"count": len(cards), "cards": ", ".join(map(str, cards))}
