"""A sign that PostgreSQL's text does not have, wherever text is sent: in addresses, in bodies, on sockets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from server.app import create_app
from server.settings import Settings
from tests.api.test_spending import FILLED, QUERIES, asked
from tests.client import Person, Tab
from tests.live import matrix
from tests.live.games import begun
from tests.serving import served

NUL = "\0x"


def with_nul(value: Any) -> Iterator[Any]:
    """The value, each of its texts in turn replaced by such a one."""
    if isinstance(value, str):
        yield NUL
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from (value | {key: changed} for changed in with_nul(part))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from ([*value[:place], changed, *value[place + 1 :]] for changed in with_nul(part))


def addresses(path: str, known: dict[str, Any]) -> Iterator[str]:
    """The route's address as it should be; and each of its parts, in turn, replaced by such a text."""
    filled = {name: known.get(name, "x") for name in re.findall(r"{(\w+)", path)}
    bare = re.sub(r":\w+}", "}", path)
    yield bare.format(**filled)
    for name in filled:
        yield bare.format(**filled | {name: quote(NUL)}) + QUERIES.get(path, "")
    for query in ("search", "key", "hash"):
        yield bare.format(**filled) + f"?{query}={quote(NUL)}"


async def test_it_is_answered_wherever_it_stands_in_a_request(any_setup: Settings) -> None:
    settings = any_setup.model_copy(update={"admin_token": "T" * 32})
    app = create_app(settings)
    async with served(settings) as url, begun(url) as (tabs, (anna, _)), Person(url) as host:
        assert (await host.ask("POST", "/api/admin/session", {"token": "T" * 32})).status_code == 204
        for method, path in asked(app):
            body = None if method == "GET" else matrix.body_of(app, method, path)
            there, *changed = addresses(path, FILLED | {"table_id": tabs[0].table})
            tries = [(address, body) for address in changed] + [(there, said) for said in with_nul(body)]
            for address, said in tries:
                for person in (anna, host):
                    answer = await person.ask(method, address, said)
                    assert answer.status_code < 500, (method, address, said, answer.text)


async def test_it_is_answered_wherever_it_stands_in_a_message(any_setup: Settings) -> None:
    async with served(any_setup) as url, begun(url) as (tabs, people):
        for message in matrix.commands(0):
            for number, changed in enumerate(with_nul(message)):
                if changed["t"] == message["t"] and changed["id"] == message["id"]:
                    answer = await tabs[0].request(changed | {"id": f"{number}"})
                    assert answer["t"] in ("ack", "refused", "preview", "error"), changed
                    assert answer.get("code") != "internal", changed
        other = Tab(people[0], NUL, 0)
        other.view = tabs[0].view
        await other.connect(hello=False)
        await other.hello()
        assert (await other.gone())[0] == 4404
