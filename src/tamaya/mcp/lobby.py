"""Which tables a server has, for a guest who asks."""

import json
from http.client import HTTPException
from urllib.error import URLError
from urllib.request import urlopen

from tamaya.bots.lines.protocol import tidy
from tamaya.mcp.addresses import split_address
from tamaya.mcp.trouble import Trouble
from tamaya.speech.speaking import Speech

LONGEST = 1 << 20  # bytes
LONGEST_QUOTE = 200  # letters of what went wrong
PATIENCE = 15.0  # seconds


def list_tables(speech: Speech, server: str) -> str:
    """The public tables of a server, a line each."""
    place = split_address(server)
    if place is None:
        raise Trouble("guest-address")
    try:
        with urlopen(f"{place.scheme}://{place.netloc}/api/lobby", timeout=PATIENCE) as answer:
            tables = json.loads(answer.read(LONGEST))["tables"]
        lines = [_line(speech, table) for table in tables]
    except (URLError, OSError, HTTPException) as error:
        why = tidy(str(getattr(error, "reason", error)), LONGEST_QUOTE) or type(error).__name__
        raise Trouble("llm-unreachable", why, name=place.netloc) from None
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Trouble("guest-other-server", name=place.netloc) from None
    how = speech.say("guest-how-to-sit")
    return "\n".join((*lines, "", how)) if lines else f"{speech.say('guest-no-tables')} {how}"


def _line(speech: Speech, table: dict[str, object]) -> str:
    settings, host = table["settings"], table["host"]
    if not isinstance(settings, dict) or not isinstance(host, dict):
        raise TypeError
    known = {"id": table["id"], "edition": settings["edition"], "phase": table["phase"], "host": host["name"]}
    numbers = {"taken": int(str(table["taken"])), "players": int(settings["players"])}
    return speech.say("guest-table", **{name: str(value) for name, value in known.items()}, **numbers)
