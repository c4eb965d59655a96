"""A server of models, as a process of its own, that does all that such servers do: the name of the model says what. It
remembers each request; GET /requests/MODEL gives them back."""

import json
import sys
import time
from collections import defaultdict
from http.server import ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from examples import llm_endpoint

REQUESTS: dict[str, list[dict[str, object]]] = defaultdict(list)


class Handler(llm_endpoint.Handler):
    """Does what the model's name says."""

    def do_GET(self) -> None:  # noqa: N802  # the name that the library asks for
        """The requests of a model so far."""
        self.answer(200, REQUESTS[self.path.rpartition("/")[2]])

    def do_POST(self) -> None:  # noqa: N802  # the name that the library asks for
        """POST …/chat/completions."""
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        request = json.loads(body)
        model = request["model"]
        REQUESTS[model].append({"path": self.path, "key": self.headers["Authorization"], "body": body})
        question = request["messages"][-1]["content"]
        kind, _, detail = model.partition("-")
        number = len(REQUESTS[model])
        match kind:
            case "says":
                self.say(detail.replace("_", " "))
            case "unclear":  # until somebody complains
                self.say("Answer: 1 or 2" if len(request["messages"]) == 2 else "2")
            case "busy":  # twice, then well
                if number <= 2:
                    self.refuse(int(detail), "come back later")
                else:
                    self.say(llm_endpoint.choose(question))
            case "status":
                self.refuse(int(detail), f"no, {self.headers['Authorization']}")
            case "slow":
                time.sleep(30)
            case "drip":
                self.drip()
            case "rubbish":
                self.answer(200, {"choices": []})
            case "parts":
                self.say([{"type": "text", "text": "Answer: "}, {"type": "text", "text": "1"}])
            case "huge":
                self.say("1" * (2 << 20))
            case "hangup":
                self.close_connection = True
            case "redirect":
                self.send_response(307)
                self.send_header("Location", "/elsewhere/chat/completions")
                self.send_header("Content-Length", "0")
                self.end_headers()
            case "echo":
                self.say(f"Answer: 1, {self.headers['Authorization']}")
            case _:
                self.say(llm_endpoint.choose(question))

    def say(self, said: object) -> None:
        """A chat completion that costs a hundred tokens."""
        self.answer(200, {"choices": [{"message": {"content": said}}], "usage": {"total_tokens": 100}})

    def refuse(self, status: int, why: str) -> None:
        """An error as OpenAI puts it."""
        self.answer(status, {"error": {"message": why}})

    def send_response(self, code: int, message: str | None = None) -> None:
        """With each error, the seconds after which one may come back."""
        super().send_response(code, message)
        if code != 200:
            self.send_header("Retry-After", "0")

    def drip(self) -> None:
        """An answer that never ends, a byte at a time."""
        self.send_response(200)
        self.send_header("Content-Length", "1000000")
        self.end_headers()
        while True:
            self.wfile.write(b" ")
            self.wfile.flush()
            time.sleep(0.05)


class Server(ThreadingHTTPServer):
    """Those who go away while it speaks are no news."""

    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Say nothing."""


if __name__ == "__main__":
    server = Server(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
