"""Processes of their own for what could hold up the server."""

from __future__ import annotations

import pytest

from server.apart import Process


@pytest.mark.parametrize("module", ["server.bots.worker", "server.tables.dryrun", "server.notices.outgoing"])
async def test_one_starts_without_a_word_in_the_servers_log(
    module: str, capfd: pytest.CaptureFixture[str]
) -> None:
    process = Process(module)
    assert await process.start()
    await process.close()
    assert capfd.readouterr().err == ""
