"""Each metric has its documented meaning: docs/hosting.md lists them all, as they are."""

from __future__ import annotations

import re

from prometheus_client.metrics import MetricWrapperBase

from server import metrics
from server.settings import ROOT
from tests.client import Person

HOSTING = (ROOT / "docs" / "hosting.md").read_text()
METRICS = [metric for metric in vars(metrics).values() if isinstance(metric, MetricWrapperBase)]


def row(metric: MetricWrapperBase) -> str:
    """The line of the metrics' table: its name as Prometheus has it, its kind, its meaning."""
    [described] = metric.describe()
    name = described.name + ("_total" if described.type == "counter" else "")
    labels = ", ".join(metric._labelnames)
    shown = f"`{name}{{{labels}}}`" if labels else f"`{name}`"
    return f"| {shown} | {described.type} | {described.documentation} |"


def test_the_table_of_metrics_is_that_of_the_server() -> None:
    documented = re.findall(r"^\| `kalmar_.*\|$", HOSTING, re.MULTILINE)
    assert documented == [row(metric) for metric in METRICS]


async def test_a_game_is_counted(url: str) -> None:
    async with Person(url) as anna:
        before = await figures(anna)
        opened = await anna.open_table(seats=2, bots=["plain"])
        tab = await anna.tab(opened["id"], 0)
        assert (await tab.act("start"))["t"] == "ack"
        await anna.http.get("/")
        await tab.act("sit_out", level="plain")
        await tab.until(6)
        after = await figures(anna)
    for sample, least in (
        ('kalmar_rows_total{by="person",game="expedition",kind="setup"}', 1),
        ('kalmar_rows_total{by="bot",game="expedition",kind="move"}', 4),
        ('kalmar_bot_seconds_count{game="expedition"}', 4),
        ("kalmar_commit_seconds_count", 6),
    ):
        assert after[sample] - before.get(sample, 0) >= least, sample
    assert after["kalmar_tables"] >= 1


async def figures(person: Person) -> dict[str, float]:
    """What Prometheus would be told, by sample."""
    lines = (await person.ask("GET", "/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}
