"""Who wants to be told that it is their turn, what links in notices can do, and keys that the house makes."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("browser", sa.String(12), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("target_hash", sa.String(64), nullable=False),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("delay", sa.Integer(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Integer()),
        sa.Column("next_at", sa.BigInteger()),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("trouble", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.UniqueConstraint(
            "table_id", "sitting", "target_hash", name="uq_subscriptions_table_id_sitting_target_hash"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_subscriptions_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_subscriptions_browser"),
    )
    op.create_index("ix_subscriptions_target_hash", "subscriptions", ["target_hash"])
    op.create_table(
        "notice_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("subscription", sa.String(12), nullable=False),
        sa.Column("deed", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", "subscription", name="pk_notice_keys"),
        sa.ForeignKeyConstraint(
            ["subscription"], ["subscriptions.id"], name="fk_notice_keys_subscription", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_notice_keys_subscription", "notice_keys", ["subscription"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )


def downgrade() -> None:
    op.drop_table("house_keys")
    op.drop_table("notice_keys")
    op.drop_table("subscriptions")
