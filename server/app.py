"""The application factory: settings in, FastAPI out. Nothing else wires parts together."""

from __future__ import annotations

from fastapi import FastAPI

from server.api import games, pages
from server.api.guard import Guard
from server.front import Front
from server.settings import ROOT, Settings


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(title="Kalmár", docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = settings
    app.state.front = Front.read(ROOT / "web")
    app.add_middleware(Guard, public_url=settings.public_url)
    app.include_router(games.router)
    app.include_router(pages.router)
    return app
