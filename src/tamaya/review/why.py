"""What speaks for a move, by what its seat could know: the reasons that bots give, for moves without one."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.cards import Card
from tamaya.core.numbering import hint_number
from tamaya.core.tables import Tables
from tamaya.core.view import HeldCard, View


def why(view: View, action: Action, t: Tables) -> Reason:
    """The plainest reason for an action of the seat whose view this is."""
    match action:
        case Play(card):
            return Reason(_for_play(view, _held(view, card)), (card,))
        case Discard(card):
            return Reason(_for_discard(view, _held(view, card)), (card,))
        case Hint():
            return _for_hint(view, action, t)
        case _:
            return Reason("fetch-discarded", (action.card,))


def _held(view: View, card: int) -> HeldCard:
    return next(held for hand in view.hands for held in hand if held.id == card)


def _for_play(view: View, held: HeldCard) -> str:
    """Certain to fit, or perhaps; else a mistake on purpose, which can win a turn."""
    possible, fits = held.possible.bits, view.playable.bits
    if not possible & ~fits:
        return "known-playable"
    return "likely-playable" if possible & fits else _for_discard(view, held)


def _for_discard(view: View, held: HeldCard) -> str:
    """Useless, another copy in sight, or what is missed least."""
    needed = held.possible.bits & ~view.useless.bits
    in_sight = sum(1 << identity for identity in {card.identity for card in _seen(view)})
    return "known-useless" if not needed else "spare-copy" if not needed & ~in_sight else "least-missed"


def _seen(view: View) -> list[Card]:
    return [held.card for hand in view.hands for held in hand if held.card is not None]


def _for_hint(view: View, hint: Hint, t: Tables) -> Reason:
    """Of the cards that it touches: those that it shows to fit, those that fit, those that must be kept; or any."""
    touches = t.touches[hint_number(hint.what, t)]
    touched = [held for held in view.hands[hint.seat] if held.card and touches >> held.card.identity & 1]
    news = [held for held in touched if held.possible.bits & ~touches]
    fitting = [held for held in news if held.card and held.card in view.playable]
    certain = [held.id for held in fitting if not held.possible.bits & touches & ~view.playable.bits]
    kept = [held for held in news if held.card and held.card in view.irreplaceable]
    if certain:
        return Reason("show-playable", tuple(certain))
    if fitting:
        return Reason("give-play", tuple(held.id for held in fitting[-1:]))
    if kept and kept[0].card:
        copies = "only" if t.copies[kept[0].card.identity] == 1 else "last"
        return Reason("give-save", (kept[0].id,), (("copies", copies),))
    return Reason("give-words" if touched else "give-nothing", tuple(held.id for held in news or touched))
