"""What is PostgreSQL's own: the database. Needs an extra, so nothing imports this before somebody asks for it."""

from tamaya.extras import need

need("postgres", "A PostgreSQL database")
