"""The first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("listings_by_age", "listings", ["public", "updated"])
    op.create_index("listings_due", "listings", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.create_index("seats_by_person", "seats", ["person_id"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person_id"])
    op.create_table(
        "device_links",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
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
        sa.Column("deal", sa.LargeBinary, nullable=False),
    )
    op.create_index("games_by_age", "games", ["ended"])
    op.create_index("games_by_deal", "games", ["deal", "ended", "id"])
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
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("wants_private", sa.Boolean, nullable=False),
        sa.Column("wants_deletion", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_game", "game_people", ["game_id"])
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
    op.create_table(
        "exercises",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("move", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game_id", "move"),
    )
    op.create_index("exercises_by_game", "exercises", ["game_id"])
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
        sa.Column("rated", sa.Float),
        sa.Column("rating", sa.Float),
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
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("deal", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("day", sa.Integer),
        sa.Column("until", sa.Float),
        sa.Column("game", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("club", sa.Text),
    )
    op.create_table(
        "deal_people",
        sa.Column("deal_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("deals_by_person", "deal_people", ["person_id"])
    op.create_table(
        "invitations",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
    )
    op.create_table(
        "forgotten",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("seen", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("notices_untold", "notices", ["told", "after"])
    op.create_table(
        "push_targets",
        sa.Column("device_id", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
    op.create_table(
        "calm",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("feed", sa.Integer, nullable=False),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host_id", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "club_people",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("clubs_by_person", "club_people", ["person_id"])
    op.create_table(
        "club_teams",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
    )
    op.create_table(
        "solver_ratings",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_runs",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
    )
