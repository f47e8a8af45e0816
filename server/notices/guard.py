"""Where notices may go: to the internet, and into private networks only where the host has said so.

What is checked is the address that a connection is made to, at the moment it is made, whatever name, redirect
or resolver led there. The check hangs in Python itself as an audit hook, so no library goes past it.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from pathlib import Path
from typing import Any

Address = IPv4Address | IPv6Address
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

PROGRAMS = ("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn")
PACKETS = ("socket.sendto", "socket.sendmsg")
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


class Refused(OSError):
    """Something that a notice has no business with."""


def networks(text: str) -> list[Network]:
    """The networks of a setting such as `192.168.1.0/24, fd00::/8`. Raises ValueError."""
    return [ip_network(part) for part in map(str.strip, text.split(",")) if part]


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
    """The IPv4 address that an IPv6 address stands for."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


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
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        plain = _within(parsed) if isinstance(parsed, IPv6Address) else None
        for network in self.allowed:
            if any(form is not None and form in network for form in (parsed, plain)):
                return True
        return not self.only_allowed and is_public(parsed)

    def install(self) -> None:
        """Let it hold in this process: for connections, and against starting programs and touching files."""
        sys.addaudithook(self._watch)

    def _watch(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "socket.connect":
            self._connect(args[1])
        elif event in PROGRAMS or event in PACKETS or (event == "open" and not _readable(args[0], args[2])):
            raise Refused(f"{event} is not for notices")

    def _connect(self, target: Any) -> None:
        if not isinstance(target, tuple) or not self.permits(str(target[0])):
            self.refused = True
            raise Refused("this address is not for notices")


def _readable(path: Any, flags: int) -> bool:
    """Whether a file is a part of the program, and opened to be read."""
    if isinstance(path, int):
        return True  # it is open already
    real = os.path.realpath(os.fsdecode(path))
    return not flags & WRITING and real.startswith(tuple(f"{folder}{os.sep}" for folder in READABLE))
