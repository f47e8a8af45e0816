"""Whose requests these are: the cookies by which browsers are known, and pages of other sites."""

from __future__ import annotations

from starlette.datastructures import Headers

COOKIE, ADMIN_COOKIE = "kalmar", "kalmar_admin"


def is_foreign(headers: Headers, public_url: str) -> bool:
    """Whether a request comes from another site's page, as far as its browser lets us know.

    Browsers name the origin in whatever changes something and in every websocket. Only a program that
    brings no cookie may leave it out.
    """
    origin = headers.get("origin")
    if origin is None:
        return any(f"{name}=" in headers.get("cookie", "") for name in (COOKIE, ADMIN_COOKIE))
    origin = origin.lower()
    if public_url and origin == public_url.lower():
        return False
    host = headers.get("host", "").lower()
    return origin not in (f"http://{host}", f"https://{host}")
