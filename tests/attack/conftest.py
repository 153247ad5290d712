"""What an unfriendly guest would try, against real servers on this machine, bounded in number and time."""

from ..web.conftest import database, postgres, start_server

__all__ = ["database", "postgres", "start_server"]
