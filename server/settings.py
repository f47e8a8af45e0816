"""Every setting, from the environment (`KALMAR_…`) or the file `.env` beside `kalmar`, each with a default.

None of them depends on the folder in which a command is typed.
"""

from __future__ import annotations

import re
from email.utils import parseaddr
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import SplitResult, urlsplit

from limits import parse_many
from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Network = IPv4Network | IPv6Network

LEAST_TOKEN = 16
"""Signs of the shortest token that is taken for the admin page."""

DAY = 86_400
"""Seconds; nothing that is waited for takes longer."""

MOST = 1_000_000
"""More of anything is a slip of the pen."""

ROOT = Path(__file__).resolve().parent.parent
"""The folder that holds server/ and web/."""


def _folder(path: Path) -> Path:
    if path == Path():
        raise ValueError("a folder")
    return ROOT / path.expanduser()


def _rates(text: str) -> str:
    if any(rate.amount < 1 for rate in parse_many(text)):
        raise ValueError("at least one")
    return text


def _origin(text: str) -> str:
    origin, parts = text.rstrip("/"), urlsplit(text)
    plain = origin == f"{parts.scheme}://{parts.netloc}" and parts.username is None and _has_host(parts)
    if text and not (plain and parts.scheme in ("http", "https")):
        raise ValueError("an address such as https://games.example.org, and nothing behind it")
    return origin


def _redis(text: str) -> str:
    parts = urlsplit(text)
    if text and not (parts.scheme == "unix" or (parts.scheme in ("redis", "rediss") and _has_host(parts))):
        raise ValueError("an address such as redis://host:6379/0")
    return text


def _has_host(parts: SplitResult) -> bool:
    """Whether it names a machine, and a port that there can be. Raises ValueError where there can be none."""
    return parts.port != 0 and re.fullmatch(r"[^\s/?#@]+", parts.hostname or "") is not None


def _mailbox(text: str, known: ValidationInfo) -> str:
    if (text or known.data.get("smtp_host")) and ("\n" in text or "@" not in parseaddr(text)[1]):
        raise ValueError("a sender such as Kalmár <games@example.org>, which a mail server needs")
    return text


def _proxies(text: str) -> str:
    """As uvicorn takes them: parted by commas."""
    named = text.replace(",", " ").split()
    for network in named:
        if network != "*":
            ip_network(network)
    return ",".join(named)


def _networks(given: object) -> object:
    if not isinstance(given, str):
        return given
    return tuple(ip_network(part) for part in map(str.strip, given.split(",")) if part)


def _token(text: str) -> str:
    if text and len(text) < LEAST_TOKEN:
        raise ValueError(f"at least {LEAST_TOKEN} random signs, such as `openssl rand -hex 16` gives")
    return text


Rates = Annotated[str, AfterValidator(_rates)]
"""One or more limits in words, such as `10/minute; 60/hour`."""


class Settings(BaseSettings):
    """The settings of one process. docs/hosting.md lists them; a test holds the list.

    What is or may hold a secret has `repr=False`, and is neither shown nor told of when it is wrong.
    """

    model_config = SettingsConfigDict(
        env_prefix="KALMAR_", env_file=ROOT / ".env", extra="ignore", frozen=True
    )

    data_dir: Annotated[Path, AfterValidator(_folder)] = Field(
        ROOT / "data", description="folder of the SQLite file, of its backups and of your own component data"
    )
    database_url: str = Field(
        "",
        repr=False,
        description="PostgreSQL, as postgresql://user:password@host/name; empty: SQLite in the data folder",
    )
    redis_url: Annotated[str, AfterValidator(_redis)] = Field(
        "", repr=False, description="Redis, as redis://host:6379/0, for several workers; empty: none"
    )
    public_url: Annotated[str, AfterValidator(_origin)] = Field(
        "",
        description="the address that players type, such as https://games.example.org; empty: as each asks",
    )
    host: str = Field(
        "127.0.0.1",
        min_length=1,
        description="address to listen on; 0.0.0.0 for every network of the machine",
    )
    port: int = Field(8000, ge=0, le=65535, description="port to listen on; 0 takes a free one")
    trusted_proxies: Annotated[str, AfterValidator(_proxies)] = Field(
        "127.0.0.1",
        description="addresses or networks, comma-separated, whose X-Forwarded-… headers are believed",
    )
    reload: bool = Field(
        False, description="look for changed files of web/ at every page load, for development"
    )

    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="least level that is logged"
    )
    log_format: Literal["console", "json"] = Field(
        "console", description="console for eyes, json for machines"
    )

    bot_pause: float = Field(
        1.2, ge=0, le=DAY, description="seconds that a bot waits before its move, so that people follow"
    )
    bot_seconds: float = Field(
        10,
        gt=0,
        le=DAY,
        description="seconds that a bot may think, until the plainest one moves in its place",
    )
    bot_processes: int = Field(
        2, ge=1, le=64, description="processes in which bots think, each started when it is needed"
    )
    idle_minutes: float = Field(
        30, gt=0, le=MOST, description="minutes after which a table nobody has open leaves memory"
    )
    away_seconds: float = Field(
        10, ge=0, le=DAY, description="seconds until a seat without an open page is shown as away"
    )

    smtp_host: str = Field(
        "", pattern=r"^[^\s:/]*$", description="mail server for notices by e-mail; empty: none are offered"
    )
    smtp_port: int = Field(
        587, ge=1, le=65535, description="its port: mostly 587 with starttls, 465 with tls"
    )
    smtp_security: Literal["starttls", "tls", "none"] = Field(
        "starttls", description="how the line to it is encrypted; none only where it is this machine"
    )
    smtp_user: str = Field("", description="name to log in with there; empty: without logging in")
    smtp_password: str = Field("", repr=False, description="the password that belongs to it")
    mail_from: Annotated[str, AfterValidator(_mailbox)] = Field(
        "",
        validate_default=True,
        description="sender of notices, such as Kalmár <games@example.org>",
    )
    notice_networks: Annotated[tuple[Network, ...], NoDecode, BeforeValidator(_networks)] = Field(
        (),
        description="private networks, comma-separated, that notices may go to all the same: an ntfy at home",
    )

    admin_token: Annotated[str, AfterValidator(_token)] = Field(
        "",
        repr=False,
        description="what signs in to the admin page, 16 or more random signs; empty: there is no such page",
    )

    limit_tables: Rates = Field("6/minute; 40/day", description="tables that a browser may open")
    limit_joins: Rates = Field(
        "20/minute; 200/hour", description="invitations that a browser may look up or accept"
    )
    limit_recoveries: Rates = Field(
        "10/minute; 60/hour", description="recovery links that a browser may make or try"
    )
    limit_chat: Rates = Field("10/10 seconds; 60/minute", description="chat lines that a browser may write")
    limit_moves: Rates = Field("150/minute; 3000/hour", description="moves of games that a browser may make")
    limit_acts: Rates = Field(
        "60/minute; 600/hour",
        description="table commands that a browser may give (setting up, taking back, calling votes), and"
        " changes of its name and of its notices",
    )
    limit_notices: Rates = Field(
        "6/minute; 40/day", description="notices that a browser may set up or try out"
    )
    limit_admin: Rates = Field(
        "5/minute; 30/hour", description="tries to sign in to the admin page that an address may make"
    )
    limit_views: Rates = Field(
        "240/minute",
        description="views, logs, records and lists that a browser may load, websockets that it may open",
    )
    limit_address: int = Field(
        8,
        ge=1,
        le=MOST,
        description="how many browsers' worth of each limit one address may use: a household, a school",
    )
    limit_messages: float = Field(
        20, ge=0, le=MOST, description="websocket messages a second that a tab may keep up; 0: any"
    )
    limit_burst: int = Field(
        80, ge=1, le=MOST, description="websocket messages that a tab may send at once beyond that"
    )

    limit_sockets: int = Field(
        30, ge=0, le=MOST, description="websockets that a browser may have open at once; 0: any"
    )

    request_seconds: float = Field(
        20, ge=0, le=DAY, description="seconds within which a request must have arrived whole; 0: any"
    )
    socket_buffer: int = Field(
        65_536, ge=0, le=2**30, description="bytes of a connection's kernel send buffer; 0: the system's"
    )
    socket_timeout: float = Field(
        30, ge=0, le=DAY, description="seconds after which a connection that takes nothing is cut"
    )
    socket_queue: int = Field(
        262_144, ge=0, le=2**30, description="bytes that may wait for a slow page before it is cut off"
    )

    @property
    def database(self) -> str:
        """The database's address: the one that is set, or that of the SQLite file in the data folder."""
        return self.database_url or f"sqlite:///{self.data_dir / 'kalmar.db'}"

    @property
    def games(self) -> Path:
        """The folder of the host's own component data."""
        return self.data_dir / "games"

    @property
    def backups(self) -> Path:
        """The folder of the copies of the SQLite file."""
        return self.data_dir / "backups"
