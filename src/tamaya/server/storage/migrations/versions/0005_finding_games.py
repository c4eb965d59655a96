"""Games without a box and masterpieces are found as what they are: neither under the box that lent its rules, nor by
points that they do not have."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Say so of those that are stored."""
    _where('"box":false', "edition = 'none'")
    _where('"masterpiece":true', "score = -1")


def _where(summary_has: str, change: str) -> None:
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        has = f"instr(summary, CAST('{summary_has}' AS BLOB)) > 0"
    else:
        has = f"position(convert_to('{summary_has}', 'UTF8') IN summary) > 0"
    connection.exec_driver_sql(f"UPDATE game_people SET {change} WHERE game_id IN (SELECT id FROM games WHERE {has})")
