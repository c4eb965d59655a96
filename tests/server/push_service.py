"""A push service on this machine, and a device that reads what it gets: the other side of RFC 8291 and 8292."""

import base64
import contextlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PATIENCE = 60  # seconds


def letters(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data_of(text: str) -> bytes:
    """The other way round."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def open_sealed(sealed: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """What a device with this key and secret reads."""
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    salt, other, text = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, other))
    material = HKDF(SHA256(), 32, secret, b"WebPush: info\0" + own + other).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    plain, _, padding = AESGCM(content).decrypt(nonce, text, None).rpartition(b"\x02")
    assert not padding.strip(b"\0")
    return plain


class PushService:
    """What came for each of its devices. Every message is opened, and its sender's proof is checked."""

    def __init__(self) -> None:
        self.url = ""
        self.answers = 201
        self.got: list[tuple[str, dict[str, Any]]] = []  # device, message
        self.bodies: list[bytes] = []
        self._devices: dict[str, tuple[ec.EllipticCurvePrivateKey, bytes, str]] = {}
        self._news = threading.Condition()

    def device(self, name: str, server_key: str, language: str = "en") -> dict[str, str]:
        """A new device here, as a page tells the server of it."""
        key, secret = ec.generate_private_key(CURVE), name.encode().ljust(16, b"-")
        self._devices[name] = key, secret, server_key
        public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        place = {"endpoint": f"{self.url}/push/{name}", "key": letters(public), "secret": letters(secret)}
        return place | {"language": language}

    def take(self, name: str, headers: Any, body: bytes) -> int:
        """What a server hands over."""
        key, secret, server_key = self._devices[name]
        self._check(headers["Authorization"], server_key)
        assert (headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("aes128gcm", True)
        with self._news:
            self.bodies.append(body)
            if self.answers == 201:
                self.got.append((name, json.loads(open_sealed(body, key, secret))))
            self._news.notify_all()
        return self.answers

    def _check(self, proof: str, server_key: str) -> None:
        kind, _, parts = proof.partition(" ")
        said = dict(part.strip().split("=", 1) for part in parts.split(","))
        assert (kind, said["k"]) == ("vapid", server_key)
        head, claims, signature = said["t"].split(".")
        numbers = data_of(signature)
        signed = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(server_key))
        key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(data_of(claims))["aud"] == self.url

    def until(self, count: int) -> list[tuple[str, dict[str, Any]]]:
        """This many messages, as soon as they are here."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.got) >= count, PATIENCE), self.got
            return list(self.got)

    def until_tried(self, count: int) -> None:
        """Wait until this many were handed over, taken or not."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.bodies) >= count, PATIENCE)


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """One that listens on a free port."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library calls it so
            body = self.rfile.read(int(self.headers["Content-Length"]))
            try:
                status = service.take(self.path.rpartition("/")[2], self.headers, body)
            except Exception as error:
                service.got.append(("error", {"why": repr(error)}))
                status = 400
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service.url = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield service
        server.shutdown()
