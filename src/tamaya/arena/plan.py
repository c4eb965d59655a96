"""What is to be played: which bots, by which rules, which deals."""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.bots.naming import AnyBot, find_any_maker, name_of
from tamaya.core.errors import TamayaError, shown
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.values import described

Json = dict[str, object]
Portion = tuple[int, int]  # the number of a first game, and of the one after the last


@described
class Plan(NamedTuple):
    """A run of games. Game number i has the deal of seed + i; so runs with the same seed have the same deals.

    Attributes:
        bots: names, `module:make`, commands, makers or bots, by seat; if there are fewer than seats they take turns
        rules: what is played
        players: how many seats
        games: how many games
        seed: the first deal
    """

    bots: tuple[AnyBot, ...]
    rules: Rules
    players: int
    games: int
    seed: int

    @property
    def team(self) -> tuple[AnyBot, ...]:
        """The bot of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    @property
    def name(self) -> str:
        """The bots as one word."""
        return "+".join(map(name_of, self.bots))

    def to_dict(self) -> Json:
        """The plan for JSON."""
        return self._asdict() | {"bots": [name_of(bot) for bot in self.bots], "rules": self.rules.to_dict()}

    def heading(self) -> Json:
        """What runs must have in common for one to go on with the other: all but how many games there are."""
        return {key: value for key, value in self.to_dict().items() if key != "games"}


def check_bots(bots: Sequence[AnyBot]) -> None:
    """Refuse one name where several are wanted: its letters would be taken for bots."""
    if isinstance(bots, str):
        raise TamayaError("team", value=shown(bots))


def make_plan(bots: tuple[AnyBot, ...], rules: Rules, players: int, games: int, seed: int) -> Plan:
    """A plan that can be carried out; an error says what is wrong with it.

    Raises:
        TamayaError: if there is no such bot, there are more bots than seats, or the games or the seed are out of range
        BadRules: if the rules do not allow this many players

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import make_plan
        >>> make_plan(("cautious", "conventions-club"), Rules(), players=3, games=10, seed=1).team
        ('cautious', 'conventions-club', 'cautious')
    """
    check_bots(bots)
    rules.hand_size_for(players)
    for bot in bots:
        find_any_maker(bot)
    if len(bots) > players:
        raise TamayaError("too-many-bots", bots=len(bots), seats=players)
    if games < 1:
        raise TamayaError("games", games=str(games))
    if seed not in SEEDS or seed + games - 1 not in SEEDS:
        raise TamayaError("seed", value=str(seed), most=str(SEEDS[-1]))
    return Plan(bots, rules, players, games, seed)
