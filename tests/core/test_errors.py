"""The tree of errors."""

import pickle
import subprocess
import sys

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
    error = kind("bot-replaced", TamayaError("hint-to-self"), where="here", size=3, who="cautious")
    told = "here: A hint goes to another player. The bot cautious played on."
    for one in (error, pickle.loads(pickle.dumps(error))):
        assert type(one) is kind
        assert (one.code, one.message, str(one)) == ("bot-replaced", told, told)
        assert one.details == {"where": "here", "size": 3, "who": "cautious"}


def test_what_another_program_said_leaves_a_process_as_well() -> None:
    error = pickle.loads(pickle.dumps(TamayaError("no-cluster", "it sleeps", address="here")))
    assert str(error) == "No Dask scheduler answers at here: it sleeps."


def test_an_error_of_somebody_else_says_its_code_and_details() -> None:
    assert str(TamayaError("their-code", size=3)) == "their-code size=3"


def test_the_core_reads_no_catalogue_until_somebody_reads_an_error() -> None:
    code = "import sys, tamaya; error = tamaya.TamayaError('game-over'); print('tamaya.i18n' in sys.modules, error)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False The game is over.\n"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("red", "'red'"),
        ("two\nlines", r"'two\nlines'"),
        (None, "None"),
        (10**6, "1000000"),
        pytest.param(10**5000, "<int>", id="huge"),
        pytest.param([10**5000], "<list>", id="huge in a list"),
    ],
)
def test_what_a_message_quotes(value: object, text: str) -> None:
    assert shown(value) == text


def test_what_a_message_quotes_is_never_long() -> None:
    assert len(shown("x" * 10**7)) <= 61
    assert len(TamayaError("code", "message", text="x" * 10**7).details["text"]) <= 301  # type: ignore[arg-type]
