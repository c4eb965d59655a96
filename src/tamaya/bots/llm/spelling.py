"""A language model as a bot, as somebody writes it: `llm:MODEL`, or with options `llm:MODEL?language=de&calls=100`."""

import math
from typing import NamedTuple
from urllib.parse import parse_qsl

from tamaya.core.errors import TamayaError, shown
from tamaya.i18n import LANGUAGES

PREFIX = "llm:"
FORM = f"{PREFIX}MODEL?language=de&then=cautious&seconds=60&calls=300&tokens=500000&time=3600&temperature=0"


class Budget(NamedTuple):
    """What may be used up; then another bot plays on.

    Attributes:
        calls: requests, with those that failed
        tokens: of questions and answers together, as the endpoint counts them
        seconds: of waiting, in all
    """

    calls: int = 300
    tokens: int = 500_000
    seconds: float = 3600.0


class Model(NamedTuple):
    """A model, and how it plays.

    Attributes:
        name: what its endpoint calls it
        language: in which it is told of the game
        then: the bot that moves when it cannot
        seconds: for a move
        budget: what it may use up in a game
        temperature: as the endpoint understands it; None leaves that to the endpoint
    """

    name: str
    language: str = "en"
    then: str = "cautious"
    seconds: float = 60.0
    budget: Budget = Budget()
    temperature: float | None = None


def is_llm(bot: str) -> bool:
    """Whether this is a language model."""
    return bot.startswith(PREFIX)


def read_model(bot: str) -> Model:
    """The model that is meant."""
    name, _, options = bot.removeprefix(PREFIX).partition("?")
    if not name or not name.isprintable() or name != name.strip():
        raise TamayaError("llm-no-model", text=shown(bot), form=FORM)
    model = Model(name)
    for option, value in parse_qsl(options, keep_blank_values=True):
        model = _with(model, option, value)
    return model


def _with(model: Model, option: str, value: str) -> Model:
    match option:
        case "language":
            if value not in LANGUAGES:
                raise TamayaError("no-such-language", text=shown(value), languages=", ".join(LANGUAGES))
            return model._replace(language=value)
        case "then":
            return model._replace(then=value)
        case "seconds":
            return model._replace(seconds=_number(option, value))
        case "calls" | "tokens":
            return model._replace(budget=model.budget._replace(**{option: int(_number(option, value))}))
        case "time":
            return model._replace(budget=model.budget._replace(seconds=_number(option, value)))
        case "temperature":
            return model._replace(temperature=_number(option, value))
    raise TamayaError("llm-option", text=shown(option), form=FORM)


def _number(option: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not 0 <= number < 1e12:
        raise TamayaError("at-least", option=option, value=shown(value), least=0)
    return number
