"""Addresses as a guest gives them, which may be anything."""

from urllib.parse import SplitResult, urlsplit


def split_address(address: str) -> SplitResult | None:
    """The parts of an address of the web; None if it is none, or has a name or a password in it."""
    try:
        parts = urlsplit(address.strip())
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return None
    return parts if fine else None
