"""What can go wrong, as one small tree.

    TamayaError (a ValueError)
    ├── BadRules        options that do not exist or do not fit together
    ├── BadNotation     text that is no card, colour or action
    ├── BadRecord       a game record that cannot be read; says where
    ├── NotExportable   a game that another program's format cannot hold; says what
    └── IllegalAction   an action that the rules do not allow now; cites the rule

Every error has a `code` that never changes (it is the key of its translation and what goes over the wire) and
`details`, the values that its message speaks of.
"""

from functools import partial


class TamayaError(ValueError):
    """Something that was asked for is not possible; the message says what would be.

    Attributes:
        code: names what went wrong and never changes; also the key of its translation
        message: the sentence
        details: the values that the message speaks of, by name
    """

    def __init__(self, code: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = {name: _clipped(value) if isinstance(value, str) else value for name, value in details.items()}

    def __reduce__(self) -> tuple[object, ...]:  # so that it can leave a process
        return partial(type(self), self.code, self.message, **self.details), ()


class BadRules(TamayaError):
    """Options that do not exist or do not fit together."""


class BadNotation(TamayaError):
    """Text that is no card, colour or action."""


class BadRecord(TamayaError):
    """A game record that cannot be read."""


class NotExportable(TamayaError):
    """A game with something in it that another program's format cannot hold."""


class IllegalAction(TamayaError):
    """An action that the rules do not allow now."""


def shown(value: object) -> str:
    """Any input as a message can quote it: on one line, and never long."""
    try:
        return _clipped(repr(value), 60)
    except ValueError:  # a whole number of more digits than Python prints
        return "a huge number"


def _clipped(text: str, most: int = 300) -> str:
    return text if len(text) <= most else text[:most] + "…"
