"""Alembic's entry: runs the migrations on the connection that server/store/migrate.py hands over."""

from alembic import context

from server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change little of a table in place
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
