"""Games are found by their deal, so that one sees how others did with it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Go to this schema; what the deal of each game is, the archive finds out."""
    op.add_column("games", sa.Column("deal", sa.LargeBinary))
    op.create_index("games_by_deal", "games", ["deal", "ended", "id"])
