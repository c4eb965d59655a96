"""Begins to serve: in this process, or in several."""

import webbrowser

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import set_up_logs
from tamaya.server.storage.opening import is_postgres
from tamaya.server.web.running.network import addresses_of_this_machine, is_loopback, urls_elsewhere
from tamaya.server.web.running.run import serve_alone
from tamaya.server.web.running.supervisor import serve_in_processes


def whereabouts(config: Config) -> list[str]:
    """Who can open the page, in sentences."""
    if config.public_url:
        return []
    if is_loopback(config.host):
        return ["Only this computer can open it. For other devices in your network: tamaya serve --network"]
    urls = urls_elsewhere(config, addresses_of_this_machine(config.address))
    if not urls:
        return ["Others can open it, too, but their address for it was not found: give it with --address."]
    return [f"Other devices in your network find it at {' or '.join(urls)}"]


def serve(config: Config, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""

    def announce() -> None:
        print(f"Tamaya is at {config.url}  (stop with Ctrl-C)", *whereabouts(config), sep="\n", flush=True)
        if open_browser:
            webbrowser.open(config.url)

    set_up_logs()
    if config.workers == 1:
        serve_alone(config, announce)
    elif is_postgres(config.database_place):
        serve_in_processes(config, announce)
    else:
        raise TamayaError("one-worker", workers=config.workers)
