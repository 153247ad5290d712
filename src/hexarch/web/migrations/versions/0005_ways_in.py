"""Sessions, private links and passkeys say where they come from and when they were used; people when they were seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

USED = ("keys", "passkeys")


def upgrade() -> None:
    """Add the columns, and the table of what the server itself remembers."""
    for name, length in (("how", 8), ("origin", 64), ("agent", 80)):
        op.add_column("sessions", sa.Column(name, sa.String(length=length), server_default="", nullable=False))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("persons", sa.Column("seen", sa.Float(), nullable=True))
    for table in USED:
        op.add_column(table, sa.Column("used", sa.Float(), nullable=True))
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_marks")),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("marks")
    for table in USED:
        with op.batch_alter_table(table) as batch:
            batch.drop_column("used")
    with op.batch_alter_table("persons") as batch:
        batch.drop_column("seen")
    with op.batch_alter_table("sessions") as batch:
        for name in ("seen", "agent", "origin", "how"):
            batch.drop_column(name)
