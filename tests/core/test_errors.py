"""The tree of errors."""

import pickle

import pytest

from tamaya import IllegalAction, TamayaError
from tamaya.core import errors
from tamaya.core.errors import BadNotation, BadRecord, BadRules, NotExportable, shown

KINDS = [BadRules, BadNotation, BadRecord, NotExportable, IllegalAction]


def test_the_tree_is_complete() -> None:
    found = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TamayaError)]
    assert set(found) == {TamayaError, *KINDS}
    assert issubclass(TamayaError, ValueError)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_has_a_code_a_message_and_details_and_can_leave_a_process(kind: type[TamayaError]) -> None:
    error = kind("some-code", "What was wrong.", where="here", size=3)
    for one in (error, pickle.loads(pickle.dumps(error))):
        assert type(one) is kind
        assert (one.code, one.message, str(one)) == ("some-code", "What was wrong.", "What was wrong.")
        assert one.details == {"where": "here", "size": 3}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("red", "'red'"),
        ("two\nlines", r"'two\nlines'"),
        (None, "None"),
        (10**6, "1000000"),
        pytest.param(10**5000, "a huge number", id="huge"),
        pytest.param([10**5000], "a huge number", id="huge in a list"),
    ],
)
def test_what_a_message_quotes(value: object, text: str) -> None:
    assert shown(value) == text


def test_what_a_message_quotes_is_never_long() -> None:
    assert len(shown("x" * 10**7)) <= 61
    assert len(TamayaError("code", "message", text="x" * 10**7).details["text"]) <= 301  # type: ignore[arg-type]
