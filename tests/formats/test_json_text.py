"""JSON from anywhere is read strictly: what is refused is refused with a reason and a place."""

import pytest

from tamaya.core.errors import BadRecord
from tamaya.formats import json_text

REFUSED = {
    "empty": ("", "empty", "The file is empty."),
    "only spaces": (" \n ", "empty", "The file is empty."),
    "truncated list": ('{"deck": ["r1",', "truncated", "line 1, column 16"),
    "truncated text": ('{\n"deck": ["r1", "g', "truncated", "line 2, column 16"),
    "a comma too many": ('{\n  "players": 3,\n}', "not-json", "line "),  # newer Pythons name the comma's place
    "a comma too few": ('{\n  "players": 3\n  "seed": 1}', "not-json", "line 3, column 3"),
    "no JSON at all": ("play 7", "not-json", "line 1, column 1"),
    "two documents": ("{}\n{}", "not-json", "line 2, column 1"),
    "a field twice": ('{"a": 1, "b": {"seed": 1, "seed": 2}}', "field-twice", "seed: "),
    "not a number": ('{"seed": NaN}', "not-json", "NaN"),
    "infinity": ("[-Infinity]", "not-json", "-Infinity"),
    "a number of 5,000 digits": ("9" * 5000, "number-too-long", "99999999999999999999: This number"),
    "nested too deeply": ("[" * 100_000, "nested-too-deeply", "nested too deeply"),
    "nested objects": ('{"a":' * 100_000, "nested-too-deeply", "nested too deeply"),
    "too large": ("x" * 10_000_000, "too-large", "1,000,000 bytes"),
    "too large bytes": (b"\0" * 10_000_000, "too-large", "1,000,000 bytes"),
    "not UTF-8": (b'{"names": ["\xff"]}', "not-utf-8", "byte 12"),
    "UTF-16": ("{}".encode("utf-16"), "not-utf-8", "byte 0"),
}


@pytest.mark.parametrize(("text", "code", "said"), REFUSED.values(), ids=REFUSED)
def test_what_is_not_plain_json_is_refused_with_a_reason(text: str | bytes, code: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        json_text.parse(text)
    assert refused.value.code == code
    assert said in refused.value.message
    assert len(refused.value.message) < 200
    assert "\n" not in refused.value.message


def test_a_byte_order_mark_is_no_hindrance() -> None:
    assert json_text.parse(b"\xef\xbb\xbf[1]") == [1]
