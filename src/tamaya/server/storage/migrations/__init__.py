"""How a database comes to the present schema, step by step (Alembic). Run when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from tamaya.core.errors import TamayaError
from tamaya.server.storage.faults import fault


def migrate(connection: Connection, place: str) -> None:
    """Bring the database at a place to the newest schema, unless it is newer than known, or not ours."""
    known = known_schemas()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == known[0]:
        return
    if found is None and (tables := inspect(connection).get_table_names()):
        raise fault("storage-no-database", place=place, why=TamayaError("storage-other-tables", table=tables[0]))
    if found is not None and found not in known:
        raise fault("storage-newer", place=place, found=found, known=known[0])
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def known_schemas() -> list[str]:
    """The schemas that this version can read, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
