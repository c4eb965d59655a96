"""How a server is set up."""

import sys
from pathlib import Path

import pytest

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config, from_environment


def test_what_is_given_comes_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {"TAMAYA_PORT": "8100", "TAMAYA_HOST": "0.0.0.0"}
    config = from_environment(environment, port=8200)
    assert (config.port, config.host, config.bot_workers) == (8200, "0.0.0.0", 2)


@pytest.mark.parametrize(
    ("value", "said"), [("many", "TAMAYA_PORT cannot be 'many'"), ("99999", "a whole number from 0 to 65535")]
)
def test_a_port_that_cannot_be_is_refused_in_a_sentence(value: str, said: str) -> None:
    with pytest.raises(TamayaError, match=said):
        from_environment({"TAMAYA_PORT": value})


@pytest.mark.parametrize("address", ["a b", "http://10.0.0.5", "10.0.0.5/", "me@home"])
def test_an_address_that_nobody_can_be_sent_to_is_refused(address: str) -> None:
    assert from_environment({}, address="fe80::1").address == "fe80::1"
    with pytest.raises(TamayaError, match=r"give one such as 192\.168\.0\.5"):
        from_environment({}, address=address)


@pytest.mark.parametrize(("given", "environment"), [("", {}), (" ", {}), (None, {"TAMAYA_PASSWORD": " "})])
def test_a_blank_password_does_not_let_everybody_in(given: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(TamayaError, match="The password is blank"):
        from_environment(environment, password=given)
    assert from_environment({"TAMAYA_PASSWORD": ""}).password == "", "as a file for containers has it"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems have other folders")
def test_games_are_kept_in_the_users_data_folder_which_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert Path(Config().database_place) == tmp_path / "data" / "tamaya" / "tamaya.sqlite3"
    assert (tmp_path / "data" / "tamaya").is_dir()
