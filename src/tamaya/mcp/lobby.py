"""Which tables a server has, for a guest who asks."""

import json
from http.client import HTTPException
from urllib.error import URLError
from urllib.request import urlopen

from tamaya.bots.lines.protocol import tidy
from tamaya.mcp.addresses import split_address
from tamaya.mcp.trouble import Trouble

LONGEST = 1 << 20  # bytes
LONGEST_QUOTE = 200  # letters of what went wrong
PATIENCE = 15.0  # seconds


def list_tables(server: str) -> str:
    """The public tables of a server, a line each."""
    place = split_address(server)
    if place is None:
        raise Trouble("This is no address of a server: one is http://localhost:8000.")
    try:
        with urlopen(f"{place.scheme}://{place.netloc}/api/lobby", timeout=PATIENCE) as answer:
            tables = json.loads(answer.read(LONGEST))["tables"]
        lines = [_line(table) for table in tables]
    except (URLError, OSError, HTTPException) as error:
        why = tidy(str(getattr(error, "reason", error)), LONGEST_QUOTE) or type(error).__name__
        raise Trouble(f"{place.netloc} cannot be reached: {why}.") from None
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Trouble(f"{place.netloc} does not answer as a Tamaya server does.") from None
    how = "To sit down you need a link for a bot, which the host of a table gets in its waiting room."
    return "\n".join((*lines, "", how)) if lines else f"There is no public table. {how}"


def _line(table: dict[str, object]) -> str:
    settings, host = table["settings"], table["host"]
    if not isinstance(settings, dict) or not isinstance(host, dict):
        raise TypeError
    seats = f"{table['taken']} of {settings['players']} seats taken"
    return f"{table['id']}: {settings['edition']}, {seats}, {table['phase']}, host {host['name']}"
