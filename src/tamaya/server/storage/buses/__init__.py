"""How processes tell each other that a log has grown: through PostgreSQL or Valkey, or not at all if there is only
one."""
