"""Alembic's entry. server/store/migrate.py hands over a connection to the database that is to be migrated.

The `alembic` command has none: it gets an empty database that all steps so far have been made in, so that
it finds what the schema in the code has beyond them.
"""

import subprocess
import sys
import tempfile

from alembic import context
from sqlalchemy import Connection, make_url

from server.store.databases import sqlite_engine
from server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,  # SQLite can change little of a table in place
        transaction_per_migration=False,
    )
    with context.begin_transaction():
        context.run_migrations()


if (handed_over := context.config.attributes.get("connection")) is not None:
    run(handed_over)
else:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/empty.db"
        # In a process of its own: Alembic does one thing at a time.
        steps = "import sys; from server.store.migrate import migrate; migrate(sys.argv[1])"
        subprocess.run([sys.executable, "-c", steps, url], check=True)
        engine = sqlite_engine(make_url(url))
        with engine.begin() as connection:
            run(connection)
        engine.dispose()
