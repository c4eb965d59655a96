"""docs/record.md says what the code does."""

import re
from pathlib import Path

import pytest

from tamaya.core.actions import parse_entry
from tamaya.core.record import LONGEST_NAME, MOST_ACTIONS, Record
from tamaya.formats import hanab_live
from tamaya.formats.json_text import MOST_BYTES

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", Record.__annotations__)
def test_every_field_of_a_record_is_explained(field: str) -> None:
    assert f"| `{field}` |" in PAGE


@pytest.mark.parametrize(("variant", "ours"), hanab_live.VARIANTS.items())
def test_every_variant_is_explained(variant: str, ours: hanab_live.Variant) -> None:
    option = "black_powder=True" if ours.black_powder else f'multicolour="{ours.multicolour}"'
    means = "the base game" if ours.sixth is None else f"`{option}`"
    assert f"| {variant} | {means} |" in PAGE


@pytest.mark.parametrize("option", [*hanab_live.TRANSLATED, *hanab_live.REFUSED, *hanab_live.IGNORED])
def test_every_option_of_hanab_live_is_explained(option: str) -> None:
    assert option == "variant" or f"`{option}`" in PAGE


def test_every_example_of_the_notation_is_one() -> None:
    examples = re.findall(r"`((?:play|discard|hint|take|arrange) [^`…]*)`", PAGE)
    assert len(examples) >= 8
    for example in examples:
        assert str(parse_entry(example)) == example


def test_the_limits_are_those_of_the_code() -> None:
    assert f"{MOST_BYTES:,} bytes and {MOST_ACTIONS:,} actions" in PAGE
    assert f"1 to {LONGEST_NAME} letters" in PAGE
