"""What the database keeps besides logs, a part of `Database` each: who is signed in where, finished games, their
reviews, how far somebody has come with puzzles. Here is what the parts do alike: look something up, and change it."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from sqlalchemy import Engine, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

Row = TypeVar("Row")
Values = Mapping[str, object] | None


class DatabasePart:
    """What a part uses to look things up and change them."""

    _reading: Engine
    _writing: Engine
    _upsert: Callable[[Table], sqlite.Insert | postgresql.Insert]  # inserts, or does something to the row that is there

    def _all(self, kind: Callable[..., Row], query: Executable, values: Values = None) -> list[Row]:
        """What a query finds, each row as a value of this kind."""
        with self._reading.connect() as connection:
            return [kind(*row) for row in connection.execute(query, values)]

    def _by_first(self, kind: Callable[..., Row], query: Executable) -> dict[str, Row]:
        """The same by its first column, with a value of the others."""
        with self._reading.connect() as connection:
            return {row[0]: kind(*row[1:]) for row in connection.execute(query)}

    def _first(self, kind: Callable[..., Row], query: Executable, values: Values = None) -> Row | None:
        """The first row that a query finds."""
        with self._reading.connect() as connection:
            row = connection.execute(query, values).first()
            return None if row is None else kind(*row)

    def _column(self, query: Executable) -> list[Any]:
        """The first column of what a query finds."""
        with self._reading.connect() as connection:
            return list(connection.scalars(query))

    def _value(self, query: Executable, values: Values = None) -> Any:
        """The first value that a query finds."""
        with self._reading.connect() as connection:
            return connection.scalar(query, values)

    def _change(self, change: Executable, values: Any = None) -> int:
        """Change something; return how many rows there were to change."""
        with self._writing.begin() as connection:
            return connection.execute(change, values).rowcount

    def _put(self, table: Table, kept: Collection[str] = ()) -> sqlite.Insert | postgresql.Insert:
        """An insertion that replaces an existing row, except for the columns in `kept`."""
        adding = self._upsert(table)
        index = [column.name for column in table.primary_key]
        names = [column.name for column in table.columns if column.name not in (*index, *kept)]
        return adding.on_conflict_do_update(index_elements=index, set_={name: adding.excluded[name] for name in names})
