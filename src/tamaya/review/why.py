"""What speaks for a move, by what its seat could know: a bot's kind of reason, for moves that came without one."""

from tamaya.bots import provable
from tamaya.bots.bot import Reason
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.tables import Tables
from tamaya.core.view import View


def why(view: View, action: Action, t: Tables) -> Reason:
    """The plainest reason for an action of the seat whose view this is: why somebody thinks it the best of all."""
    match action:
        case Play(card):
            return _for_play(view, card, t)
        case Discard(card):
            return _for_discard(view, card, t)
        case Hint():
            return _for_hint(view, action, t)
        case _:
            return Reason("fetch-discarded", (action.card,))


def _for_play(view: View, card: int, t: Tables) -> Reason:
    """Certain to fit, or perhaps; else a mistake on purpose, which can win a turn."""
    possible, fits = provable.held_card(view, card).possible.bits, view.playable.bits
    if not possible & ~fits:
        return Reason("known-playable", (card,))
    if not possible & fits:
        return _for_discard(view, card, t)
    affordable = view.mistakes + 1 < view.rules.mistakes
    return Reason("likely-playable" if affordable else "perhaps-playable", (card,))


def _for_discard(view: View, card: int, t: Tables) -> Reason:
    """Useless, or another copy is in sight; else there is no more to say."""
    return provable.surely_spare(view, card, t) or Reason("nothing-better")


def _for_hint(view: View, hint: Hint, t: Tables) -> Reason:
    """Of the cards of which it says something new: those that it shows to fit, those that fit, those that must be kept;
    or any."""
    touches = t.touches[hint_number(hint.what, t)]
    touched = [held for held in view.hands[hint.seat] if held.card and touches >> held.card.identity & 1]
    news = [held for held in touched if held.possible.bits & ~touches]
    fitting = [held for held in news if held.card in view.playable]
    certain = [held.id for held in fitting if not held.possible.bits & touches & ~view.playable.bits]
    kept = [held.id for held in news if held.card in view.irreplaceable]
    if certain:
        return Reason("show-playable", tuple(certain))
    if fitting:
        return provable.to_play(view, fitting[-1].id, t)
    return provable.to_keep(view, kept[0], t) if kept else provable.tell_more(view, hint, t)
