"""Names, and the ids of those who play on another's device."""


def guest_id(owner: str, number: int) -> str:
    """The id of somebody who plays on another's device; no cookie has it."""
    return f"{owner}.{number}"


def owner_of(person: str) -> str | None:
    """On whose device a guest plays; None for people with a device of their own."""
    return person.rpartition(".")[0] or None


def tidy_name(name: str) -> str:
    """A name without characters that cannot be seen, and with single spaces."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())
