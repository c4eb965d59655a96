"""Visitors come in a few at a time, by turns of their addresses."""

import asyncio

from tamaya.server.web.entrance import turnstile
from tamaya.server.web.entrance.turnstile import OF_ONE, PLACES, Turn, Turnstile
from tests.server.completing import complete


class Coming:
    """Those who come to a turnstile, and who is in, in order."""

    def __init__(self) -> None:
        self.stile = Turnstile()
        self.turns: list[tuple[str, Turn]] = []

    @property
    def inside(self) -> list[str]:
        """Where those come from who were let in."""
        return [address for address, _ in self.turns]

    async def come(self, *addresses: str) -> list[asyncio.Task[None]]:
        """Somebody from each; those whose turn it is are in afterwards."""

        async def enter(address: str) -> None:
            self.turns.append((address, await self.stile.come(address)))

        tasks = [asyncio.create_task(enter(address)) for address in addresses]
        await self.settle()
        return tasks

    async def settle(self) -> None:
        """Let everybody go as far as they can."""
        for _ in range(5):
            await asyncio.sleep(0)


def test_one_address_never_has_all_places_and_others_come_in_at_once() -> None:
    async def scenario() -> None:
        coming = Coming()
        await coming.come(*["eve"] * 500)
        assert coming.inside == ["eve"] * OF_ONE
        await coming.come("ann")
        assert coming.inside[-1] == "ann"

    complete(scenario())


def test_addresses_take_turns_however_many_wait_at_each() -> None:
    async def scenario() -> None:
        coming = Coming()
        await coming.come(*["eve"] * 50, *["ned"] * 50)
        assert len(coming.inside) == PLACES
        await coming.come("ann", "bob")
        assert "ann" not in coming.inside
        for _, turn in coming.turns[:4]:
            turn.end()
            turn.end()  # to say it twice lets nobody else in
        await coming.settle()
        assert sorted(coming.inside[PLACES:]) == ["ann", "bob", "eve", "ned"]

    complete(scenario())


def test_whoever_gives_up_waiting_leaves_no_place_taken() -> None:
    async def scenario() -> None:
        coming = Coming()
        tasks = await coming.come(*["eve"] * (OF_ONE + 2))
        tasks[OF_ONE].cancel()  # while waiting
        coming.turns[0][1].end()
        await coming.settle()
        assert len(coming.inside) == OF_ONE + 1
        (late,) = await coming.come("eve")
        coming.turns[1][1].end()
        late.cancel()  # in the moment when it is their turn
        await coming.settle()
        for _, turn in coming.turns:
            turn.end()
        await coming.come(*["eve"] * OF_ONE)
        assert len(coming.inside) == 2 * OF_ONE + 1

    complete(scenario())


def test_nobody_is_waited_for_without_end() -> None:
    async def scenario() -> None:
        coming = Coming()
        waiting = await coming.come(*["eve"] * (OF_ONE + 1))
        assert len(coming.inside) == OF_ONE
        await asyncio.wait_for(waiting[-1], 20 * turnstile.LONGEST)

    complete(scenario())
