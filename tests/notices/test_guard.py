"""Nothing that a player gives as a target leads into a private network, whatever way it takes there."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from server.apart import Process
from server.notices.guard import Guard
from server.notices.jobs import AnyJob, Chat, Look, Outcome, Push
from server.settings import ROOT
from tests.notices.desk import KEYS
from tests.notices.outside import Subscriber, Web, listening

PUBLIC = [
    "8.8.8.8",
    "193.6.1.1",
    "2606:4700:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2002:808:808::1",
]

PRIVATE = {
    "this machine": ["127.0.0.1", "127.9.9.9", "0.0.0.0", "::1", "::"],
    "private networks": [
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "fc00::1",
        "fd12::1",
        "fec0::1",
    ],
    "the link": ["169.254.169.254", "fe80::1", "fe80::1%eth0"],
    "the provider's": ["100.64.0.1", "100.127.255.255"],
    "many": ["224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1", "ff0e::1"],
    "nobody's": [
        "240.0.0.1",
        "192.0.2.1",
        "198.51.100.1",
        "203.0.113.1",
        "198.18.0.1",
        "2001:db8::1",
        "100::1",
    ],
    "IPv4 within IPv6": [
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "2002:7f00:1::",
        "2002:a00:1::",
    ],
    "translated": ["64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::808:808", "2001:0:808:808::1"],
    "no address": ["localhost", "example.org", "0x7f.1", "2130706433", "127.1", ""],
}


@pytest.mark.parametrize("address", PUBLIC)
def test_the_internet_may_be_reached(address: str) -> None:
    assert Guard().permits(address)


@pytest.mark.parametrize("address", [one for kind in PRIVATE.values() for one in kind])
def test_what_is_not_the_internet_may_not(address: str) -> None:
    assert not Guard().permits(address)


def test_a_network_that_the_host_has_opened_may_be_reached_and_no_other() -> None:
    guard = Guard()
    guard.allow(["192.168.1.0/24", "fd00:1::/64"])
    assert all(map(guard.permits, ("192.168.1.7", "::ffff:192.168.1.7", "fd00:1::9", "8.8.8.8")))
    assert not any(map(guard.permits, ("192.168.2.7", "127.0.0.1", "fd00:2::9")))


def test_without_encryption_nothing_but_opened_networks_may_be_reached() -> None:
    guard = Guard()
    guard.allow(["192.168.1.0/24"], only=True)
    assert guard.permits("192.168.1.7")
    assert not guard.permits("8.8.8.8")


# ── The process itself ───────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    place = Web()
    async with listening(place):
        yield place


class Out:
    """The process in which notices are sent."""

    def __init__(self) -> None:
        self._process = Process("server.notices.outgoing")

    async def __call__(self, job: AnyJob) -> Outcome:
        return msgspec.msgpack.decode(await self._process.ask(msgspec.msgpack.encode(job), 60), type=Outcome)

    async def close(self) -> None:
        await self._process.close()


@pytest.fixture
async def out() -> AsyncIterator[Out]:
    process = Out()
    yield process
    await process.close()


def chat(target: str, *allowed: str) -> Chat:
    return Chat(target=target, home="https://games.example.org", title="T", text="B", networks=list(allowed))


def push(endpoint: str, *allowed: str) -> Push:
    contact = "kalmar@example.org"
    known = Subscriber(endpoint).target
    return Push(**known, keys=KEYS, contact=contact, message=b"{}", networks=list(allowed))


async def test_the_process_reaches_what_is_allowed_and_nothing_else(out: Out, web: Web) -> None:
    """One process for all of it: starting one takes seconds."""
    address, local = f"127.0.0.1:{web.port}", "127.0.0.0/8"

    # Private targets are refused, by whatever name, and nothing arrives
    for target in (
        f"jsons://{address}",
        f"json://{address}",
        f"ntfys://{address}/x",
        f"gotifys://{address}/t",
    ):
        assert (await out(chat(target))).trouble == "private", target
    for endpoint in (f"http://{address}/", f"https://{address}/", f"https://[::ffff:127.0.0.1]:{web.port}/"):
        assert (await out(push(endpoint))).trouble == "private", endpoint
    assert (await out(chat(f"jsons://localhost:{web.port}"))).trouble == "private"
    assert web.requests == []

    # What the host has opened is reached
    assert (await out(chat(f"json://{address}/hook", local))).trouble == ""
    assert (await out(push(f"http://{address}/push", local))).trouble == ""
    assert [request.path for request in web.requests] == ["/hook", "/push"]

    # A redirect is not followed, neither to where it could not go nor to where it could
    for leads in (f"http://{address}/inside", "http://169.254.169.254/latest/meta-data/"):
        web.answers = {"/push": (307, leads), "/hook": (307, leads)}
        assert (await out(push(f"http://{address}/push", local))).trouble == "refused"
        assert (await out(chat(f"json://{address}/hook?redirect=yes", local))).trouble == "refused"
    assert {request.path for request in web.requests} == {"/hook", "/push"}

    # A push service that knows the browser no more says so; other refusals are no such word
    web.answers = {"/gone": (410, ""), "/lost": (404, ""), "/no": (403, ""), "/broken": (500, "")}
    found = {path: (await out(push(f"http://{address}{path}", local))).trouble for path in web.answers}
    assert found == {"/gone": "gone", "/lost": "gone", "/no": "refused", "/broken": "refused"}

    # What is no chat, or would touch this machine, is no target; neither is what is not spoken to by https
    for target in (
        *("exec://ls", "file:///etc/passwd", "syslog://", "dbus://", "gnome://", "windows://", "macosx://"),
        *(
            "mailto://a:b@example.org",
            "mqtt://example.org/x",
            "rsyslog://10.0.0.1",
            "growl://10.0.0.1",
            "irc://a",
        ),
        *(
            "https://example.org/x",
            "http://127.0.0.1/",
            "apprise://example.org/key",
            "schan://",
            "words",
            "",
            "://",
        ),
    ):
        assert (await out(Look(target=target))).trouble == "bad_target", target
        assert (await out(chat(target, local))).trouble == "bad_target", target
    discord = "https://discord.com/api/webhooks/123456789012345678/abcdefghijklmnopqrstuvwxyz"
    assert (await out(Look(target=discord))).label == "Discord"

    # A file of this machine is not read, be it named in a target
    own = ROOT / "README.md"
    slack = f"slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ?template={own}"
    assert (await out(chat(slack, local))).trouble != ""


IN_A_PROCESS = """
import os, socket, sys
import urllib3.util.connection
from server.notices.guard import Guard, Refused
guard = Guard()
os.chdir({folder!r})
guard.install()
{body}
"""


def run(body: str, folder: Path = ROOT) -> str:
    """What a process says that stands under the guard, in a folder."""
    program = IN_A_PROCESS.format(body=textwrap.dedent(body), folder=str(folder))
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    return done.stdout + done.stderr[-300:]


def test_a_name_that_leads_elsewhere_the_second_time_is_refused_when_it_is_connected_to() -> None:
    said = run(
        """
        import requests
        answers = [("93.184.215.14", 443), ("127.0.0.1", 9)]
        seen = []
        def resolve(host, port, *rest, **more):
            address = answers[min(len(seen), 1)]
            seen.append(address)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address)]
        socket.getaddrinfo = resolve
        assert guard.permits(socket.getaddrinfo("rebinding.example.org", 443)[0][4][0])
        try:
            requests.post("https://rebinding.example.org/", timeout=5)
        except requests.ConnectionError:
            print("refused", guard.refused, len(seen))
        """
    )
    assert said == "refused True 2\n"


TRIES = """
tries = dict(
    plain=lambda: connecting(socket.socket),
    bare=lambda: connecting(_socket.socket),
    quiet=lambda: socket.socket().connect_ex(("127.0.0.1", {port})),
    name=lambda: socket.socket().connect(("localhost", {port})),
    unix=lambda: socket.socket(socket.AF_UNIX).connect("/run/x"),
    packet=lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", 53)),
    library=lambda: http.client.HTTPConnection("127.0.0.1", {port}).request("GET", "/"),
    server=lambda: socket.socket().bind(("127.0.0.1", 0)),
    mail=lambda: smtplib.SMTP("127.0.0.1", {port}),
    program=lambda: subprocess.run(["true"]),
    shell=lambda: os.system("true"),
    child=lambda: os.fork() or os._exit(0),
    terminal=lambda: pty.fork()[0] or os._exit(0),
    spawned=lambda: os.posix_spawn("/bin/true", ["true"], {{}}),
    instead=lambda: os.execv("/bin/true", ["true"]),
    signal=lambda: os.kill(os.getpid(), 0),
    code=lambda: ctypes.CDLL("libc.so.6"),
    write=lambda: open("new", "w"),
    append=lambda: os.open("file", os.O_WRONLY | os.O_APPEND),
    read=lambda: open("file"),
    secret=lambda: open("/etc/passwd"),
    database=lambda: sqlite3.connect("database"),
    temporary=lambda: tempfile.mkdtemp(dir="."),
    copy=lambda: shutil.copy("file", "copy"),
    tree=lambda: shutil.rmtree("folder"),
    make=lambda: os.mkdir("made"),
    drop=lambda: os.rmdir("folder"),
    remove=lambda: os.remove("file"),
    rename=lambda: os.rename("file", "renamed"),
    replace=lambda: pathlib.Path("file").replace("replaced"),
    link=lambda: os.link("file", "linked"),
    symbolic=lambda: os.symlink("/etc/passwd", "symbolic"),
    truncate=lambda: os.truncate("file", 0),
    mode=lambda: os.chmod("file", 0o600),
    owner=lambda: os.chown("file", os.getuid(), os.getgid()),
    time=lambda: os.utime("file", (0, 0)),
    attribute=lambda: os.setxattr("file", "user.x", b"x"),
    list=lambda: os.listdir("/"),
    here=lambda: os.listdir(),
    scan=lambda: list(os.scandir("folder")),
    walk=lambda: list(os.walk("/etc", onerror=raised)),
    move=lambda: os.chdir("folder"),
)
for name, attempt in tries.items():
    try:
        attempt()
    except Refused:
        continue
    except Exception as error:
        print("another fault:", name, repr(error))
    else:
        print("not refused:", name)
import colorsys  # what belongs to the program can be read
print("done")
"""
"""Ways to reach somebody, to start something and to touch a file, in a folder with a file and a folder."""


def test_no_way_goes_past_the_guard(tmp_path: Path) -> None:
    # given a folder with something in it, and somebody who listens
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("as it was")
    (tmp_path / "file").chmod(0o644)
    before = looks(tmp_path)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        # when a process under the guard tries whatever there is
        said = run(
            f"""
            import _socket, ctypes, http.client, pathlib, pty, shutil, smtplib, sqlite3, subprocess, tempfile
            def connecting(kind): kind(socket.AF_INET, socket.SOCK_STREAM).connect(("127.0.0.1", {port}))
            def raised(error): raise error
            {textwrap.indent(TRIES.format(port=port), " " * 12).strip()}
            """,
            tmp_path,
        )
    # then it is refused by the guard, and nothing has changed
    assert said == "done\n"
    assert looks(tmp_path) == before


def looks(folder: Path) -> list[tuple[str, int, int, str]]:
    """What is in a folder: names, modes, times, texts."""
    found = ((path, path.stat()) for path in sorted(folder.iterdir()))
    return [
        (path.name, stat.st_mode, stat.st_mtime_ns, path.read_text() if path.is_file() else "")
        for path, stat in found
    ]


async def test_an_answer_without_end_is_not_read_to_its_end(out: Out) -> None:
    sent = 0

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n")
        try:
            while sent < 200_000_000:
                writer.write(b"x" * 100_000)
                sent += 100_000
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()

    server = await asyncio.start_server(pour, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    outcome = await out(push(f"http://127.0.0.1:{port}/", "127.0.0.0/8"))
    assert outcome.trouble == ""
    assert sent < 50_000_000
    server.close()


def test_programs_are_read_also_where_links_lead_to_them(tmp_path: Path) -> None:
    (tmp_path / "env").symlink_to(sys.prefix)
    (tmp_path / "kalmar").symlink_to(ROOT)
    look = "print([guard._readable(module.__file__, 0) for module in (apprise, guard)])"
    code = f"import apprise, server.notices.guard as guard; {look}"
    told = subprocess.run(
        [tmp_path / "env/bin/python", "-c", code],
        cwd=tmp_path / "kalmar",
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "[True, True]"
