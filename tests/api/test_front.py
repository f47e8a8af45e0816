"""The front end's tree: what it serves, what it preloads, and that nothing else can be had."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from server.api.front import Front
from server.settings import ROOT

SHELL = (
    '<html lang="$lang" data-page="$page">$imports<script type="module" src="$root/main.js"></script></html>'
)

FILES = {
    "index.html": SHELL,
    "main.js": 'import { a } from "./lib/a.js";\nimport "tool";\nconst later = () => import("./late.js");',
    "lib/a.js": '/** @import {T} from "./types.js" */\nexport { b as a } from "./b.js";',
    "lib/b.js": 'import {\n  c,\n} from "tool/more";\nexport const b = c;',
    "late.js": 'import "late-tool";',
    "types.js": "",
    "style/base.css": "@font-face { src: url(../node_modules/font/files/latin.woff2); }",
    "package.json": "{}",
    ".npmrc": "secret",
    "tests/a.test.js": "",
    "public/robots.txt": "User-agent: *",
    "node_modules/tool/package.json": '{"exports": {".": {"browser": "./web.js", "import": "./node.js"},'
    ' "./more": {"default": "./more.js"}}}',
    "node_modules/tool/web.js": 'import{x}from"./inner.js";export*from"./inner.js";',
    "node_modules/tool/inner.js": "export const x = 1;",
    "node_modules/tool/node.js": "",
    "node_modules/tool/more.js": "export const c = 1;",
    "node_modules/late-tool/package.json": '{"main": "./cjs.js", "module": "./esm.js"}',
    "node_modules/late-tool/esm.js": "",
    "node_modules/font/files/latin.woff2": "font",
    "node_modules/font/files/cyrillic.woff2": "font",
    "node_modules/unused/package.json": '{"main": "index.js"}',
    "node_modules/unused/index.js": "",
}


def plant(web: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(text)
    return web


@pytest.fixture
def web(tmp_path: Path) -> Path:
    return plant(tmp_path, FILES)


def test_it_serves_our_own_files_and_of_packages_only_what_these_load(web: Path) -> None:
    assert set(Front.read(web).assets) == {
        "main.js",
        "late.js",
        "types.js",
        "lib/a.js",
        "lib/b.js",
        "style/base.css",
        "node_modules/tool/web.js",
        "node_modules/tool/inner.js",
        "node_modules/tool/more.js",
        "node_modules/late-tool/esm.js",
        "node_modules/font/files/latin.woff2",
    }


def test_bare_names_mean_the_file_that_the_package_gives_to_browsers(web: Path) -> None:
    assert Front.read(web).imports == {
        "tool": "node_modules/tool/web.js",
        "tool/more": "node_modules/tool/more.js",
        "late-tool": "node_modules/late-tool/esm.js",
    }


def test_it_preloads_what_is_imported_at_once_and_nothing_that_comes_later_or_only_for_types(
    web: Path,
) -> None:
    assert set(Front.read(web).modules("main.js")) == {
        "main.js",
        "lib/a.js",
        "lib/b.js",
        "node_modules/tool/web.js",
        "node_modules/tool/inner.js",
        "node_modules/tool/more.js",
    }


def test_the_page_carries_the_language_the_version_and_an_import_map_that_the_policy_allows(
    web: Path,
) -> None:
    front = Front.read(web)
    page = front.page("hu").body.decode()
    assert f'<html lang="hu" data-page="{front.version}">' in page
    assert f'src="/v/{front.version}/web/main.js"' in page
    import_map = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert import_map
    digest = base64.b64encode(hashlib.sha256(import_map[1].encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in front.policy


@pytest.mark.parametrize("name", ["lib/b.js", "index.html", "style/base.css", "node_modules/tool/inner.js"])
def test_its_version_changes_with_every_file_that_pages_load(web: Path, name: str) -> None:
    before = Front.read(web).version
    assert Front.read(web).version == before
    (web / name).write_text((web / name).read_text() + " ")
    assert Front.read(web).version != before


def test_it_knows_when_files_of_ours_have_changed(web: Path) -> None:
    front = Front.read(web)
    assert not front.is_stale()
    (web / "lib/new.js").write_text("")
    assert front.is_stale()


def test_references_that_lead_out_of_the_tree_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "secret.js").write_text("secret")
    web = plant(tmp_path / "web", {"index.html": SHELL, "main.js": 'import "../secret.js";'})
    plant(
        web, {"a.css": "a { b: url(../../secret.js) }", "c.css": "a { b: url(node_modules/../../secret.js) }"}
    )
    assert set(Front.read(web).assets) == {"main.js", "a.css", "c.css"}


def test_the_real_front_end_finds_all_that_it_imports() -> None:
    front = Front.read(ROOT / "web")
    for name, asset in front.assets.items():
        for specifier in [*asset.imports[0], *asset.imports[1]]:
            assert front.target(name, specifier) in front.assets, f"{name} imports {specifier}"
