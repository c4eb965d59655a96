"""Good touch: hints touch only cards that are still needed, and none that another hand has already been told of.
Whoever trusts that knows one own card to fit; by counting alone, none."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Play
from tamaya.core.game import Game
from tamaya.core.view import HeldCard, View
from tamaya.review.puzzles.certain import names
from tamaya.review.puzzles.claims import hinted_elsewhere
from tamaya.review.puzzles.puzzle import TRUST, Puzzle
from tamaya.review.puzzles.themes import GOOD_TOUCH

MOST = 7  # what a card can be: more, and the sentence is too long


def trusting(game: Game) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: one touched card must fit, and the trust is justified; another
    one may fit, and need not."""
    if game.outcome is not None or game.pending is not None:
        return None
    view = game.view(game.actor)
    own = view.hands[game.actor]
    taken = hinted_elsewhere(view)
    fitting, tempting = [], []
    for card in own:
        left = card.possible - view.useless - taken
        if card.possible <= view.playable:
            return None  # counting is enough
        if card.hints and len(left) and left <= view.playable:
            fitting.append(card)
        elif card.hints and len(left & view.playable):
            tempting.append(card)
    if len(fitting) != 1 or not tempting:
        return None
    (card,) = fitting
    left = card.possible - view.useless - taken
    if game.card(card.id) not in left or len(card.possible) > MOST:
        return None
    return _puzzle(game, view, card, tempting)


def _puzzle(game: Game, view: View, card: HeldCard, tempting: list[HeldCard]) -> Puzzle:
    useless = card.possible & view.useless
    taken = (card.possible & hinted_elsewhere(view)) - useless
    left = card.possible - useless - taken
    trap = max(tempting, key=lambda one: one.id)
    wrong = trap.possible - view.useless - hinted_elsewhere(view) - view.playable
    two = tuple(sorted((card.id, trap.id)))
    struck = [Reason("puzzle-unneeded", (), (("faces", names(useless)),))] if len(useless) else []
    struck += [Reason("puzzle-taken", (), (("faces", names(taken)),))] if len(taken) else []
    return Puzzle(
        TRUST,
        game,
        str(Play(card.id)),
        tuple([one.id for one in tempting]),
        (
            Reason("puzzle-one-of", two),
            Reason("puzzle-not-fit", (trap.id,), (("face", names(wrong).split()[0]),)),
            Reason("puzzle-could-be", (card.id,), (("faces", names(card.possible)),)),
        ),
        (
            Reason("puzzle-could-be", (card.id,), (("faces", names(card.possible)),)),
            *struck,
            Reason("puzzle-leaves", (card.id,), (("faces", names(left)),)),
        ),
        GOOD_TOUCH,
    )
