"""Snapshots of games, and watchers who came by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table and the column."""
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_snapshots")),
    )
    op.add_column("desks", sa.Column("welcome", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("desks") as batch:
        batch.drop_column("welcome")
    op.drop_table("snapshots")
