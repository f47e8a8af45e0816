"""Every refusal of every game leads to a paragraph of its rules, so that a player can read why."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.rules import registry

WEB = Path(__file__).resolve().parent.parent / "web"
GAMES = [game for game in registry.GAMES if (WEB / "games" / game / "index.js").is_file()]
"""Those that have a screen, and so are offered."""
EXPLAINED = """
const codes = {};
for (const language of ["en", "hu"]) {
  const { refusalSections } = await import(`./games/${process.argv[1]}/rules.${language}.js`);
  codes[language] = Object.keys(refusalSections);
}
console.log(JSON.stringify(codes));
"""


def explained(game: str) -> dict[str, list[str]]:
    """The refusal codes that a game's rules explain, by language, as Node.js reads its modules."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    node = shutil.which("node", path=path)
    assert node is not None, "Node.js is not on the path: ./kalmar setup --dev installs it"
    command = [node, "--input-type=module", "--eval", EXPLAINED, game]
    answer = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout
    codes: dict[str, list[str]] = json.loads(answer)
    return codes


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_explained(game: str) -> None:
    refusals = set(registry.info(game).refusals)
    for language, codes in explained(game).items():
        assert refusals <= set(codes), language
