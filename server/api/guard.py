"""What holds for every request before any route sees it, and for every answer."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.logs import get_logger
from server.metrics import FAILURES, REQUESTS
from server.origin import is_foreign

MAX_BODY = 16 * 1024
"""Bytes of the largest body of a request."""

READING = {"GET", "HEAD", "OPTIONS"}
FORMS = {"/notices"}
"""Where programs post that can send nothing but forms: mail programs that unsubscribe by one click."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
"""Set on every answer that does not set them itself."""

log = get_logger(__name__)


def error(status: int, code: str, **params: object) -> Response:
    """An error as docs/protocol.md has it."""
    body = msgspec.json.encode({"code": code, "params": params})
    return Response(body, status, media_type="application/json")


class Guard:
    """Refuses what is foreign, too large or no JSON; turns a failure of ours into a typed answer."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.public_url = public_url
        self.headers = dict(HEADERS)
        if public_url.startswith("https:"):
            self.headers["Strict-Transport-Security"] = "max-age=15552000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 0

        async def send_strictly(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                REQUESTS.labels(f"{status // 100}xx").inc()
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] in READING:
                await self.app(scope, receive, send_strictly)
            else:
                await self._change(scope, receive, send_strictly)
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("request_failed", incident=incident, **_about(scope))
            FAILURES.inc()
            if not status:
                await error(500, "internal", incident=incident)(scope, receive, send_strictly)
        # Without the query, and a secret is in no path: see docs/security.md.
        log.debug("request", status=status, **_about(scope))

    async def _change(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request that may change something."""
        headers = Headers(scope=scope)
        if is_foreign(headers, self.public_url):
            await error(403, "foreign_origin")(scope, receive, send)
            return
        body = await _read(receive)
        if body is None:
            await error(413, "too_large", most=MAX_BODY)(scope, receive, send)
            return
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json" and scope["path"] not in FORMS:
            await error(400, "bad_message", why="Content-Type must be application/json")(scope, receive, send)
            return
        given = False

        async def receive_body() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_body, send)


def _about(scope: Scope) -> dict[str, Any]:
    """A request in the log; its table, where its address names one."""
    about = {"method": scope["method"], "path": scope["path"]}
    table = scope.get("path_params", {}).get("table_id")
    return about if table is None else about | {"table": table}


async def _read(receive: Receive) -> bytes | None:
    """The whole body of a request, or None where it is too large or its sender went away."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > MAX_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)
