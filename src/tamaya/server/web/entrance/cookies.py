"""Who somebody is. No account: a name is enough, and a cookie with a secret of its own is the device of a person."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

COOKIE = "tamaya"
ACCOUNT_COOKIE = "tamaya-account"  # of somebody whom the proxy signs in: who they were before is kept beside it
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep


class DeviceCookie(NamedTuple):
    """What a browser brings: which device it is, and the secret that proves it."""

    device: str
    secret: str

    @classmethod
    def new(cls, device: str | None = None) -> "DeviceCookie":
        """A new secret, for this device or a new one."""
        return cls(device or secrets.token_urlsafe(12), secrets.token_urlsafe(32))

    @classmethod
    def read(cls, text: str) -> "DeviceCookie | None":
        """The cookie that was written so."""
        device, _, secret = text.partition(".")
        return cls(device, secret) if device and secret else None

    def __str__(self) -> str:
        return f"{self.device}.{self.secret}"

    def opens(self, stored: bytes) -> bool:
        """Whether this is the secret of which the hash is stored."""
        return hmac.compare_digest(hash_of(self.secret), stored)


def cookie_in(header: str, wanted: str) -> str:
    """The value of a cookie of ours among those that a browser sends; "" without it. On some of our Pythons the
    standard library's parser takes a time that grows with the square of what it reads (CVE-2024-7592)."""
    found = ""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == wanted:
            found = value.strip()
    return found


def hash_of(secret: str) -> bytes:
    """What is stored of a secret. It is long and random: a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).digest()
