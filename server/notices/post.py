"""The server's end of sending: jobs go to processes of their own, mails to the mail server of the settings.

The processes are started when there is something to send and ended when there has been nothing for a while.
Whoever names a target may name one that never answers. So a host is sent one thing at a time, and only those
that have answered may have all processes; all others wait for each other and share one.
"""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec

from server.apart import Process
from server.logs import get_logger
from server.notices.jobs import AnyJob, Chat, Outcome, Push
from server.settings import Settings

PROCESSES = 2
MOST_PROVEN = 1_000
"""Hosts that are remembered to have answered."""
JOB_SECONDS = 25.0
"""So long one job may take before its process is ended; libraries set themselves shorter limits."""
IDLE_SECONDS = 120.0
MAIL_SECONDS = 15.0

read_outcome = msgspec.msgpack.Decoder(Outcome).decode
log = get_logger(__name__)


class Post:
    """Sends what is given to it, one after the other in each process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        self._all = [Process("server.notices.outgoing", IDLE_SECONDS) for _ in range(PROCESSES)]
        for process in self._all:
            self._idle.put_nowait(process)
        self._proven: dict[str, None] = {}
        self._unproven = asyncio.Lock()
        self._hosts: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def carry_out(self, job: AnyJob) -> Outcome:
        """Have a job done. Never raises but when it is cancelled."""
        job.networks = [str(network) for network in self._settings.notice_networks]
        where = _where(job)
        if not where:
            return await self._next(job)
        async with self._hosts.setdefault(where, asyncio.Lock()):
            async with contextlib.nullcontext() if where in self._proven else self._unproven:
                outcome = await self._next(job)
            self._remember(where, answered=outcome.trouble not in ("unreachable", "failed"))
        return outcome

    async def _next(self, job: AnyJob) -> Outcome:
        process = await self._idle.get()
        try:
            return await _done(process, job)
        finally:
            self._idle.put_nowait(process)

    def _remember(self, where: str, *, answered: bool) -> None:
        """Those that answered last stand last."""
        self._proven.pop(where, None)
        if answered:
            self._proven[where] = None
            if len(self._proven) > MOST_PROVEN:
                del self._proven[next(iter(self._proven))]

    async def mail(self, message: EmailMessage) -> Outcome:
        """Hand a mail over to the mail server. Never raises but when it is cancelled."""
        try:
            await asyncio.to_thread(self._mail, message)
        except smtplib.SMTPRecipientsRefused:
            return Outcome(trouble="refused")
        except (smtplib.SMTPException, OSError, ValueError) as error:
            log.warning("mail_not_sent", error=repr(error))
            return Outcome(trouble="unreachable")
        return Outcome()

    def _mail(self, message: EmailMessage) -> None:
        settings = self._settings
        encryption = ssl.create_default_context()
        where = (settings.smtp_host, settings.smtp_port)
        with (
            smtplib.SMTP_SSL(*where, timeout=MAIL_SECONDS, context=encryption)
            if settings.smtp_security == "tls"
            else smtplib.SMTP(*where, timeout=MAIL_SECONDS)
        ) as line:
            if settings.smtp_security == "starttls":
                line.starttls(context=encryption)
            if settings.smtp_user:
                line.login(settings.smtp_user, settings.smtp_password)
            line.send_message(message)

    async def close(self) -> None:
        """End the processes. A job under way fails."""
        await asyncio.gather(*(process.close() for process in self._all))


def _where(job: AnyJob) -> str:
    """Whom a job goes to; nobody: what is done within the process."""
    match job:
        case Push(endpoint=address) | Chat(target=address):
            parts = urlsplit(address)
            return f"{parts.scheme}://{parts.netloc}"
    return ""


async def _done(process: Process, job: AnyJob) -> Outcome:
    """What became of a job."""
    try:
        return read_outcome(await process.ask(msgspec.msgpack.encode(job), JOB_SECONDS))
    except TimeoutError:
        return Outcome(trouble="unreachable")
    except (OSError, EOFError, msgspec.DecodeError):
        log.exception("notices_process_died")
        return Outcome(trouble="failed")
