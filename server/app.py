"""The application factory: settings in, FastAPI out. Nothing else wires parts together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from server.api import admin, errors, games, health, invitations, notices, pages, people, tables
from server.api.front import Front
from server.api.guard import Guard
from server.bots.worker import Thinker
from server.library import Library
from server.live.hints import Hints
from server.live.hub import Hub
from server.live.presence import Rooms
from server.memory import Leftovers
from server.notices.notices import Notices
from server.rates import Rates
from server.settings import ROOT, Settings
from server.store import Store
from server.tables import House


def create_app(settings: Settings) -> FastAPI:
    """The server's application; its database is opened, and bots begin to think, when it starts."""
    app = FastAPI(lifespan=lifespan, redirect_slashes=False, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = settings
    app.state.front = Front.read(ROOT / "web")
    app.state.rates = Rates(settings)
    app.state.library = Library.read(settings.games)
    app.add_middleware(Guard, public_url=settings.public_url)
    app.add_middleware(Sockets)
    errors.install(app)
    for part in (games, people, tables, notices, invitations, health, pages):
        app.include_router(part.router)
    if settings.admin_token:
        app.state.desk = admin.Desk(settings)
        app.include_router(admin.router)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """What lives as long as the server runs; closed in the opposite order."""
    state, settings = app.state, app.state.settings
    async with AsyncExitStack() as stack:
        state.store = Store(settings.database)
        stack.push_async_callback(state.store.close)
        await state.store.open()
        thinker = Thinker(settings.bot_processes, settings.bot_seconds)
        stack.push_async_callback(thinker.close)
        state.house = House(
            state.store,
            thinker=thinker,
            games=state.library,
            bot_pause=settings.bot_pause,
            several=bool(settings.redis_url),
            idle_minutes=settings.idle_minutes,
        )
        stack.push_async_callback(state.house.close)
        state.rooms = Rooms(settings.away_seconds)
        state.house.presence = state.rooms.seats
        state.rooms.open()
        stack.callback(state.rooms.close)
        state.hub = Hub(state.house, state.rooms, settings, state.rates, lambda: state.front.version)
        stack.push_async_callback(state.hub.close)
        if settings.redis_url:
            hints = Hints(settings.redis_url, state.house, state.rooms)
            stack.push_async_callback(hints.close)
            hints.start()
        state.notices = Notices(state.store, settings, state.rooms.seats)
        stack.push_async_callback(state.notices.close)
        await state.house.open()
        await state.notices.open()
        yield


class Sockets:
    """Hands websockets to the hub at once: what is made for requests would stand in every message's way."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._leftovers = Leftovers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            try:
                await scope["app"].state.hub(scope, receive, send)
            finally:
                self._leftovers.socket_closed()
        else:
            await self._app(scope, receive, send)
