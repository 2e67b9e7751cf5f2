"""The browser computes the same as Python: `web/src/fair/` against the vectors."""

import subprocess
from pathlib import Path

import pytest

from tests.node import node
from tests.timeouts import HANG_SECONDS

WEB = Path(__file__).parents[3] / "web"


@pytest.mark.node
def test_the_browser_agrees_with_every_vector() -> None:
    vitest = WEB / "node_modules/vitest/vitest.mjs"
    if not vitest.exists():
        pytest.skip("the browser's packages are not installed (npm ci in web/)")
    done = subprocess.run(
        [node(), vitest, "run", "src/fair"],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
