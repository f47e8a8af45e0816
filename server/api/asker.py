"""Who makes a request, and what the routes need to answer."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request
from starlette.responses import Response

from server.api.cookies import give_cookie
from server.api.errors import Unknown
from server.api.pages import language_of, takes_gzip
from server.origin import COOKIE
from server.rates import Kind, Rates
from server.tables import Browser, House, Refusal, Table

SMALL = 1024
"""Bytes of an answer that is not worth packing."""


class Asker:
    """The browser of a request, where it is known, and its address."""

    def __init__(self, request: Request, browser: Browser | None) -> None:
        self.request = request
        self.browser = browser
        self.house: House = request.app.state.house
        self._token = request.cookies.get(COOKIE) if browser else None

    @property
    def browser_id(self) -> str | None:
        return self.browser.id if self.browser else None

    @property
    def home(self) -> str:
        """The address of the site, as players know it."""
        settings = self.request.app.state.settings
        return settings.public_url or str(self.request.base_url).rstrip("/")

    def recovery_link(self, secret: str) -> str:
        """The secret stands in the fragment, which no browser sends anywhere."""
        return f"{self.home}/s#{secret}"

    async def spend(self, kind: Kind) -> None:
        """Counts one deed against the limits. Raises TooMany."""
        rates: Rates = self.request.app.state.rates
        client = self.request.client
        await rates.spend(kind, self.browser_id, client.host if client else "")

    def known(self) -> Browser:
        """The browser. Raises Unknown where it has no cookie of ours."""
        if self.browser is None:
            raise Unknown
        return self.browser

    async def admitted(self, name: str) -> Browser:
        """The browser, which from now on is known, by this name."""
        if self.browser is None:
            self._token, self.browser = await self.house.admit(name, language_of(self.request))
            self.request.state.admitted = self._token  # for errors.py, should it be refused what it asks for
        return self.browser

    async def table(self, table_id: str, seat: int | None = None) -> Table:
        """A table that the asker may see, with the eyes of a seat.

        Raises Refusal: `no_such_table` for one that is missing and for one that is none of the asker's
        business alike, `not_seated` (or Unknown) where only the seat is.
        """
        table = await self.house.table(table_id)
        if not table.may_see(self.browser_id, seat):
            await table.refresh()  # perhaps another worker has just given them a seat
        if table.may_see(self.browser_id, seat):
            return table
        if not table.may_see(self.browser_id, None):
            raise Refusal("no_such_table")
        self.known()
        raise Refusal("not_seated")

    def answer(self, value: Any, status: int = 200) -> Response:
        """A value as JSON, packed where that helps, with the cookie where the browser was admitted."""
        response = packed(self.request, value, status)
        if self._token and self.request.method == "POST":
            give_cookie(self.request, response, self._token)
        return response


def packed(request: Request, value: Any, status: int = 200) -> Response:
    """A value as JSON, packed where that helps."""
    body = msgspec.json.encode(value)
    response = Response(body, status, media_type="application/json")
    if len(body) > SMALL and takes_gzip(request):
        response.body = gzip.compress(body, 6)
        response.init_headers({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return response


async def asker(request: Request) -> Asker:
    token = request.cookies.get(COOKIE)
    house: House = request.app.state.house
    return Asker(request, await house.browser(token) if token else None)


Asking = Annotated[Asker, Depends(asker)]
