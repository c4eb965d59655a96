"""docs/record.md says what the code does."""

import re
from pathlib import Path

import pytest

from tamaya.core.actions import parse_entry
from tamaya.core.record import LONGEST_NAME, MOST_ACTIONS, Record
from tamaya.core.rules import Rules
from tamaya.formats import any_format
from tamaya.formats.hanab_live import parsing
from tamaya.formats.hanab_live.parsing import VARIANTS, Variant
from tamaya.formats.json_text import MOST_BYTES

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", Record.__annotations__)
def test_every_field_of_a_record_is_explained(field: str) -> None:
    assert f"| `{field}` |" in PAGE


@pytest.mark.parametrize(("variant", "ours"), VARIANTS.items())
def test_every_variant_is_explained(variant: str, ours: Variant) -> None:
    options = [
        *([f"`colours={ours.colours}`"] if ours.colours != Rules().colours else []),
        *([f'`multicolour="{ours.multicolour}"`'] if ours.multicolour != "none" else []),
        *(["`black_powder=True`"] if ours.black_powder else []),
    ]
    assert f"| {variant} | {', '.join(options) or 'the base game'} |" in PAGE


@pytest.mark.parametrize("option", [*parsing.TRANSLATED, *parsing.REFUSED, *parsing.CLOCKS])
def test_every_option_of_hanab_live_is_explained(option: str) -> None:
    assert option == "variant" or f"`{option}`" in PAGE


def test_every_example_of_the_notation_is_one() -> None:
    examples = re.findall(r"`((?:play|discard|hint|take|arrange|pose) [^`…]*)`", PAGE)
    assert len(examples) >= 8
    for example in examples:
        assert str(parse_entry(example)) == example


def test_the_limits_are_those_of_the_code() -> None:
    assert f"{MOST_BYTES:,} bytes and {MOST_ACTIONS:,} actions" in PAGE
    assert f"1 to {LONGEST_NAME} characters" in PAGE
    assert f"{any_format.MOST_BYTES:,} bytes and {any_format.MOST_GAMES:,} games" in PAGE
