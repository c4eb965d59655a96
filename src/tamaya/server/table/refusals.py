"""Why the server refuses something. The code is the key of its text in the catalogues."""

from tamaya.core.errors import TamayaError


class Refusal(TamayaError):
    """Something that cannot be done at a table now."""


def refuse(code: str, **details: str | int) -> Refusal:
    """The refusal with this code."""
    return Refusal(code, **details)
