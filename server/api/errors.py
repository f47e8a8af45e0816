"""Every refusal of an HTTP route as `{"code", "params"}` with its status."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from server.api import pages
from server.api.cookies import give_cookie
from server.api.guard import error
from server.rates import TooMany
from server.tables import Refusal

STATUS = {
    "signed_out": 401,
    "bad_token": 403,
    "no_such_table": 404,
    "not_seated": 403,
    "not_host": 403,
    "bad_secret": 403,
    "bad_message": 422,
    "bad_name": 422,
    "bad_address": 422,
    "no_such_notice": 404,
    "bad_option": 422,
    "too_many": 429,
}
"""By code; every other refusal is a conflict with how the table stands: 409."""


class Unknown(Exception):
    """This deed needs a browser that has a cookie of ours: 401."""


def install(app: FastAPI) -> None:
    """Has the application answer in this way."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        answer = error(STATUS.get(refusal.code, 409), refusal.code, **refusal.params)
        if token := getattr(request.state, "admitted", None):  # it is known all the same from now on
            give_cookie(request, answer, token)
        return answer

    @app.exception_handler(Unknown)
    async def unknown(request: Request, unknown: Unknown) -> Response:
        return error(401, "not_seated")

    @app.exception_handler(TooMany)
    async def too_many(request: Request, limit: TooMany) -> Response:
        answer = error(429, "too_many", seconds=limit.seconds)
        answer.headers["Retry-After"] = str(limit.seconds)
        return answer

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, invalid: RequestValidationError) -> Response:
        first = invalid.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return error(422, "bad_message", where=where, why=first["msg"])

    @app.exception_handler(HTTPException)
    async def failed(request: Request, failed: HTTPException) -> Response:
        if failed.status_code == 404 and not request.url.path.startswith(("/api/", "/v/")):
            return pages.shell(request, pages.NOWHERE, status=404)
        code = "not_found" if failed.status_code == 404 else "bad_message"
        answer = error(failed.status_code, code)
        answer.headers.update(failed.headers or {})
        return answer
