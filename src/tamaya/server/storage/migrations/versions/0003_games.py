"""Games: what is over has a place of its own. The games of old logs are gathered when the server has started."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("parent", sa.Text),
        sa.Column("at", sa.Integer),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("games_by_age", "games", ["ended"])
    op.create_index("games_by_parent", "games", ["parent"])
    op.create_index("games_by_table", "games", ["table_id"])
    op.create_table(
        "game_people",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("ended", sa.Float, primary_key=True),
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("wants_private", sa.Boolean, nullable=False),
        sa.Column("wants_deletion", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_game", "game_people", ["game_id"])
