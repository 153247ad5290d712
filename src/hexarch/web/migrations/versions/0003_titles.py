"""Tables say which title they play; those from before play Terra Mystica."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("game", sa.String(length=40), server_default="terra", nullable=False))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("games") as batch:
        batch.drop_column("game")
