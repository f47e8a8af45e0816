"""What the browser tests share. They run in a pytest process of their own: `./kalmar test tests/browser`."""

import os
from typing import Any

import pytest

from launcher.setup import installed_chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launches the Chromium that the launcher found, else the machine's, else the one Playwright keeps."""
    path = os.environ.get("KALMAR_TEST_CHROMIUM") or installed_chromium()
    return {**browser_type_launch_args, "executable_path": path} if path else browser_type_launch_args
