"""What a line of an answer says of the numbers of choices: what it decides for, what it may answer, and what it only
speaks of. In the five languages that models are asked in."""

import re
from typing import NamedTuple

Numbers = tuple[str, ...]

MARKS = r"[\s*_`:=#.(\[{\"'“„]*"  # what stands around numbers, Markdown included
NOUN = r"(?:option|choice|number|action|move|möglichkeit|nummer|wahl|zug|optie|keuze|zet|valg|trekk|træk|nr|no)"
AND = r"(?:,?\s*\b(?:or|oder|of|eller|and|und|en|og)\b|,|/|&)"
NUMBERS = rf"(?<![\w.-])\d{{1,4}}\b(?:\s*{AND}\s*(?:{NOUN}\b)?[\s*_`#]*\d{{1,4}}\b)*"
VERB = (
    r"(?:choos(?:e|ing)|pick(?:ing)?|select(?:ing)?|go(?:ing)? (?:with|for)|settl(?:e|ing) (?:on|for)"
    r"|decid(?:e|ing) (?:on|for)|wähle|nehme|entscheide mich für|kies|neem|ga voor|velger|går for|vælger|tager)"
)
LABEL = (
    r"(?:answer|choice|decision|selection|pick|antwort|wahl|entscheidung|antwoord|keuze|beslissing"
    r"|svar|valg|avgjørelse|beslutning)"
)
SAYS = r"[\s*_`]*(?::|=|\b(?:is|ist|lautet|er)\b)"

DECISION = re.compile(
    rf"(?:\b{VERB}\b|\b{LABEL}{SAYS}|^[\s*_`#>-]*{NOUN}[\s*_`]*:){MARKS}(?:{NOUN}\b{MARKS})?({NUMBERS})", re.IGNORECASE
)
NOT = r"(?:not|never|nicht|nie|niet|nooit|ikke|aldri|aldrig)"
PERHAPS = (
    r"(?:would|could|might|may|if|when|würde|könnte|wenn|zou|als|ville|hvis"
    r"|worst|worse|bad|wrong|poor|schlechteste|slechtste|verste|dårligste|værste)"
)
NEARLY = r"[ *_`]+(?:\w+[ *_`]+){0,2}\Z"  # before the verb or the label, in the same clause
DENIED = re.compile(rf"(?:\b{NOT}\b|n['’]t){NEARLY}", re.IGNORECASE)
NOT_DECIDED = re.compile(rf"(?:\b(?:{NOT}|{PERHAPS})\b|n['’]t){NEARLY}", re.IGNORECASE)
SPOKEN_OF = re.compile(
    rf"\b(?:{VERB}|{LABEL}|{NOUN})\b(?:{SAYS})?{MARKS}(?:{NOUN}\b{MARKS})?({NUMBERS})", re.IGNORECASE
)
THATS_ALL = re.compile(  # after a number that answers; what goes on otherwise says something of that choice
    r"[\s*_`\])}\"'”]*(?:\Z|[.!,;:(–—-]|\b(?:because|since|as|for|weil|da|denn|omdat|want|fordi|siden)\b)",
    re.IGNORECASE,
)
ALONE = re.compile(rf"[\s*_`#>\[(\"']*(?:-\s+)?(?:{NOUN}[\s#]+)?(\d{{1,4}})[\s*_`\])\"'.!:-]*", re.IGNORECASE)


class Statement(NamedTuple):
    """What a line says: the numbers that it decides for together, and what comes after them."""

    numbers: Numbers
    after: str


def decisions(line: str) -> list[Statement]:
    """What a line decides for, each time: a number by itself, or after such words as "I choose" or "answer:"."""
    if alone := ALONE.fullmatch(line):
        return [Statement((alone[1],), "")]
    return [
        Statement(_numbers(said[1]), line[said.end() :])
        for said in DECISION.finditer(line)
        if not NOT_DECIDED.search(line[: said.start()])
    ]


def answers(line: str) -> Numbers:
    """The numbers that a line names in such a way that they may be its answer."""
    named = [
        said
        for said in SPOKEN_OF.finditer(line)
        if not NOT_DECIDED.search(line[: said.start()]) and THATS_ALL.match(line, said.end())
    ]
    return tuple([number for said in named for number in _numbers(said[1])])


def spoken_of(line: str) -> Numbers:
    """All numbers of choices that a line names, for better or worse."""
    return tuple([number for said in SPOKEN_OF.finditer(line) for number in _numbers(said[1])])


def is_denied(before: str) -> bool:
    """Whether what comes after this part of a line is what somebody will not do."""
    return bool(DENIED.search(before))


def _numbers(text: str) -> Numbers:
    return tuple(re.findall(r"\d+", text))
