"""The first tables."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_browsers"),
        sa.UniqueConstraint("token_hash", name="uq_browsers_token_hash"),
    )
    op.create_table(
        "components",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_components"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("code", sa.String(9), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("start", sa.Integer()),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data_hash", sa.String(64), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("rematch", sa.String(12)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("edits", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["data_hash"], ["components.hash"], name="fk_tables_data_hash"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colours", sa.Text(), nullable=False),
        sa.Column("browser", sa.String(12)),
        sa.Column("level", sa.String(32)),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("entropy", sa.String(64), nullable=False),
        sa.Column("recovery_hash", sa.String(64)),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_seats_browser"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("recovery_hash", name="uq_seats_recovery_hash"),
    )
    op.create_index("ix_seats_browser", "seats", ["browser"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("client_id", sa.String(32)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_journal"),
        sa.UniqueConstraint("table_id", "seat", "client_id", name="uq_journal_table_id_seat_client_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column(
            "id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False
        ),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])


def downgrade() -> None:
    for table in ("chat", "snapshots", "journal", "seats", "tables", "components", "browsers"):
        op.drop_table(table)
