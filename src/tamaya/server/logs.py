"""Logs as JSON, one line each: time, level, what happened, and further fields."""

import json
import logging
import sys
import time

logger = logging.getLogger("tamaya")

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether something went wrong here: uvicorn shows the whole trace even when a visitor's text is not text."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received from client")


def set_up_logs() -> None:
    """Log as JSON to standard error; to a person at a terminal only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    watched = sys.stderr.isatty()
    if not watched:
        handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if watched else logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    # Uvicorn warns of each request that makes no sense; it and websockets name each visitor's address with their table.
    for chatty, level in (("alembic", "WARNING"), ("uvicorn", "ERROR"), ("websockets", "WARNING")):
        logging.getLogger(chatty).setLevel(level)
