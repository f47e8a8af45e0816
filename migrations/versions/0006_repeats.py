"""Which messages a table has answered, so that one that is sent again has no second effect."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("answered", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("chat", sa.Column("sender", sa.String(12)))
    op.add_column("chat", sa.Column("client_id", sa.String(32)))
    op.create_index(
        "ix_chat_table_id_sender_client_id", "chat", ["table_id", "sender", "client_id"], unique=True
    )


def downgrade() -> None:
    op.drop_index("ix_chat_table_id_sender_client_id", "chat")
    op.drop_column("chat", "client_id")
    op.drop_column("chat", "sender")
    op.drop_column("tables", "answered")
