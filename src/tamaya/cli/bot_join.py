"""`tamaya bot-join`: a bot that is a program on this machine plays at a table elsewhere. It carries the lines between
the two, and comes back when the connection was lost."""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from urllib.parse import quote, urlsplit

from tamaya.bots.lines.program import Program, ProgramFailed
from tamaya.bots.lines.programs import MOST_FAILURES
from tamaya.bots.lines.protocol import LONGEST_TOLD
from tamaya.bots.naming import file_log, words_of
from tamaya.cli.files import can_be_written
from tamaya.cli.voice import say, speech
from tamaya.core.errors import TamayaError, shown
from tamaya.extras import need

QUESTIONS = ("hello", "choose")
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0  # seconds before it comes back
NOT_AGAIN = {4400: "join-silent", 4403: "join-forbidden", 4409: "join-replaced", 4410: "join-revoked"}
GONE = 1  # the exit status


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("--bot-log", default="", metavar="FILE", help=say("help-bot-log"))
    parser.add_argument("--password", metavar="WORD", help=say("help-join-password"))
    parser.add_argument("url", metavar="URL", help=say("help-join-url"))
    parser.add_argument("command_line", nargs=argparse.REMAINDER, metavar="COMMAND", help=say("help-join-command"))


def run(args: argparse.Namespace) -> int:
    """Play until the key does not work any more, or somebody stops it."""
    need("server", "tamaya bot-join")
    words: list[str] = args.command_line[args.command_line[:1] == ["--"] :]
    if not words:
        raise TamayaError("which-bot", usage="tamaya bot-join URL ./mybot")
    command = words_of(words)
    can_be_written(args.bot_log)
    log = file_log(os.path.abspath(args.bot_log), words[0]) if args.bot_log else _tell
    url, key = socket_of(args.url)
    headers = {"Authorization": f"Bearer {key}"}
    if word := args.password or os.environ.get("TAMAYA_PASSWORD"):
        headers["Tamaya-Password"] = quote(word)
    return Bridge(url, headers, command, lambda: Program(command, log)).carry_on()


def socket_of(link: str) -> tuple[str, str]:
    """The address of the socket and the key, from the link that the host has got."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.fragment:
        raise TamayaError("bad-bot-link", link=shown(link))
    return parts._replace(scheme=parts.scheme.replace("http", "ws"), fragment="").geturl(), parts.fragment


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Bridge:
    """The way between a program and a table. Each time it comes there, a new program does: the table tells it all."""

    def __init__(self, url: str, headers: dict[str, str], command: Sequence[str], start: Callable[[], Program]) -> None:
        self._url = url
        self._headers = headers
        self._name = command[0]
        self._start = start
        self._failures = 0
        self._wait = FIRST_WAIT

    def carry_on(self) -> int:
        """Come there again and again."""
        from websockets.exceptions import ConnectionClosed, WebSocketException

        while True:
            try:
                asyncio.run(self._visit())
            except ProgramFailed as error:
                self._failures += 1
                _tell(say("join-failed", bot=self._name, why=speech().error(error)))
                if self._failures == MOST_FAILURES:
                    return GONE
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 0
                if code in NOT_AGAIN:
                    _tell(say(NOT_AGAIN[code]))
                    return GONE
                _tell(say("join-lost", seconds=f"{self._wait:g}"))
            except (OSError, TimeoutError, WebSocketException) as error:
                _tell(say("join-unreachable", url=self._url, why=error, seconds=f"{self._wait:g}"))
            time.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _visit(self) -> None:
        """Come there and stay. One thread reads and writes: two that share a connection with TLS can hang for good."""
        from websockets.asyncio.client import connect

        async with connect(
            self._url, additional_headers=self._headers, compression=None, max_size=2 * LONGEST_TOLD
        ) as socket:
            program = self._start()
            try:
                while True:
                    message = await socket.recv()
                    text = message if isinstance(message, str) else message.decode()
                    answer = await asyncio.to_thread(self._pass_on, text, program)
                    if answer is not None:
                        await socket.send(answer)
            finally:
                program.end()

    def _pass_on(self, message: str, program: Program) -> str | None:
        """Give the program a message; its answer, if that is a question."""
        program.say(message.encode() + b"\n")
        content = json.loads(message)
        if content.get("type") == "refused":
            _tell(str(content.get("message")))
        if content.get("type") not in QUESTIONS:
            return None
        answer = program.hear(float(content["seconds"])).decode("utf-8", "replace")
        if content["type"] == "choose":
            self._failures, self._wait = 0, FIRST_WAIT
        else:
            print(say("join-there", bot=self._name), flush=True)
        return answer
