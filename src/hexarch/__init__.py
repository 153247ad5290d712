"""Hexarch: board games for people and bots."""

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    # Reading the installed metadata takes milliseconds that most programs never need to spend.
    if name == "__version__":
        from importlib.metadata import version

        return version("hexarch")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
