"""Where notices may go: to the internet, and into private networks only where the host has said so.

What is checked is the address that a connection is made to, at the moment it is made, whatever name, redirect
or resolver led there. The check hangs in Python itself as an audit hook, so no library goes past it.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from pathlib import Path
from typing import Any

from server.addresses import Address, parsed

Network = IPv4Network | IPv6Network

NAT64 = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones, which the network translates."""

UNCERTAIN = (
    IPv6Network("::/96"),  # IPv4 addresses in an old form
    IPv6Network("64:ff9b:1::/48"),  # translated in ways that only that network knows
    IPv6Network("2001::/23"),  # Teredo and other protocols' own
    IPv6Network("fec0::/10"),  # private ones of old
)
"""Addresses that nobody should be found at, or of which nobody can tell where they lead."""

FOREIGN = {
    *("os", "shutil", "tempfile", "mmap", "fcntl", "sqlite3"),  # files and folders
    *("subprocess", "pty", "signal", "webbrowser", "ctypes", "syslog", "resource"),  # programs and the system
    *("smtplib", "ftplib", "imaplib", "poplib", "nntplib", "telnetlib"),
}
"""Modules of which no audit event is for notices, but for those of LISTING."""
LISTING = {"os.listdir", "os.scandir"}
"""How Python finds the modules of a program."""
SOCKETS = {"socket.bind", "socket.sendto", "socket.sendmsg", "socket.sethostname"}
"""To be reached, and to send without having connected."""
READABLE = tuple(
    os.path.realpath(folder)
    for folder in (
        *(sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")),
        str(Path(__file__).parents[1]),
        "/usr/share/zoneinfo",
    )
)
"""Folders of what a process that sends notices must read: programs, wherever links lead."""
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Refused(PermissionError):
    """Something that a notice has no business with.

    Of this kind, for then Python looks for a module in the next folder where it may not list one.
    """


def is_public(address: Address) -> bool:
    """Whether it is an address of the internet, and of one machine there."""
    if isinstance(address, IPv6Address):
        within = _within(address)
        if within is not None:
            return is_public(within)
        if address.scope_id or any(address in network for network in UNCERTAIN):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.sixtofour


class Guard:
    """What one process may connect to; `install` makes it hold, for good.

    `allowed`: networks that the host has opened. `only_allowed`: these alone, for what goes unencrypted.
    """

    def __init__(self) -> None:
        self.allowed: list[Network] = []
        self.only_allowed = False
        self.refused = False
        """Whether a connection was refused since the last `allow`."""

    def allow(self, allowed: Iterable[str], *, only: bool = False) -> None:
        """From now on these networks are open."""
        self.allowed = [ip_network(network) for network in allowed]
        self.only_allowed = only
        self.refused = False

    def permits(self, address: str) -> bool:
        """Whether a connection to an address may be made; a name is no address."""
        there = parsed(address)
        if there is None:
            return False
        within = _within(there) if isinstance(there, IPv6Address) else None
        for network in self.allowed:
            if any(form is not None and form in network for form in (there, within)):
                return True
        return not self.only_allowed and is_public(there)

    def install(self) -> None:
        """Let it hold in this process: for connections, and against programs, files, folders and all else."""
        sys.addaudithook(self._watch)

    def _watch(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "socket.connect":
            self._connect(args[1])
        elif not _harmless(event, args):
            raise Refused(f"{event} is not for notices")

    def _connect(self, target: Any) -> None:
        if not isinstance(target, tuple) or not self.permits(str(target[0])):
            self.refused = True
            raise Refused("this address is not for notices")


def _harmless(event: str, args: tuple[Any, ...]) -> bool:
    """Whether what Python is about to do touches nothing but this process and its program."""
    if event == "open":
        return _readable(args[0], args[2])
    if event == "ctypes.dlopen":
        return args[0] is None  # this very program, as it is opened when ctypes is imported
    if event in LISTING:
        return _readable(args[0] or os.curdir, os.O_RDONLY)
    return event not in SOCKETS and event.partition(".")[0] not in FOREIGN


def _readable(path: Any, flags: int) -> bool:
    """Whether a file is a part of the program, and opened to be read."""
    if isinstance(path, int):
        return True  # it is open already
    real = os.path.realpath(os.fsdecode(path)) + os.sep
    return not flags & WRITING and real.startswith(tuple(f"{folder}{os.sep}" for folder in READABLE))
