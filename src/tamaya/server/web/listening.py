"""Opens the port, or the socket file, where visitors come in."""

import errno
import socket
from pathlib import Path

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config

BACKLOG = 2048  # visitors who wait to be let in


def listen(config: Config) -> socket.socket:
    """The place where visitors come in, or an error that says why it cannot be had."""
    try:
        if config.socket_file:
            return _socket_file(Path(config.socket_file))
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as error:
        place = config.socket_file or f"{config.host}:{config.port}"
        raise TamayaError("no-port", error.strerror or str(error), place=place) from None


def _socket_file(path: Path) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise OSError(errno.EAFNOSUPPORT, "This system has no socket files")
    path.unlink(missing_ok=True)  # one is left behind by a server that was killed
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(path))
    path.chmod(0o666)  # as uvicorn does
    listening.listen(BACKLOG)
    return listening
