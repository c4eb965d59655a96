"""What is chosen for a game, in words: what each option is called, what its value changes, and what an agreement asks
for."""

from collections.abc import Iterable

from tamaya.core.editions import Edition, find_edition
from tamaya.core.rules import Rules
from tamaya.speech.speaking import Speech

Value = str | int | bool | None


def option_name(speech: Speech, option: str) -> str:
    """What an option is called."""
    return speech.say(f"option-{option.replace('_', '-')}")


def value_name(speech: Speech, option: str, value: Value) -> str:
    """What a value of an option is called."""
    key = f"value-{option.replace('_', '-')}-{value}"
    return speech.say(key) if key in speech else speech.say("hand-size-usual") if value is None else str(value)


def chosen_option(speech: Speech, option: str, value: Value) -> str:
    """An option with the value that was chosen."""
    name = option_name(speech, option)
    if isinstance(value, bool):
        return speech.say("option-is", name=name, on="yes" if value else "no")
    chosen = value_name(speech, option, value)
    return speech.say("option-chosen", option=option.replace("_", "-"), name=name, value=chosen)


def chosen_options(speech: Speech, edition: str | None, rules: Rules) -> list[str]:
    """The options in which rules differ from those of a box, or from the base game."""
    preset = find_edition(edition).rules if edition else Rules()
    return [
        chosen_option(speech, name, value) for name, value in rules.to_dict().items() if value != getattr(preset, name)
    ]


def told_option(speech: Speech, edition: Edition, option: str, value: Value) -> str:
    """A value that a box offers for an option, with what it changes."""
    name = option.replace("_", "-")
    if isinstance(value, bool):
        return speech.say(f"about-{name}") if value else chosen_option(speech, option, value)
    called = value_name(speech, option, value)
    if f"about-{name}-{value}" in speech:
        return f"{called}: {speech.say(f'about-{name}-{value}')}"
    if option == "mistakes" and isinstance(value, int):
        return f"{called}: {speech.say('about-mistakes', count=value)}"
    if option == "hints" and isinstance(value, int):
        more = value - Rules().hints
        kind = "fewer" if more < 0 else "spare" if more <= edition.character.spare_hints else "coins"
        return f"{called}: {speech.say('about-hints', kind=kind)}"
    return called


def agreement_name(speech: Speech, played: Iterable[str], without: Iterable[str] = ()) -> str:
    """What an agreement is called that consists of these parts, but leaves others out."""
    return " − ".join(
        [" + ".join(_part_name(speech, one) for one in played), *(_part_name(speech, one) for one in without)]
    )


def told_conventions(speech: Speech, conventions: Iterable[str]) -> list[tuple[str, str]]:
    """The name of each convention, and a sentence about it."""
    return [(_part_name(speech, one), speech.say(f"convention-{_key(one)}")) for one in conventions]


def _part_name(speech: Speech, part: str) -> str:
    return speech.say("agreement-part", part=_key(part))


def _key(part: str) -> str:
    """A convention in the names of texts, which have no colon."""
    return part.replace(":", "-")
