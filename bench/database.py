"""Two drivers for PostgreSQL side by side, in one run: adding entries in batches, as the server does, and reading logs
at the same time. psycopg works in threads, as the store uses it; asyncpg in the event loop.

`.venv/bin/pip install asyncpg; .venv/bin/python -m bench.database`
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import psycopg

from tests.server.postgres import postgres_server

ROUNDS = 3
BATCHES, READERS, READS, LOG = 300, 4, 1500, 100
BODY = b'{"type":"acted","seat":1,"action":"hint 2 red"}' * 3
TABLE = (
    "CREATE TABLE entries (table_id text, number int, at float8 NOT NULL, body bytea NOT NULL,"
    " PRIMARY KEY (table_id, number))"
)
ADD = """
INSERT INTO entries SELECT * FROM unnest({}::text[], {}::int[], {}::float8[], {}::bytea[]) AS new (t, n, a, b)
WHERE n = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = t AND number = n - 1)
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
READ = "SELECT body FROM entries WHERE table_id = {} AND number > {} ORDER BY number"

Rows = tuple[list[str], list[int], list[float], list[bytes]]
Add = Callable[[int], Awaitable[None]]
Read = Callable[[], Awaitable[None]]


def batch(number: int, size: int) -> Rows:
    """An entry for each of this many tables."""
    return [f"t{table}" for table in range(size)], [number] * size, [time.time()] * size, [BODY] * size


async def measure(name: str, size: int, add: Add, read: Read) -> None:
    """Add and read at the same time, and print what it took."""

    async def adding() -> float:
        begun = time.perf_counter()
        for number in range(BATCHES):
            await add(number)
        return time.perf_counter() - begun

    async def reading() -> float:
        begun = time.perf_counter()
        for _ in range(READS // READERS):
            await read()
        return time.perf_counter() - begun

    cpu = time.process_time()
    added, *reads = await asyncio.gather(adding(), *(reading() for _ in range(READERS)))
    cpu = time.process_time() - cpu
    rates = f"{BATCHES * size / added:8.0f} entries/s {READS / max(reads):8.0f} logs/s"
    print(f"{name:8} batches of {size:3}: {rates}   CPU of this process {cpu:5.2f} s", flush=True)


async def with_psycopg(url: str, size: int) -> None:
    """A connection for writing and some for reading, each call in a thread."""
    connections = [psycopg.connect(url) for _ in range(1 + READERS)]
    writer, *readers = connections
    add_query, read_query = ADD.format(*["%b"] * 4).encode(), READ.format("%b", "%b").encode()
    threads, writing = ThreadPoolExecutor(READERS), ThreadPoolExecutor(1)

    def write(number: int) -> None:
        writer.execute(add_query, batch(number, size), prepare=True).fetchall()
        writer.commit()

    def look() -> None:
        connection = readers.pop()
        connection.execute(read_query, ("long", -1), prepare=True, binary=True).fetchall()
        connection.rollback()
        readers.append(connection)

    loop = asyncio.get_running_loop()
    await measure(
        "psycopg",
        size,
        lambda number: loop.run_in_executor(writing, write, number),
        lambda: loop.run_in_executor(threads, look),
    )
    for connection in connections:
        connection.close()


async def with_asyncpg(url: str, size: int) -> None:
    """A pool in the event loop."""
    async with asyncpg.create_pool(url, min_size=1 + READERS, max_size=1 + READERS) as pool:
        add_query, read_query = ADD.format("$1", "$2", "$3", "$4"), READ.format("$1", "$2")

        async def write(number: int) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await connection.fetch(add_query, *batch(number, size))

        async def look() -> None:
            async with pool.acquire() as connection:
                await connection.fetch(read_query, "long", -1)

        await measure("asyncpg", size, write, look)


def prepared(url: str) -> str:
    """A database with one log that is read."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(TABLE.encode())
        for number in range(LOG):
            connection.execute("INSERT INTO entries VALUES ('long', %s, 0, %s)", (number, BODY))
    return url


def main() -> None:
    """Measure both, several times."""
    print(f"load of this machine before: {os.getloadavg()[0]:.1f}")
    with postgres_server() as server:
        for size in (1, 50):
            for _ in range(ROUNDS):
                asyncio.run(with_psycopg(prepared(server.new_database()), size))
                asyncio.run(with_asyncpg(prepared(server.new_database()), size))


if __name__ == "__main__":
    main()
