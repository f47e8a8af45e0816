"""The statements behind subscriptions and the keys in notices: plain functions over a connection."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from server.notices.turns import Subscription, subscription_of
from server.store.schema import house_keys, notice_keys, seats, subscriptions, tables

KEY_DAYS = 60
"""So long the links in a notice work."""


def add(connection: Connection, subscription: Subscription, most: int) -> bool:
    """Keep a subscription; of the same target of the same seat, its delay and language. False: too many."""
    of_seat = and_(
        subscriptions.c.table_id == subscription.table_id, subscriptions.c.sitting == subscription.sitting
    )
    same = and_(of_seat, subscriptions.c.target_hash == subscription.target_hash)
    one_by_one = select(tables.c.id).where(tables.c.id == subscription.table_id)
    connection.execute(one_by_one.with_for_update(key_share=True))  # another worker may add some too
    known = connection.execute(select(subscriptions).where(same)).mappings().first()
    if known is not None:
        fresh = {
            name: getattr(subscription, name)
            for name in ("browser", "target", "label", "lang", "delay", "confirmed")
        }
        if known["browser"] == subscription.browser:
            fresh["confirmed"] = fresh["confirmed"] or known["confirmed"]
        connection.execute(update(subscriptions).where(same).values(**fresh, trouble=None))
        subscription.id, subscription.confirmed = known["id"], fresh["confirmed"]
        return True
    count = connection.execute(select(func.count()).select_from(subscriptions).where(of_seat)).scalar_one()
    if count >= most:
        return False
    connection.execute(insert(subscriptions), msgspec.structs.asdict(subscription))
    return True


def is_confirmed(connection: Connection, browser: str, target_hash: str) -> bool:
    """Whether a browser has a subscription to this target that was confirmed, at whatever table."""
    query = select(subscriptions.c.id).where(
        subscriptions.c.browser == browser,
        subscriptions.c.target_hash == target_hash,
        subscriptions.c.confirmed,
    )
    return connection.execute(query.limit(1)).first() is not None


def of_sitting(connection: Connection, table_id: str, sitting: str) -> list[Subscription]:
    """Those of whoever sits on a seat, the oldest first."""
    query = select(subscriptions).where(
        subscriptions.c.table_id == table_id, subscriptions.c.sitting == sitting
    )
    found = connection.execute(query.order_by(subscriptions.c.created, subscriptions.c.id)).mappings()
    return [subscription_of(row) for row in found]


def set_delay(connection: Connection, subscription: str, delay: int) -> None:
    query = update(subscriptions).where(subscriptions.c.id == subscription)
    connection.execute(query.values(delay=delay))


def remove(connection: Connection, ids: Collection[str]) -> int:
    """End subscriptions; answers how many there were."""
    return connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids))).rowcount


def remove_target(connection: Connection, target_hash: str) -> None:
    """End all subscriptions to a target, which is gone."""
    connection.execute(delete(subscriptions).where(subscriptions.c.target_hash == target_hash))


def move_browser(
    connection: Connection, browser: str, former_hash: str, target: Any, target_hash: str, label: str
) -> int:
    """A browser's address is another now: what went to the former one goes there; answers how many do."""
    own = and_(subscriptions.c.browser == browser, subscriptions.c.target_hash == former_hash)
    former = subscriptions.alias()
    twice = exists().where(
        former.c.browser == browser,
        former.c.target_hash == former_hash,
        former.c.table_id == subscriptions.c.table_id,
        former.c.sitting == subscriptions.c.sitting,
    )
    connection.execute(delete(subscriptions).where(subscriptions.c.target_hash == target_hash, twice))
    moved = update(subscriptions).where(own)
    return connection.execute(
        moved.values(target=target, target_hash=target_hash, label=label, trouble=None)
    ).rowcount


def stale(connection: Connection) -> list[str]:
    """Those that have nobody any more: the game is over, the seat another's, or its browser another."""
    seat = and_(
        seats.c.table_id == subscriptions.c.table_id,
        seats.c.sitting == subscriptions.c.sitting,
        or_(subscriptions.c.way != "push", seats.c.browser == subscriptions.c.browser),
    )
    ended = exists().where(tables.c.id == subscriptions.c.table_id, tables.c.phase.in_(("over", "closed")))
    query = select(subscriptions.c.id).where(or_(ended, ~exists().where(seat)))
    return list(connection.execute(query).scalars())


# ── Keys in notices ──────────────────────────────────────────────────────────────────────────────


def add_key(connection: Connection, key_hash: str, deed: str, ids: Iterable[str], at: int) -> None:
    """What a link can do, to these subscriptions."""
    rows = [{"hash": key_hash, "subscription": one, "deed": deed, "at": at} for one in ids]
    connection.execute(insert(notice_keys), rows)


def forget_keys(connection: Connection, now: int) -> None:
    """Links that are too old do nothing any more."""
    before = now - KEY_DAYS * 24 * 3600 * 1000
    connection.execute(delete(notice_keys).where(notice_keys.c.at < before))


def behind_key(connection: Connection, key_hash: str) -> tuple[str, list[tuple[Subscription, str, str]]]:
    """What a link does, and to which subscriptions, each with its table's game and title."""
    query = (
        select(subscriptions, tables.c.game, tables.c.title, notice_keys.c.deed)
        .join(notice_keys, notice_keys.c.subscription == subscriptions.c.id)
        .join(tables, tables.c.id == subscriptions.c.table_id)
        .where(notice_keys.c.hash == key_hash)
        .order_by(subscriptions.c.created)
    )
    rows = connection.execute(query).mappings().all()
    deed = rows[0]["deed"] if rows else ""
    return deed, [(subscription_of(row), row["game"], row["title"]) for row in rows]


def confirm(connection: Connection, browser: str, target_hash: str) -> None:
    """The target is theirs: so it is at all tables at which that browser gave it."""
    query = update(subscriptions).where(
        subscriptions.c.browser == browser, subscriptions.c.target_hash == target_hash
    )
    connection.execute(query.values(confirmed=True))


# ── Keys of the house ────────────────────────────────────────────────────────────────────────────


def house_key(connection: Connection, name: str) -> Any:
    """A key that the house has made; None before that."""
    return connection.execute(select(house_keys.c.body).where(house_keys.c.name == name)).scalar()


def keep_house_key(connection: Connection, name: str, body: Any) -> Any:
    """Keep a key, unless another worker was quicker; answers the one that holds."""
    known = house_key(connection, name)
    if known is None:
        connection.execute(insert(house_keys), {"name": name, "body": body})
    return known or body
