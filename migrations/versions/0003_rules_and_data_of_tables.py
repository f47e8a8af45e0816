"""Whose component data a table plays with, and from where on newer rules do not fit its moves."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("own_data", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("unfit", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "unfit")
    op.drop_column("tables", "own_data")
