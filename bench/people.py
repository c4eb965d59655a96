"""How near a bot is to people: at each move of people's games, what it would have done in that seat.

python -m bench.people GAMES.json ... --bot conventions-expert

A bot follows each seat of each game: it hears what the people really did, and is asked before each move. Files are in
any format that Tamaya reads. A good play is not made if the bot would play no card that fits, not seen if it does not
even think of that card. The standard errors take the moves of a game together.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from tamaya import Game
from tamaya.bots.bot import Bot, Choice
from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.core.actions import Action, Gesture, Play
from tamaya.formats.any_format import read_all

WELL = 22  # points of a game that went well
THREE = 3


class Answer(NamedTuple):
    """What a bot would have done where a person did something."""

    game: int
    players: int
    well: bool  # how the people's game ended
    turn: int
    did: Action
    choices: tuple[Choice, ...]  # each action once, the best first
    did_fit: bool  # the person played a card that fits
    would_fit: bool  # the bot would have


def answers(games: Iterable[Game], bot: str) -> Iterator[Answer]:
    """What the bot would have done at each move of these games."""
    for number, played in enumerate(games):
        game = Game.deal(played.rules, played.players, deck=played.deck)
        bots = [make_bot(bot, game.rules, game.players, seat, number) for seat in range(game.players)]
        moves = (entry for entry in played.history if not isinstance(entry, Gesture))
        for seated, did in zip(turns(game, bots), moves, strict=False):  # people may stop before the end
            choices = ranked(seated, game)
            yield Answer(
                number,
                game.players,
                played.score >= WELL,
                game.turn,
                did,
                choices,
                fits(game, did),
                fits(game, choices[0].action),
            )
            game.do(did)


def ranked(bot: Bot, game: Game) -> tuple[Choice, ...]:
    """All that a bot thinks of, best first; one choice, if it says no more."""
    view = game.view(game.actor)
    options = getattr(bot, "options", None)
    if options is None:
        return (bot.choose(view),)
    found: dict[Action, Choice] = {}
    for option in options(view):
        found.setdefault(option.choice.action, option.choice)
    return tuple(found.values())


def fits(game: Game, action: Action) -> bool:
    """Whether an action plays a card that fits."""
    return isinstance(action, Play) and game.card(action.card) in game.prospects().playable


class Measure(NamedTuple):
    """A share: of which answers, and which of them count."""

    name: str
    of: Callable[[Answer], bool]
    counts: Callable[[Answer], bool]


MEASURES = (
    Measure("first choice", lambda _: True, lambda answer: answer.did == answer.choices[0].action),
    Measure(
        "first three",
        lambda _: True,
        lambda answer: answer.did in [choice.action for choice in answer.choices[:THREE]],
    ),
    Measure(
        "mistakes among its plays",
        lambda answer: isinstance(answer.choices[0].action, Play),
        lambda answer: not answer.would_fit,
    ),
    Measure("good plays not made", lambda answer: answer.did_fit, lambda answer: not answer.would_fit),
    Measure(
        "good plays not seen",
        lambda answer: answer.did_fit,
        lambda answer: answer.did not in [choice.action for choice in answer.choices],
    ),
    Measure("people's own mistakes", lambda answer: isinstance(answer.did, Play), lambda answer: not answer.did_fit),
)


def share(found: Sequence[Answer], measure: Measure) -> tuple[float, float, int]:
    """How many of the cases count, the standard error (games are drawn, not moves), and how many cases there are."""
    cases: Counter[int] = Counter()
    counted: Counter[int] = Counter()
    for answer in found:
        if measure.of(answer):
            cases[answer.game] += 1
            counted[answer.game] += measure.counts(answer)
    whole = cases.total()
    if not whole:
        return 0.0, 0.0, 0
    mean = counted.total() / whole
    off = sum((counted[game] - mean * cases[game]) ** 2 for game in cases)
    return mean, sqrt(off * len(cases) / max(1, len(cases) - 1)) / whole, whole


def show(title: str, found: Sequence[Answer]) -> None:
    """All figures of some answers, in a line."""
    cells = []
    for measure in MEASURES:
        mean, error, cases = share(found, measure)
        cells.append(f"{100 * mean:5.1f} ± {100 * error:3.1f} % of {cases:5}" if cases else " " * 23)
    print(f"{title:22}" + "  ".join(f"{cell:26}" for cell in cells))


def show_reasons(found: Sequence[Answer]) -> None:
    """By the reason that the bot gave: how often, how often the person did the same, and mistakes."""
    by_reason = defaultdict(list)
    for answer in found:
        by_reason[answer.choices[0].reason.key].append(answer)
    print(f"\n{'reason':22}{'moves':>7}{'as people did':>16}{'mistakes':>10}")
    for key, given in sorted(by_reason.items(), key=lambda entry: -len(entry[1])):
        same = sum(answer.did == answer.choices[0].action for answer in given) / len(given)
        wrong = sum(isinstance(answer.choices[0].action, Play) and not answer.would_fit for answer in given)
        print(f"{key:22}{len(given):7}{100 * same:14.1f} %{wrong:10}")


def main() -> int:
    """Print the figures, over all games and over those that went well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path, help="games of people")
    parser.add_argument("--bot", default="conventions-expert")
    args = parser.parse_args()
    games = [recorded.game for path in args.files for recorded in read_all(path.read_bytes())]
    found = list(answers(games, args.bot))
    print(f"{args.bot}: {len(games)} games, {len(found)} moves")
    for name, some in (("all", found), (f"{WELL} points or more", [answer for answer in found if answer.well])):
        print(f"\n{name:22}" + "  ".join(f"{measure.name:26}" for measure in MEASURES))
        show("", some)
        for players in sorted({answer.players for answer in some}):
            show(f"{players} players", [answer for answer in some if answer.players == players])
        show_reasons(some)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
