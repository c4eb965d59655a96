"""What happened, in English sentences."""

from collections.abc import Sequence

from tamaya.cli.words import listed, say
from tamaya.core.actions import WAYS
from tamaya.core.cards import Card, Colour
from tamaya.core.drawing import Paint
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
from tamaya.core.rules import Rules


class Narrator:
    """Tells events to one viewer, who gets them already redacted."""

    def __init__(self, rules: Rules, names: Sequence[str], paint: Paint) -> None:
        self.rules = rules
        self.names = names
        self.paint = paint

    def tell(self, event: SeenEvent) -> str:
        """An event in a sentence or two."""
        match event:
            case Hinted():
                return self._hinted(event)
            case Played():
                return self._played(event)
            case Misplayed():
                return self._misplayed(event)
            case TileDrawn():
                return self._tile(event)
            case Discarded(seat, id, card):
                return say("discarded", who=self.names[seat], card=self._card(id, card))
            case Reshuffled(seat, id, card):
                return say("reshuffled", who=self.names[seat], card=self._card(id, card))
            case Drawn(_, id, face):
                return say("drawn", card=self._card(id, face))
            case LastRoundBegun(turns):
                return say("last-round", turns=turns)
            case PassedOver(seat):
                return say("passed-over", who=self.names[seat])
            case Rearranged(seat, cards):
                return say("rearranged", who=self.names[seat], cards=" ".join(map(str, cards)))
            case Posed():
                return self._posed(event)
            case Ended(_, how, score, worth):
                return say(f"ended-{how}", score=score, worth=worth, most=self.rules.max_score)
            case Dealt():
                return say("replay-start")

    def _card(self, id: int, card: Card | None) -> str:
        if card is None:
            return say("card-hidden", id=id)
        return say("card", card=self.paint.card(card, card.colour), id=id)

    def _hinted(self, event: Hinted) -> str:
        named = isinstance(event.what, Colour)
        return say(
            "hinted-free" if event.free else "hinted",
            who=self.names[event.seat],
            target=self.names[event.target],
            what=event.what if named else say("hinted-value", value=event.what),
            cards=_cards(event.touched),
        )

    def _played(self, event: Played) -> str:
        key = (
            "played-from-discards"
            if event.from_discards
            else "played"
            if event.announced is None
            else "played-announced"
        )
        sentences = [
            say(key, who=self.names[event.seat], colour=event.announced, card=self._card(event.id, event.card))
        ]
        if event.completed:
            sentences.append(say("played-completed"))
        if event.regained:
            sentences.append(say("regained" if event.regained == 1 else "regained-many", regained=event.regained))
        return " ".join(sentences)

    def _misplayed(self, event: Misplayed) -> str:
        wrongly = event.announced not in (None, event.card.colour)
        return say(
            "misplayed-announced" if wrongly else "misplayed",
            who=self.names[event.seat],
            colour=event.announced,
            card=self._card(event.id, event.card),
            mistakes=event.mistakes,
            most=self.rules.mistakes,
        )

    def _posed(self, event: Posed) -> str:
        ways = zip(WAYS, event[1:], strict=True)
        held = [say("posed-way", way=say(f"posed-{way}"), cards=listed(cards)) for way, cards in ways if cards]
        return say("posed", who=self.names[event.seat], how=", ".join(held) or say("posed-straight"))

    def _tile(self, event: TileDrawn) -> str:
        """What a tile really did: its effect may have been lost, or another one's (B2, B3)."""
        if event.became_six:
            return say(f"tile-{event.tile}-instead")
        if event.decision:
            return say(f"tile-{event.tile}")
        effects = [
            *([say("tile-regained")] if event.regained else []),
            *([say("tile-forgiven")] if event.forgiven else []),
        ]
        return say("tile", tile=event.tile, effect=listed(effects or [say("tile-nothing")]))


def _cards(ids: Sequence[int]) -> str:
    if not ids:
        return say("hinted-nothing")
    return say("hinted-one" if len(ids) == 1 else "hinted-many", cards=listed(ids))
