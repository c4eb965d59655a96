"""Who somebody is. No account: a name is enough, and a signed cookie is the person. A personal link, signed too and
short-lived, makes a second device the same person."""

import base64
import hashlib
import hmac
import time

COOKIE = "tamaya"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
LINK_SECONDS = 15 * 60


class Signer:
    """Signs what visitors bring back."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie_for(self, person: str) -> str:
        """The secret that proves who somebody is; the id alone, which is public, does not."""
        return f"{person}.{self._sign('person', person)}"

    def person_of(self, cookie: str | None) -> str | None:
        """Whose cookie this is."""
        person, _, signature = (cookie or "").partition(".")
        return person if person and _same(signature, self._sign("person", person)) else None

    def link_for(self, person: str, now: float | None = None) -> str:
        """A token that makes another device the same person, for a quarter of an hour."""
        until = int(time.time() if now is None else now) + LINK_SECONDS
        return f"{person}.{until}.{self._sign('device', f'{person}.{until}')}"

    def person_of_link(self, token: str, now: float | None = None) -> str | None:
        """Whose link this is, if it is still good."""
        person, _, rest = token.partition(".")
        until, _, signature = rest.partition(".")
        if not _same(signature, self._sign("device", f"{person}.{until}")):
            return None
        return person if (time.time() if now is None else now) < int(until) else None

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
