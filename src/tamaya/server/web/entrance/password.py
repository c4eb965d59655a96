"""A password that lets a group in (`tamaya serve --password`). Whoever has not entered it is asked for it, whatever
they wanted; the page's files are no secret, and monitoring needs no password."""

import asyncio
import hmac
import re
import secrets
from hashlib import sha256
from html import escape
from unicodedata import normalize
from urllib.parse import parse_qs, quote, unquote

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from tamaya.i18n import texts
from tamaya.server.config import Config
from tamaya.server.storage.store import Store
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.door import BY_ANY_NAME, preferred
from tamaya.server.web.entrance.identity import COOKIE_SECONDS, cookie_in
from tamaya.server.web.entrance.limits import Buckets

COOKIE = "tamaya-password"  # says that the password was known; it is not the password
KEY = "password"  # under which the database keeps what the cookie is made with
HEADER = "tamaya-password"  # in which programs send the password
LONGEST = 1000  # bytes of an answer
SECONDS = 10.0  # until it has come
FEED = re.compile(r"/feed/[\w-]+/[0-9a-f]{32}", re.ASCII)  # its address is itself a secret, and programs read it
PUBLIC_FILE = re.compile(r"/[\w.-]+\.(?!html$)\w+", re.ASCII)  # scripts, styles, icons

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tamaya</title>
<link rel="icon" href="{base}/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="{base}/password.css">
<main>
<img src="{base}/icon.svg" alt="" width="96" height="96">
<h1>Tamaya</h1>
<form method="post">
<label for="word">{ask}</label>
<input id="word" name="word" type="password" autocomplete="current-password" autocapitalize="off" required autofocus>
<p role="alert">{trouble}</p>
<button>{enter}</button>
</form>
</main>
</html>
"""


class Password:
    """The password of a server, or that it has none."""

    def __init__(self, config: Config, key: bytes, guesses: Buckets) -> None:
        self._word = _plain(config.password)
        self._base = config.base
        self._proof = hmac.new(key, self._word, sha256).hexdigest()
        self._guesses = guesses

    def admits(self, scope: Scope) -> bool:
        """Whether somebody may come in, because they have entered the password, or want what is open to all."""
        if not self._word or scope["path"] in BY_ANY_NAME:
            return True
        if scope["type"] == "http" and (PUBLIC_FILE.fullmatch(scope["path"]) or FEED.fullmatch(scope["path"])):
            return True
        headers = Headers(scope=scope)
        brought = cookie_in(headers.get("cookie", ""), COOKIE)
        if hmac.compare_digest(brought.encode(), self._proof.encode()):
            return True
        said = headers.get(HEADER)
        return said is not None and self._try(unquote(said), scope["client"][0]) == "right"

    async def ask(self, request: Request) -> Response:
        """Ask for the password, and check it. Whoever knows it goes on to where they wanted to go."""
        if request.url.path.startswith("/api/"):
            raise refuse("no-password")
        if request.method != "POST":
            return self._page(request, "")
        found = self._try(await _word_in(request), request.scope["client"][0])
        if found != "right":
            return self._page(request, found, 429 if found == "too-fast" else 401)
        # A path that begins with two slashes would lead elsewhere.
        place = (
            f"{self._base}/"
            + quote(request.scope["path"].lstrip("/"))
            + (f"?{request.url.query}" if request.url.query else "")
        )
        response = RedirectResponse(place, 303)
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE,
            self._proof,
            COOKIE_SECONDS,
            path=self._base or "/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        return response

    def _page(self, request: Request, trouble: str, status: int = 401) -> Response:
        language = preferred(request.headers.get("accept-language", ""))
        said = texts(language)
        told = said.say(f"error-{trouble}", {}) if trouble else ""
        page = PAGE.format(
            language=language,
            base=self._base,
            ask=escape(said.say("password-ask", {})),
            enter=escape(said.say("password-enter", {})),
            trouble=escape(told),
        )
        return HTMLResponse(page, status, {"Cache-Control": "no-store", "Vary": "Accept-Language"})

    def _try(self, said: str, address: str) -> str:
        """Each guess counts, or the password could be found by trial."""
        if not self._guesses.take(address):
            return "too-fast"
        return "right" if hmac.compare_digest(_plain(said), self._word) else "wrong-password"


async def open_password(config: Config, store: Store, guesses: Buckets) -> Password:
    """The password, with the key of this installation: all its processes accept the same cookie, even after a
    restart."""
    key = await store.change(lambda database: database.key(KEY, secrets.token_bytes(32))) if config.password else b""
    return Password(config, key, guesses)


def _plain(word: str) -> bytes:
    """However a keyboard types it."""
    return normalize("NFC", word.strip()).encode()


async def _word_in(request: Request) -> str:
    """The password that a form has sent."""
    received = b""
    try:
        async with asyncio.timeout(SECONDS):
            async for part in request.stream():
                received += part
                if len(received) > LONGEST:
                    return ""
    except (TimeoutError, ClientDisconnect):
        return ""
    return parse_qs(received.decode(errors="replace")).get("word", [""])[0]
