"""Bots by what somebody at this machine writes: the name of a bot, `conventions:AGREEMENT`,
`module:make`, `llm:MODEL`, or a command; in a program also a maker or a bot itself.

This runs whatever it is told to run, so it is for command lines only: visitors of a server choose among names
(`registry`) and never get here.
"""

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points, version
from typing import NamedTuple, cast

from tamaya.bots.bot import Bot
from tamaya.bots.lines.program import Log, nowhere
from tamaya.bots.lines.programs import USUAL_LIMIT, Programs, find_program, hello_seconds, line_bots, split_command
from tamaya.bots.llm.spelling import is_llm
from tamaya.bots.registry import BY_AGREEMENT, GROUP, Maker, find_maker, loading
from tamaya.core.errors import TamayaError, shown

MODULE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")  # my_package.my_bot:make


AnyBot = str | Maker | Bot  # a bot that is given itself plays all games, and begins anew when it sees them dealt


def name_of(bot: AnyBot) -> str:
    """What a bot is called in results: what was written, else where its maker or class is."""
    if isinstance(bot, str):
        return bot
    function = getattr(bot, "func", bot)  # of a partial
    place = function if hasattr(function, "__qualname__") else type(function)
    return f"{place.__module__}:{place.__qualname__}"


def version_of(bot: AnyBot) -> str | None:
    """The version of the package that a bot comes from, if it has one."""
    if isinstance(bot, str) and is_elsewhere(bot):
        return None
    points = [point for point in entry_points(group=GROUP) if point.name == bot and point.dist]
    if points and points[0].dist:
        return points[0].dist.version
    package = name_of(bot).partition(":")[0].partition(".")[0]
    if package in (BY_AGREEMENT.rstrip(":"), "tamaya"):
        return version("tamaya")
    found = getattr(sys.modules.get(package), "__version__", None)
    return None if found is None else str(found)


def is_command(bot: AnyBot) -> bool:
    """Whether this is a command rather than a name: it has a path or several words."""
    return isinstance(bot, str) and not is_llm(bot) and any(sign in bot for sign in ("/", "\\", " "))


def is_elsewhere(bot: AnyBot) -> bool:
    """Whether it thinks outside this process."""
    return isinstance(bot, str) and (is_llm(bot) or is_command(bot))


def is_guest(bot: AnyBot) -> bool:
    """Whether it thinks in this process, but is not one of ours."""
    maker = _maker_by_name(bot, USUAL_CARE) if isinstance(bot, str) else bot
    return not is_elsewhere(bot) and not name_of(maker).startswith("tamaya.")


def words_of(command_line: Sequence[str]) -> tuple[str, ...]:
    """The words of a command that can be started, which may come as one word in quotes."""
    command = split_command(command_line[0]) if len(command_line) == 1 else tuple(command_line)
    find_program(command)
    return command


class Care(NamedTuple):
    """How bots are looked after."""

    seconds: float = USUAL_LIMIT  # for a move of another program
    log: str = ""  # the file to which what they say besides is added; "" is nowhere
    hanging: float = 300.0  # seconds for a call of a bot in this process: the first one may compile
    when_it_fails: str = ""  # "random" moves, "lose" the game, "stop" the run; else a bot that plays well stands in


USUAL_CARE = Care()


def find_any_maker(bot: AnyBot, care: Care = USUAL_CARE) -> Maker:
    """What makes such bots."""
    if isinstance(bot, str):
        return _maker_by_name(bot, care)
    if hasattr(bot, "choose") and not isinstance(bot, type):
        return lambda *_: cast("Bot", bot)
    if not callable(bot):
        raise TamayaError("bot-not-callable", name=shown(bot))
    return bot


@cache
def _maker_by_name(bot: str, care: Care) -> Maker:
    if is_llm(bot):
        from tamaya.bots.llm.bot import llm_bots  # needs an extra

        return llm_bots(bot, file_log(care.log, bot), care.when_it_fails)
    if is_command(bot):
        return line_bots(
            Programs(split_command(bot), file_log(care.log, bot), hello=hello_seconds(care.seconds)), care.seconds
        )
    if MODULE.fullmatch(bot) and not bot.startswith(BY_AGREEMENT):
        return _maker_in_module(bot)
    return find_maker(bot)


def file_log(path: str, bot: str) -> Log:
    """What adds the lines of a bot to a file, each with the bot's name."""
    if not path:
        return nowhere

    def add(line: str) -> None:
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{bot}: {line}\n")

    return add


def _maker_in_module(bot: str) -> Maker:
    module, _, name = bot.partition(":")
    with loading(bot):
        maker = getattr(import_module(module), name)
    if not callable(maker):
        raise TamayaError("bot-not-callable", name=shown(bot))
    return maker  # type: ignore[no-any-return]
