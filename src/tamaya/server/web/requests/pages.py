"""The files of the page, and what a link shows where it is posted: for a game, who played, the score, and a picture of
the moment it names; for a table, who invites, and to which box."""

import gzip
import mimetypes
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import Response

from tamaya.core.errors import TamayaError
from tamaya.formats.picture import can_png
from tamaya.formats.picture.moment import HEIGHT, WIDTH
from tamaya.i18n import texts
from tamaya.i18n.fluent import Catalogue
from tamaya.server.web.entrance.door import preferred
from tamaya.server.web.services import address_of, services_of
from tamaya.server.wire.games import GameListing
from tamaya.server.wire.parts import Person

MOMENT = ("move", "seat")  # what an address may say of it
TYPES = mimetypes.MimeTypes()  # as Python knows them: Windows may call a script plain text
STATIC = Path(__file__).parents[2] / "static"
HASHED = re.compile(r"[.-][0-9A-Za-z]{8,}\.[0-9a-z.]+$")  # a file whose name changes with its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Tamaya</title>
<h1>{title}</h1>
<p>{text} <code>pip install -e '.[server]'</code></p></html>
"""


async def page(request: Request) -> Response:
    """A file of the page; any address without a file is a place within the page."""
    path = request.path_params.get("path", "")
    found = _file(path)
    if found is not None:
        return _send(found, request)
    if "." in path.rpartition("/")[2]:
        return Response(f"{_texts(request).say('error-not-found', {})}\n", 404, media_type="text/plain")
    return index(request)


def index(request: Request, head: str = "") -> Response:
    """The page, with these tags in its head, at the path under which it is hosted."""
    file = STATIC / "index.html"
    if not file.is_file():
        language, said = preferred(request.headers.get("accept-language", "")), _texts(request)
        title, text = (said.say(key, {}) for key in ("page-not-built", "page-not-built-text"))
        return Response(NOT_BUILT.format(language=language, title=title, text=text), 503, media_type="text/html")
    return _send(file, request, head)


def _send(file: Path, request: Request, head: str = "") -> Response:
    base = services_of(request).config.base if file.name == "index.html" else ""
    content, packed = _read(file, file.stat().st_mtime_ns, base)
    if head:
        content = content.replace(b"</head>", f"{head}</head>".encode())
        packed = gzip.compress(content)
    headers = {"Cache-Control": FOR_EVER if HASHED.search(file.name) else ASK_AGAIN}
    if len(packed) < len(content) and "gzip" in request.headers.get("accept-encoding", ""):
        content = packed
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}  # the middleware adds it to the others
    return Response(content, 200, headers, TYPES.guess_type(file.name)[0] or "application/octet-stream")


@lru_cache(maxsize=500)
def _read(file: Path, written: int, base: str) -> tuple[bytes, bytes]:  # noqa: ARG001  # anew when it was built anew
    """What is in a file, and what is sent of it: compressed once, not for every request. The page learns under which
    path it is hosted."""
    content = file.read_bytes()
    if base:
        content = content.replace(b'="/', f'="{base}/'.encode())
        content = content.replace(b"<html ", f'<html data-base="{base}" '.encode(), 1)
    return content, gzip.compress(content)


def _file(path: str) -> Path | None:
    """The built file at a path, and nothing outside the folder."""
    try:
        found = (STATIC / path).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except OSError:  # a name that is too long
        return None


async def game_page(request: Request) -> Response:
    """The page, with a preview if everybody who has the link may see the game."""
    services = services_of(request)
    id = request.path_params["id"]
    if not services.allowances.requests.take(address_of(request)):
        return index(request)
    try:
        listing = await services.archive.listing(id)
    except TamayaError:  # private, deleted, or the database is busy: the page says so
        return index(request)
    origin = services.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    moment = {name: text for name, text in request.query_params.items() if name in MOMENT and text.isdecimal()}
    return index(request, preview(listing, f"{origin}/g/{quote(id)}", origin, moment))


async def front_page(request: Request) -> Response:
    """The page, with a preview of the house."""
    said = _texts(request)
    return index(request, _named(request, "Tamaya: Hanabi", said.say("introduction", {})))


async def table_page(request: Request) -> Response:
    """The page, with a preview of the invitation for whoever has the link; nothing of the game is in it (law 4)."""
    services = services_of(request)
    if not services.allowances.requests.take(address_of(request)):
        return index(request)
    try:
        live = await services.table(request.path_params["id"], None)
    except TamayaError:  # the page says it
        return index(request)
    if not live.lets_in(Person(id="", name=""), request.path_params.get("key", "")):
        return index(request)
    said, settings = _texts(request), live.table.settings
    box = said.say(f"edition-name-{settings.edition}" if settings.box else "base-game", {})
    return index(request, _named(request, said.say("invited-by", {"name": live.table.host.name}), box))


def _texts(request: Request) -> Catalogue:
    return texts(preferred(request.headers.get("accept-language", "")))


def _named(request: Request, title: str, about: str) -> str:
    origin = services_of(request).config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:site_name": "Tamaya",
        "og:title": title,
        "og:description": about,
        "og:url": origin + quote(request.url.path),
        "og:image": f"{origin}/screenshot-wide.png",
    }
    return _tags(tags) + '<meta name="twitter:card" content="summary_large_image" />\n'


def _tags(tags: dict[str, str]) -> str:
    return "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in tags.items())


def preview(game: GameListing, url: str, origin: str, moment: dict[str, str]) -> str:
    """The tags of a preview."""
    people = ", ".join("Bot" if seat in game.bots else name for seat, name in enumerate(game.names))
    picture = f"{origin}/api/games/{quote(game.id)}/picture.png{'?' if moment else ''}{urlencode(moment)}"
    tags = {
        "og:type": "website",
        "og:site_name": "Tamaya",
        "og:title": f"Hanabi: {people}",
        "og:description": _result(game),
        "og:url": url,
        "og:image": picture if can_png() else f"{origin}/icon-512.png",
    }
    if can_png():
        tags |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    return _tags(tags) + '<meta name="twitter:card" content="summary_large_image" />\n'


def _result(game: GameListing) -> str:
    """As signs, for readers of any language: a masterpiece is won or lost, and has no points (X3)."""
    if game.scored:
        return f"{game.score} / {game.max_score}"
    return {"perfect": "🎆", None: "…"}.get(game.outcome, "✗")
