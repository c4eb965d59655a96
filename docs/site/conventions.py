"""The page about the conventions: what each means, when it applies, and its example position as a picture."""

import re

from tamaya.bots.conventions.agreement import CONVENTIONS, LEVELS
from tamaya.review.examples import module_of, shown_example

ABOUT = re.compile(r"(?P<title>[^.]+)\.\n\nMeaning: (?P<meaning>.*?)\nWhen: (?P<when>.*?)(?=\nWith |\Z)", re.DOTALL)
WITH = re.compile(r"^With (?P<parameter>\w+): (?P<meaning>.*?)(?=\nWith |\Z)", re.DOTALL | re.MULTILINE)

HEAD = """# The conventions in pictures

What good human groups agree on, and what the bots `conventions-beginner`, `-club` and `-expert` play by
([how they think](bots.md#conventions)). Each level knows the conventions of those before it. The position of each
example is played by a test: whoever knows the convention does what stands below the picture.

A picture is what the player sees who has to decide, marked by a lantern; their own cards are closed and show what they
can be. Hands are in the order in which they were drawn, the newest card on the right; cards that the last hint touched
are lit.
"""


def conventions_page() -> tuple[str, dict[str, str]]:
    """The page, and its pictures by their names."""
    told: dict[str, list[str]] = {level: [] for level in LEVELS}
    pictures: dict[str, str] = {}
    for convention in CONVENTIONS:
        level = next(level for level, agreement in LEVELS.items() if agreement.plays(convention))
        module, parameter = module_of(convention)
        about = ABOUT.match(module.__doc__ or "")
        example = shown_example(convention, "en")
        if about and example:
            title, meaning = about["title"], f"{_capital(about['meaning'])}\n\n**When:** {about['when'].strip()}"
            if parameter:
                further = {one["parameter"]: one["meaning"].strip() for one in WITH.finditer(module.__doc__ or "")}
                title, meaning = f"{title}: {parameter}", _capital(further[parameter])
            picture = f"{convention.replace(':', '-')}.svg"
            pictures[picture] = example.picture
            told[level].append(
                f"### {title}\n\n{meaning}\n\n"
                f"[![The position of the example](conventions/{picture})](conventions/{picture})\n\n"
                f"{example.before} {example.turn}\n\n**{example.then}** {example.why}\n"
            )
    parts = [f"## {_capital(level)}\n\n" + "\n".join(texts) for level, texts in told.items()]
    return "\n".join((HEAD, *parts)), pictures


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
