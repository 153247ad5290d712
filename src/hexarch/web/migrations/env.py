"""Runs migrations over the connection, and inside the transaction, of the caller."""

from __future__ import annotations

from alembic import context

from hexarch.web.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
