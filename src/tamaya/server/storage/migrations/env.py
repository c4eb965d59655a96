"""Called by Alembic, with the connection that `migrate` opened."""

from alembic import context

from tamaya.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
