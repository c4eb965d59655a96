"""Web Push: a message that only one device can read (RFC 8291), with proof of its sender (RFC 8292).

It is posted to browsers' push services, and to nobody else: the address comes from a page."""

import base64
import json
import os
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Literal
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a message, at most
VALID = 12 * 3600  # seconds; a day is the most
SECRET_BYTES, SALT_BYTES, NUMBER_BYTES = 16, 16, 32


def new_key() -> bytes:
    """A key of our own, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER_BYTES, "big")


def read_key(kept: bytes) -> ec.EllipticCurvePrivateKey:
    """The key that was stored so."""
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """What others know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_target(key: bytes, secret: bytes) -> bool:
    """Whether a message can be sealed for a device with this key and secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except (ValueError, UnsupportedAlgorithm):
        return False
    return len(secret) == SECRET_BYTES


def seal(
    message: bytes,
    key: bytes,
    secret: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the device with this key and secret can read. The one-time key and the salt are new unless
    given."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    own = public_bytes(once)
    material = _derive(shared, secret, b"WebPush: info\0" + key + own, 32)
    sealed = AESGCM(_derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        _derive(material, salt, b"Content-Encoding: nonce\0", 12), message + b"\x02", None
    )
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def proof(key: ec.EllipticCurvePrivateKey, service: str, sender: str, now: float) -> str:
    """What shows a push service who the sender is."""
    head = {"typ": "JWT", "alg": "ES256"}
    claims = {"aud": service, "exp": int(now) + VALID, "sub": sender}
    signed = ".".join(in_letters(json.dumps(part).encode()) for part in (head, claims))
    numbers = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={signed}.{in_letters(signature)}, k={in_letters(public_bytes(key))}"


def in_letters(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_letters(text: str) -> bytes:
    """The bytes that a browser wrote so; empty if it is not such a text."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


# ---- Posting ---------------------------------------------------------------------------------------------------------


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
