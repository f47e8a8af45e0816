"""What the process that sends is asked to do, and what it answers."""

from __future__ import annotations

import msgspec


class Job(msgspec.Struct, tag=True, kw_only=True):
    """Something to do; `networks`: those that may be reached although they are private."""

    networks: list[str] = []


class MakeKeys(Job):
    """Make the keys by which push services know this house."""


class Push(Job):
    """Send an encrypted message to a browser, by the push service it has named. `contact`: of the host."""

    endpoint: str
    p256dh: str
    auth: str
    keys: dict[str, str]
    contact: str
    message: bytes


class Look(Job):
    """Say what a target in Apprise's words is, without sending anything."""

    target: str


class Chat(Job):
    """Send a message to a target in Apprise's words."""

    target: str
    home: str
    title: str
    text: str


AnyJob = MakeKeys | Push | Look | Chat


class Outcome(msgspec.Struct, kw_only=True):
    """How it went. `trouble` is empty where all is well, else `gone`, `private` (not to be reached),
    `bad_target`, `refused` (the other end said no, `status`), `unreachable` or `failed`.
    `label`: what a target is, without its secrets; `keys`: those that were made.
    """

    trouble: str = ""
    status: int = 0
    label: str = ""
    keys: dict[str, str] = {}
