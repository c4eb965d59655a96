"""Bonus tiles 5 and 6: which card of the discard pile to fetch."""

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions.deciding import Option
from tamaya.bots.conventions.memory import Memory
from tamaya.core.actions import Take
from tamaya.core.view import View


def take_discarded(memory: Memory, view: View, takes: list[Take]) -> list[Option]:
    """The card that the fireworks miss most: one that is needed, gone for good, and early in its firework."""
    faces = {id: card.identity for id, card in view.discards}
    useless = view.useless.bits
    board = memory.board

    def need(take: Take) -> float:
        identity = faces[take.card]
        if useless >> identity & 1:
            return 0.0
        return 1.0 + 5.0 * (board.left[identity] == 0) - 0.1 * board.t.place[identity]

    ordered = sorted(takes, key=lambda take: (-need(take), take.card))
    return [Option(need(take), Choice(take, Reason("fetch-discarded", (take.card,)))) for take in ordered]
