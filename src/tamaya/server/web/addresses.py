"""Turns away requests whose addresses are no text: too long, not UTF-8, or with characters that nobody can type."""

from urllib.parse import unquote_to_bytes

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST = 1000  # bytes; our own have less than 200


class PlainAddresses:
    """Lets only those requests through whose address can be read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or answer it."""
        status = _status(scope.get("raw_path") or scope["path"].encode()) if scope["type"] == "http" else 200
        if status == 200:
            await self._app(scope, receive, send)
        else:
            await PlainTextResponse("There is nothing at this address.\n", status)(scope, receive, send)


def _status(path: bytes) -> int:
    if len(path) > LONGEST:
        return 414
    try:
        return 200 if unquote_to_bytes(path).decode().isprintable() else 400
    except UnicodeDecodeError:
        return 400
