"""The tables of the database. Migrations bring a database to this; a test compares them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# The truth: what happened at each table, in order. Never changed, only added to.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What the lobby asks for; follows from the entries.
listings = Table(
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # the entry after which it looked so
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("listings_by_age", "public", "updated"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Index("seats_by_person", "person_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Where people are signed in. Only hashes of secrets are here: who reads the database cannot be anybody with them.
devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text),  # nobody's after signing out
    Column("secret", LargeBinary),  # null: the cookies of a person (whose id it is) from before devices
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_person", "person_id"),
)
device_links = Table(
    "device_links",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
