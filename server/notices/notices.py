"""Notices: whoever is away is told that it is their turn, by the ways they have chosen at the table.

Nothing is timed in memory. A sweep looks every few seconds who is due by the journal (turns.py), marks them
in the database, and only then sends: so a restart, or another worker, tells nobody twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from server.aside import Errands, again_and_again
from server.logs import get_logger
from server.metrics import NOTICES
from server.notices import message, subscriptions, turns
from server.notices.jobs import Chat, Look, MakeKeys, Outcome, Push
from server.notices.message import Message, Turn
from server.notices.post import Post
from server.notices.targets import mailbox, offers, read_target
from server.notices.turns import Due, Subscription
from server.notices.words import game_title
from server.rules.game import Seat
from server.settings import Settings
from server.store import Store, leases
from server.tables import Browser, Refusal, Table
from server.tables.house import now
from server.tables.names import Chance, new_id, new_token, token_hash

SWEEP_SECONDS = 10.0
LEASE = "notices"
LEASE_SECONDS = 60
MOST_OF_A_SEAT = 5
"""Subscriptions that one person may have at a table."""
CLOSING_SECONDS = 5.0

log = get_logger(__name__)


class Bundle(msgspec.Struct):
    """What goes to one target in one message; `key` is the secret of the link that ends it."""

    due: list[Due]
    key: str

    @property
    def first(self) -> Subscription:
        return self.due[0].subscription


class Notices:
    """One process's part in telling people. `presence`: the seats whose people look at a table now."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        presence: Callable[[str], Collection[Seat]],
        *,
        clock: Callable[[], int] = now,
        chance: Chance = secrets.token_bytes,
        post: Post | None = None,
    ) -> None:
        self._store = store
        self._settings = settings
        self._presence = presence
        self._clock = clock
        self._chance = chance
        self._post = post or Post(settings)
        self._worker = secrets.token_hex(8)
        self._keys: dict[str, str] = {}
        self._errands = Errands()
        self._under_way: set[str] = set()
        """Targets that a message is on its way to."""
        self._sweeping: asyncio.Task[None] | None = None

    # ── Living with the server ───────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Begin to sweep, where the settings have a way of telling anybody; make the keys it needs."""
        if any(not offer.why for offer in offers(self._settings).values()):
            self._sweeping = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop, and let go of what is being sent just now."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.settled()
        await self._errands.cancel()
        await self._store.write(partial(leases.release, name=LEASE, holder=self._worker))
        await self._post.close()

    async def settled(self) -> None:
        """Wait until everything that is being sent has been sent, or not."""
        await self._errands.settle()

    async def _sweep_on(self) -> None:
        await asyncio.sleep(self._settings.away_seconds)  # whoever looks has to come back first
        await again_and_again(self._round, SWEEP_SECONDS, "notices_not_swept")

    async def _round(self) -> None:
        if not offers(self._settings)["push"].why:
            await self.vapid()
        await self.sweep()

    # ── The sweep ────────────────────────────────────────────────────────────────────────────

    async def sweep(self) -> int:
        """Tell whom it is time to tell; answers how many messages go out. They are sent on the side."""
        moment = self._clock()
        due, stale = await self._store.read(partial(_look, now=moment))
        if not due and not stale:
            return 0
        here = {one.subscription.table_id: set(self._presence(one.subscription.table_id)) for one in due}
        but = frozenset(self._under_way)  # they are due again when that has come to an end
        bundles = await self._store.write(partial(self._mark, now=moment, here=here, but=but))
        for bundle in bundles:
            self._under_way.add(bundle.first.target_hash)
            self._errands.spawn(self._tell(bundle))
        return len(bundles)

    def _mark(
        self, connection: Connection, now: int, here: Mapping[str, Collection[Seat]], but: Collection[str]
    ) -> list[Bundle]:
        """Decide in one transaction who is told, as far as this worker holds the lease; `but`: whom not."""
        if not leases.take(connection, LEASE, self._worker, now, now + LEASE_SECONDS * 1000):
            return []
        subscriptions.remove(connection, subscriptions.stale(connection))
        subscriptions.forget_keys(connection, now)
        offered = {way for way, offer in offers(self._settings).items() if not offer.why}
        by_target: dict[str, list[Due]] = {}
        for one in turns.due_now(connection, now):
            subscription = one.subscription
            if subscription.table_id not in here or subscription.way not in offered:
                continue
            if subscription.target_hash in but:
                continue
            if one.seat in here[subscription.table_id]:
                turns.put_off(connection, one, now)
            else:
                turns.mark(connection, one)
                by_target.setdefault(subscription.target_hash, []).append(one)
        return [
            Bundle(due, self._new_key(connection, "end", [one.subscription for one in due], now))
            for due in by_target.values()
        ]

    def _new_key(self, connection: Connection, deed: str, ones: Sequence[Subscription], moment: int) -> str:
        """A secret for a link; the empty one for a device's own notices, which need none."""
        if ones[0].way == "push":
            return ""
        key = new_token(self._chance)
        subscriptions.add_key(connection, token_hash(key), deed, [one.id for one in ones], moment)
        return key

    async def _tell(self, bundle: Bundle) -> None:
        """Send a message, and note what became of it."""
        try:
            outcome = await self._send_turns(bundle)
            await self._note(bundle, outcome)
        except Exception:
            log.exception("notice_not_sent", way=bundle.first.way)
        finally:
            self._under_way.discard(bundle.first.target_hash)

    async def _send_turns(self, bundle: Bundle) -> Outcome:
        first = bundle.first
        named = [Turn(one.subscription.table_id, one.game, one.title, one.name) for one in bundle.due]
        home, chat = self._settings.public_url, first.way == "chat"
        # In a thread, as elsewhere here: reading a catalogue for the first time takes a while.
        told = await asyncio.to_thread(message.turns_message, home, first.lang, named, bundle.key, chat=chat)
        return await self._send(first, told)

    async def _note(self, bundle: Bundle, outcome: Outcome) -> None:
        def note(connection: Connection) -> None:
            if outcome.trouble == "gone":
                subscriptions.remove_target(connection, bundle.first.target_hash)
                return
            for one in bundle.due:
                if outcome.trouble:
                    turns.failed(connection, one, outcome.trouble, self._clock())
                else:
                    turns.succeeded(connection, one)

        await self._store.write(note)

    async def _send(self, to: Subscription, told: Message) -> Outcome:
        """One message to one target; counted and logged without naming anybody."""
        match to.way:
            case "push":
                keys = await self.vapid()
                contact = mailbox(self._settings.mail_from) or f"kalmar@{self._host}"
                outcome = await self._post.carry_out(
                    Push(keys=keys, contact=contact, message=message.payload(told), **to.target)
                )
            case "mail":
                letter = message.mail(told, self._settings.mail_from, to.target, self._host)
                outcome = await self._post.mail(letter)
            case _:
                text = message.chat_text(told)
                outcome = await self._post.carry_out(
                    Chat(target=to.target, home=self._settings.public_url, title=told.title, text=text)
                )
        self._count(to.way, outcome)
        return outcome

    def _count(self, way: str, outcome: Outcome) -> None:
        kinds = {"": "sent", "gone": "gone", "private": "refused", "bad_target": "refused"}
        kind = kinds.get(outcome.trouble, "failed")
        NOTICES.labels(way, kind).inc()
        log.info("notice", way=way, outcome=kind, trouble=outcome.trouble, status=outcome.status)

    @property
    def _host(self) -> str:
        return urlsplit(self._settings.public_url).hostname or "localhost"

    # ── At the table ─────────────────────────────────────────────────────────────────────────

    async def of_seat(self, table: Table, seat: Seat, browser: Browser) -> dict[str, Any]:
        """`Notices` of docs/protocol.md: which ways there are, and those that this person has chosen."""
        ways: dict[str, Any] = {
            way: {"why": offer.why} if offer.why else {} for way, offer in offers(self._settings).items()
        }
        if not ways["push"]:
            ways["push"]["key"] = (await self.vapid())["application"]
        sitting = table.setup.seats[seat].sitting
        query = partial(subscriptions.of_sitting, table_id=table.id, sitting=sitting)
        found = [
            one
            for one in await self._store.read(query)
            if one.way != "push" or one.browser == table.setup.seats[seat].browser
        ]
        return {"ways": ways, "notices": [_shown(one, browser) for one in found]}

    async def subscribe(
        self, table: Table, seat: Seat, browser: Browser, way: str, target: Any, delay: int, lang: str
    ) -> dict[str, Any]:
        """From now on tell this person by this way, in this language. Raises Refusal."""
        offer = offers(self._settings).get(way)
        if offer is None or offer.why or table.has_ended:
            raise Refusal("way_not_offered")
        kept, label = read_target(way, target, self._settings)
        if way == "chat":
            outcome = await self._post.carry_out(Look(target=kept))
            if outcome.trouble:
                raise Refusal("bad_address")
            label = outcome.label
        target_hash = _hash(way, kept)
        confirmed = way != "mail" or await self._store.read(
            partial(subscriptions.is_confirmed, browser=browser.id, target_hash=target_hash)
        )
        subscription = Subscription(
            id=new_id(self._chance),
            table_id=table.id,
            sitting=table.setup.seats[seat].sitting,
            browser=browser.id,
            way=way,
            target=kept,
            target_hash=target_hash,
            label=label,
            lang=lang,
            delay=delay,
            confirmed=confirmed,
            created=self._clock(),
            told=None,
            next_at=None,
            attempts=0,
            trouble=None,
        )
        add = partial(subscriptions.add, subscription=subscription, most=MOST_OF_A_SEAT)
        if not await self._store.write(add):
            raise Refusal("too_many_notices")
        if not subscription.confirmed:
            await self._ask_to_confirm(subscription)
        return _shown(subscription, browser)

    async def change(self, table: Table, seat: Seat, notice: str, delay: int) -> None:
        """Tell them sooner or later. Raises Refusal."""
        await self._own(table, seat, notice)
        await self._store.write(partial(subscriptions.set_delay, subscription=notice, delay=delay))

    async def move(self, browser: Browser, former: str, target: dict[str, str]) -> None:
        """What went to a browser's `former` address at its push service goes to this one. Raises Refusal."""
        kept, label = read_target("push", target, self._settings)
        moved = await self._store.write(
            partial(
                subscriptions.move_browser,
                browser=browser.id,
                former_hash=_hash("push", {"endpoint": former}),
                target=kept,
                target_hash=_hash("push", kept),
                label=label,
            )
        )
        if not moved:
            raise Refusal("no_such_notice")

    async def end(self, table: Table, seat: Seat, notice: str) -> None:
        """Do not tell them by this way any more. Raises Refusal."""
        await self._own(table, seat, notice)
        await self._store.write(partial(subscriptions.remove, ids=[notice]))

    async def try_out(self, table: Table, seat: Seat, notice: str) -> str:
        """Send one at once; answers what went wrong, if anything. Raises Refusal."""
        one = await self._own(table, seat, notice)
        if not one.confirmed:
            return (await self._ask_to_confirm(one)).trouble
        setup = table.setup
        key = await self._store.write(partial(self._new_key, deed="end", ones=[one], moment=self._clock()))
        turn = Turn(setup.id, setup.game, setup.title, setup.seats[seat].name)
        home, chat = self._settings.public_url, one.way == "chat"
        told = await asyncio.to_thread(message.trial_message, home, one.lang, turn, key, chat=chat)
        outcome = await self._send(one, told)
        if outcome.trouble == "gone":
            await self._store.write(partial(subscriptions.remove_target, target_hash=one.target_hash))
        return outcome.trouble

    async def _own(self, table: Table, seat: Seat, notice: str) -> Subscription:
        query = partial(subscriptions.of_sitting, table_id=table.id, sitting=table.setup.seats[seat].sitting)
        for one in await self._store.read(query):
            if one.id == notice:
                return one
        raise Refusal("no_such_notice")

    async def _ask_to_confirm(self, one: Subscription) -> Outcome:
        """Ask by mail whether the address is theirs: before that it is sent nothing else."""

        def keys(connection: Connection) -> tuple[str, str]:
            moment = self._clock()
            confirm = self._new_key(connection, "confirm", [one], moment)
            return confirm, self._new_key(connection, "end", [one], moment)

        links = [message.key_link(self._settings.public_url, key) for key in await self._store.write(keys)]
        sender = self._settings.mail_from
        letter = await asyncio.to_thread(
            message.confirmation, one.lang, sender, one.target, self._host, *links
        )
        outcome = await self._post.mail(letter)
        self._count("mail", outcome)
        return outcome

    # ── By a link, without a seat ────────────────────────────────────────────────────────────

    async def behind_key(self, key: str) -> dict[str, Any]:
        """What a link of a notice does. Raises Refusal `bad_secret`."""
        deed, found = await self._store.read(partial(subscriptions.behind_key, key_hash=token_hash(key)))
        if not found:
            raise Refusal("bad_secret")
        tables = {one.table_id: title or game_title(game, one.lang) for one, game, title in found}
        return {"deed": deed, "label": found[0][0].label, "tables": list(tables.values())}

    async def use_key(self, key: str, *, only: str | None = None) -> dict[str, Any]:
        """Do it; `only`: nothing but this deed. Raises Refusal `bad_secret`."""
        about = await self.behind_key(key)
        if only not in (None, about["deed"]):
            raise Refusal("bad_secret")

        def use(connection: Connection) -> None:
            deed, found = subscriptions.behind_key(connection, token_hash(key))
            if deed == "end":
                subscriptions.remove(connection, [one.id for one, _, _ in found])
            for one, _, _ in found if deed == "confirm" else ():
                subscriptions.confirm(connection, one.browser, one.target_hash)

        await self._store.write(use)
        return about

    # ── The house's keys ─────────────────────────────────────────────────────────────────────

    async def vapid(self) -> dict[str, str]:
        """The keys by which push services know this house; made once, and kept in the database."""
        if not self._keys:
            kept = await self._store.read(partial(subscriptions.house_key, name="vapid"))
            self._keys = kept or await self._make_keys()
        return self._keys

    async def _make_keys(self) -> dict[str, str]:
        outcome = await self._post.carry_out(MakeKeys())
        if outcome.trouble:
            raise RuntimeError("no keys could be made")
        keep = partial(subscriptions.keep_house_key, name="vapid", body=outcome.keys)
        try:
            kept: dict[str, str] = await self._store.write(keep)
        except IntegrityError:  # another worker was quicker
            kept = await self._store.read(partial(subscriptions.house_key, name="vapid"))
        return kept


def _look(connection: Connection, now: int) -> tuple[list[Due], list[str]]:
    return turns.due_now(connection, now), subscriptions.stale(connection)


def _hash(way: str, target: Any) -> str:
    """What tells targets apart: a browser's is its address at the push service."""
    named = target["endpoint"] if way == "push" else target
    return hashlib.sha256(f"{way} {named}".encode()).hexdigest()


def _shown(one: Subscription, browser: Browser) -> dict[str, Any]:
    """`Notice` of docs/protocol.md."""
    shown: dict[str, Any] = {
        "id": one.id,
        "way": one.way,
        "label": one.label,
        "delay": one.delay,
        "here": one.browser == browser.id,
    }
    if not one.confirmed:
        shown["unconfirmed"] = True
    if one.trouble:
        shown["trouble"] = one.trouble
    return shown
