"""Reviews: what was found out about a game that is over, and who is finding it out now."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("wanted_by", sa.Text, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
