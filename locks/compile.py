"""Writes the lock files of this folder from pyproject.toml; `--upgrade` takes the newest versions.

serve.txt is what the server needs, dev.txt adds tests and linters, node.txt is Node.js from PyPI. They name
no package index, so that any mirror serves, and hold for every system and every Python from 3.11 on.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {
    "serve": ["pyproject.toml"],
    "dev": ["pyproject.toml", "--group", "dev", "--constraint", "locks/serve.txt"],
    "node": ["--group", "pyproject.toml:node"],
}
OPTIONS = [
    *("--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
]


def main() -> None:
    """Compiles every lock in turn; the server's own comes first, since the developers' follows it."""
    for name, source in SOURCES.items():
        print(f"locks/{name}.txt")
        command = ["-m", "uv", "pip", "compile", *source, *OPTIONS, *sys.argv[1:], "-o", f"locks/{name}.txt"]
        subprocess.run([sys.executable, *command], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
