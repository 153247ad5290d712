"""The titles there are, the toys among them."""

from collections.abc import Iterator

import pytest

from .titles import toys


@pytest.fixture(scope="module", autouse=True)  # a folder without __init__.py is no package, and lasts for the session
def with_toys() -> Iterator[None]:
    """The folder of toys is searched for titles while these tests run, in processes they start as well."""
    with toys():
        yield
