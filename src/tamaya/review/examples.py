"""The example of each convention as people see it: a picture, what happened before, and what is done now and why."""

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from tamaya.bots import conventions
from tamaya.bots.conventions.agreement import Agreement, Convention
from tamaya.bots.conventions.example import Example, position
from tamaya.bots.conventions.player import Conventions
from tamaya.core.events import Hinted, seen_by
from tamaya.formats.picture.narrow import narrow_picture
from tamaya.review.telling import Teller
from tamaya.speech.speaking import Speech

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class ShownExample(NamedTuple):
    """An example in a language. The picture shows what the player who has to decide sees."""

    picture: str  # SVG
    before: str
    turn: str  # whose turn it is now
    then: str
    why: str


def module_of(convention: Convention) -> tuple[ModuleType, str]:
    """The module of a convention, and its parameter, which may be empty."""
    name, _, parameter = convention.partition(":")
    return import_module(f"{conventions.__name__}.{name.replace('-', '_')}"), parameter


def example_of(convention: Convention) -> Example | None:
    """The example of a convention; counting turns at the end has none."""
    module, parameter = module_of(convention)
    return module.WITH[parameter] if parameter else getattr(module, "EXAMPLE", None)


@lru_cache(maxsize=256)
def shown_example(convention: Convention, language: str) -> ShownExample | None:
    """The example of a convention in a language, played by somebody who knows it."""
    example = example_of(convention)
    if example is None:
        return None
    game, names = position(example.hands, example.moves), NAMES[: len(example.hands)]
    bot = Conventions(game.rules, game.players, game.actor, Agreement.parse(f"beginner+{convention}"))
    for event in game.log:
        bot.see(seen_by(game.actor, event))
    choice = bot.choose(game.view(game.actor))
    speech = Speech(language)
    teller = Teller(speech, names, game.card)
    done = game.moves[-1].events[0] if game.moves else None
    picture = narrow_picture(game, names, game.actor, done.touched if isinstance(done, Hinted) else ())
    before = teller.open_move(game.log)
    turn = speech.say("example-turn", who=names[game.actor])
    (why,) = teller.reasons([choice.reason._replace(key=f"reason-{choice.reason.key}")])
    return ShownExample(picture, before, turn, teller.open_move(game.do(choice.action)), why)
