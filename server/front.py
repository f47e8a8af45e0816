"""The front end as one frozen tree: its files, the hash of them all, and the page that loads them.

All pages of Kalmár are the same shell, `web/index.html`. Everything it loads lies below
`/v/<hash of the tree>/web/`, so that it can be cached for ever and no page mixes two versions.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from string import Template
from typing import Final

IMPORTS: Final = {
    "preact": "preact/dist/preact.mjs",
    "preact/hooks": "preact/hooks/dist/hooks.mjs",
    "htm": "htm/dist/htm.module.js",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
    "uqr": "uqr/dist/index.mjs",
    "@preact/signals": "@preact/signals/dist/signals.module.js",
    "@preact/signals-core": "@preact/signals-core/dist/signals-core.module.js",
}
"""The import map: bare names in our modules, and the files of node_modules that they mean."""

SERVED: Final = {
    ".js",
    ".mjs",
    ".css",
    ".ftl",
    ".json",
    ".svg",
    ".png",
    ".webp",
    ".woff2",
    ".md",
    ".txt",
    ".ico",
}
"""Endings of the files that browsers may load; `index.html` is rendered, never served as it is."""

PACKED: Final = {".js", ".mjs", ".css", ".ftl", ".json", ".svg", ".md", ".txt", ".webmanifest"}
UNSERVED: Final = {"node_modules", "tests", "public"}
TOOLS: Final = {"package.json", "package-lock.json", "tsconfig.json", "biome.json"}

TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

_STATIC_IMPORT = re.compile(
    r"""^\s*(?:import|export)\b[^"'();]*?["']([^"']+)["']|\bfrom\s*["']([^"']+)["']""", re.MULTILINE
)
_DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["']([^"']+)["']\s*\)""")
_CSS_FILE = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)""")
_MODULE_SCRIPT = re.compile(r"""<script[^>]*\btype="module"[^>]*\bsrc="\$root/([^"]+)\"""")


@dataclass(frozen=True)
class Asset:
    """One file as it is sent: its bytes, its type, and its bytes packed with gzip where that helps."""

    body: bytes
    type: str
    packable: bool

    @cached_property
    def packed(self) -> bytes | None:
        if not self.packable or len(self.body) < 512:
            return None
        return gzip.compress(self.body, 9, mtime=0)


def read_asset(path: Path) -> Asset:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(path.read_bytes(), kind, path.suffix in PACKED)


@dataclass
class Front:
    """The front end below `web`, read once. Nothing outside `assets` and `roots` can be asked for."""

    web: Path
    assets: dict[str, Asset] = field(default_factory=dict)
    """By path below web/, `node_modules/…` included: only what pages can come to load."""
    roots: dict[str, Asset] = field(default_factory=dict)
    """The files of web/public, which stand at the root of the site: favicon, robots.txt and so on."""
    mark: tuple[int, int] = (0, 0)
    _pages: dict[str, Asset] = field(default_factory=dict)

    @classmethod
    def read(cls, web: Path) -> Front:
        front = cls(web, mark=_mark(web))
        for path in _own_files(web):
            front.assets[path.relative_to(web).as_posix()] = read_asset(path)
        for target in IMPORTS.values():
            front._take_package_file(f"node_modules/{target}")
        for name in [name for name in front.assets if name.endswith(".css")]:
            for reference in _CSS_FILE.findall(front.assets[name].body.decode()):
                front._take_package_file(_resolve(name, reference))
        public = web / "public"
        front.roots = {path.name: read_asset(path) for path in _files(public)} if public.is_dir() else {}
        return front

    def is_stale(self) -> bool:
        """Whether files below web/ were added, changed or removed since this was read."""
        return _mark(self.web) != self.mark

    @cached_property
    def version(self) -> str:
        """The hash of the tree: 16 hexadecimal digits."""
        whole = hashlib.sha256(self.shell.encode())
        for name in sorted(self.assets):
            whole.update(f"\0{name}\0{len(self.assets[name].body)}\0".encode())
            whole.update(self.assets[name].body)
        return whole.hexdigest()[:16]

    @cached_property
    def shell(self) -> str:
        """`web/index.html` as it was written, with `$lang`, `$root`, `$page` and `$imports` in it."""
        return (self.web / "index.html").read_text("utf-8")

    @cached_property
    def root(self) -> str:
        return f"/v/{self.version}/web"

    @cached_property
    def import_map(self) -> str:
        """The exact text between the tags of the import map, which the policy names by its hash."""
        targets = {name: f"{self.root}/node_modules/{target}" for name, target in IMPORTS.items()}
        return json.dumps({"imports": targets}, separators=(",", ":"))

    @cached_property
    def policy(self) -> str:
        """The Content-Security-Policy of the page."""
        digest = base64.b64encode(hashlib.sha256(self.import_map.encode()).digest()).decode()
        return (
            f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; "
            "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    def page(self, lang: str) -> Asset:
        """The shell for one language, ready to be sent."""
        if lang not in self._pages:
            self._pages[lang] = Asset(self._render(lang), "text/html; charset=utf-8", packable=True)
        return self._pages[lang]

    def _render(self, lang: str) -> bytes:
        preloads = [f'<link rel="modulepreload" href="{self.root}/{name}">' for name in self.modules()]
        imports = "\n".join([f'<script type="importmap">{self.import_map}</script>', *preloads])
        filled = Template(self.shell).substitute(
            lang=lang, root=self.root, page=self.version, imports=imports
        )
        return filled.encode()

    def modules(self) -> list[str]:
        """What the page's own modules import, directly or not, in the order in which it is met."""
        found: dict[str, None] = {}
        waiting = _MODULE_SCRIPT.findall(self.shell)
        while waiting:
            name = waiting.pop(0)
            if name in found or name not in self.assets:
                continue
            found[name] = None
            waiting += self._imports_of(name)
        return list(found)

    def _imports_of(self, name: str) -> list[str]:
        source = self.assets[name].body.decode()
        specifiers = (first or second for first, second in _STATIC_IMPORT.findall(source))
        return [
            f"node_modules/{IMPORTS[specifier]}" if specifier in IMPORTS else _resolve(name, specifier)
            for specifier in specifiers
        ]

    def _take_package_file(self, name: str) -> None:
        """Serves one file of node_modules and, if it is a module, all that it imports by a relative path."""
        path = self.web / name
        if name in self.assets or not name.startswith("node_modules/") or not path.is_file():
            return
        self.assets[name] = read_asset(path)
        if path.suffix in (".js", ".mjs"):
            source = self.assets[name].body.decode()
            relative = [first or second for first, second in _STATIC_IMPORT.findall(source)]
            for specifier in [*relative, *_DYNAMIC_IMPORT.findall(source)]:
                if specifier.startswith("."):
                    self._take_package_file(_resolve(name, specifier))


def _resolve(base: str, reference: str) -> str:
    """A relative reference in the file `base`, as a path below web/; what leaves web/ comes out empty."""
    parts: list[str] = list(PurePosixPath(base).parent.parts)
    for part in reference.split("?")[0].split("#")[0].split("/"):
        if part == "..":
            if not parts:
                return ""
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.is_file() and not path.name.startswith("."))


def _own_files(web: Path) -> Iterator[Path]:
    """Our own files below web/ that a page may load."""
    folders = [web]
    while folders:
        folder = folders.pop()
        for path in _files(folder):
            if path.suffix in SERVED and path.name not in TOOLS:
                yield path
        folders += [
            path
            for path in sorted(folder.iterdir())
            if path.is_dir() and path.name not in UNSERVED and not path.name.startswith(".")
        ]


def _mark(web: Path) -> tuple[int, int]:
    """What changes whenever a file of ours is added, changed or removed: how many, and the newest time."""
    public = web / "public"
    paths = [*_own_files(web), web / "index.html", *(_files(public) if public.is_dir() else ())]
    times = [path.stat().st_mtime_ns for path in paths if path.exists()]
    return len(times), hash(tuple(times))
