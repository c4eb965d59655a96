"""A stand-in for a language model: a server that speaks as OpenAI's does and chooses evenly among the numbered choices
of the last question. It needs no package and knows nothing of Hanabi. The same question always gets the same answer, so
that what is measured with it can be measured again: docs/llm.md.

    python examples/llm_endpoint.py 8100
    OPENAI_BASE_URL=http://127.0.0.1:8100/v1 tamaya arena --bot llm:even --players 2 --games 20
"""

import hashlib
import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def choose(question: str) -> str:
    """The number of one of the choices, as a model might put it."""
    numbers = re.findall(r"^(\d+)\. ", question, re.MULTILINE)
    chance = int.from_bytes(hashlib.sha256(question.encode()).digest())
    return f"Answer: {numbers[chance % len(numbers)]}"


def completion(said: str, tokens: int) -> dict[str, object]:
    """A chat completion."""
    message = {"role": "assistant", "content": said}
    return {"choices": [{"index": 0, "message": message}], "usage": {"total_tokens": tokens}}


class Handler(BaseHTTPRequestHandler):
    """Answers one request."""

    def do_POST(self) -> None:  # the name that the library asks for
        """POST …/chat/completions."""
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.answer(200, completion(choose(request["messages"][-1]["content"]), len(str(request)) // 4))

    def answer(self, status: int, body: object) -> None:
        """Send JSON."""
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing of each request."""


def main() -> None:
    """Serve until somebody stops it."""
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Handler)
    print(f"OPENAI_BASE_URL=http://127.0.0.1:{server.server_port}/v1", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
