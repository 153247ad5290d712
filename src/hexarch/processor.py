"""Sums that come to the same on every processor, so that bots with the same budget choose alike everywhere.

To be called before numpy is loaded. Its products of matrices are added up in another order by each kind of processor,
and where two turns are worth the same but for that, bots would differ from machine to machine. Nearly every processor
of a PC since 2013 has what HASWELL needs; others, and those of other kinds, go by their own order.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Final

HASWELL: Final = "Haswell"
NEEDS: Final = "avx2"
PC: Final = ("x86_64", "AMD64")
CAN: Final = Path("/proc/cpuinfo")


def settle(can: Path = CAN) -> None:
    """One core for each process, and the same order of sums; what is set already stays."""
    # The bots' matrices are small: more threads only wait for each other, and every process has a core of its own.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if platform.machine() in PC and _has(can):
        os.environ.setdefault("OPENBLAS_CORETYPE", HASWELL)


def _has(can: Path) -> bool:
    try:
        return NEEDS in can.read_text("utf-8", errors="replace").split()
    except OSError:
        return False
