"""Requests that nobody thought of, made from our own OpenAPI: never a 5xx, and every answer as documented.

./kalmar test tests/api/test_fuzz.py            # some hundred, as in every run
KALMAR_FULL=1 ./kalmar test tests/api/test_fuzz.py  # five hundred a route; KALMAR_REQUESTS: any number
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.result import Ok

from server.app import create_app
from server.settings import Settings
from server.store.migrate import migrate
from tests.amounts import amount
from tests.api.answers import documented
from tests.browser.house import House, started
from tests.client import Person
from tests.services import new_database
from tests.serving import SETUPS

EXAMPLES = amount("REQUESTS", 8, 500)
"""Requests for each route, about half of them such as its schema takes."""

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]

TOKEN = "T" * 32
LIFTED = dict.fromkeys(
    ("TABLES", "JOINS", "RECOVERIES", "ACTS", "VIEWS", "NOTICES", "ADMIN"), "1000000/minute"
)


@dataclass
class Known:
    """Workers of one house, a table in it, and the cookie of who sits there."""

    workers: list[House]
    words: dict[str, list[str]]
    """What may stand in an address, by the name of its place."""
    cookie: str


@pytest.fixture(scope="module", params=SETUPS)
def known(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    data = tmp_path_factory.mktemp("fuzz")
    settings = {f"KALMAR_LIMIT_{kind}": rate for kind, rate in LIFTED.items()}
    settings |= {"KALMAR_LOG_FORMAT": "json", "KALMAR_ADMIN_TOKEN": TOKEN}
    with ExitStack() as stack:
        if request.param == "two workers":
            database = stack.enter_context(new_database(request.getfixturevalue("postgres_url")))
            migrate(database)
            redis = request.getfixturevalue("redis_url")
            settings |= {"KALMAR_DATABASE_URL": database, "KALMAR_REDIS_URL": redis}
        count = 1 + SETUPS.index(request.param)
        workers = [House(data, log=data / f"log{number}", **settings) for number in range(count)]
        stack.enter_context(started(*workers))
        words, cookie = asyncio.run(laid(workers[0].url))
        yield Known(workers, words, cookie)


async def laid(url: str) -> tuple[dict[str, list[str]], str]:
    """A running game and a table with free seats."""
    async with Person(url) as anna:
        running = await anna.open_table(bots=["plain"])
        tab = await anna.tab(running["id"], 0)
        assert (await tab.act("start"))["t"] == "ack"
        free = await anna.open_table(seats=5)
        words = {
            "table_id": [running["id"], free["id"]],
            "code": [free["code"]],
            "game": ["vikings"],
            "seq": ["0"],
        }
        return words, anna.http.cookies["kalmar"]


APP = create_app(Settings(admin_token=TOKEN))
SCHEMA = schemathesis.openapi.from_dict(documented(APP))
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}


@pytest.mark.parametrize("label", OPERATIONS)
def test_a_request_of_any_kind_has_a_documented_answer(known: Known, label: str) -> None:
    operation = OPERATIONS[label]
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @hypothesis.seed(1)
    @hypothesis.settings(
        max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @hypothesis.given(case=cases, chance=st.randoms(use_true_random=False))
    def ask(case: Case[Any], chance: random.Random) -> None:
        for name in case.path_parameters or {}:
            if name in known.words and chance.random() < 0.7:
                case.path_parameters[name] = chance.choice(known.words[name])
        cookies = {"kalmar": known.cookie} if chance.random() < 0.7 else None
        url = chance.choice(known.workers).url
        answer = case.call(base_url=url, headers={"Origin": url}, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)

    ask()
    assert [worker.faults() for worker in known.workers] == [[]] * len(known.workers)
