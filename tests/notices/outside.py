"""The world outside, for tests of notices: a web server and a mail server that keep what they are sent, and a
browser that can read what a push service would bring it."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.client import PATIENCE


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Request:
    """What came in at the web server."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Web:
    """A web server on a port of 127.0.0.1. `answers`: by path the status, and where it leads on to."""

    port: int = 0
    requests: list[Request] = field(default_factory=list)
    answers: dict[str, tuple[int, str]] = field(default_factory=dict)

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        path = head[0].split(" ")[1]
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.requests.append(Request(path, headers, body))
        status, location = self.answers.get(path, (201, ""))
        more = f"Location: {location}\r\n" if location else ""
        writer.write(f"HTTP/1.1 {status} So\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def first(self) -> Request:
        """What came first; waits for it."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.requests:  # noqa: ASYNC110 (it comes from another process)
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError("nothing came to the web server") from None
        return self.requests[0]


@dataclass
class Mails:
    """A mail server on a port of 127.0.0.1. `refusing`: whether it takes nobody's mail."""

    port: int = 0
    mails: list[tuple[str, EmailMessage]] = field(default_factory=list)
    refusing: bool = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        to = ""
        await say("220 test")
        while line := (await reader.readline()).decode().strip():
            match line.split(":")[0].split(" ")[0].upper():
                case "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                    await say("550 no" if self.refusing else "250 ok")
                case "DATA":
                    await say("354 go on")
                    raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    self.mails.append((to, message_from_bytes(raw, policy=policy.default)))
                    await say("250 ok")
                case "QUIT":
                    await say("221 bye")
                    break
                case _:
                    await say("250 ok")
        writer.close()


@asynccontextmanager
async def listening(place: Web | Mails) -> AsyncIterator[None]:
    """It is open."""
    server = await asyncio.start_server(place.serve, "127.0.0.1", 0)
    place.port = server.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        server.close()


class Subscriber:
    """A browser with a push subscription: it alone can read what is sent there (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = os.urandom(16)

    @property
    def target(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": base64url(self._point), "auth": base64url(self._auth)}

    def read(self, request: Request) -> dict[str, Any]:
        """The message in a request to a push service."""
        assert request.headers["content-encoding"] == "aes128gcm"
        salt, (_, length), rest = (
            request.body[:16],
            struct.unpack("!IB", request.body[16:21]),
            request.body[21:],
        )
        sender, text = rest[:length], rest[length:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02", "the last record"
        message: dict[str, Any] = msgspec.json.decode(plain[:-1])
        return message


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed_claims(request: Request, key: str) -> dict[str, Any]:
    """What the sender says of itself (RFC 8292), once its signature by the key has been checked."""
    scheme, _, parts = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert given["k"] == key
    signed, _, signature = given["t"].rpartition(".")
    raw = from_base64url(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
    public.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(from_base64url(signed.partition(".")[2]))
    return claims
