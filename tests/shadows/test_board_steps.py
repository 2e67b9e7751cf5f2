"""The board in the browser goes with the facts as the rules do: every fact of 300 games, field by field."""

import json
import subprocess
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.node import node
from tests.shadows.board_steps import seldom, steps
from tests.timeouts import HANG_SECONDS

pytestmark = [pytest.mark.node, pytest.mark.no_cover]

GAMES = 300
TIMES = 10
"""How often each kind of fact that changes the board comes at least."""
HERE = Path(__file__).parent
ADVANCE = HERE.parents[1] / "web/src/shadows/board/advance.ts"


def followed(file: Path, program: Path = ADVANCE) -> dict[str, Any]:
    command = [node(), str(HERE / "board_steps.mjs"), str(file), str(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_SECONDS, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("board") / "steps.jsonl"
    encode = msgspec.json.Encoder().encode
    file.write_bytes(b"".join(encode(game) + b"\n" for game in chain(steps(GAMES), seldom())))
    return file


def test_no_field_of_the_board_comes_out_otherwise(games: Path) -> None:
    found = followed(games)
    assert found["wrong"] == {}
    rare = {kind: times for kind, times in Counter(found["changing"]).items() if times < TIMES}
    assert rare == {}


@pytest.mark.parametrize(
    "right, spoilt, seen",
    [
        ('places: setAt(board.places, seat, "nowhere")', "places: board.places", "shadows.died places"),
        ("board.siege - 1", "board.siege - 2", "shadows.siege-broken siege"),
        ("[...board.over, quest]", "board.over", "shadows.quest-cleared over"),
        ("setAt(board.swords, first", "setAt(board.swords, 0", "shadows.sword-turned swords"),
    ],
)
def test_a_field_that_comes_out_otherwise_is_named(
    games: Path, tmp_path: Path, right: str, spoilt: str, seen: str
) -> None:
    text = ADVANCE.read_text(encoding="utf-8")
    assert right in text
    program = tmp_path / "advance.ts"
    program.write_text(text.replace(right, spoilt), encoding="utf-8")
    assert seen in followed(games, program)["wrong"]
