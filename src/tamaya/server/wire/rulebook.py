"""Writes what the rulebook in the page is made of, from docs/rules.md and the core: the numbers of the rules,
what they are about, and facts for the pictures."""

import json
import re
from pathlib import Path

import msgspec

from tamaya.core.rule_numbers import conditions_of
from tamaya.core.rules import Rules
from tamaya.server.wire.facts import facts_of

DOCS = Path(__file__).parents[4] / "docs" / "rules.md"
RULE = re.compile(r"^\s*- \*\*(\w+)\*\*", re.MULTILINE)

HEADER = """\
// Made by `python -m tamaya.server.wire.typescript` from docs/rules.md and the core. Do not edit.
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
    return "\n".join((HEADER, f"export const RULES: Rule[] = [\n{lines}];\n", *facts))
