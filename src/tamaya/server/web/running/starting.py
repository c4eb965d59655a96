"""Begins to serve: in this process, or in several."""

import webbrowser

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import set_up_logs
from tamaya.server.storage.opening import is_postgres
from tamaya.server.web.running.network import addresses_of_this_machine, is_loopback, urls_elsewhere
from tamaya.server.web.running.run import serve_alone
from tamaya.server.web.running.supervisor import serve_in_processes
from tamaya.speech.speaking import Speech


def whereabouts(config: Config, speech: Speech) -> list[str]:
    """Who can open the page, in sentences."""
    if config.public_url:
        return []
    if is_loopback(config.host):
        return [speech.say("serve-only-here")]
    urls = urls_elsewhere(config, addresses_of_this_machine(config.address))
    if not urls:
        return [speech.say("serve-no-address")]
    return [speech.say("serve-elsewhere", urls=speech.listed(urls, "or"))]


def serve(config: Config, speech: Speech, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""

    def announce() -> None:
        print(speech.say("serve-at", url=config.url), *whereabouts(config, speech), sep="\n", flush=True)
        if open_browser:
            webbrowser.open(config.url)

    set_up_logs()
    if config.workers == 1:
        serve_alone(config, announce)
    elif is_postgres(config.database_place):
        serve_in_processes(config, announce)
    else:
        raise TamayaError("one-worker", workers=config.workers)
