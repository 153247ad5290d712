"""Seats that changed hands in a running game are remembered: from whom, to whom, by whom, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "handovers",
        sa.Column("id", serial, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_handovers_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_handovers")),
    )
    op.create_index("ix_handovers_game", "handovers", ["game"])
    op.create_index("ix_handovers_person", "handovers", ["person"])


def downgrade() -> None:
    """Take it away."""
    op.drop_table("handovers")
