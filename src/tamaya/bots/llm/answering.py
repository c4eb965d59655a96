"""What a model answered: one of the numbered choices, however it is put. A number, the action in notation or in words,
or JSON; with talk around it. What could mean several choices, or none, is not an answer: the complaint says so."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tamaya.bots.lines.protocol import LONGEST_REASON, printable
from tamaya.bots.llm.briefing import Observation
from tamaya.bots.llm.statements import Statement, answers, decisions, is_denied, spoken_of
from tamaya.speech.speaking import Speech

LONGEST = 20_000  # letters of an answer that are looked at: its end, where decisions stand
FEW_WORDS = 6  # a number among no more words than these is meant as an answer
MOST_TRIED = 100  # places where JSON could begin
MOST_NAMED = 6  # choices in a complaint

THOUGHTS = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
NOTATION = ("play", "discard", "hint", "take")
KEYS = ("choice", "answer", "action", "move", "number", "option")  # in JSON
REASONS = ("reason", "why", "explanation")
BEGINS = re.compile(r"[\s*_`#>-]*(\d{1,4})\s*[.):,–-]\s+(\S.*)")  # a line that begins with a number, as choices do


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
        """The choices in a text. What it decides for counts, whatever else it speaks of."""
        lines = [line for line in said.splitlines() if line.strip()]
        decided = [(self._decided(one), one.after) for line in lines for one in decisions(line)]
        decided = [one for one in decided if one[0]]
        begun = [found for line in lines if (found := self._begun(line))]
        if decided:
            last, after = decided[-1]
            is_last_word = len(last) == 1 and not re.search(r"\w", after) and bool(decisions(lines[-1]))
            return last if is_last_word else set().union(*(places for places, _ in decided))
        if len(begun) == 1 and len(begun[0]) == 1:
            return begun[0]
        answered = set().union(*begun, *(self._places(answers(line)) | self._named(line) for line in lines))
        mentioned = self._places([number for line in lines for number in spoken_of(line)])
        if answered or mentioned:
            return answered | mentioned if answered or len(mentioned) > 1 else set()
        return self._plain(said)

    def _decided(self, statement: Statement) -> set[int]:
        """What is decided for; and the action that is named at once, which should be the same."""
        places = self._places(statement.numbers)
        named = {place: name for place, name in self._names if _begins(statement.after, name)}
        longest = max(map(len, named.values()), default=0)
        return places | {place for place, name in named.items() if len(name) == longest}

    def _begun(self, line: str) -> set[int]:
        """What a line means that begins with a number and goes on, perhaps with an action; that may be another one."""
        begins = BEGINS.fullmatch(line)
        place = self._number(begins[1]) if begins else set()
        return place | self._named(begins[2]) if begins and place else set()

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
        return self._places(re.findall(r"(?<![\w.-])\d{1,4}\b", said))

    def _places(self, numbers: Iterable[str]) -> set[int]:
        return set().union(*map(self._number, numbers))

    def _number(self, digits: str) -> set[int]:
        place = int(digits) - 1 if digits.isdecimal() else -1
        return {place} if 0 <= place < self._count else set()


def _begins(text: str, name: str) -> bool:
    """Whether a text begins with this name, after signs alone."""
    text = re.sub(r"\A\W+", "", text.casefold())
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


def _mentions(text: str, name: str) -> bool:
    """Whether a text has this name as something to do, and not only as a part of longer words or numbers."""
    place = text.find(name)
    while place >= 0:
        around = text[place - 1 : place] + text[place + len(name) : place + len(name) + 1]
        is_whole = not any(letter.isalnum() or letter in "-_" for letter in around)
        if is_whole and not is_denied(text[:place]):
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
