"""How much is tried: a little in every run; with KALMAR_FULL=1, as in `./kalmar guarantees`, all of it."""

import os

FULL = bool(os.environ.get("KALMAR_FULL"))


def amount(name: str, short: int, full: int) -> int:
    """`short` in every run, `full` on demand; the variable KALMAR_<name> gives any other."""
    return int(os.environ.get(f"KALMAR_{name}") or (full if FULL else short))
