"""Work on the side: what fails is told in the log, and is done again."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from server.aside import Errands, again_and_again, logged


async def test_work_that_fails_is_told_of_and_raises_nothing() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    with capture_logs() as told:
        await logged(broken, "not_done", table="t")
    assert [(line["event"], line["table"], line["log_level"]) for line in told] == [
        ("not_done", "t", "error")
    ]


async def test_it_is_done_again_after_it_failed_until_there_is_no_more_to_do() -> None:
    left = [ZeroDivisionError(), None, OSError(), True, None]

    async def step() -> bool | None:
        match left.pop(0):
            case Exception() as failure:
                raise failure
            case done:
                return done

    with capture_logs() as told:
        await again_and_again(step, 0, "not_done")
    assert left == [None]
    assert [line["event"] for line in told] == ["not_done", "not_done"]


async def test_it_ends_when_it_is_cancelled() -> None:
    begun = asyncio.Event()

    async def step() -> None:
        begun.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(again_and_again(step, 0, "not_done"))
    await begun.wait()
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()


async def test_errands_are_waited_for_whatever_comes_of_them() -> None:
    errands, done = Errands(), []

    async def work(number: int) -> None:
        await asyncio.sleep(0)
        if number == 1:
            raise ZeroDivisionError
        done.append(number)
        if number == 2:
            errands.spawn(work(3))

    for number in range(3):
        errands.spawn(work(number))
    await errands.settle()
    assert done == [0, 2, 3]


async def test_errands_end_and_so_does_what_they_leave_to_do() -> None:
    errands, ended = Errands(), []

    async def work(left: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(left)
            if left:
                errands.spawn(work(left - 1))

    errands.spawn(work(1))
    await asyncio.sleep(0)
    await errands.cancel()
    assert ended[0] == 1
    assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
