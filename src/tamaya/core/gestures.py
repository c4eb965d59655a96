"""How hands are held: gestures that cost no turn and that everybody sees (C3). A hand is in an order, and each card is
held straight or turned, level, raised or lowered. None of it says anything about a card, except what people make of
it."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from tamaya.core.actions import Arrange, Gesture, Pose
from tamaya.core.errors import IllegalAction

if TYPE_CHECKING:
    from tamaya.core.game import Game


Raised = Literal[-1, 0, 1]  # lowered, straight, raised


class CardPose(NamedTuple):
    """How a card is held."""

    turned: bool = False
    raised: Raised = 0


STRAIGHT = CardPose()


def poses_of(pose: Pose) -> dict[int, CardPose]:
    """By id: how each card is held that is not held straight."""
    raised: dict[int, Raised] = {**dict.fromkeys(pose.raised, 1), **dict.fromkeys(pose.lowered, -1)}
    cards = {*pose.turned, *raised}
    return {card: CardPose(card in pose.turned, raised.get(card, 0)) for card in cards}


def check_gesture(game: "Game", gesture: Gesture) -> None:
    """Raise if a seat cannot hold its hand like this."""
    if game.outcome is not None:
        raise _refusal(gesture, "game-over")
    if not 0 <= gesture.seat < game.players:
        raise _refusal(gesture, "no-such-seat", seat=gesture.seat, most=game.players - 1)
    held = game.hands[gesture.seat]
    cards = " ".join(map(str, held)) or "–"
    if isinstance(gesture, Arrange):
        if sorted(gesture.cards) != sorted(held):
            raise _refusal(gesture, "not-a-rearrangement", seat=gesture.seat, cards=cards)
        return
    lifted = (*gesture.raised, *gesture.lowered)
    named = {*gesture.turned, *lifted}
    if not named <= set(held) or len(set(gesture.turned)) < len(gesture.turned) or len(set(lifted)) < len(lifted):
        raise _refusal(gesture, "not-a-pose", seat=gesture.seat, cards=cards)


def _refusal(gesture: Gesture, code: str, **details: str | int) -> IllegalAction:
    return IllegalAction(code, action=str(gesture), rule="C3", **details)
