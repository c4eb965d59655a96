"""Which tables a server has, for a guest who asks."""

import json
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from tamaya.mcp.trouble import Trouble

LONGEST = 1 << 20  # bytes
PATIENCE = 15.0  # seconds


def list_tables(server: str) -> str:
    """The public tables of a server, a line each."""
    place = urlsplit(server)
    if place.scheme not in ("http", "https") or not place.netloc or "@" in place.netloc:
        raise Trouble("This is no address of a server: one is http://localhost:8000.")
    try:
        with urlopen(f"{place.scheme}://{place.netloc}/api/lobby", timeout=PATIENCE) as answer:
            tables = json.loads(answer.read(LONGEST))["tables"]
        lines = [_line(table) for table in tables]
    except (URLError, OSError) as error:
        raise Trouble(f"{place.netloc} cannot be reached: {getattr(error, 'reason', error)}.") from None
    except (ValueError, LookupError, TypeError):
        raise Trouble(f"{place.netloc} does not answer as a Tamaya server does.") from None
    how = "To sit down you need a link for a bot, which the host of a table gets in its waiting room."
    return "\n".join((*lines, "", how)) if lines else f"There is no public table. {how}"


def _line(table: dict[str, object]) -> str:
    settings, host = table["settings"], table["host"]
    assert isinstance(settings, dict)
    assert isinstance(host, dict)
    seats = f"{table['taken']} of {settings['players']} seats taken"
    return f"{table['id']}: {settings['edition']}, {seats}, {table['phase']}, host {host['name']}"
