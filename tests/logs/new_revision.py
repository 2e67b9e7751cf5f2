"""Raises the revision of a game and says what it is now (`scripts/new-revision GAME`)."""

import re
import sys
from pathlib import Path

from tests.logs.write import HERE, LOGS

LINE = re.compile(r"^REVISION = (\d+)$", re.MULTILINE)


def raised(package: Path, logs: Path) -> int:
    """One more than stands in the package. Where no log of that one is kept, nothing is written."""
    file = package / "__init__.py"
    text = file.read_text(encoding="utf-8")
    found = LINE.search(text)
    if found is None:
        raise SystemExit(f"{file} has no line REVISION = 1")
    old = logs / f"{package.name}-{found[1]}.camlann"
    if not old.exists():
        raise SystemExit(f"{old} is missing: without it nobody knows whether such games can still be read")
    new = int(found[1]) + 1
    file.write_text(LINE.sub(f"REVISION = {new}", text), encoding="utf-8")
    return new


if __name__ == "__main__":
    (game,) = sys.argv[1:]
    if game not in LOGS:
        raise SystemExit(f"tests/logs/write.py plays no {game}: its first log comes with its first release")
    package = HERE.parents[1] / "src" / "camlann" / game
    print(f"{game} has revision {raised(package, HERE)} now")
