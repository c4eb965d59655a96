"""Puzzles: who has come how far with which, and how often each is solved."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tips", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Float),
        sa.Column("shown", sa.Float),
        sa.Column("game", sa.Text),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "puzzle_rates",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
