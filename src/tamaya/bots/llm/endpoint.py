"""A server of models that speaks as OpenAI's does: POST …/chat/completions. The standard library does.

The key stands in one header and nowhere else: no message, log or record has it. Redirections are not followed, so that
it goes to no other place. An answer is bounded in time and length, whatever the other side does.
"""

import json
import os
import ssl
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from socket import SHUT_RDWR, socket
from threading import Timer
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from tamaya.bots.lines.protocol import printable
from tamaya.core.errors import TamayaError

URL, KEY = "OPENAI_BASE_URL", "OPENAI_API_KEY"  # variables of the environment
USUAL_URL = "https://api.openai.com/v1"
LONGEST = 1 << 20  # bytes of an answer
LONGEST_QUOTE = 200  # letters of what an endpoint says is wrong
LETTERS_A_TOKEN = 4  # where an endpoint does not count
AGAIN = (408, 409, 425, 429, 500, 502, 503, 504, 529)  # statuses after which another try may succeed
SHORTEST_SECRET = 8  # letters: local servers take any key, and such a word may be in any text
SECRET = (401, 403)  # what these say may quote the key

Message = Mapping[str, str]  # its role and content


class EndpointFailed(TamayaError):
    """There is no answer; the message says why, as a sentence without its end. `again`: another try may succeed."""

    def __init__(self, code: str, again: bool, wait: float | None = None, **details: str | int) -> None:
        super().__init__(code, **details)
        self.again = again
        self.wait = wait  # seconds, if the endpoint has said so


class Reply(NamedTuple):
    """What a model said, how many tokens question and answer had, and how many of them were its answer."""

    text: str
    tokens: int
    answered: int


class Endpoint:
    """One model of one server."""

    def __init__(self, url: str, key: str, model: str, passed_on: Iterable[tuple[str, object]] = ()) -> None:
        self._place = _place(url)
        if key and not (key.isascii() and key.isprintable() and " " not in key):
            raise TamayaError("bad-llm-key", variable=KEY)
        self._key = key
        self._asked: dict[str, object] = {"model": model, **dict(passed_on)}

    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        """What the model answers within this many seconds."""
        until = time.monotonic() + seconds
        connection = self._connection(seconds)
        watchdog: Timer | None = None
        try:
            connection.connect()
            watchdog = Timer(max(0.0, until - time.monotonic()), _shut, (connection.sock,))
            watchdog.daemon = True
            watchdog.start()
            body = json.dumps({**self._asked, "messages": list(messages)}).encode()
            connection.request("POST", f"{self._place.path.rstrip('/')}/chat/completions", body, self._headers())
            response = connection.getresponse()
            content = response.read(LONGEST + 1)
        except (OSError, HTTPException) as error:
            if time.monotonic() >= until or isinstance(error, TimeoutError):
                raise self._late(seconds) from None
            raise EndpointFailed(
                "llm-unreachable", True, name=self._name, why=self._tidy(str(error) or repr(error))
            ) from None
        finally:
            if watchdog is not None:
                watchdog.cancel()
            connection.close()
        if time.monotonic() >= until:  # what came may not be all
            raise self._late(seconds)
        return self._read(response, content, messages)

    def hide(self, text: str) -> str:
        """A text without the key, whoever put it there."""
        return text.replace(self._key, "…") if len(self._key) >= SHORTEST_SECRET else text

    @property
    def _name(self) -> str:
        return self._place.netloc

    def _connection(self, seconds: float) -> HTTPConnection:
        host, port = self._place.hostname or "", self._place.port
        if self._place.scheme == "https":
            return HTTPSConnection(host, port, timeout=seconds, context=ssl.create_default_context())
        return HTTPConnection(host, port, timeout=seconds)

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": "application/json", "User-Agent": "tamaya"}
        return {**headers, "Authorization": f"Bearer {self._key}"} if self._key else headers

    def _late(self, seconds: float) -> EndpointFailed:
        return EndpointFailed("llm-late", True, name=self._name, seconds=f"{seconds:.1f}")

    def _tidy(self, text: str) -> str:
        """The beginning of a whole text: what was cut through would not be known as the key."""
        return printable(self.hide(text), LONGEST_QUOTE).rstrip(".")

    def _read(self, response: HTTPResponse, content: bytes, messages: Sequence[Message]) -> Reply:
        if response.status != 200:
            said = "" if response.status in SECRET else self._tidy(_complaint(content))
            found_status = {"name": self._name, "status": str(response.status), "said": said}
            raise EndpointFailed("llm-status", response.status in AGAIN, _wait(response), **found_status)
        if len(content) > LONGEST:
            raise EndpointFailed("llm-too-long", False, name=self._name, most=LONGEST)
        try:
            found = json.loads(content)
            said = _content(found["choices"][0]["message"].get("content"))
        except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
            quoted = self._tidy(content.decode("utf-8", "replace"))
            raise EndpointFailed("llm-no-completion", True, name=self._name, quoted=quoted) from None
        return Reply(said, *_tokens(found, said, messages))


def from_environment(model: str, passed_on: Iterable[tuple[str, object]] = ()) -> Endpoint:
    """The endpoint that the variables of the environment name."""
    url, key = os.environ.get(URL, "").strip(), os.environ.get(KEY, "").strip()
    if not (url or key):
        raise TamayaError("no-endpoint", model=model, variable=URL, key=KEY)
    return Endpoint(url or USUAL_URL, key, model, passed_on)


def _place(url: str) -> SplitResult:
    try:
        place = urlsplit(url)
        fine = place.scheme in ("http", "https") and place.hostname and place.port != 0
    except ValueError:
        fine = None
    if not fine or place.query or place.fragment:
        raise TamayaError("bad-endpoint", variable=URL)
    if "@" in place.netloc:
        raise TamayaError("endpoint-password", variable=URL, key=KEY)
    return place


def _shut(line: socket) -> None:
    """End a connection that another thread reads from."""
    with suppress(OSError):
        line.shutdown(SHUT_RDWR)


def _complaint(content: bytes) -> str:
    """What an endpoint says is wrong."""
    try:
        found = json.loads(content)["error"]
        return str(found["message"] if isinstance(found, dict) else found)
    except (ValueError, RecursionError, LookupError, TypeError):
        return content.decode("utf-8", "replace")


def _wait(response: HTTPResponse) -> float | None:
    said = (response.getheader("Retry-After") or "").strip()
    return float(said) if said.isdecimal() and len(said) < 6 else None


def _content(said: object) -> str:
    """The text of an answer, which may come in parts."""
    if isinstance(said, list):
        return "".join(str(part.get("text") or "") for part in said if isinstance(part, dict))
    return said if isinstance(said, str) else ""


def _tokens(found: dict[str, object], said: str, messages: Sequence[Message]) -> tuple[int, int]:
    """Of question and answer together, and of the answer alone; where an endpoint does not count, by their letters."""
    usage = found.get("usage")
    counts = usage if isinstance(usage, dict) else {}
    total, answered = counts.get("total_tokens"), counts.get("completion_tokens")
    if not (isinstance(answered, int) and answered > 0):
        answered = len(said) // LETTERS_A_TOKEN
    if not (isinstance(total, int) and total > 0):
        total = (len(said) + sum(len(message["content"]) for message in messages)) // LETTERS_A_TOKEN
    return total, min(answered, total)
