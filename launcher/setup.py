"""The set-up: a Python environment, the browser's packages and the icons, each made once.

All of it lies in `.venv`, `web/node_modules` and `web/generated`, and may be deleted at any time. Every step
leaves a stamp of what it was made from, written last: a step that is up to date costs nothing, and one that
was interrupted is done again.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from launcher import sprite
from launcher.console import TroubleError, Word, run, say

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
OLDEST_NODE = 20
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ONLINE = "Is this machine online? Run the same command again to go on from here."


def set_up(dev: bool) -> None:
    """Everything that serving needs, and with `dev` what tests and linters need; one start at a time."""
    lock = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        make_environment()
        install("serve", "installing the server's Python packages (once; a minute or so)")
        if dev:
            install("dev", "installing the Python packages for tests and linters (once; a minute or so)")
        install_web(dev)
        gather_icons()
    finally:
        os.close(lock)


def digest(*inputs: Path | str) -> str:
    """One hash of texts and of files' contents."""
    whole = hashlib.sha256()
    for item in inputs:
        whole.update(item.read_bytes() if isinstance(item, Path) else item.encode())
        whole.update(b"\0")
    return whole.hexdigest()


def fresh(stamp: Path, key: str) -> bool:
    """Whether the step of this stamp was finished from the inputs of this key."""
    return stamp.is_file() and stamp.read_text() == key


def once(stamp: Path, key: str, text: str, work: Callable[[], None]) -> None:
    """Does the work, telling of it in one line, unless it stands finished."""
    if fresh(stamp, key):
        return
    stamp.unlink(missing_ok=True)
    say(text)
    work()
    stamp.write_text(key)


def make_environment() -> None:
    """Makes `.venv`, anew if it belongs to another Python or another folder."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"

    def work() -> None:
        if not importlib.util.find_spec("ensurepip") or not importlib.util.find_spec("venv"):
            raise TroubleError(
                "this Python cannot make environments yet. Type this, then run the same command again:\n"
                f"  sudo apt install python{version}-venv"
            )
        # The base interpreter, since we may have been started from the very environment that is made anew.
        base = getattr(sys, "_base_executable", sys.executable)
        run([base, "-m", "venv", "--clear", VENV], f"the Python environment {VENV} could not be made.")
        # The server is found from any folder, so file names are relative to where a command is typed.
        (VENV / "lib" / f"python{version}" / "site-packages" / "kalmar.pth").write_text(f"{ROOT}\n")

    stamp = VENV / "kalmar-environment"
    if not PYTHON.exists():  # also when the Python it was made from is gone
        stamp.unlink(missing_ok=True)
    once(stamp, digest(version, str(ROOT)), "making a Python environment in .venv", work)


def install(group: str, text: str) -> None:
    """Installs the Python packages of locks/<group>.txt, each checked against its hash."""
    lock = ROOT / "locks" / f"{group}.txt"
    pip: list[Word] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    trouble = f"the Python packages of locks/{group}.txt could not be installed. {ONLINE}"
    work = lambda: run([*pip, "--require-hashes", "-r", lock], trouble)  # noqa: E731
    once(VENV / f"kalmar-{group}", digest(lock), text, work)


def node_environment() -> dict[str, str]:
    """The environment whose PATH has node and npm: the system's, or those that are installed in `.venv`."""
    path = os.environ.get("PATH", os.defpath)
    if not has_node(path):
        install("node", f"installing Node.js, since this machine has none that is {OLDEST_NODE} or newer")
        path = f"{BIN}{os.pathsep}{path}"
    # Node.js brings certificates of its own; npm may also trust whom the system trusts, as behind a proxy.
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def has_node(path: str) -> bool:
    """Whether the PATH given has npm and a node that is new enough."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def install_web(dev: bool) -> None:
    """Installs the browser's packages of web/package-lock.json; with `dev` those for tests and types too."""
    key = digest(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    lean, full = (WEB / "node_modules" / name for name in (".kalmar-serve", ".kalmar-dev"))
    dev = dev or full.exists()  # a developer's folder stays one

    def work() -> None:  # npm ci removes node_modules first, and with it the stamps
        environment = node_environment()
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        options = ["--no-audit", "--no-fund", "--loglevel=error", *([] if dev else ["--omit=dev"])]
        trouble = f"the browser's packages could not be installed. {ONLINE}"
        run([npm, "ci", *options], trouble, cwd=WEB, environment=environment)

    once(full if dev else lean, key, "installing what the browser needs", work)


def gather_icons() -> None:
    """Makes web/generated/sprite.svg; sprite.py tells how."""
    drawings = sorted((WEB / "art" / "icons").glob("*.svg"))
    sources = [WEB / "icons.json", WEB / "package-lock.json", Path(sprite.__file__), *drawings]
    key = digest(*sources, *(drawing.name for drawing in drawings))
    (WEB / "generated").mkdir(exist_ok=True)

    def work() -> None:
        try:
            sprite.write(WEB)
        except sprite.IconError as faults:
            raise TroubleError(f"the icons could not be gathered:\n{faults}") from None

    once(WEB / "generated" / ".kalmar", key, "gathering the icons", work)


def chromium() -> str | None:
    """The path of a Chromium, None for the one that Playwright keeps; TroubleError if none can be had."""
    if path := installed_chromium():
        return path
    say("no Chromium on this machine: asking Playwright for one (a large download)")
    playwright: list[Word] = [BIN / "playwright", "install", "chromium"]
    if subprocess.run(playwright, capture_output=True, check=False).returncode == 0:
        return None
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing the system's Chromium")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            run(["apt-get", *words], f"`apt-get {' '.join(words)}` failed.", environment=environment)
    if path := installed_chromium():
        return path
    raise TroubleError("the browser tests need Chromium. On Debian, type: sudo apt install chromium")


def installed_chromium() -> str | None:
    """The path of a Chromium that starts: Ubuntu's may be no more than a pointer to a snap."""
    for name in CHROMIUMS:
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    return None
