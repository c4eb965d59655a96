"""Before anything else: where a request comes from, whether by TLS, whether it is meant for this server and has an
address that can be read; and what every answer says to protect those who read it."""

from html import escape
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tamaya.i18n import ENGLISH, LANGUAGES, texts
from tamaya.server.config import Config
from tamaya.server.web.entrance.identity import VOUCHED
from tamaya.server.web.entrance.proxies import Proxies

# Nothing from any other host, no inline code, no frames.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Only for this very name: what else there is under it is not ours to decide.
ONLY_TLS = {"Strict-Transport-Security": "max-age=31536000"}
LONGEST = 1000  # bytes; our own have less than 200
USUAL_PORTS = {"http": ":80", "https": ":443"}
HEALTH = "/healthz"
BY_ANY_NAME = {HEALTH, "/readyz", "/metrics"}  # those who watch the server ask for it by its own address


class Door:
    """What the settings say of those who come."""

    def __init__(self, config: Config) -> None:
        self._proxies = Proxies(config.trusted_proxies)
        self._header = config.trusted_header.lower().encode()
        self._url = config.public_url.rstrip("/")
        public = urlsplit(self._url)
        self._scheme = public.scheme
        self._host = self._without_usual_port(public.netloc)
        self.base = config.base

    def see(self, scope: Scope) -> None:
        """Note in the scope who comes (IPv6: from which network), whether they use TLS, and what they want, seen from
        the page's own root: some proxies cut the path off under which it is hosted, others do not."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        trusted = self._proxies.trust(client)
        if trusted and self._header:
            scope[VOUCHED] = [value for name, value in scope["headers"] if name == self._header]
        scope["client"] = (self._proxies.origin(client, ",".join(headers.getlist("x-forwarded-for"))), 0)
        if self._scheme == "https" or (trusted and headers.get("x-forwarded-proto") == "https"):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        if self.base and f"{scope['path']}/".startswith(f"{self.base}/"):
            scope["path"] = scope["path"].removeprefix(self.base) or "/"
            scope["raw_path"] = (scope.get("raw_path") or b"").removeprefix(self.base.encode())

    def lets_in(self, scope: Scope) -> bool:
        """Whether this is meant for us. Without a public address every name will do, as in a network at home."""
        host = self._without_usual_port(Headers(scope=scope).get("host", ""))
        return not self._host or host == self._host or scope["path"] in BY_ANY_NAME

    def way_in(self) -> HTMLResponse:
        """For those who came by another name: the right one, in all languages."""
        link = f'<a href="{escape(self._url)}/">{escape(self._url)}</a>'
        lines = [f'<p lang="{one}">{texts(one).say("error-wrong-host", {})} {link}</p>' for one in sorted(LANGUAGES)]
        page = ["<!doctype html>", '<html lang="en"><meta charset="utf-8"><title>Tamaya</title>', *lines, "</html>", ""]
        return HTMLResponse("\n".join(page), 421)

    def _without_usual_port(self, host: str) -> str:
        return host.lower().removesuffix(USUAL_PORTS.get(self._scheme, ""))


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
            said = texts(preferred(Headers(scope=scope).get("accept-language", ""))).say("error-not-found", {})
            await PlainTextResponse(f"{said}\n", status)(scope, receive, send)


def preferred(header: str) -> str:
    """The first language that a browser asks for and that we speak."""
    wanted = [part.partition(";")[0].strip().lower().partition("-")[0] for part in header.split(",")]
    spoken = ("nb" if language in ("no", "nn") else language for language in wanted)
    return next((language for language in spoken if language in LANGUAGES), ENGLISH)


def _status(path: bytes) -> int:
    if len(path) > LONGEST:
        return 414
    try:
        return 200 if unquote_to_bytes(path).decode().isprintable() else 400
    except UnicodeDecodeError:
        return 400


def with_headers(send: Send, secure: bool) -> Send:
    """Sends an answer with them."""
    added = ALWAYS | ONLY_TLS if secure else ALWAYS

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(added)
        await send(message)

    return send_with_headers
