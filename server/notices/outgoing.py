"""Where notices leave the house: a process that reaches nothing but what the guard permits.

`main` is that process: it carries out one `Job` after the other and answers with an `Outcome`, both in
MessagePack. What a player has typed as a target is only ever looked at here.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec
import requests
from requests.adapters import HTTPAdapter

from server.apart import answer_all
from server.notices.guard import Guard
from server.notices.jobs import AnyJob, Chat, Look, MakeKeys, Outcome, Push

CONNECT_SECONDS, READ_SECONDS = 5.0, 8.0
ANSWER_BYTES = 256 * 1024
"""More of an answer is not read."""
DAY = 24 * 3600

SERVICES = {
    *("discord", "gchat", "gotifys", "jsons", "lark", "line", "mastodons", "matrixs", "misskeys", "mmosts"),
    *("nctalks", "ntfys", "pbul", "pover", "revolt", "rockets", "signals", "slack", "tgram", "threema"),
    *("toots", "twist", "webex", "wxteams", "zulip"),
}
"""Apprise's services that are spoken to by https, and that touch nothing of this machine."""

PLAIN_SERVICES = {"gotify", "json", "matrix", "mmost", "nctalk", "ntfy", "rocket", "signal"}
"""The same without encryption: only within networks that the host has opened."""


class Courier:
    """Carries out jobs in this process."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._status = 0

    def do(self, job: AnyJob) -> Outcome:
        """One job. Never raises."""
        self._status = 0
        self._guard.allow(job.networks, only=_is_plain(job))
        try:
            outcome = self._do(job)
        except requests.RequestException:
            outcome = Outcome(trouble="unreachable")
        except Exception:  # noqa: BLE001 — what a target makes a library do must not end this process
            outcome = Outcome(trouble="failed")
        if outcome.trouble and self._guard.refused:
            outcome.trouble = "private"
        outcome.status = outcome.status or self._status
        return outcome

    def _do(self, job: AnyJob) -> Outcome:
        match job:
            case MakeKeys():
                return Outcome(keys=make_keys())
            case Push():
                return self._push(job)
            case Look():
                service = service_of(job.target)
                return Outcome(label=_label(service)) if service else Outcome(trouble="bad_target")
            case Chat():
                return self._chat(job)

    def _push(self, job: Push) -> Outcome:
        body, headers = encrypted(job)
        limits = (CONNECT_SECONDS, READ_SECONDS)
        answer = requests.post(
            job.endpoint, data=body, headers=headers, timeout=limits, allow_redirects=False
        )
        if answer.status_code in (404, 410):
            return Outcome(trouble="gone", status=answer.status_code)
        return Outcome(trouble="" if answer.ok and not answer.is_redirect else "refused")

    def _chat(self, job: Chat) -> Outcome:
        service = service_of(job.target, job.home)
        if service is None:
            return Outcome(trouble="bad_target")
        if service.notify(body=job.text, title=job.title):
            return Outcome()
        return Outcome(trouble="refused" if self._status else "unreachable")

    def limit_answers(self) -> None:
        """Let no answer be longer than ANSWER_BYTES, whoever asks; and remember its status."""
        send, courier = HTTPAdapter.send, self

        def send_and_read_a_little(
            adapter: HTTPAdapter, request: requests.PreparedRequest, **options: Any
        ) -> requests.Response:
            response = send(adapter, request, **(options | {"stream": True}))
            courier._status = response.status_code
            response._content = response.raw.read(ANSWER_BYTES, decode_content=True)
            response._content_consumed = True
            response.close()
            return response

        HTTPAdapter.send = send_and_read_a_little  # type: ignore[method-assign, assignment]


def _is_plain(job: AnyJob) -> bool:
    """Whether it would go without encryption."""
    match job:
        case Push():
            return not job.endpoint.startswith("https://")
        case Look() | Chat():
            return job.target.split(":")[0].lower() in PLAIN_SERVICES
        case MakeKeys():
            return True


# ── Web Push ─────────────────────────────────────────────────────────────────────────────────────


def make_keys() -> dict[str, str]:
    """A new pair of keys as PEM, and `application`: the public one as browsers want it."""
    from webpush.vapid import VAPID

    private, public, application = VAPID.generate_keys()
    return {"private": private.decode(), "public": public.decode(), "application": application}


def encrypted(job: Push) -> tuple[bytes, dict[str, str]]:
    """A message that the browser alone can read, with the headers that say who sends it."""
    from webpush import WebPush, WebPushSubscription
    from webpush.types import WebPushKeys

    keys = WebPushKeys(p256dh=job.p256dh, auth=job.auth)
    pusher = WebPush(job.keys["private"].encode(), job.keys["public"].encode(), job.contact, ttl=DAY)
    made = pusher.get(job.message, WebPushSubscription(endpoint=job.endpoint, keys=keys))
    return made.encrypted, {**made.headers, "urgency": "high", "content-type": "application/octet-stream"}


# ── Chat ─────────────────────────────────────────────────────────────────────────────────────────


def service_of(target: str, home: str = "") -> Any:
    """Apprise's service for a target, set up to keep to our limits; None for what is not offered."""
    from apprise import Apprise, AppriseAsset, plugins

    found = plugins.url_to_dict(target)  # type: ignore[no-untyped-call]
    if not found or found.get("schema") not in SERVICES | PLAIN_SERVICES:
        return None
    asset = AppriseAsset(storage_mode="memory", allow_templates=False, service_timeout=READ_SECONDS)
    asset.app_id = asset.app_desc = "Kalmar"  # it goes into a header, which knows no accents
    asset.app_url = home
    asset.image_url_mask = asset.image_url_logo = ""
    asset.http_redirects = False
    service = Apprise.instantiate(found, asset=asset)
    if service is None:
        return None
    service.verify_certificate = True
    service.redirects = False
    service.retry = 0
    service.socket_connect_timeout, service.socket_read_timeout = CONNECT_SECONDS, READ_SECONDS
    return service


def _label(service: Any) -> str:
    """The service's name, and the machine where it is one's own."""
    host = getattr(service, "host", "") or ""
    return f"{service.service_name} ({host})" if "." in host else str(service.service_name)


# ── The process ──────────────────────────────────────────────────────────────────────────────────


def main() -> None:
    """Carry out jobs until the input ends."""
    sys.dont_write_bytecode = True
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]  # the guard looks at whom we connect to, and that must be the target
    os.environ["NETRC"] = os.devnull + "/none"
    guard = Guard()
    courier = Courier(guard)
    courier.limit_answers()
    guard.install()
    read = msgspec.msgpack.Decoder(AnyJob).decode
    answer_all(lambda question: msgspec.msgpack.encode(courier.do(read(question))))
