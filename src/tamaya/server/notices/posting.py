"""Posts sealed messages to browsers' push services, and to nobody else: the address comes from a page."""

import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Literal
from urllib.parse import urlsplit

Outcome = Literal["sent", "gone", "later"]

# Chromium, Firefox, Safari, Edge.
SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
HOST = re.compile(r"(?:[a-z0-9-]{1,63}\.)+[a-z]+")  # urllib would read others differently
KEPT_FOR = 24 * 3600  # seconds for which a service keeps what it cannot deliver
PATIENCE = 10.0  # seconds
LONGEST = 1000  # characters of an address
GONE = (400, 403, 404, 410, 413)  # it no longer accepts this device from us


def service_of(endpoint: str, others: frozenset[str]) -> str | None:
    """The service of an address, if it may be asked: a browser's, or one of `others`."""
    try:
        place = urlsplit(endpoint)
        origin = f"{place.scheme}://{place.netloc}"
        host = place.hostname or ""
        ours = place.scheme == "https" and place.netloc == host and HOST.fullmatch(host) is not None
    except ValueError:
        return None
    if (
        len(endpoint) > LONGEST
        or not endpoint.isascii()
        or any(not letter.isprintable() or letter.isspace() for letter in endpoint)
    ):
        return None
    known = ours and any(host == name or host.endswith(f".{name}") for name in SERVICES)
    return origin if known or origin in others else None


class _Still(urllib.request.HTTPRedirectHandler):
    """Follows no redirect."""

    def redirect_request(self, *_: object) -> None:
        """Do not go there."""


_opener = urllib.request.build_opener(_Still)


def post(endpoint: str, body: bytes, proof: str, urgent: bool) -> Outcome:
    """Hand a message over; this blocks."""
    headers = {
        "Authorization": proof,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high" if urgent else "normal",
    }
    request = urllib.request.Request(endpoint, body, headers, method="POST")  # checked by service_of
    try:
        with _opener.open(request, timeout=PATIENCE) as answer:
            return "sent" if answer.status < 300 else "later"
    except urllib.error.HTTPError as error:
        error.close()
        return "gone" if error.code in GONE else "later"
    except (OSError, ValueError, HTTPException):
        return "later"
