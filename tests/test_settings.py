"""Settings: from the environment, each with a default that works, and wrong ones named."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest
from pydantic import ValidationError

from server.settings import ROOT, Settings


@pytest.fixture(autouse=True)
def env_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """In place of the one in the project's folder; not there yet."""
    assert Settings.model_config["env_file"] == ROOT / ".env"
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    return tmp_path / ".env"


def test_they_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KALMAR_DATA_DIR", "/srv/games")
    monkeypatch.setenv("KALMAR_PUBLIC_URL", "https://games.example.org/")
    settings = Settings()
    assert settings.data_dir == Path("/srv/games")
    assert settings.database == "sqlite:////srv/games/kalmar.db"
    assert settings.public_url == "https://games.example.org"


def test_networks_are_read_once_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().notice_networks == ()
    monkeypatch.setenv("KALMAR_NOTICE_NETWORKS", "192.168.1.0/24, fd00:1::/64,")
    networks = (ip_network("192.168.1.0/24"), ip_network("fd00:1::/64"))
    assert Settings().notice_networks == networks
    assert Settings(notice_networks=networks) == Settings()


def test_they_come_from_a_file_too(env_file: Path) -> None:
    env_file.write_text("KALMAR_PORT=9000\nKALMAR_DATABASE_URL=postgresql://anna@db/kalmar\n")
    settings = Settings()
    assert settings.port == 9000
    assert settings.database == "postgresql://anna@db/kalmar"


def test_they_are_the_same_wherever_a_command_is_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, env_file: Path
) -> None:
    env_file.write_text("KALMAR_DATA_DIR=games\nKALMAR_PORT=9000\n")
    here = Settings()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ".env").write_text("KALMAR_PORT=7000\n")
    monkeypatch.chdir(elsewhere)
    assert Settings() == here
    assert (here.data_dir, here.port) == (ROOT / "games", 9000)
    assert (ROOT / "kalmar").is_file()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "seventy"),
        ("PUBLIC_URL", "games.example.org"),
        ("PUBLIC_URL", "https://example.org/games"),
        ("LIMIT_TABLES", "many"),
        ("LOG_FORMAT", "xml"),
        ("AWAY_SECONDS", "-1"),
        ("ADMIN_TOKEN", "fifteen signs !"),
        ("NOTICE_NETWORKS", "192.168.1.0/24, home"),
        ("PUBLIC_URL", "https://games.example.org?x=1"),
        ("PUBLIC_URL", "https://anna:pw@games.example.org"),
        ("PUBLIC_URL", "https://games.example.org:99999"),
        ("PUBLIC_URL", "https:// games.example.org"),
        ("REDIS_URL", "nonsense"),
        ("REDIS_URL", "http://redis:6379/0"),
        ("REDIS_URL", "redis://127.0.0.1:abc/0"),
        ("LIMIT_CHAT", "0/minute"),
        ("TRUSTED_PROXIES", "nonsense"),
        ("TRUSTED_PROXIES", "300.1.1.1"),
        ("SMTP_HOST", "smtp.example.org:465"),
        ("HOST", ""),
        ("DATA_DIR", ""),
    ],
)
def test_a_wrong_one_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KALMAR_{name}", value)
    with pytest.raises(ValidationError) as wrong:
        Settings()
    assert wrong.value.errors()[0]["loc"] == (name.lower(),)


def test_a_mail_server_needs_a_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KALMAR_SMTP_HOST", "smtp.example.org")
    with pytest.raises(ValidationError) as wrong:
        Settings()
    assert wrong.value.errors()[0]["loc"] == ("mail_from",)
    monkeypatch.setenv("KALMAR_MAIL_FROM", "Kalmár <games@example.org>")
    assert Settings().smtp_host == "smtp.example.org"


NUMBERS = [name for name, field in Settings.model_fields.items() if field.annotation in (int, float)]


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", ["inf", "nan", "-inf", "99999999999999"])
def test_no_number_is_without_measure(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KALMAR_{name.upper()}", value)
    with pytest.raises(ValidationError) as wrong:
        Settings()
    assert wrong.value.errors()[0]["loc"] == (name,)


@pytest.mark.parametrize("text", ["10.0.0.0/8,::1", "10.0.0.0/8, ::1", "10.0.0.0/8 ::1"])
def test_proxies_are_parted_by_commas_or_blanks(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("KALMAR_TRUSTED_PROXIES", text)
    assert Settings().trusted_proxies == "10.0.0.0/8,::1"


def test_each_says_what_it_is_for() -> None:
    assert all(field.description for field in Settings.model_fields.values())


OPEN = {"public_url", "smtp_host", "smtp_user", "mail_from"}
"""What may be said freely and is in no secret's place."""


def test_no_secret_is_shown() -> None:
    # given settings of which everything that is free text might be a secret
    free = [name for name, field in Settings.model_fields.items() if field.default == ""]
    assert set(free) >= OPEN
    secrets = {name: f"redis://hush-{name}" for name in free if name not in OPEN}
    assert len(secrets) >= 4
    # when they are printed, as in a log or a fault's trace
    shown = f"{Settings(**secrets)!r} {Settings(**secrets)}"  # type: ignore[arg-type]
    # then none of them is told
    assert [name for name, value in secrets.items() if value in shown] == []
