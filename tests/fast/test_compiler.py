"""Compiled code is kept on disk, forgotten when a source changes, and the first use says what takes so long."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tamaya
from tamaya.bots.compiled import policy

CALL = """
import entry, rule
from tamaya.fast.compiler import compile_functions
ask = {made}[entry.ask]
print(ask(20), sum(ask.stats.cache_misses.values()))
"""
TOGETHER = "compile_functions(entry.ask)"
GIVEN = "compile_functions(entry.ask, given=compile_functions(rule.step))"
TWICE = """
import subprocess
both = [subprocess.Popen({command}, stdout=subprocess.PIPE, text=True) for _ in range(2)]
print(*(process.communicate()[0] for process in both))
"""
THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tamaya.fast.lanes import engine
sys.setswitchinterval(1e-6)
with ThreadPoolExecutor(8) as threads:
    print(len({id(future.result()) for future in [threads.submit(engine) for _ in range(8)]}))
"""
IN_PACKAGE = """
import numpy as np
from tamaya.bots.compiled import facts, policy
from tamaya.fast.compiler import compile_functions
ask = compile_functions(facts.copies_left_over, label="_asked", inline=False)[facts.copies_left_over]
print(ask(np.arange(policy.MEMORY))[0], sum(ask.stats.cache_misses.values()))
"""


def call(folder: Path, code: str) -> tuple[str, str]:
    """What the code prints: answers, and how many functions were compiled anew; and what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
        start_new_session=True,  # a command of its own, as in a shell
    )
    return done.stdout.strip(), done.stderr


def write_modules(folder: Path) -> Path:
    """A function that is called, and the module that has what it calls."""
    (folder / "entry.py").write_text("from rule import step\n\n\ndef ask(x):\n    return step(x)\n")
    rule = folder / "rule.py"
    rule.write_text("def step(x):\n    return x + 1\n")
    return rule


@pytest.mark.slow
@pytest.mark.parametrize("made", [TOGETHER, GIVEN])
def test_the_second_start_compiles_nothing_unless_a_source_has_changed(tmp_path: Path, made: str) -> None:
    rule = write_modules(tmp_path)
    code = CALL.replace("{made}", made)
    answer, said = call(tmp_path, code)
    assert answer == "21 1"
    assert said.startswith("tamaya: compiling for this machine, once")
    assert said.count("\n") == 1
    assert call(tmp_path, code) == ("21 0", "")
    rule.write_text("def step(x):\n    return x + 2\n")  # the file of the cached function itself is as it was
    answer, said = call(tmp_path, code)
    assert answer == "22 1"
    assert "compiling" in said


@pytest.mark.slow
def test_of_two_processes_one_compiles_and_says_so_and_the_other_waits(tmp_path: Path) -> None:
    write_modules(tmp_path)
    command = [sys.executable, "-c", CALL.replace("{made}", TOGETHER)]
    answers, said = call(tmp_path, TWICE.replace("{command}", repr(command)))
    assert sorted(answers.split()) == ["0", "1", "21", "21"]
    assert said.count("compiling") == 1


@pytest.mark.slow
def test_a_constant_changed_anywhere_below_a_compiled_bot_makes_its_machine_code_anew(tmp_path: Path) -> None:
    source = Path(tamaya.__file__).parent
    shutil.copytree(source, tmp_path / "tamaya", ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    assert call(tmp_path, IN_PACKAGE)[0] == f"{policy.LEFT} 1"
    assert call(tmp_path, IN_PACKAGE) == (f"{policy.LEFT} 0", "")
    change(tmp_path / "tamaya/bots/compiled/policy.py", "LEFT = TABLE + MOST_CARDS", "LEFT = 5")
    assert call(tmp_path, IN_PACKAGE)[0] == "5 1"
    assert call(tmp_path, IN_PACKAGE)[0] == "5 0"
    change(tmp_path / "tamaya/core/row.py", '"""', '"""Here: ')  # what is said of a module is not part of its code
    assert call(tmp_path, IN_PACKAGE) == ("5 0", "")


def change(file: Path, before: str, after: str) -> None:
    assert before in file.read_text()
    file.write_text(file.read_text().replace(before, after, 1))


def test_threads_that_ask_at_the_same_time_get_the_same_functions() -> None:
    """Also because CPython 3.11 cannot parse sources in two threads at once."""
    made = subprocess.run([sys.executable, "-c", THREADS], check=True, capture_output=True, text=True)
    assert made.stdout == "1\n"
