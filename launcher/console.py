"""How the launcher speaks to the person at the keyboard, and runs other programs."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

Word = str | Path


class TroubleError(Exception):
    """What went wrong, and what the person at the keyboard can do about it."""


def say(text: str) -> None:
    # Not to stdout, which belongs to the command: `./kalmar export TABLE > game.json` must stay clean.
    print(f"Kalmár: {text}", file=sys.stderr, flush=True)


def run(
    command: Sequence[Word],
    trouble: str,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Runs a program whose output is only to be read; raises TroubleError with these words if it fails."""
    try:
        subprocess.run(
            command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=True
        )
    except OSError as error:
        raise TroubleError(f"{trouble} ({error})") from error
    except subprocess.CalledProcessError as error:
        raise TroubleError(trouble) from error
