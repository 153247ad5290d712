"""Sums are added up in the same order on every processor that can."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexarch import processor

PRODUCT = """
import zlib
import numpy
left = numpy.random.default_rng(0).random((60, 947), numpy.float32)
right = numpy.random.default_rng(1).random((947, 96), numpy.float32)
print(zlib.crc32((left @ right).tobytes()))
"""


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENBLAS_NUM_THREADS", "OPENBLAS_CORETYPE"):
        monkeypatch.setenv(name, "")  # put back when the test is over
        monkeypatch.delenv(name)


@pytest.mark.parametrize(
    ("machine", "flags", "core"),
    [
        ("x86_64", "flags\t: fpu sse2 avx2 avx512f", "Haswell"),
        ("AMD64", "flags\t: fpu sse2 avx2", "Haswell"),
        ("x86_64", "flags\t: fpu sse2 avx", None),
        ("x86_64", "flags\t: notavx2 avx22", None),
        ("aarch64", "Features\t: fp asimd avx2", None),
        ("x86_64", None, None),
    ],
)
def test_only_what_can_is_told_to(
    machine: str, flags: str | None, core: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "cpuinfo"
    if flags is not None:
        told.write_text(f"processor\t: 0\n{flags}\n", "utf-8")
    monkeypatch.setattr(processor.platform, "machine", lambda: machine)
    processor.settle(told)
    assert os.environ.get("OPENBLAS_CORETYPE") == core
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


def test_what_is_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    monkeypatch.setenv("OPENBLAS_CORETYPE", "SkylakeX")
    processor.settle()
    assert (os.environ["OPENBLAS_NUM_THREADS"], os.environ["OPENBLAS_CORETYPE"]) == ("2", "SkylakeX")


def test_numpy_adds_up_in_the_same_order() -> None:
    """A product of the shape that the bots' networks have."""
    processor.settle()
    if "OPENBLAS_CORETYPE" not in os.environ:
        pytest.skip("this processor has an order of its own")
    found = subprocess.run([sys.executable, "-c", PRODUCT], capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout.strip() == "3228421695"
