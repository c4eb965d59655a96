"""Where a request really comes from, if there are proxies in front of the server: only what trusted ones say counts."""

import ipaddress

from tamaya.core.errors import TamayaError, shown

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Client = tuple[str, int] | None  # who is connected; None through a socket file

PROXIES, WATCHERS = "trusted_proxies", "watchers"  # the settings
UNIX = "unix"  # whoever may open the socket file
NETWORK_OF_ONE = 64  # bits: a household has at least such a network in IPv6, and may use any address in it


class Proxies:
    """The proxies that are trusted: by their addresses, by a Unix socket, or the last ones that a request passed, by
    their number."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        self._hops = int(parts[0]) if len(parts) == 1 and parts[0].isdecimal() else None
        self._unix = UNIX in parts
        self._networks = [] if self._hops is not None else [_network(part, PROXIES) for part in parts if part != UNIX]

    def trust(self, client: Client) -> bool:
        """Whether whoever is connected is a trusted proxy."""
        return self._trusts(_peer(client), 0)

    def origin(self, client: Client, forwarded: str = "") -> str:
        """The address of the visitor, or the network that is theirs; `forwarded` is what X-Forwarded-For says."""
        told = forwarded.split(",") if forwarded else []
        found = _peer(client)
        passed = 0
        while told and self._trusts(found, passed):
            before = _address(told.pop())
            if before is None:  # a proxy that does not say stands for all its visitors
                break
            found = before
            passed += 1
        return "" if found is None else _place(found)

    def _trusts(self, address: Address | None, passed: int) -> bool:
        """Whether an address is that of a proxy, after this many others; None is a Unix socket."""
        if self._hops is not None:
            return passed < self._hops
        return self._unix if address is None else any(address in network for network in self._networks)


class Watchers:
    """Those who may see how the server is doing."""

    def __init__(self, text: str) -> None:
        self._networks = [_network(part.strip(), WATCHERS) for part in text.split(",") if part.strip()]

    def __contains__(self, place: str) -> bool:
        """Whether a visitor is one, by what `Proxies.origin` says of them."""
        return bool(place) and any(network.overlaps(ipaddress.ip_network(place)) for network in self._networks)


def _network(text: str, setting: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise TamayaError("bad-network", str(error), setting=setting, text=shown(text)) from None


def _peer(client: Client) -> Address | None:
    return _address(client[0]) if client else None


def _address(text: str) -> Address | None:
    """An address, also with a port or in brackets; None if it is not one."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


def _place(address: Address) -> str:
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address), NETWORK_OF_ONE), strict=False))
