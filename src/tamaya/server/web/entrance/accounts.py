"""Who somebody is by the word of the proxy, where it signs people in: it names them in a header. Only a trusted one
does so (`door`), and what it says has to be clear, or nobody is let in by it."""

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
