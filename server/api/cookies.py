"""The cookie by which a browser is known."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from server.origin import COOKIE

COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; every new seat starts it anew."""


def give_cookie(request: Request, response: Response, token: str) -> None:
    """Have the browser keep its token."""
    secure = over_https(request)
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def over_https(request: Request) -> bool:
    """Whether browsers come by https, so that a cookie may be kept to it."""
    public_url: str = request.app.state.settings.public_url
    return request.url.scheme == "https" or public_url.startswith("https:")
