"""A language model as a bot, as somebody writes it: `llm:MODEL`, or with options `llm:MODEL?language=de&calls=100`."""

import math
from typing import Literal, NamedTuple, TypeVar, get_args
from urllib.parse import parse_qsl

from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.llm.briefing import Aid
from tamaya.core.errors import TamayaError, shown
from tamaya.i18n import LANGUAGES

PREFIX = "llm:"
FORM = (
    f"{PREFIX}MODEL?language=de&agreement=club&history=game&then=cautious"
    "&seconds=60&calls=300&tokens=500000&temperature=0&seed=1"
)
History = Literal["turn", "game", "talk"]
Word = TypeVar("Word", bound=str)


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
        agreement: which conventions it is told to play, such as `club`
        then: the bot that moves when it cannot
        seconds: for a move
        budget: what it may use up in a game
        history: what it is told again before each turn: what happened since its last one, the whole game, or all
            that it was asked in this game, with its answers
        aid: what it is told besides what lies on the table: `none`; `deductions`, what follows from hints and by
            counting; or `readings` as well, what players of the agreement take cards for
        system: a file whose text comes before the rules instead of ours
        transcript: a file to which each question and answer is added, as JSON lines
        prices: what a million tokens of questions costs, and a million of answers, in any currency
        passed_on: what else the endpoint is asked for, such as a temperature
    """

    name: str
    language: str = "en"
    agreement: str = "none"
    then: str = "cautious"
    seconds: float = 60.0
    budget: Budget = Budget()
    history: History = "turn"
    aid: Aid = "deductions"
    system: str = ""
    transcript: str = ""
    prices: tuple[float, float] = (0.0, 0.0)
    passed_on: tuple[tuple[str, float | str], ...] = ()


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
        case "agreement":
            return model._replace(agreement=str(Agreement.parse(value.replace(" ", "+"))))  # a plus may come as a space
        case "then":
            return model._replace(then=value)
        case "seconds":
            return model._replace(seconds=_number(option, value))
        case "calls" | "tokens":
            return model._replace(budget=model.budget._replace(**{option: int(_number(option, value))}))
        case "time":
            return model._replace(budget=model.budget._replace(seconds=_number(option, value)))
        case "history":
            return model._replace(history=_one_of(option, value, get_args(History)))
        case "aid":
            return model._replace(aid=_one_of(option, value, get_args(Aid)))
        case "system":
            return model._replace(system=value)
        case "transcript":
            return model._replace(transcript=value)
        case "price":
            asked, _, answered = value.partition(",")
            return model._replace(prices=(_number(option, asked), _number(option, answered or asked)))
        case "temperature":
            return model._replace(passed_on=(*model.passed_on, (option, _number(option, value))))
        case "seed" | "max_tokens":
            return model._replace(passed_on=(*model.passed_on, (option, int(_number(option, value)))))
        case "effort":
            return model._replace(passed_on=(*model.passed_on, ("reasoning_effort", value)))
    raise TamayaError("llm-option", text=shown(option), form=FORM)


def _one_of(option: str, value: str, values: tuple[Word, ...]) -> Word:
    for known in values:
        if value == known:
            return known
    raise TamayaError("one-of", option=option, value=shown(value), values=", ".join(values))


def _number(option: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not 0 <= number < 1e12:
        raise TamayaError("at-least", option=option, value=shown(value), least=0)
    return number
