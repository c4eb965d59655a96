"""Before anything else: where a request comes from, whether by TLS, and whether it is meant for this server."""

from html import escape
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse
from starlette.types import Scope

from tamaya.i18n import LANGUAGES, texts
from tamaya.server.config import Config
from tamaya.server.web.proxies import Proxies

USUAL_PORTS = {"http": ":80", "https": ":443"}
HEALTH = "/healthz"
BY_ANY_NAME = {HEALTH, "/readyz", "/metrics"}  # those who watch the server ask for it by its own address


class Door:
    """What the settings say of those who come."""

    def __init__(self, config: Config) -> None:
        self._proxies = Proxies(config.trusted_proxies)
        self._url = config.public_url.rstrip("/")
        public = urlsplit(self._url)
        self._scheme = public.scheme
        self._host = self._without_usual_port(public.netloc)

    def see(self, scope: Scope) -> None:
        """Note in the scope who comes (IPv6: from which network), and whether they use TLS."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        trusted = self._proxies.trust(client)
        scope["client"] = (self._proxies.origin(client, ",".join(headers.getlist("x-forwarded-for"))), 0)
        if self._scheme == "https" or (trusted and headers.get("x-forwarded-proto") == "https"):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"

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
