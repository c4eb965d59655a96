"""Tamaya without its extras: what needs one says so and what to install, and all the rest works."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tamaya.extras import EXTRAS

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

IMPORT_ALL = """
import json, pkgutil, sys
from importlib import import_module
for name in sys.argv[1:]:
    sys.modules[name] = None  # as if it were not installed
import tamaya
refused = {}
def walk(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.name.rpartition(".")[2] in ("__main__", "migrations"):
            continue
        try:
            found = import_module(module.name)
        except ImportError as error:
            refused[module.name] = str(error)
        else:
            if module.ispkg:
                walk(found)
walk(tamaya)
print(json.dumps(refused))
"""


def refusals(*absent: str) -> dict[str, str]:
    """What every module that cannot be imported says, if these packages are not installed."""
    run = subprocess.run([sys.executable, "-c", IMPORT_ALL, *absent], capture_output=True, text=True, check=True)
    told: dict[str, str] = json.loads(run.stdout)
    return told


def installed_by(extra: str) -> set[str]:
    """The packages that an extra installs everywhere."""
    wanted = PROJECT["optional-dependencies"][extra]
    return {re.split(r"[>\[]", line)[0] for line in wanted if ";" not in line}


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_list_of_extras_is_that_of_the_project(extra: str) -> None:
    assert set(EXTRAS[extra]) == installed_by(extra)


def test_without_any_extra_a_module_that_needs_one_says_what_to_install() -> None:
    told = refusals(*{module for modules in EXTRAS.values() for module in modules})
    for said in told.values():
        assert re.fullmatch(r'tamaya\.\S+ needs [\w., ]+: pip install "tamaya\[\w+\]"', said)
    assert told["tamaya.fast"] == 'tamaya.fast needs numba, numpy: pip install "tamaya[fast]"'
    assert told["tamaya.env.raw"] == 'tamaya.env.raw needs numba, numpy: pip install "tamaya[fast]"'
    assert {"tamaya.server", "tamaya.env.gymnasium", "tamaya.env.pettingzoo", "tamaya.bots.hat"} <= told.keys()
    assert {"tamaya.bots.cautious", "tamaya.env.hle", "tamaya.cli.arena"}.isdisjoint(told)


def test_with_the_extra_fast_alone_many_games_can_be_played_at_once() -> None:
    assert refusals("gymnasium", "pettingzoo", "starlette", "mcp").keys() == {
        "tamaya.env.gymnasium",
        "tamaya.env.pettingzoo",
        "tamaya.env.adapters",
        "tamaya.env.stable_baselines",
        "tamaya.env.vector",
        "tamaya.mcp",
        "tamaya.server",
    }


def test_the_commands_say_what_to_install() -> None:
    asked = "import sys; sys.modules['uvicorn'] = sys.modules['distributed'] = None; from tamaya.cli import main; "
    serve = subprocess.run(
        [sys.executable, "-c", asked + "main(['serve'])"], capture_output=True, text=True, check=True
    )
    assert serve.stderr == 'tamaya: tamaya.server needs uvicorn: pip install "tamaya[server]".\n'
    dask = [sys.executable, "-c", asked + "main(['arena', '--bot', 'cautious', '--dask', 'tcp://127.0.0.1:1'])"]
    arena = subprocess.run(dask, capture_output=True, text=True, check=True)
    assert arena.stderr == 'tamaya: A cluster needs Dask: pip install "tamaya[cluster]".\n'
