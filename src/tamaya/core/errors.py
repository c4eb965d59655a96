"""What can go wrong, as one small tree.

    TamayaError (a ValueError)
    ├── BadRules        options that do not exist or do not fit together
    ├── BadNotation     text that is not a card, colour or action
    ├── BadRecord       a game record that cannot be read; says where
    ├── NotExportable   a game that another program's format cannot hold; says what
    └── IllegalAction   an action that the rules do not allow now; cites the rule

Every error has a `code` that never changes (it is the key of its text and what goes over the wire) and `details`, the
values that its text speaks of. The text is in the catalogues, and worded when somebody reads it.
"""

from functools import partial

from tamaya.core.voice import english


class TamayaError(ValueError):
    """Something that was asked for is not possible; its text says what would be.

    Attributes:
        code: names what went wrong and never changes; also the key of its text
        details: the values that its text speaks of, by name
        why: another error that it comes from, if its text tells of that one
    """

    def __init__(self, code: str, /, why: "TamayaError | str | int | None" = None, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.why = why if isinstance(why, TamayaError) else None
        if isinstance(why, str | int):
            details["why"] = why
        self.details = {name: _clipped(value) if isinstance(value, str) else value for name, value in details.items()}

    @property
    def parts(self) -> "tuple[TamayaError | str | int | None, dict[str, str | int]]":
        """Why, and the other details: what it takes to make another error like it."""
        others = {name: value for name, value in self.details.items() if name != "why"}
        return self.why or self.details.get("why"), others

    @property
    def message(self) -> str:
        """The sentence, in English."""
        return english().error(self)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:  # so that it can be sent to another process
        why, details = self.parts
        return partial(type(self), self.code, why, **details), ()


class BadRules(TamayaError):
    """Options that do not exist or do not fit together."""


class BadNotation(TamayaError):
    """Text that is not a card, colour or action."""


class BadRecord(TamayaError):
    """A game record that cannot be read."""


class NotExportable(TamayaError):
    """A game with something in it that another program's format cannot hold."""


class IllegalAction(TamayaError):
    """An action that the rules do not allow now."""


LONGEST_QUOTE = 60  # letters


def shown(value: object) -> str:
    """Any input as a message can quote it: on one line, and never long."""
    try:
        return _clipped(repr(value[:LONGEST_QUOTE] if isinstance(value, str) else value), LONGEST_QUOTE)
    except ValueError:  # a whole number with more digits than Python prints
        return f"<{type(value).__name__}>"


def _clipped(text: str, most: int = 300) -> str:
    return text if len(text) <= most else text[:most] + "…"
