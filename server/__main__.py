"""`python -m server …`, which the launcher `./kalmar` runs."""

from server.cli import cli

if __name__ == "__main__":
    cli(prog_name="kalmar")
