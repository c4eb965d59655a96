"""What each extra of Tamaya installs. A module that needs one asks here before it imports anything, so that whoever
lacks it is told what to install."""

from importlib.util import find_spec

EXTRAS = {
    "cluster": ("distributed",),
    "dataset": ("numba", "numpy", "pyarrow"),
    "env": ("gymnasium", "numba", "numpy", "pettingzoo"),
    "fast": ("numba", "numpy"),
    "mcp": ("mcp", "websockets"),
    "pictures": ("resvg_py",),
    "postgres": ("psycopg",),
    "server": (
        "alembic",
        "cryptography",
        "h11",
        "msgspec",
        "platformdirs",
        "sqlalchemy",
        "starlette",
        "tzdata",
        "uvicorn",
        "websockets",
    ),
    "valkey": ("redis",),
}


class MissingExtra(ModuleNotFoundError):
    """An extra is not installed; the message says how to install it.

    Attributes:
        values: what a text says of it: who needs which modules, and the extra that installs them
    """

    def __init__(self, who: str, missing: list[str], extra: str) -> None:
        self.values = {"who": who, "modules": ", ".join(missing), "extra": extra}
        super().__init__(f'{who} needs {self.values["modules"]}: pip install "tamaya[{extra}]"', name=missing[0])


def lacking(extra: str) -> list[str]:
    """What an extra should have installed and is not there."""
    return [module for module in EXTRAS.get(extra, ()) if not _is_there(module)]


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package around it
        return False


def need(extra: str, who: str) -> None:
    """Refuse to go on without an extra."""
    if missing := lacking(extra):
        raise MissingExtra(who, missing, extra)
