"""Bots by what somebody at this machine writes: the name of a bot, `conventions:AGREEMENT`,
`module:make`, `llm:MODEL`, or a command.

This runs whatever it is told to run, so it is for command lines only: visitors of a server choose among names
(`registry`) and never get here.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple

from tamaya.bots.lines.bot import USUAL_LIMIT, line_bots
from tamaya.bots.lines.program import Log, nowhere
from tamaya.bots.lines.programs import Programs, find_program, hello_seconds, split_command
from tamaya.bots.llm.spelling import is_llm
from tamaya.bots.registry import BY_AGREEMENT, Maker, find_maker, loading
from tamaya.core.errors import TamayaError, shown

MODULE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")  # my_package.my_bot:make


def is_command(bot: str) -> bool:
    """Whether this is a command rather than a name: it has a path or several words."""
    return not is_llm(bot) and any(sign in bot for sign in ("/", "\\", " "))


def is_elsewhere(bot: str) -> bool:
    """Whether it thinks outside this process."""
    return is_llm(bot) or is_command(bot)


def words_of(command_line: Sequence[str]) -> tuple[str, ...]:
    """The words of a command that can be started, which may come as one word in quotes."""
    command = split_command(command_line[0]) if len(command_line) == 1 else tuple(command_line)
    find_program(command)
    return command


class Care(NamedTuple):
    """How programs are looked after."""

    seconds: float = USUAL_LIMIT  # for a move
    log: str = ""  # the file to which what they say besides is added; "" is nowhere


USUAL_CARE = Care()


@cache
def find_any_maker(bot: str, care: Care = USUAL_CARE) -> Maker:
    """What makes such bots."""
    if is_llm(bot):
        from tamaya.bots.llm.bot import llm_bots  # needs an extra

        return llm_bots(bot, file_log(care.log, bot))
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
