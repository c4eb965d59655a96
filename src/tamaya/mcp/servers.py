"""Servers as a guest finds them: their addresses, which tables they have, and what can go wrong."""

import json
from http.client import HTTPException
from urllib.error import URLError
from urllib.parse import SplitResult, urlsplit
from urllib.request import urlopen

from tamaya.bots.lines.protocol import printable
from tamaya.core.errors import TamayaError
from tamaya.speech.speaking import Speech

LONGEST = 1 << 20  # bytes
LONGEST_QUOTE = 200  # letters of what went wrong
PATIENCE = 15.0  # seconds

# By the codes with which a table closes the line of a bot: docs/bot-protocol.md
CLOSED = {
    1012: "guest-restarting",
    4400: "guest-not-understood",
    4403: "guest-not-let-in",
    4404: "guest-no-table",
    4409: "guest-replaced",
    4410: "guest-key",
    4429: "guest-too-often",
}
FOR_GOOD = (4400, 4403, 4404, 4409, 4410)
LOST = "guest-lost"


class Trouble(TamayaError):
    """Why something cannot be done; its text is for the model."""


def split_address(address: str) -> SplitResult | None:
    """The parts of an address of the web; None if it is none, or has a name or a password in it."""
    try:
        parts = urlsplit(address.strip())
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return None
    return parts if fine else None


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
        why = printable(str(getattr(error, "reason", error)), LONGEST_QUOTE) or type(error).__name__
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
