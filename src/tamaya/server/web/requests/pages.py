"""The files of the page, and what a link to a game shows where it is posted: who played, the score, and a picture of
the moment it names."""

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
from tamaya.server.web.services import address_of, services_of
from tamaya.server.wire.games import GameListing

MOMENT = ("move", "seat")  # what an address may say of it
TYPES = mimetypes.MimeTypes()  # as Python knows them: Windows may call a script a plain text
STATIC = Path(__file__).parents[2] / "static"
HASHED = re.compile(r"[.-][0-9A-Za-z]{8,}\.[0-9a-z.]+$")  # a file whose name changes with its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tamaya</title>
<h1>The page has not been built</h1>
<p>The server works, but the files of its page are missing.
Install Tamaya again (<code>pip install -e '.[server]'</code>) to build them.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the page; any address without a file is a place within the page."""
    path = request.path_params.get("path", "")
    found = _file(path)
    if found is not None:
        return _send(found, request)
    if "." in path.rpartition("/")[2]:
        return Response("There is nothing at this address.\n", 404, media_type="text/plain")
    return index(request)


def index(request: Request, head: str = "") -> Response:
    """The page, with something more in its head."""
    file = STATIC / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT, 503, media_type="text/html")
    if not head:
        return _send(file, request)
    text = file.read_text(encoding="utf-8").replace("</head>", f"{head}</head>")
    return Response(text, 200, {"Cache-Control": ASK_AGAIN}, "text/html")


def _send(file: Path, request: Request) -> Response:
    content, packed = _read(file, file.stat().st_mtime_ns)
    headers = {"Cache-Control": FOR_EVER if HASHED.search(file.name) else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if len(packed) < len(content) and "gzip" in request.headers.get("accept-encoding", ""):
        content = packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, 200, headers, TYPES.guess_type(file.name)[0] or "application/octet-stream")


@lru_cache(maxsize=500)
def _read(file: Path, written: int) -> tuple[bytes, bytes]:  # noqa: ARG001  # another one after it was built anew
    """What is in a file, and what is sent of it: it is compressed once, and not each time somebody asks for it."""
    content = file.read_bytes()
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
    except TamayaError:  # private, deleted, or the database is busy: the page says it
        return index(request)
    origin = services.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    moment = {name: text for name, text in request.query_params.items() if name in MOMENT and text.isdecimal()}
    return index(request, preview(listing, f"{origin}/g/{quote(id)}", origin, moment))


def preview(game: GameListing, url: str, origin: str, moment: dict[str, str]) -> str:
    """The tags that say it."""
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
    named = "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in tags.items())
    return named + '<meta name="twitter:card" content="summary_large_image" />\n'


def _result(game: GameListing) -> str:
    """In signs, for readers of any language: a masterpiece is won or lost, and has no points (X3)."""
    if game.scored:
        return f"{game.score} / {game.max_score}"
    return {"perfect": "🎆", None: "…"}.get(game.outcome, "✗")
