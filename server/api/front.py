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
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from string import Template
from typing import Any, Final

SERVED: Final = {".js", ".mjs", ".css", ".json", ".ftl", ".md", ".svg", ".png", ".webp", ".woff2"}
"""Endings of the files that pages may load. `index.html` is rendered, never served as it stands."""

PACKED: Final = {".html", ".js", ".mjs", ".css", ".json", ".ftl", ".md", ".svg", ".txt", ".webmanifest"}
UNSERVED: Final = {"node_modules", "tests", "public"}
TOOLS: Final = {"package.json", "package-lock.json", "tsconfig.json", "biome.json", "icons.json"}

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

_COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_STATIC_IMPORT = re.compile(r"""\b(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*["']([^"'\n]+)["']""")
_DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["']([^"'\n]+)["']\s*\)""")
_CSS_FILE = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']""")
_MODULE_SCRIPT = re.compile(r"""<script[^>]*\btype="module"[^>]*\bsrc="\$root/([^"]+)\"""")
_SCREEN = re.compile(r"games/([^/]+)/index\.js")


@dataclass(frozen=True)
class Asset:
    """One file as it is sent: its bytes, its type, and its bytes packed with gzip where that helps."""

    body: bytes
    suffix: str

    @classmethod
    def read(cls, path: Path) -> Asset:
        return cls(path.read_bytes(), path.suffix)

    @property
    def type(self) -> str:
        return (
            TYPES.get(self.suffix) or mimetypes.guess_type(f"x{self.suffix}")[0] or "application/octet-stream"
        )

    @cached_property
    def packed(self) -> bytes | None:
        if self.suffix not in PACKED or len(self.body) < 512:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def imports(self) -> tuple[list[str], list[str]]:
        """What a module imports as it stands there: at once, and later by `import(…)`."""
        if self.suffix not in (".js", ".mjs"):
            return [], []
        source = _COMMENT.sub("", self.body.decode())
        return _STATIC_IMPORT.findall(source), _DYNAMIC_IMPORT.findall(source)


@dataclass(eq=False)
class Front:
    """The front end below `web`, read once. Nothing outside `assets` and `roots` can be asked for."""

    web: Path
    assets: dict[str, Asset] = field(default_factory=dict)
    """By path below web/: all our own, and of node_modules only what these come to load."""
    roots: dict[str, Asset] = field(default_factory=dict)
    """The files of web/public, which stand at the root of the site: favicon, robots.txt and so on."""
    imports: dict[str, str] = field(default_factory=dict)
    """The import map: bare names in modules, and the files of node_modules that they mean."""
    mark: int = 0
    _pages: dict[tuple[str, str], Asset] = field(default_factory=dict)

    @classmethod
    def read(cls, web: Path) -> Front:
        front = cls(web, mark=_mark(web))
        front.assets = {path.relative_to(web).as_posix(): Asset.read(path) for path in _own_files(web)}
        for name in list(front.assets):
            front._follow(name)
        front.roots = {path.name: Asset.read(path) for path in _public_files(web)}
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
        targets = {name: f"{self.root}/{target}" for name, target in sorted(self.imports.items())}
        return json.dumps({"imports": targets}, separators=(",", ":"))

    @cached_property
    def policy(self) -> str:
        """The Content-Security-Policy of the page."""
        digest = base64.b64encode(hashlib.sha256(self.import_map.encode()).digest()).decode()
        return (
            f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; img-src 'self'; "
            "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    def page(self, lang: str, module: str = "") -> Asset:
        """The shell for one language, ready to be sent; `module` is what it will import first of all."""
        if (lang, module) not in self._pages:
            modules = self.modules(*_MODULE_SCRIPT.findall(self.shell), module)
            preloads = [f'<link rel="modulepreload" href="{self.root}/{name}">' for name in modules]
            imports = "\n    ".join([f'<script type="importmap">{self.import_map}</script>', *preloads])
            filled = Template(self.shell).substitute(
                lang=lang, root=self.root, page=self.version, imports=imports
            )
            self._pages[lang, module] = Asset(filled.encode(), ".html")
        return self._pages[lang, module]

    def modules(self, *first: str) -> list[str]:
        """These modules and what they import at once, directly or not, in the order in which it is met."""
        found: dict[str, None] = {}
        waiting = list(first)
        while waiting:
            name = waiting.pop(0)
            if name in self.assets and name not in found:
                found[name] = None
                waiting += [self.target(name, specifier) for specifier in self.assets[name].imports[0]]
        return list(found)

    @cached_property
    def screens(self) -> dict[str, list[str]]:
        """The addresses of what each game's screen imports, by the games that have one."""
        found = (_SCREEN.fullmatch(name) for name in self.assets)
        return {
            screen[1]: [f"{self.root}/{name}" for name in self.modules(screen[0])]
            for screen in found
            if screen
        }

    def target(self, importer: str, specifier: str) -> str:
        """The path of what a file means by the name of an import; empty where there is no such thing."""
        if specifier.startswith("."):
            return _resolve(importer, specifier)
        return self.imports.get(specifier, "")

    def _follow(self, name: str) -> None:
        """Takes in what a file loads from node_modules, and what that loads in turn."""
        asset = self.assets[name]
        if asset.suffix == ".css":
            for in_url, in_import in _CSS_FILE.findall(asset.body.decode()):
                self._take(_resolve(name, in_url or in_import))
        at_once, later = asset.imports
        for specifier in [*at_once, *later]:
            if not specifier.startswith(".") and specifier not in self.imports:
                target = _package_file(self.web, specifier)
                if target is not None:
                    self.imports[specifier] = target
            self._take(self.target(name, specifier))

    def _take(self, name: str) -> None:
        path = self.web / name
        if name not in self.assets and name.startswith("node_modules/") and path.is_file():
            self.assets[name] = Asset.read(path)
            self._follow(name)


def _resolve(base: str, reference: str) -> str:
    """A relative reference in the file `base`, as a path below web/; what leaves web/ comes out empty."""
    parts = list(PurePosixPath(base).parent.parts)
    for part in reference.split("?")[0].split("#")[0].split("/"):
        if part == "..":
            if not parts:
                return ""
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def _package_file(web: Path, specifier: str) -> str | None:
    """The file of node_modules that a bare name means to a browser, by the package's own word; or None."""
    words = specifier.split("/")
    package = "/".join(words[: 2 if specifier.startswith("@") else 1])
    manifest = web / "node_modules" / package / "package.json"
    if not manifest.is_file():
        return None
    facts: dict[str, Any] = json.loads(manifest.read_bytes())
    subpath = "." + specifier.removeprefix(package)
    exports = facts.get("exports", {})
    target = _condition(exports.get(subpath) if isinstance(exports, Mapping) else exports)
    if target is None and subpath == ".":
        target = facts.get("module") or facts.get("main")
    return _resolve(f"node_modules/{package}/package.json", target) if target else None


def _condition(target: Any) -> str | None:
    """The file that package.json exports to browsers under its conditions."""
    while isinstance(target, Mapping):
        target = next((target[name] for name in target if name in ("browser", "import", "default")), None)
    return target if isinstance(target, str) else None


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.is_file() and not path.name.startswith("."))


def _public_files(web: Path) -> list[Path]:
    public = web / "public"
    return list(_files(public)) if public.is_dir() else []


def _own_files(web: Path) -> Iterator[Path]:
    """Our own files below web/ that a page may load."""
    folders = [web]
    while folders:
        folder = folders.pop()
        for path in sorted(folder.iterdir()):
            if path.name.startswith(".") or path.name.endswith(".d.ts"):
                continue
            if path.is_dir() and path.name not in UNSERVED:
                folders.append(path)
            elif path.suffix in SERVED and path.name not in TOOLS:
                yield path


def _mark(web: Path) -> int:
    """A number that changes whenever a file of ours is added, changed or removed."""
    paths = [*_own_files(web), *_public_files(web), web / "index.html"]
    return hash(tuple((path.name, path.stat().st_mtime_ns) for path in paths if path.exists()))
