"""Processes of our own: they answer, say why they do not, wait in queues, and none outlives its parent."""

import asyncio
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya.children.child import Child, ChildEnded
from tamaya.children.crew import Crew
from tamaya.children.inside import CallFailed
from tamaya.core.errors import TamayaError
from tests.children.calls import fail, report_twice, sleep_for_ever, wait_for
from tests.server.completing import complete
from tests.server.guests import PATIENCE


def test_a_child_answers_reports_and_says_why_it_fails() -> None:
    async def scenario() -> None:
        child = Child("tests")
        heard: list[float] = []
        assert await child.call(report_twice, hear=heard.append) == "", "it reads nothing of the line"
        assert heard == [0.25, 0.75]
        first = child.pid
        with pytest.raises(TamayaError, match="here") as refused:
            await child.call(fail, "refuse")
        assert (refused.value.code, refused.value.details) == ("no-port", {"why": "it is taken", "place": "here"})
        with pytest.raises(CallFailed, match=r"SystemExit\(3\)"):
            await child.call(fail, "exit")
        with pytest.raises(CallFailed, match=r"Odd\('odd'\)"):
            await child.call(fail, "odd")
        assert child.pid == first, "none of these ends it"
        with pytest.raises(ChildEnded, match="-9"):
            await child.call(fail, "die")
        assert await child.call(os.getpid) not in (first, os.getpid()), "another takes its place"
        await child.end()

    complete(scenario())


def test_to_stop_waiting_is_to_end_the_child() -> None:
    async def scenario() -> None:
        crew = Crew("tests")
        begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = asyncio.create_task(crew.call(sleep_for_ever, hear=begun.set_result))
        pid = await begun
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(TimeoutError):
            await crew.call(sleep_for_ever, seconds=0.3)
        assert await crew.call(len, "abc") == 3
        await crew.close()

    complete(scenario())


def test_a_child_is_ended_even_if_nobody_waits_for_that() -> None:
    async def scenario() -> None:
        child = Child("tests", patience=PATIENCE)
        pid = await child.call(os.getpid)
        ending = asyncio.create_task(child.end())
        await asyncio.sleep(0)  # it has begun
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    complete(scenario())


def test_calls_of_one_person_wait_for_each_other_and_those_of_others_do_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        crew = Crew("tests", 2)
        order: list[str] = []
        gate = tmp_path / "open"

        async def ask(person: str, gate: Path) -> None:
            await crew.call(wait_for, gate, person=person)
            order.append(person)

        asked = [asyncio.create_task(ask("ann", gate)) for _ in range(3)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await ask("bob", tmp_path)  # it is there: while a call of Ann takes one child, he gets the other
        gate.touch()
        await asyncio.gather(*asked)
        assert order == ["bob", "ann", "ann", "ann"]
        await crew.close()

    complete(scenario())


# A parent whose child is busy; what the child says goes where the test reads it.
PARENT = """
import asyncio
from tamaya.children.child import Child
from tests.children.calls import sleep_for_ever
asyncio.run(Child("tests").call(sleep_for_ever, hear=lambda pid: print(pid, flush=True)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_child_ends_when_its_parent_was_killed_whatever_it_is_doing() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        assert int(parent.stdout.readline())
        parent.kill()
        parent.wait()
        ended, _, _ = select.select([parent.stderr], [], [], PATIENCE)
        assert ended, "the child has closed it, too"
        assert parent.stderr.read() == b""
