"""The post office: whoever names a target that never answers holds up nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.notices.jobs import AnyJob, Chat, Outcome
from server.notices.post import Post
from tests.notices.desk import Desk, settings


def chat(target: str) -> Chat:
    return Chat(target=target, home="", title="", text="")


async def test_targets_that_never_answer_share_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a target that has answered before
    under_way: list[AnyJob] = []
    go = asyncio.Event()

    async def done(process: Any, job: AnyJob) -> Outcome:
        under_way.append(job)
        if isinstance(job, Chat) and "slow" in job.target:
            await go.wait()
            return Outcome(trouble="unreachable")
        return Outcome()

    monkeypatch.setattr("server.notices.post._done", done)
    post = Post(settings())
    await post.carry_out(chat("json://honest.example/a"))
    # When many are sent something that do not answer
    waiting = [
        asyncio.ensure_future(post.carry_out(chat(f"json://slow{n}.example/{k}")))
        for n in range(3)
        for k in range(2)
    ]
    await asyncio.sleep(0)
    # Then it has its message all the same, and one after the other has had its chance
    assert (await post.carry_out(chat("json://honest.example/b"))).trouble == ""
    assert len(under_way) == 3
    go.set()
    assert {outcome.trouble for outcome in await asyncio.gather(*waiting)} == {"unreachable"}
    # and whoever has not answered is no better than before
    go.clear()
    again = [asyncio.ensure_future(post.carry_out(chat(f"json://slow{n}.example"))) for n in range(3)]
    await asyncio.sleep(0)
    assert (await post.carry_out(chat("json://honest.example/c"))).trouble == ""
    go.set()
    await asyncio.gather(*again)
    await post.close()


async def test_a_host_that_has_answered_and_answers_no_more_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Given a host that has answered, and then stalls
    order: list[str] = []
    stalls, go = False, asyncio.Event()

    async def done(process: Any, job: AnyJob) -> Outcome:
        assert isinstance(job, Chat)
        order.append(job.target)
        if stalls and "fickle" in job.target:
            await go.wait()
            return Outcome(trouble="unreachable")
        return Outcome()

    monkeypatch.setattr("server.notices.post._done", done)
    post = Post(settings())
    await post.carry_out(chat("json://fickle.example/first"))
    stalls = True
    # When it is sent much, to many of its addresses, and somebody is told for the first time
    waiting = [asyncio.ensure_future(post.carry_out(chat(f"json://fickle.example/{n}"))) for n in range(20)]
    await asyncio.sleep(0)
    # Then they need not wait
    assert (await post.carry_out(chat("json://new.example"))).trouble == ""
    assert order == [
        f"json://{target}" for target in ("fickle.example/first", "fickle.example/0", "new.example")
    ]
    go.set()
    await asyncio.gather(*waiting)
    assert len(post._hosts) == 0
    await post.close()


async def test_a_target_with_a_message_on_its_way_is_sent_no_other(desk: Desk) -> None:
    # Given a target that does not answer
    go = asyncio.Event()

    class Slow(Post):
        sent = 0

        async def carry_out(self, job: AnyJob) -> Outcome:
            if isinstance(job, Chat):
                self.sent += 1
                await go.wait()
            return Outcome()

    post = Slow(settings())
    notices = desk.new_notices(post)
    await desk.start(3)
    await desk.want(0, delay=1)
    # When it is told of turn after turn
    for _ in range(5):
        desk.clock.pass_minutes(2)
        await notices.sweep()
        for seat in range(3):
            await desk.party.move(seat, "pass")
    # Then one message waits for it
    await asyncio.sleep(0.1)
    assert post.sent == 1
    # and what it has not been told by then it is told in the end
    go.set()
    await notices.settled()
    desk.clock.pass_minutes(2)
    assert await notices.sweep() == 1
    await notices.settled()
    assert post.sent == 2
