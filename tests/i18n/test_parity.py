"""A browser tells what Python tells, to the byte: every fact, phase, command, reason, notice and option."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from camlann.i18n.sentences import languages
from tests.i18n.parity import NAMES, Row, rows
from tests.repository.pages import ROOT
from tests.timeouts import HANG_SECONDS

WEB = ROOT / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"

pytestmark = [
    pytest.mark.node,
    pytest.mark.skipif(not VITEST.exists(), reason="web/node_modules is not there: npm ci in web/"),
]


def compared(told: list[Row], folder: Path) -> subprocess.CompletedProcess[str]:
    """The browser's words beside these."""
    file = folder / "rows.json"
    file.write_text(json.dumps({"names": NAMES, "rows": told}), encoding="utf-8")
    command = [str(VITEST), "run", "--no-color", "src/i18n/parity.test.ts"]
    environment = {**os.environ, "VITE_WORDS": str(file)}
    return subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=HANG_SECONDS, check=False
    )


@pytest.fixture(scope="module")
def everything() -> list[Row]:
    return [row for language in languages() for row in rows(language)]


def test_the_browser_tells_everything_as_python_does(everything: list[Row], tmp_path: Path) -> None:
    assert len({json.dumps(row.get("told", {}).get("type")) for row in everything}) > 300
    ran = compared(everything, tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr


KINDS = ("tell", "item", "option", "notice", "narrated", "number")


def test_one_letter_is_seen_in_every_kind_of_sentence(everything: list[Row], tmp_path: Path) -> None:
    """One run of the browser's side for all kinds: they are in two languages, since it names five of each."""
    planted: list[Row] = []
    for n, how in enumerate(KINDS):
        language = ("en", "fa")[n % 2]
        row = next(row for row in everything if (row["how"], row["language"]) == (how, language))
        planted.append({**row, "text": row["text"] + "."})
    few = [row for row in everything if len(row["text"]) < 20]
    ran = compared([*planted, *few], tmp_path)
    assert ran.returncode == 1
    assert "every sentence is Python's" in ran.stdout
    # What is wrong is shown as JSON in a string.
    unseen = [how for how in KINDS if f'"how":"{how}"' not in (ran.stdout + ran.stderr).replace("\\", "")]
    assert unseen == []
