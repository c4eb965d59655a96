"""What the report says of games whose moves lost points: a solver need not find out how many."""

from collections.abc import Mapping, Sequence

from tamaya import Card, Game, Rules
from tamaya.bots.bot import Reason
from tamaya.core.actions import Gesture
from tamaya.review.cost import MoveCost
from tamaya.review.known import what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import Reviewed
from tamaya.review.report import MOST, Moment, every_moment

HANDS = "r5 y4 w4 g3 b4", "y3 r1 b3 w3 g3", "y4 g4 b2 b1 w1"


def deal(hands: Sequence[str], rules: Rules | None = None, pile: str = "") -> Game:
    """A game with these hands and this beginning of the pile; the rest of the deck follows in any order."""
    rules = rules or Rules()
    first = [Card.parse(text) for text in " ".join((*hands, pile)).split()]
    rest = list(Game.deal(rules, len(hands), seed=1).deck)
    for card in first:
        rest.remove(card)
    return Game.deal(rules, len(hands), deck=[*first, *rest])


def played(actions: Sequence[str], hands: Sequence[str] = HANDS, rules: Rules | None = None, pile: str = "") -> Game:
    """A game after these actions; cards to play or discard can be named by their faces: the oldest of them is meant."""
    game = deal(hands, rules, pile)
    for action in actions:
        verb, *rest = action.split()
        if verb != "hint" and not rest[0].isdigit():
            rest[0] = str(next(id for id in game.hands[game.actor] if str(game.card(id)) == rest[0]))
        game.do(" ".join((verb, *rest)))
    return game


def moments(
    game: Game,
    lost: Mapping[int, int],
    line: tuple[str, ...] = (),
    costs: Sequence[MoveCost] = (),
    best: int = 25,
) -> list[Moment]:
    """The report of a game in which the best could be reached at first, and whose moves lost this many points, by
    number; the line is how the last of them would have gone otherwise."""
    steps: list[Reviewed] = []
    now = Game.deal(game.rules, game.players, game.seed, deck=game.deck, tiles=game.tiles)
    for entry in game.history:
        if not isinstance(entry, Gesture):
            number = len(steps) + 1
            after = best - lost.get(number, 0)
            way = line if number == max(lost) else ()
            steps.append(Reviewed(number, now.actor, str(entry), best, best, after, after, way))
            best = after
        now.enter(entry)
    return every_moment(game, steps, what_could_be_known(game), what_it_meant(game, "club"), costs)[:MOST]


def cost(game: Game, number: int, points: float, preferred: str, error: float = 0.05) -> MoveCost:
    """What a team of bots says of a move."""
    action = str(game.history[number - 1])
    reason = Reason("least-missed")
    return MoveCost(number, 0, action, 20 + points, 20, 0.05, points, error, preferred, reason, 64)
