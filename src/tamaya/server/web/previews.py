"""What a link to a game shows where it is posted: who played, the score, and a picture of the moment it names."""

from html import escape
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import Response

from tamaya.core.errors import TamayaError
from tamaya.formats.picture import can_png
from tamaya.formats.picture.moment import HEIGHT, WIDTH
from tamaya.server.web.pages import index
from tamaya.server.web.services import address_of, services_of
from tamaya.server.wire.games import GameListing

MOMENT = ("move", "seat")  # what an address may say of it


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
