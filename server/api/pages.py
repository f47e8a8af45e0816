"""The pages: one shell for all of them, and the frozen tree of files that it loads."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response

from server.api.front import Asset, Front

ADMIN = "/admin"
"""The address of the admin page; without a token in the settings there is nothing."""

PAGES = {
    "/": "lobby/lobby.js",
    "/about": "about/about.js",
    "/s": "door/recover.js",
    "/j/{code}": "door/join.js",
    "/notices": "door/notices.js",
    "/t/{table}": "table/page.js",
    "/rules": "rules/page.js",
    "/rules/{game}": "rules/page.js",
    ADMIN: "admin/admin.js",
}
"""The addresses that pages of ours have, and the module of each, as in web/pages.js."""

NOWHERE = "door/nowhere.js"
"""The page of every other address."""

ANEW = "anew.js"
"""The module that loads its page anew."""

LANGUAGES = ("en", "hu")
READING = ["GET", "HEAD"]
WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
"""A service worker's policy is that of its own answer, not of the page: it may speak to this server."""
FOR_EVER = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


def front_of(request: Request) -> Front:
    """The front end as it is served now; read again after a change of its files where settings say so."""
    state = request.app.state
    if state.settings.reload and state.front.is_stale():
        state.front = Front.read(state.front.web)
    front: Front = state.front
    return front


def language_of(request: Request) -> str:
    """The page's language: the browser's own choice, else the first it asks for that we speak."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    ranked = []
    for part in request.headers.get("accept-language", "").split(","):
        tag, _, weight = part.partition(";q=")
        try:
            ranked.append((float(weight or 1), tag.strip().lower().split("-")[0]))
        except ValueError:
            continue
    spoken = [
        tag for weight, tag in sorted(ranked, key=lambda pair: -pair[0]) if weight > 0 and tag in LANGUAGES
    ]
    return spoken[0] if spoken else LANGUAGES[0]


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def send(request: Request, asset: Asset, cache: str) -> Response:
    """An asset, packed if the browser takes it so."""
    headers = {"Cache-Control": cache}
    body = asset.body
    if asset.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(request):
            headers["Content-Encoding"] = "gzip"
            body = asset.packed
    return Response(body, media_type=asset.type, headers=headers)


def shell(request: Request, module: str, status: int = 200) -> Response:
    """The page that begins with a module, in the asker's language."""
    front = front_of(request)
    lang = language_of(request)
    tag = f'W/"{front.version}-{lang}"'
    if status == 200 and request.headers.get("if-none-match") == tag:
        response = Response(status_code=304)
    else:
        response = send(request, front.page(lang, module), "no-cache")
        response.status_code = status
    response.headers["Content-Security-Policy"] = front.policy
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language, Cookie, Accept-Encoding"
    response.headers["ETag"] = tag
    return response


async def page(request: Request) -> Response:
    """The same bytes for every address of a kind, so that they tell nothing of what exists."""
    path = request.scope["route"].path
    if path == ADMIN and not request.app.state.settings.admin_token:
        raise HTTPException(404)
    return shell(request, PAGES[path])


for address in PAGES:
    router.add_api_route(address, page, methods=READING)


@router.api_route("/v/{version}/web/{path:path}", methods=READING)
async def asset(request: Request, version: str, path: str) -> Response:
    """A file of the tree. Another version's are not to be had: in place of its modules comes one that loads
    the page anew, which is then of this version."""
    front = front_of(request)
    if version != front.version and path.endswith(".js"):
        return send(request, front.assets[ANEW], "no-store")
    found = front.assets.get(path) if version == front.version else None
    if found is None:
        raise HTTPException(404)
    return send(request, found, FOR_EVER)


@router.api_route("/{name}", methods=READING)
async def root_file(request: Request, name: str) -> Response:
    """The few files that must stand at the root, such as the favicon."""
    found = front_of(request).roots.get(name)
    if found is None:
        raise HTTPException(404)
    response = send(request, found, "public, max-age=3600")
    if found.suffix == ".js":
        response.headers["Content-Security-Policy"] = WORKER_POLICY
    return response
