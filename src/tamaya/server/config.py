"""How a server is configured: by flags, or by environment variables (TAMAYA_HOST, TAMAYA_PORT, …)."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tamaya.core.errors import TamayaError, shown

# A host and perhaps a path, which does not begin as one of our own addresses: a proxy may cut it off, or not.
OURS = (
    r"/(?:api|c|d|device|feed|g|learn|puzzle|t|ws)(?:/|$)"
    r"|/(?:agreement|clubs|daily|exercises|games|progress|puzzles)/?$"
)
HEADER = re.compile(r"[A-Za-z0-9-]*")
PUBLIC_URL = re.compile(rf"https?://[^/?#@\s]+(?!{OURS})(?:/[\w.~-]+)*/?", re.ASCII)


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for: this many at once, and this many a second after that."""

    messages: tuple[float, float] = (120, 20)  # of one person on all sockets; what costs more counts more
    overruns: tuple[float, float] = (200, 1)  # of that, before sockets are closed
    arrivals: tuple[float, float] = (60, 1)  # sockets that one person opens
    requests: tuple[float, float] = (600, 50)  # without a socket, from one address
    new_people: tuple[float, float] = (300, 1)  # from one address
    renames: tuple[float, float] = (10, 0.1)  # of one person
    passwords: tuple[float, float] = (10, 0.1)  # that are tried, from one address
    new_tables: tuple[float, float] = (60, 0.2)  # by one person
    imports: tuple[float, float] = (1000, 0.5)  # games that one person imports
    asks: tuple[float, float] = (30, 0.05)  # people whom one person invites to a table
    files: tuple[float, float] = (120, 0.5)  # of games, from one address: each 20 kB of them
    reviews: tuple[float, float] = (60, 0.1)  # from one address: of games that have no review yet
    sockets: int = 40  # of one person
    message_bytes: int = 8192


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    host: str = "127.0.0.1"  # "unix:PATH" is a socket file
    port: int = 8000
    database: str = ""  # "" is a file in the user's data folder
    bus: str = ""  # how processes hear each other; "" is through the database
    workers: int = 1  # processes that serve
    public_url: str = ""  # "" is http://host:port; else requests for another host are turned away
    password: str = ""  # a password for a group; "" is open to everybody
    address: str = ""  # where others in the network find this machine; "" finds it out, "none" is nowhere
    trusted_proxies: str = (
        "127.0.0.0/8,::1,unix"  # who may say where a request comes from, or how many of them there are
    )
    trusted_header: str = ""  # in which such a proxy names the person whom it has signed in; "" is none
    bot_pause: float = 1.5  # how long a bot takes for a move at normal speed: people have to follow it
    bot_seconds: float = 10.0  # how long a bot may think before the cautious one moves
    bot_preparation: float = 180.0  # how long a bot may take to get ready: it may need compiling
    bot_commands: str = ""  # bots that are other programs: NAME=COMMAND, with semicolons between
    bot_workers: int = 2  # processes in which bots think, at most
    absence: float = 60.0  # how long somebody who is away still counts: as host, and when something is decided
    sockets: int = 1000  # from one address, and other connections, together
    watchers: str = ""  # who may ask for metrics, besides this computer: addresses and networks
    push: str = ""  # services that may be asked besides those of browsers, or "none": nobody is told who is away
    keep_games: float = 0.0  # how many days a finished game is kept; 0.0 is for good
    idle: float = 120.0  # how long a table without visitors stays in memory
    days_watch: float = 30.0  # seconds between looking where somebody has been silent for days
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """Where the page is."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in ("", "0.0.0.0", "::", "127.0.0.1") else self.host
        return f"http://{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The host of the page, as browsers name where a request comes from."""
        return self.url.removesuffix(self.base)

    @property
    def base(self) -> str:
        """The path under which visitors find the page; "" is the root of the host."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def socket_file(self) -> str:
        """Where to listen instead of at a port; "" is nowhere."""
        return self.host.removeprefix("unix:") if self.host.startswith("unix:") else ""

    @property
    def database_place(self) -> str:
        """The path or address of the database."""
        return self.database or str(user_data_path("tamaya", appauthor=False, ensure_exists=True) / "tamaya.sqlite3")


# What flags and the environment can say; the rest is for tests.
SETTINGS = [one.name for one in fields(Config) if one.name not in ("bot_preparation", "idle", "days_watch", "limits")]


def from_environment(environment: Mapping[str, str] = os.environ, **given: str | int | float | None) -> Config:
    """The settings: those given, else from the environment, else the defaults."""
    values: dict[str, object] = {}
    for name in SETTINGS:
        variable = f"TAMAYA_{name.upper()}"
        if given.get(name) is not None:
            values[name] = given[name]
        elif environment.get(variable):
            try:
                values[name] = type(getattr(Config, name))(environment[variable])
            except ValueError:
                raise TamayaError("not-a-figure", option=variable, value=shown(environment[variable])) from None
    config = Config(**values)  # type: ignore[arg-type]  # each has the type of its field
    if config.workers < 1:
        raise TamayaError("at-least", option="workers", value=str(config.workers), least=1)
    if config.port not in range(65536):  # the system would silently take another one
        raise TamayaError("out-of-range", option="port", value=str(config.port), least=0, most="65535")
    if not (config.keep_games == 0 or config.keep_games >= 1):
        raise TamayaError("keep-games", days=f"{config.keep_games:g}")
    if not config.password.strip() and (config.password or given.get("password") is not None):
        raise TamayaError("blank-password")  # else everybody would silently be let in
    for option, is_set in (("--host unix:", config.socket_file), ("--trusted-header", config.trusted_header)):
        if is_set and not config.public_url:  # else any page could send a header, by a name for this address
            raise TamayaError("needs-public-url", option=option)
    if not HEADER.fullmatch(config.trusted_header):
        raise TamayaError("bad-header", value=shown(config.trusted_header))
    if config.public_url and not PUBLIC_URL.fullmatch(config.public_url):
        raise TamayaError("bad-public-url", value=shown(config.public_url))
    if re.search(r"[\s/@?#]", config.address):
        raise TamayaError("bad-address", value=shown(config.address))
    return config
