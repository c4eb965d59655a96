"""Why an action is not legal: the error for a player, with the rule. Asked only after the kernel has refused."""

from typing import TYPE_CHECKING

from tamaya.core.actions import FORMS, Action, Discard, Hint, Play, Take
from tamaya.core.cards import Colour
from tamaya.core.errors import IllegalAction, shown

if TYPE_CHECKING:
    from tamaya.core.game import Game

_DECISIONS = {
    "colour hint": "give a free colour hint",
    "value hint": "give a free value hint",
    "reshuffle": "take a card of the discard pile, to shuffle it into the pile",
    "play discarded": "take a card of the discard pile that fits a firework",
}


def refusal(game: "Game", action: Action) -> IllegalAction:
    """The error that says why this action cannot be done now, and what could."""
    try:
        if not isinstance(action, Action):
            raise TypeError
        code, why, rule = _reason(game, action)
    except TypeError:  # no action, or one with nonsense in it: not everybody has a type checker
        text = shown(action)
        return IllegalAction("unknown-action", f"{text} is no action. Actions look like: {FORMS}.", text=text)
    return IllegalAction(code, f"Cannot {action}: {why} ({rule}).", action=str(action), rule=rule)


def _reason(game: "Game", action: Action) -> tuple[str, str, str]:
    if game.outcome is not None:
        return "game-over", "the game is over", "E"
    if game.pending is not None:
        return _pending_reason(game, action)
    match action:
        case Take():
            return "nothing-to-take", "no bonus tile asks for a card of the discard pile", "B2"
        case Hint():
            return _hint_reason(game, action)
        case _:
            return _card_reason(game, action)


def _pending_reason(game: "Game", action: Action) -> tuple[str, str, str]:
    decision = game.pending
    assert decision is not None
    if isinstance(action, Take) and decision in ("reshuffle", "play discarded"):
        if action.card not in game.discards:
            return "not-discarded", f"card {action.card} is not on the discard pile", "B2"
        return "take-does-not-fit", f"card {action.card} fits no firework", "B2"
    if isinstance(action, Hint) and decision == ("colour hint" if isinstance(action.what, Colour) else "value hint"):
        return _hint_reason(game, action)
    return "decision-first", f"seat {game.actor} first has to {_DECISIONS[decision]}", "B6"


def _hint_reason(game: "Game", action: Hint) -> tuple[str, str, str]:
    if not 0 <= action.seat < game.players:
        return "no-such-seat", f"the seats go from 0 to {game.players - 1}", "H2"
    if action.seat == game.actor:
        return "hint-to-self", "a hint goes to another player", "H2"
    if action.what == Colour.BLACK:
        return "black-hint", "black has no colour that a hint could name", "K3"
    if isinstance(action.what, Colour) and action.what.index_ not in game.tables.named:
        if action.what == Colour.MULTICOLOUR:
            return "multicolour-hint", "no hint may name multicolour in this game", "M3"
        return "no-such-colour", f"there is no {action.what} in this game", "X4"
    if not isinstance(action.what, Colour) and action.what not in range(1, 6):
        return "no-such-value", "values go from 1 to 5", "H3"
    if game.pending is None and game.hints == 0:
        return "no-hint-token", "no hint token is left; play or discard", "H1"
    if not game.hands[action.seat]:
        return "empty-hand", f"seat {action.seat} holds no card", "H6"
    return "empty-hint", "it touches no card, and these rules forbid empty hints", "H5"


def _card_reason(game: "Game", action: Play | Discard) -> tuple[str, str, str]:
    if action.card not in game.hands[game.actor]:
        held = ", ".join(map(str, game.hands[game.actor])) or "none"
        return "not-your-card", f"seat {game.actor} holds the cards {held}", "P1" if isinstance(action, Play) else "D1"
    if isinstance(action, Discard):
        return "tokens-full", "all hint tokens are available; play or give a hint", "D2"
    if not game.rules.announce:
        return "no-announcing", "colours are not announced in this game", "A1"
    return "no-such-colour", f"there is no {action.announced} in this game", "A5"
