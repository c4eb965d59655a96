"""Where devices elsewhere find this server, and how it is opened to the network while it runs."""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable

from tamaya.server.config import Config
from tamaya.server.logs import logger
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.http import Reach

EVERYWHERE = ("", "0.0.0.0", "::")  # hosts that mean all addresses of a machine
NO_ADDRESS = "none"
# The system is asked which of our addresses it would use to reach these; nothing is sent. The first lies outside, the
# others are where home networks often have their router: a VPN may stand between us and the outside.
PLACES = ("192.0.2.1", "192.168.1.1", "192.168.0.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")
LIKELY = tuple(map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))  # the best first


class Network:
    """From how far this server can be reached."""

    def __init__(self, config: Config) -> None:
        self._addresses = addresses_of_this_machine(config.address)
        self._only_here = not config.public_url and is_loopback(config.host)
        self._opening = asyncio.Lock()
        self.urls = urls_elsewhere(config, self._addresses)
        self.listen_at: Callable[[str], Awaitable[int]] | None = None  # lets visitors in there too; returns the port

    @property
    def reach(self) -> Reach:
        """What the page is told."""
        can_open = self._only_here and not self.urls and bool(self._addresses) and self.listen_at is not None
        return Reach(urls=self.urls, can_open=can_open)

    async def open(self) -> None:
        """Let in visitors from the network, for as long as the server runs."""
        async with self._opening:
            if not self.reach.can_open or self.listen_at is None:
                if self.urls:
                    return  # it is open
                raise refuse("no-network")
            for address in self._addresses:
                try:
                    self.urls = [*self.urls, url_of(address, await self.listen_at(address))]
                except OSError as error:
                    logger.warning("cannot listen there", extra={"address": address, "error": repr(error)})
            if not self.urls:
                raise refuse("no-network")
            logger.info("open to the network", extra={"urls": self.urls})


def urls_elsewhere(config: Config, addresses: list[str]) -> list[str]:
    """Where devices elsewhere find a server with these settings, the best address first."""
    if config.public_url:
        return [config.public_url.rstrip("/")]
    if config.host in EVERYWHERE:
        return [url_of(address, config.port) for address in addresses]
    return [] if is_loopback(config.host) or config.socket_file else [url_of(config.host, config.port)]


def url_of(host: str, port: int) -> str:
    """The address of a page at this host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a name or an address leads to the machine itself, whoever uses it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return False


def addresses_of_this_machine(given: str = "") -> list[str]:
    """The addresses at which others in its networks find this machine: the one given, none, or those that it knows
    itself."""
    if given:
        return [] if given == NO_ADDRESS else [given]
    found = dict.fromkeys(address for place in PLACES if (address := _way_to(place)) and not is_loopback(address))
    return sorted(found, key=_unlikelihood)


def _way_to(place: str) -> str:
    """Our own address on the way to a place; "" if there is no way."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((place, 9))
        return str(probe.getsockname()[0])
    return ""


def _unlikelihood(address: str) -> int:
    known = ipaddress.ip_address(address)
    return next((number for number, network in enumerate(LIKELY) if known in network), len(LIKELY))
