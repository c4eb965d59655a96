"""Begins to serve: in this process, or in several."""

import webbrowser

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import set_up_logs
from tamaya.server.storage.opening import is_postgres
from tamaya.server.web.processes import serve_in_processes
from tamaya.server.web.run import serve_alone


def serve(config: Config, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""

    def announce() -> None:
        print(f"Tamaya is at {config.url}  (stop with Ctrl-C)", flush=True)
        if open_browser:
            webbrowser.open(config.url)

    set_up_logs()
    if config.workers == 1:
        serve_alone(config, announce)
    elif is_postgres(config.database_place):
        serve_in_processes(config, announce)
    else:
        message = "One process serves an SQLite file: --workers needs --database postgresql://…"
        raise TamayaError("one-worker", message, workers=config.workers)
