"""The ways of telling people that the settings allow, and what is taken as a target of each."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from email.errors import MessageError
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import msgspec

from server.settings import Settings
from server.tables import Refusal

POINT_BYTES, AUTH_BYTES = 65, 16
"""A browser's public key, an uncompressed point of P-256, and its secret."""
LOCAL = ("localhost", "127.0.0.1", "::1")
"""Where browsers trust a page without https."""
DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]", re.IGNORECASE)


class Offer(msgspec.Struct):
    """A way of telling people.

    `why` it is not offered: `no_address` (KALMAR_PUBLIC_URL is missing), `no_https` or `no_mail_server`.
    """

    why: str = ""


def offers(settings: Settings) -> dict[str, Offer]:
    """All ways there are: push, mail, chat."""
    address = urlsplit(settings.public_url)
    if not settings.public_url:
        return {way: Offer("no_address") for way in ("push", "mail", "chat")}
    secure = address.scheme == "https" or address.hostname in LOCAL
    mail = bool(settings.smtp_host and settings.mail_from)
    return {
        "push": Offer("" if secure else "no_https"),
        "mail": Offer("" if mail else "no_mail_server"),
        "chat": Offer(),
    }


def read_target(way: str, target: Any, settings: Settings) -> tuple[Any, str]:
    """A target as it is kept, and what is shown of it. Raises Refusal `bad_address`."""
    match way, target:
        case "push", {"endpoint": str(), "p256dh": str(), "auth": str()}:
            return _browser(target, settings), urlsplit(target["endpoint"]).hostname or ""
        case "mail", str():
            return (address := _mail_address(target)), address
        case "chat", str():
            return target.strip(), ""
    raise Refusal("bad_address")


def mailbox(sender: str) -> str:
    """The bare address of a sender such as `Kalmár <games@example.org>`."""
    return parseaddr(sender)[1]


def _mail_address(text: str) -> str:
    try:
        address = Address(addr_spec=text.strip())
    except (MessageError, ValueError, IndexError):
        raise Refusal("bad_address") from None
    spec = address.addr_spec
    if not spec.isascii() or len(spec) > 254 or not DOMAIN.fullmatch(address.domain) or '"' in spec:
        raise Refusal("bad_address")
    return spec


def _browser(target: dict[str, str], settings: Settings) -> dict[str, str]:
    """A browser's own target, as its Push API gives it."""
    scheme = urlsplit(target["endpoint"]).scheme
    if scheme != "https" and not (scheme == "http" and settings.notice_networks):
        raise Refusal("bad_address")
    if _length(target["p256dh"]) != POINT_BYTES or _length(target["auth"]) != AUTH_BYTES:
        raise Refusal("bad_address")
    return {name: target[name] for name in ("endpoint", "p256dh", "auth")}


def _length(key: str) -> int:
    """Bytes of a key in base64; 0 where it is none."""
    try:
        return len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        return 0
