"""Games on all cores: by shares in their order, in processes that end with the one that started them."""

from __future__ import annotations

import subprocess
import sys
import time

from server.bots.arena import SHARE, in_shares
from server.settings import ROOT
from tests.pipes import PATIENCE, lines_of

COMMAND = """
from server.bots.arena import SHARE, in_shares
from tests.bots.test_arena import endless

next(in_shares(endless, 0, 3 * SHARE, 2))
"""


def endless(seeds: range) -> None:
    """A game that does not end."""
    sys.stdout.write("playing\n")
    sys.stdout.flush()
    while True:
        time.sleep(1)


def numbers(seeds: range) -> list[int]:
    return list(seeds)


def test_shares_come_in_their_order_however_many_processes_there_are() -> None:
    games = 2 * SHARE + 3
    for processes in (1, 2):
        shares = list(in_shares(numbers, 7, games, processes))
        assert [len(share) for share in shares] == [SHARE, SHARE, 3]
        assert [seed for share in shares for seed in share] == list(range(7, 7 + games))


def test_no_process_outlives_a_command_that_is_killed() -> None:
    # given a command whose processes are at it
    pipe = subprocess.PIPE
    command = subprocess.Popen([sys.executable, "-c", COMMAND], stdout=pipe, stderr=pipe, cwd=ROOT)
    assert lines_of(command, 2) == [b"playing"] * 2
    # when it is killed
    command.kill()
    # then they end too: they let go of the output that they share with it
    command.communicate(timeout=PATIENCE)
