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
    ],
)
def test_a_wrong_one_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KALMAR_{name}", value)
    with pytest.raises(ValidationError) as wrong:
        Settings()
    assert wrong.value.errors()[0]["loc"] == (name.lower(),)


def test_each_says_what_it_is_for() -> None:
    assert all(field.description for field in Settings.model_fields.values())


OPEN = {"public_url", "smtp_host", "smtp_user", "mail_from"}
"""What may be said freely and is in no secret's place."""


def test_no_secret_is_shown() -> None:
    # given settings of which everything that is free text might be a secret
    free = [name for name, field in Settings.model_fields.items() if field.default == ""]
    assert set(free) >= OPEN
    secrets = {name: f"hush-{name}" for name in free if name not in OPEN}
    assert len(secrets) >= 4
    # when they are printed, as in a log or a fault's trace
    shown = f"{Settings(**secrets)!r} {Settings(**secrets)}"  # type: ignore[arg-type]
    # then none of them is told
    assert [name for name, value in secrets.items() if value in shown] == []
