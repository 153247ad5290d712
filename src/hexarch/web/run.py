"""Running the server: one process, or several that share a port and a PostgreSQL."""

from __future__ import annotations

import socket
import threading
import webbrowser
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar

from hexarch.web import app
from hexarch.web.config import Config, ConfigError
from hexarch.web.door import Door, raise_descriptors
from hexarch.web.server import alone, check
from hexarch.words import Words

PATIENCE: Final = 3  # seconds that requests under way have when the server stops
BACKLOG: Final = 2048
HEALTH: Final = 60  # seconds in which one of several processes must answer; on a busy machine it loads slowly


class _Server(uvicorn.Server):
    """Ends the event streams first when it is told to stop: they would go on for ever."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        loaded: Any = self.config.loaded_app
        while loaded is not None and not hasattr(loaded, "state"):
            loaded = getattr(loaded, "app", None)
        if loaded is not None:
            loaded.state.server.hub.close()
        super().handle_exit(sig, frame)


def serve(config: Config, host: str, port: int, workers: int = 1, browse: bool = False) -> int:
    """Serve until told to stop; the exit code."""
    if workers > 1 and config.sqlite:
        raise ConfigError("web-server-workers")
    # What keeps a server from running is told in plain words, before anything starts.
    if config.sqlite:
        with alone(config):
            check(config)
    else:
        check(config)
    bound = _bind(host, port)
    shown = f"http://{_shown(host)}:{bound.getsockname()[1]}/"
    print(Words.from_environment().text("web-server-ready", address=shown), flush=True)
    if browse:
        threading.Timer(1.0, webbrowser.open, [shown]).start()
    app.quiet()
    raise_descriptors()
    config.into_environment()
    settings = uvicorn.Config(
        "hexarch.web.run:application",
        factory=True,
        workers=workers,
        backlog=BACKLOG,
        http=Door,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=75,
        timeout_worker_healthcheck=HEALTH,
        lifespan="on",
    )
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(settings, sockets=[bound]).run()
        return 0
    server = _Server(settings)
    server.run(sockets=[bound])
    return 0 if server.started else 1


def application() -> Litestar:
    """The application of a process that the server started: its log looks like that of any other."""
    app.quiet()
    return app.create()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        raise ConfigError("web-server-port", address=f"{host}:{port}", why=str(error)) from error
    found.set_inheritable(True)
    return found


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
