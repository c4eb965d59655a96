"""What a model answered: one of the numbered choices, however it is put. A number, the action in notation or in words,
or JSON; with talk around it. What could mean several choices, or none, is no answer: the complaint says so."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from tamaya.bots.lines.protocol import LONGEST_REASON, printable
from tamaya.bots.llm.briefing import Observation
from tamaya.speech.speaking import Speech

LONGEST = 20_000  # letters of an answer that are looked at: its end, where decisions stand
FEW_WORDS = 6  # a number among no more words than these is meant as an answer
MOST_TRIED = 100  # places where JSON could begin
MOST_NAMED = 6  # choices in a complaint

THOUGHTS = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
NOTATION = ("play", "discard", "hint", "take")
KEYS = ("choice", "answer", "action", "move", "number", "option")  # in JSON
REASONS = ("reason", "why", "explanation")
ALONE = re.compile(r"[\s*_`#>\[(\"']*(?:-\s+)?(\d{1,4})[\s*_`\])\"'.!:-]*")  # a line that is a number
BEGINS = re.compile(r"[\s*_`#>-]*(\d{1,4})\s*[.):,–-]\s+(\S.*)")  # and one that begins with it, as the choices do
MARKED = re.compile(
    r"\b(?:choice|choose|answer|option|pick|wahl|wähle|antwort|möglichkeit|nummer|keuze|kies|antwoord|valg|velger|vælger"
    r"|svar|number)\b(?:\s+(?:is|ist|er|lautet|number|nummer|nr|no))?[\s*_`:=#.]{1,4}"
    r"(\d{1,4}\b(?:\s*(?:,|/|&|or|oder|of|eller|and|und|en|og)\s*\d{1,4}\b)*)",
    re.IGNORECASE,
)

DECIDED = re.compile(  # at the end of what was said, whatever was weighed before
    r"\b(?:I(?:['’]ll| will)? (?:choose|pick)|ich wähle|ik kies|jeg velger|jeg vælger)"
    r"(?: (?:option|number|nummer|möglichkeit|optie|valg))?[\s*_`:#]+(\d{1,4})[\s*_`.!]*\Z",
    re.IGNORECASE,
)


class NoChoice(Exception):
    """An answer that is none; it says so to the model, in its language."""


class ModelAnswer(NamedTuple):
    """What was chosen, as a place in the choices, and why in the model's own words."""

    place: int
    reason: str


def understand(text: str, observation: Observation, speech: Speech) -> ModelAnswer:
    """The choice that an answer means."""
    said = THOUGHTS.sub(" ", text[-LONGEST:]).strip()
    reading = _Reading(observation, speech)
    places, reason = reading.json(said) or (reading.words(said), said if _words(said) else "")
    if len(places) == 1:
        return ModelAnswer(places.pop(), printable(reason, LONGEST_REASON))
    most = len(observation.choices)
    if not places:
        raise NoChoice(speech.say("answer-none", most=most))
    named = [f"{place + 1} ({observation.choices[place]})" for place in sorted(places)[:MOST_NAMED]]
    raise NoChoice(speech.say("answer-several", choices=speech.listed(named, "or"), most=most))


class _Reading:
    """Reads answers to one question; what it finds are places in the choices."""

    def __init__(self, observation: Observation, speech: Speech) -> None:
        self._count = len(observation.choices)
        without_cards = [choice.partition(" (")[0] for choice in observation.choices]
        named = (observation.actions, observation.choices, without_cards)
        self._names = [(place, name.casefold()) for names in named for place, name in enumerate(names)]
        deeds = (*NOTATION, *(speech.say(f"choice-{deed}", card=0) for deed in ("play", "discard")))
        self._vocabulary = {word for name in (*deeds, *observation.choices) for word in _words(name)}

    def json(self, said: str) -> tuple[set[int], str] | None:
        """The choices in JSON objects, and the reason in the last of them; None if there is no such object."""
        answers = [found for found in _objects(said) if any(key in found for key in KEYS)]
        if not answers:
            return None
        values = [next(found[key] for key in KEYS if key in found) for found in answers]
        reason = next((str(answers[-1][key]) for key in REASONS if key in answers[-1]), "")
        return set().union(*map(self._value, values)), reason

    def _value(self, value: object) -> set[int]:
        if isinstance(value, float):
            return self._number(f"{value:g}")
        return self.words(value) if isinstance(value, str) else self._number(str(value))

    def words(self, said: str) -> set[int]:
        """The choices in a text. Its last line counts if it is an answer by itself: others have weighed before."""
        lines = [line for line in said.splitlines() if line.strip()]
        if not lines:
            return set()
        last = self._clear(lines[-1])
        if len(last) == 1:
            return last
        clear = set().union(*map(self._clear, lines))
        return clear or self._plain(said)

    def _clear(self, line: str) -> set[int]:
        """What a line says clearly: a number by itself or after such a word as "answer", or an action."""
        if alone := ALONE.fullmatch(line):
            return self._number(alone[1])
        if decided := DECIDED.search(line):
            return self._number(decided[1])
        marked = self._numbers(" ".join(MARKED.findall(line)))
        if marked:
            return marked
        begins = BEGINS.fullmatch(line)
        named = self._named(begins[2] if begins else line)
        if begins and (place := self._number(begins[1])):
            return place if not named or named == place else named | place
        return named

    def _named(self, line: str) -> set[int]:
        """The actions that a line names. One that is a part of another's name is not meant by the longer one."""
        text = " ".join(line.casefold().split())
        found: dict[int, str] = {}
        for place, name in self._names:
            if _mentions(text, name):
                found[place] = max(name, found.get(place, ""), key=len)
        return {
            place
            for place, name in found.items()
            if not any(name != longer and name in longer for longer in found.values())
        }

    def _plain(self, said: str) -> set[int]:
        """A single number among few words, none of which speaks of what can be done."""
        words = _words(said)
        if len(words) > FEW_WORDS or self._vocabulary & set(words):
            return set()
        return self._numbers(said)

    def _numbers(self, text: str) -> set[int]:
        return set().union(*(self._number(number) for number in re.findall(r"(?<![\w.-])\d{1,4}\b", text)))

    def _number(self, digits: str) -> set[int]:
        place = int(digits) - 1 if digits.isdecimal() else -1
        return {place} if 0 <= place < self._count else set()


def _mentions(text: str, name: str) -> bool:
    """Whether a text has this name, and not only as a part of longer words or numbers."""
    place = text.find(name)
    while place >= 0:
        around = text[place - 1 : place] + text[place + len(name) : place + len(name) + 1]
        if not any(letter.isalnum() or letter in "-_" for letter in around):
            return True
        place = text.find(name, place + 1)
    return False


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


def _objects(text: str) -> Iterator[dict[str, object]]:
    """The JSON objects in a text, one after the other."""
    decoder = json.JSONDecoder()
    place = text.find("{")
    for _ in range(MOST_TRIED):
        if place < 0:
            return
        try:
            found, after = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            after = place + 1
        else:
            yield found
        place = text.find("{", after)
