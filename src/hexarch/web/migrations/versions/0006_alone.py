"""Games in which only bots still play are marked, so that they can be counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

games = sa.table("games", sa.column("id"), sa.column("state"), sa.column("alone"))
seats = sa.table("seats", sa.column("game"), sa.column("kind"))


def upgrade() -> None:
    """Add the column, and mark running games in which nobody but bots sits."""
    op.add_column("games", sa.Column("alone", sa.Boolean(), nullable=False, server_default=sa.false()))
    people = sa.select(seats.c.game).where(seats.c.game == games.c.id, seats.c.kind != "bot").exists()
    op.execute(sa.update(games).where(games.c.state == "running", ~people).values(alone=sa.true()))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("games") as batch:
        batch.drop_column("alone")
