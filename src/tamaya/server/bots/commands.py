"""Bots that are other programs: whoever runs the server gives each a name, by which visitors choose it."""

import re
from collections.abc import Mapping

from tamaya.bots.lines.programs import split_command
from tamaya.bots.registry import bot_names
from tamaya.core.errors import TamayaError, shown
from tamaya.server.wire.parts import ELSEWHERE

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
BETWEEN = ";"  # several of them

Commands = Mapping[str, str]  # by name


def read_commands(text: str) -> Commands:
    """The commands by name, from NAME=COMMAND;NAME=COMMAND."""
    commands: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(BETWEEN))):
        name, equals, command = map(str.strip, part.partition("="))
        if not equals or not NAME.fullmatch(name):
            raise TamayaError("bad-bot-command", text=shown(part))
        if name in commands or name in (*bot_names(), ELSEWHERE):
            raise TamayaError("bot-name-taken", name=name)
        split_command(command)
        commands[name] = command
    return commands
