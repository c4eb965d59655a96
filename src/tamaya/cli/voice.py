"""The language of the command line: the one that is asked for, else the environment's if we have it, else English."""

import os
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from tamaya.core.voice import speak_aloud
from tamaya.i18n import ENGLISH, LANGUAGES
from tamaya.speech.speaking import Speech

OPTION = "--language"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
NORWEGIAN = ("no", "nn")  # written by people who read nb as well

_speeches = [Speech(ENGLISH)]


def language_for(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak, from the words of a command line: help is wanted in it, too, before they are parsed."""
    asked = [after for word, after in pairwise(words) if word == OPTION]
    asked += [word.partition("=")[2] for word in words if word.startswith(f"{OPTION}=")]
    wish = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = re.split(r"[_.@-]", wish)[0].lower()
    wishes = [*asked, "nb" if tag in NORWEGIAN else tag]
    return next((one for one in wishes if one in LANGUAGES), ENGLISH)


def speak(language: str) -> None:
    """Speak this language from now on."""
    _speeches[:] = [Speech(language)]
    speak_aloud(speech())


def speech() -> Speech:
    """What speaks."""
    return _speeches[0]


def say(key: str, **values: object) -> str:
    """A text of the catalogues."""
    known = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    return speech().say(key, **known)
