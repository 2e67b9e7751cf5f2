"""Where Node.js is: among the page's packages, as `scripts/web` installs it, or else on this machine."""

import shutil
from pathlib import Path

OWN = Path(__file__).parents[1] / "web/node_modules/.bin/node"


def node() -> str:
    found = shutil.which(OWN) or shutil.which("node")
    assert found, "Node.js is not installed; scripts/web brings it"
    return found
