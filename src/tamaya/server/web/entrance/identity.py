"""Who somebody is: by a cookie with a secret, which is the device of a person, or by the word of a proxy."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from starlette.types import Scope

from tamaya.server.config import Config
from tamaya.server.storage.store import Store
from tamaya.server.table.places import tidy_name
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.from_page import NAME_LENGTH

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


# ---- By the word of a proxy that signs people in: it names them in a header ------------------------------------------


KEY = "accounts"  # under which the database keeps what ids are made with
VOUCHED = "tamaya.account"  # where the scope of a request has what the proxy says
PREFIX = "account-"  # of the ids of people with an account; those of all others have 16 letters and digits
LONGEST = 250  # bytes of what an account is called


class Account(NamedTuple):
    """Somebody whom the proxy has signed in."""

    id: str
    name: str  # as long as they have not chosen another one


class Accounts:
    """The people of this installation whom the proxy names."""

    def __init__(self, header: str, key: bytes) -> None:
        self._header = header
        self._key = key

    def named(self, scope: Scope) -> Account | None:
        """Who asks, if the proxy says so. Two headers may be the visitor's and the proxy's, and a comma two that were
        put together: neither is anybody."""
        said: list[bytes] = scope.get(VOUCHED, [])
        if said in ([], [b""]):
            return None
        try:
            name = said[0].decode()
        except UnicodeDecodeError:
            name = ""
        shown = tidy_name(name.partition("@")[0])[:NAME_LENGTH].strip()
        if len(said) > 1 or not shown or not name.isprintable() or "," in name or len(said[0]) > LONGEST:
            raise refuse("bad-account", header=self._header)
        digest = hmac.new(self._key, said[0], sha256).digest()
        return Account(PREFIX + urlsafe_b64encode(digest[:15]).decode(), shown)


def is_account(person: str) -> bool:
    """Whether this is the id of somebody whom the proxy alone signs in."""
    return person.startswith(PREFIX)


async def open_accounts(config: Config, store: Store) -> Accounts:
    """The accounts, with the key of this installation: they are the same people in all its processes, for good."""
    name = config.trusted_header
    key = await store.change(lambda database: database.key(KEY, secrets.token_bytes(32))) if name else b""
    return Accounts(name, key)
