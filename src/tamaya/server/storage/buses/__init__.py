"""How processes tell each other that a log has grown: through PostgreSQL or Valkey, and not at all if there is one."""
