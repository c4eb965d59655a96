"""The legal actions of a position; and why another one is not legal: the error for a player, with the rule. Asked only
after the kernel has refused."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tamaya.core.action_numbers import actions_of
from tamaya.core.actions import FORMS, Action, Arrange, Discard, Gesture, Hint, Play, Take, parse_action
from tamaya.core.cards import Colour
from tamaya.core.errors import BadNotation, IllegalAction, shown

if TYPE_CHECKING:
    from tamaya.core.game import Game


class LegalActions:
    """The legal actions of a position: can be iterated, counted and asked with `in`. Valid until the next action."""

    __slots__ = ("_game",)

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __iter__(self) -> Iterator[Action]:
        return iter(actions_of(self._game.legal_numbers(), self._game.row, self._game.tables))

    def __len__(self) -> int:
        return len(self._game.legal_numbers())

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = parse_action(action)
            except BadNotation:
                return False
        return isinstance(action, Action) and self._game.number_of(action) in self._game.legal_numbers()

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self))}>"


def refusal(game: "Game", action: Action) -> IllegalAction:
    """The error that says why this action cannot be done now, and what could."""
    try:
        if not isinstance(action, Action):
            raise TypeError
        return _reason(game, action)
    except TypeError:  # not an action, or one full of nonsense: not everybody has a type checker
        return IllegalAction("unknown-action", text=shown(action), forms=FORMS)


def _not(action: Action | Gesture, code: str, rule: str, **details: str | int) -> IllegalAction:
    return IllegalAction(code, action=str(action), rule=rule, **details)


def _reason(game: "Game", action: Action) -> IllegalAction:
    if game.outcome is not None:
        return _not(action, "game-over", "E")
    if game.pending is not None:
        return _pending_reason(game, action)
    match action:
        case Take():
            return _not(action, "nothing-to-take", "B2")
        case Hint():
            return _hint_reason(game, action)
        case _:
            return _card_reason(game, action)


def _pending_reason(game: "Game", action: Action) -> IllegalAction:
    decision = game.pending
    assert decision is not None
    if isinstance(action, Take) and decision in ("reshuffle", "play discarded"):
        code = "take-does-not-fit" if action.card in game.discards else "not-discarded"
        return _not(action, code, "B2", card=action.card)
    if isinstance(action, Hint) and decision == ("colour hint" if isinstance(action.what, Colour) else "value hint"):
        return _hint_reason(game, action)
    return _not(action, "decision-first", "B6", seat=game.actor, decision=decision.replace(" ", "-"))


def _hint_reason(game: "Game", action: Hint) -> IllegalAction:
    if not 0 <= action.seat < game.players:
        return _not(action, "no-such-seat", "H2", seat=action.seat, most=game.players - 1)
    if action.seat == game.actor:
        return _not(action, "hint-to-self", "H2")
    if action.what == Colour.BLACK:
        return _not(action, "black-hint", "K3")
    if isinstance(action.what, Colour) and action.what.index_ not in game.tables.named:
        if action.what == Colour.MULTICOLOUR:
            return _not(action, "multicolour-hint", "M3")
        return _not(action, "no-such-colour", "X4", colour=action.what)
    if not isinstance(action.what, Colour) and action.what not in range(1, 6):
        return _not(action, "no-such-value", "H3")
    if game.pending is None and game.hints == 0:
        return _not(action, "no-hint-token", "H1")
    if not game.hands[action.seat]:
        return _not(action, "empty-hand", "H6", seat=action.seat)
    return _not(action, "empty-hint", "H5")


def _card_reason(game: "Game", action: Play | Discard) -> IllegalAction:
    if action.card not in game.hands[game.actor]:
        held = ", ".join(map(str, game.hands[game.actor])) or "–"
        rule = "P1" if isinstance(action, Play) else "D1"
        return _not(action, "not-your-card", rule, seat=game.actor, cards=held)
    if isinstance(action, Discard):
        return _not(action, "tokens-full", "D2")
    if not game.rules.announce:
        return _not(action, "no-announcing", "A1")
    return _not(action, "no-such-colour", "A5", colour=str(action.announced))


def check_gesture(game: "Game", gesture: Gesture) -> None:
    """Raise if a seat cannot hold its hand like this."""
    if game.outcome is not None:
        raise _not(gesture, "game-over", "C3")
    if not 0 <= gesture.seat < game.players:
        raise _not(gesture, "no-such-seat", "C3", seat=gesture.seat, most=game.players - 1)
    held = game.hands[gesture.seat]
    cards = " ".join(map(str, held)) or "–"
    if isinstance(gesture, Arrange):
        if sorted(gesture.cards) != sorted(held):
            raise _not(gesture, "not-a-rearrangement", "C3", seat=gesture.seat, cards=cards)
        return
    lifted = (*gesture.raised, *gesture.lowered)
    named = {*gesture.turned, *lifted}
    if not named <= set(held) or len(set(gesture.turned)) < len(gesture.turned) or len(set(lifted)) < len(lifted):
        raise _not(gesture, "not-a-pose", "C3", seat=gesture.seat, cards=cards)
