"""Entries have checksums."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Go to this schema; entries from before have none: whether they are as they were written, nobody can tell now."""
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))
