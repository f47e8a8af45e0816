"""Settings: from the environment, each with a default that works, and wrong ones named."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from server.settings import Settings


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder without a .env file."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_they_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, elsewhere: Path) -> None:
    monkeypatch.setenv("KALMAR_DATA_DIR", "games")
    monkeypatch.setenv("KALMAR_PUBLIC_URL", "https://games.example.org/")
    settings = Settings()
    assert settings.data_dir == elsewhere / "games"
    assert settings.database == f"sqlite:///{elsewhere}/games/kalmar.db"
    assert settings.public_url == "https://games.example.org"


def test_they_come_from_a_file_too(elsewhere: Path) -> None:
    (elsewhere / ".env").write_text("KALMAR_PORT=9000\nKALMAR_DATABASE_URL=postgresql://anna@db/kalmar\n")
    settings = Settings()
    assert settings.port == 9000
    assert settings.database == "postgresql://anna@db/kalmar"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "seventy"),
        ("PUBLIC_URL", "games.example.org"),
        ("PUBLIC_URL", "https://example.org/games"),
        ("LIMIT_TABLES", "many"),
        ("LOG_FORMAT", "xml"),
        ("AWAY_SECONDS", "-1"),
    ],
)
def test_a_wrong_one_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KALMAR_{name}", value)
    with pytest.raises(ValidationError) as wrong:
        Settings()
    assert wrong.value.errors()[0]["loc"] == (name.lower(),)


def test_each_says_what_it_is_for() -> None:
    assert all(field.description for field in Settings.model_fields.values())
