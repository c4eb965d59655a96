"""What the files of deploy/ name exists: metrics, settings, extras, keys of systemd."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tamaya.cli import serve
from tamaya.server.config import Config, from_environment
from tests.deploy.proxies import DEPLOY, ROOT
from tests.server.guests import Running
from tests.server.processes import free_port

FOR_COMPOSE = {
    "TAMAYA_NAME",
    "TAMAYA_DATABASE_PASSWORD",
    "TAMAYA_SERVERS",
    "TAMAYA_VERSION",
}  # no settings of the server
FROM_PROMETHEUS = {"up"}


def metrics_of(expression: str) -> set[str]:
    """The names in a query that are neither functions, labels nor words of the language."""
    plain = re.sub(r"\{[^}]*\}|\[[^]]*\]|\b(?:by|without) *\([^)]*\)", " ", expression)
    return {name for name in re.findall(r"\b[a-z_]+\b(?! *\()", plain) if name not in ("by", "without")}


def test_the_dashboard_shows_only_what_is_exported(server: Running) -> None:
    exported = set(re.findall(r"^(tamaya_\w+)", server.request("GET", "/metrics")[2].decode(), re.MULTILINE))
    exported |= set(re.findall(r"^# TYPE (\w+)", server.request("GET", "/metrics")[2].decode(), re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert queries
    shown = set().union(*map(metrics_of, queries))
    assert shown - exported == FROM_PROMETHEUS
    assert {"tamaya_entries_total", "tamaya_command_seconds_bucket"} <= shown
    assert "label_values(tamaya_tables, job)" in json.dumps(dashboard["templating"])


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "compose.large.yaml", "tamaya.service", "Caddyfile"])
def test_every_setting_that_is_given_exists(name: str) -> None:
    named = set(re.findall(r"TAMAYA_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    settings = {f"TAMAYA_{field.upper()}" for field in Config.__dataclass_fields__}
    assert named
    assert named <= settings | FOR_COMPOSE


def test_the_image_installs_extras_that_exist_from_files_that_are_sent() -> None:
    file = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = re.search(r"'\.\[([a-z,]+)\]'", file)
    assert found is not None
    assert set(found[1].split(",")) <= set(project["optional-dependencies"])
    sent = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in sent if not (ROOT / name).exists()] == []


def test_compose_pulls_the_image_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f":${{TAMAYA_VERSION:-{version}}}" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not on this machine")
    unit = (DEPLOY / "tamaya.service").read_text(encoding="utf-8").replace("/opt/tamaya/bin/tamaya", "/bin/true")
    (tmp_path / "tamaya.service").write_text(unit, encoding="utf-8")
    command = [analyze, "verify", "--recursive-errors=no", str(tmp_path / "tamaya.service")]
    ran = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"}, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


SETTING = re.compile(r"^\| (?:`(--[a-z-]+)` )?\| `(TAMAYA_\w+)` \|([^|]*)\|", re.MULTILINE)


def test_the_table_of_settings_is_what_the_server_reads() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = {variable: (flag, default.strip().strip("`")) for flag, variable, default in SETTING.findall(page)}
    plain, flags = Config(), main_flags()
    for name in Config.__dataclass_fields__:
        before, variable = getattr(plain, name), f"TAMAYA_{name.upper()}"
        given = {variable: "7", "TAMAYA_PUBLIC_URL": "https://example.org"}  # which some others need
        read = isinstance(before, str | int | float) and getattr(from_environment(given), name) != before
        assert read == (variable in told), variable
        if not read:
            continue
        flag, default = told[variable]
        assert flag in flags or not flag, variable
        if before != "" and not isinstance(before, tuple):
            assert default == str(before) or float(default) == before, variable


def main_flags() -> set[str]:
    """The options of `tamaya serve`."""
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    return {option for action in parser._actions for option in action.option_strings}


def test_the_image_is_healthy_while_its_server_is_ready(server: Running) -> None:
    file = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"HEALTHCHECK.*\\\n +CMD (\[.*\])", file)
    assert found is not None
    _, *arguments = json.loads(found[1])
    for port, status in ((server.port, 0), (free_port(), 1)):
        environment = os.environ | {"TAMAYA_PORT": str(port)}
        ran = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
        assert ran.returncode == status, ran.stderr
