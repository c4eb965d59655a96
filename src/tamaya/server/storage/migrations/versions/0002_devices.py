"""Devices: each has a secret of its own and can be signed out. Cookies from before are one device a person."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text),
        sa.Column("secret", sa.LargeBinary),
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
    op.execute(
        "INSERT INTO devices (id, person_id, secret, label, made, seen) SELECT id, id, NULL, '', made, made FROM people"
    )
