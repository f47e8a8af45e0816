"""Addresses of the net, read from text."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

Address = IPv4Address | IPv6Address


def parsed(text: str) -> Address | None:
    """The address that a text is, None where it is none. An IPv4 address written as IPv6 is what it means:
    some versions of Python take every one of these for a private one."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def network_of(text: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that a household has of IPv6."""
    address = parsed(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return text if address is None else str(address)
