"""Writes the page's TypeScript from the messages, the core and docs/rules.md: `python -m frontend.write_types`."""

import json
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from bench.agreements import brought, games_of, noted
from tamaya.arena.results import mean_and_error
from tamaya.bots.conventions.agreement import CONVENTIONS, NAMED, with_needs
from tamaya.core.cards import COLOURS, LETTERS, VALUES, Card, CardSet, Colour
from tamaya.core.events import EVENT_NAMES, Decision, Ending, Json, Outcome
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rule_numbers import conditions_of
from tamaya.core.rules import PLAYERS, Multicolour, Rules
from tamaya.core.values import attributes_of, summary_of
from tamaya.core.view import HeldCard, PublicView, View
from tamaya.formats.picture.shapes import NUMERALS, SHAPES, TOKENS, Part
from tamaya.server.wire import (
    clubs,
    from_page,
    from_server,
    games,
    http,
    learning,
    parts,
    people,
    review,
)
from tamaya.server.wire.edition_facts import facts_of
from tamaya.server.wire.from_page import Request
from tamaya.server.wire.parts import Struct

HEADER = """\
// Made by `python -m frontend.write_types` from src/tamaya/server/wire and the core. Do not edit.

/** A card's face: colour letter and value, such as "r1". */
export type Card = string;

/** Identities of cards, a bit each: colour × 5 + value − 1. Up to 35 bits, so divide instead of shifting. */
export type CardSet = number;

declare const counted: unique symbol;
/** A number that counts one kind of thing. A number of another kind does not pass for it; what was calculated does. */
type Counting<Thing> = number & { readonly [counted]?: Thing };

/** An index at a table, while a game is played. */
export type Seat = Counting<"seat">;
/** An index at a table, also before a game: when one begins, the chairs are turned so that they are the seats. */
export type ChairNumber = Counting<"chair">;
/** A card's place in the dealt deck. */
export type CardId = Counting<"card">;
/** Moves are counted from 1; gestures do not count. */
export type MoveNumber = Counting<"move">;
/** After this many moves. */
export type Version = Counting<"version">;
/** A turn of the game; gestures take none. */
export type Turn = Counting<"turn">;
"""

NAMED_LITERALS = {
    "Multicolour": Multicolour,
    "Decision": Decision,
    "Outcome": Outcome,
    "Ending": Ending,
    "Starter": parts.Starter,
    "Clock": parts.Clock,
    "Talk": parts.Talk,
    "Phase": parts.Phase,
    "Speed": parts.Speed,
    "Phrase": parts.Phrase,
    "ReactionName": parts.ReactionName,
    "GameKind": games.GameKind,
    "Depth": review.Depth,
    "ReviewStatus": review.ReviewStatus,
    "RoundState": clubs.RoundState,
    "DealState": games.DealState,
    "Honour": people.Honour,
    "PuzzleKind": learning.PuzzleKind,
    "PuzzleState": learning.PuzzleState,
    "PuzzleTheme": learning.PuzzleTheme,
    "RunKind": learning.RunKind,
}
LISTS = {
    "STARTERS": "Starter",
    "TALKS": "Talk",
    "PHRASES": "Phrase",
    "REACTIONS": "ReactionName",
    "SPEEDS": "Speed",
    "CLOCKS": "Clock",
}
LENGTHS = {"NAME_LENGTH": from_page.Name, "TEXT_LENGTH": from_page.Text, "NOTE_LENGTH": from_page.NoteText}
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Card: "Card",
    CardSet: "CardSet",
    Colour: "Colour",
}
# What the numbers of a field count.
COUNTED = {
    **dict.fromkeys(("seat", "target", "actor", "by", "needed", "watching", "seats"), "Seat"),
    **dict.fromkeys(("chair", "master", "first"), "ChairNumber"),
    **dict.fromkeys(("card", "cards", "touched", "discards", "sure_plays", "sure_discards"), "CardId"),
    **dict.fromkeys(("move", "settled", "gone", "tightest", "decided"), "MoveNumber"),
    **dict.fromkeys(("version", "at", "after"), "Version"),
    **dict.fromkeys(("turn", "drawn"), "Turn"),
}
# Those of a name that means other things elsewhere.
COUNTED_IN = {
    ("Move", "number"): "MoveNumber",
    ("Move", "place"): "Version",
    ("OwnCard", "id"): "CardId",
    ("HeldCard", "id"): "CardId",
}
COUNTED_IN |= {(event.__name__, "id"): "CardId" for event in EVENT_NAMES}
COUNTED_IN |= {(kind, field): "CardId" for kind in ("Pose", "Posed") for field in ("turned", "raised", "lowered")}
# Fields of that name that count something else.
UNCOUNTED = {("Estimate", "after"), ("Story", "discards")}


def typescript() -> str:
    """All types as one file."""
    return "\n".join((HEADER, *_core(), *_messages(), "".join(_constants())))


def _core() -> Iterator[str]:
    yield _union("Colour", _quoted(COLOURS))
    yield _interface("Rules", "What is played.", _fields(Rules.__mro__[1]))
    yield _interface("HeldCard", summary_of(HeldCard), _fields(HeldCard))
    yield _interface("View", summary_of(View), _fields(PublicView))  # a spectator's has no seat
    for kind, tag in EVENT_NAMES.items():
        name = kind.__name__
        yield _interface(name, summary_of(kind), f'  type: "{tag}";\n' + _fields(kind))
    yield _union("Event", (kind.__name__ for kind in EVENT_NAMES))


def _messages() -> Iterator[str]:
    for name, literal in NAMED_LITERALS.items():
        yield _union(name, _quoted(get_args(literal)))
    structs = [
        value
        for module in (
            parts,
            from_page,
            from_server,
            http,
            games,
            review,
            learning,
            people,
            clubs,
        )
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
        if value not in (Struct, Request)
    ]
    for kind in structs:
        config = kind.__struct_config__
        tag = f'  {config.tag_field}: "{config.tag}";\n' if config.tag_field else ""
        yield _interface(kind.__name__, summary_of(kind), tag + _fields(kind))
    yield _union("FromPage", (kind.__name__ for kind in get_args(from_page.FromPage)))
    yield _union("FromServer", (kind.__name__ for kind in get_args(from_server.FromServer)))
    yield _union("FromReplay", (kind.__name__ for kind in get_args(games.FromReplay)))


def _constants() -> Iterator[str]:
    yield _constant("COLOURS", list(COLOURS), "Colour[]")
    yield _constant("LETTERS", LETTERS)
    yield _constant("VALUES", list(range(1, VALUES + 1)))
    yield _constant("TILES", list(range(1, TILES_IN_ALL + 1)))
    for name, literal in LISTS.items():
        yield _constant(name, get_args(NAMED_LITERALS[literal]), f"{literal}[]")
    for name, text in LENGTHS.items():
        yield _constant(name, _meta(text).max_length)
    yield _constant("ELSEWHERE", parts.ELSEWHERE)
    yield _constant("SEED_LIMIT", _meta(parts.Seed).lt)


def _constant(name: str, value: object, kind: str | None = None) -> str:
    return f"export const {name}{f': {kind}' if kind else ''} = {json.dumps(value)};\n"


def _meta(annotated: object) -> msgspec.Meta:
    return next(part for part in get_args(annotated) if isinstance(part, msgspec.Meta))


def _union(name: str, parts: Iterator[str]) -> str:
    lines = "".join(f"\n  | {part}" for part in parts)
    return f"export type {name} ={lines};\n"


def _interface(name: str, text: str, fields: str) -> str:
    return f"/** {text or name} */\nexport interface {name} {{\n{fields}}}\n"


def _fields(kind: type) -> str:
    lines = []
    texts = {field: text.replace("None", "null") for field, text in attributes_of(kind).items()}
    for field, hint in get_type_hints(kind, localns={"Json": Json}, include_extras=True).items():
        if field.startswith("__") or (kind, field) == (PublicView, "past"):  # JSON leaves it out
            continue
        # What the page sends may leave out defaults; what the server sends is always whole.
        optional = "?" if issubclass(kind, Request) and _has_default(kind, field) else ""
        lines += [f"  /** {texts[field]} */\n"] if field in texts else []
        lines.append(f"  {field}{optional}: {_counted(kind.__name__, field, _type(hint))};\n")
    return "".join(lines)


def _counted(kind: str, field: str, text: str) -> str:
    name = COUNTED_IN.get((kind, field)) or COUNTED.get(field)
    return re.sub(r"\bnumber\b", name, text) if name and (kind, field) not in UNCOUNTED else text


def _has_default(kind: type[Struct], field: str) -> bool:
    found = next(one for one in msgspec.structs.fields(kind) if one.name == field)
    return not found.required


def _type(hint: object) -> str:
    for name, literal in NAMED_LITERALS.items():
        if hint == literal:
            return name
    if isinstance(hint, str):
        return _type({"Card": Card, "Colour": Colour}[hint])
    if hint in PLAIN:
        return PLAIN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for meta in parts[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra and "typescript" in meta.extra:
                return str(meta.extra["typescript"])
        return _type(parts[0])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in parts))
    if origin is Literal:
        return " | ".join(_quoted(parts))
    if origin is list or (origin is tuple and parts[-1] is ...):
        inner = _type(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, parts))}]"
    if origin is dict:
        record = f"Record<{_type(parts[0])}, {_type(parts[1])}>"
        return f"Partial<{record}>" if parts[0] is Colour else record
    if isinstance(hint, type) and (issubclass(hint, Struct) or hint in (Rules, HeldCard)):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def _quoted(values: object) -> Iterator[str]:
    return map(json.dumps, values)  # type: ignore[call-overload, no-any-return]


def shapes() -> str:
    """The drawings that the page shares with pictures."""
    head = (
        "// Made by `python -m frontend.write_types` from src/tamaya/formats/picture/shapes. Do not edit.\n"
        'import type { Colour } from "./messages.gen.ts";\n\n'
        "/** A path of a drawing: filled, or a line of this width; in a colour of the rainbow or that of the text. */\n"
        "export interface Part {\n  d: string;\n  line?: number;\n  butt?: boolean;\n  rainbow?: number;\n}\n"
    )
    drawings = {str(colour): [_part(part) for part in drawing] for colour, drawing in SHAPES.items()}
    return (
        f"{head}\nexport const SHAPES: Record<Colour, Part[]> = {json.dumps(drawings)};\n"
        f"\nexport const NUMERALS: Record<number, string> = {json.dumps(NUMERALS)};\n"
        f"\nexport const TOKENS = {json.dumps(TOKENS)};\n"
    )


def _part(part: Part) -> dict[str, object]:
    line = {} if part.line is None else {"line": part.line, **({} if part.round else {"butt": True})}
    return {"d": part.d, **line, **({} if part.rainbow is None else {"rainbow": part.rainbow})}


DOCS = Path(__file__).parents[1] / "docs" / "rules.md"
RULE = re.compile(r"^\s*- \*\*(\w+)\*\*", re.MULTILINE)

RULEBOOK_HEADER = """\
// Made by `python -m frontend.write_types` from docs/rules.md and the core. Do not edit.
import type { Facts, Rules } from "./messages.gen.ts";

/** A rule with its number. It is played if one of its conditions holds, or always if it has none. */
export interface Rule {
  number: string;
  conditions: Partial<Record<keyof Rules, Rules[keyof Rules][]>>[];
}
"""
PICTURED = {
    "NAMED": Rules(multicolour="named-10", black_powder=True),
    "WILD": Rules(multicolour="wild-10"),
}


def rulebook() -> str:
    """The rules by number, as one file."""
    found = RULE.findall(DOCS.read_text(encoding="utf-8"))
    rules = [{"number": number, "conditions": conditions_of(number)} for number in found]
    facts = [
        f"export const {name}: Facts = {msgspec.json.encode(facts_of(played)).decode()};\n"
        for name, played in PICTURED.items()
    ]
    lines = "".join(f"  {json.dumps(rule)},\n" for rule in rules)
    return "\n".join((RULEBOOK_HEADER, f"export const RULES: Rule[] = [\n{lines}];\n", *facts))


def agreements() -> str:
    """The agreements with a name, and what each convention is agreed on with, itself included."""
    named = {name: [one for one in CONVENTIONS if agreement.plays(one)] for name, agreement in NAMED.items()}
    needs = {one: [need for need in CONVENTIONS if need in with_needs(frozenset([one]))] for one in CONVENTIONS}
    kind = "Record<string, string[]>"
    head = "// Made by `python -m frontend.write_types` from tamaya.bots.conventions.agreement. Do not edit.\n"
    return "\n".join((head, _constant("AGREEMENTS", named, kind), _constant("WITH_NEEDS", needs, kind)))


def worth() -> str:
    """What agreements with a name reach, and what each convention brings, as it was measured."""
    head = "// Made by `python -m frontend.write_types` from bench/agreements.py and what it noted. Do not edit.\n"
    played = noted()
    games = games_of([*NAMED], played)
    deals, rows = brought(played)
    measured = "[mean: number, error: number]"
    reached = {name: [_rounded(mean_and_error(played[name, players][:games])) for players in PLAYERS] for name in NAMED}
    brings = {row.convention: [one and _rounded(one, 2) for one in row.points] for row in rows}
    return "\n".join(
        (
            head,
            _constant("WORTH", reached, f"Record<string, {measured}[]>"),
            _constant("WORTH_GAMES", games),
            _constant("BRINGS", brings, f"Record<string, ({measured} | null)[]>"),
            _constant("BRINGS_GAMES", deals),
        )
    )


def _rounded(measured: tuple[float, float], places: int = 1) -> tuple[float, float]:
    mean, error = measured
    return round(mean, places), round(error, 2)


SOURCES = Path(__file__).parent / "src"
FILES = {
    "agreements.gen.ts": agreements,
    "worth.gen.ts": worth,
    "messages.gen.ts": typescript,
    "rulebook.gen.ts": rulebook,
    "shapes.gen.ts": shapes,
}

if __name__ == "__main__":
    for name, text in FILES.items():
        (SOURCES / name).write_text(text(), encoding="utf-8")
