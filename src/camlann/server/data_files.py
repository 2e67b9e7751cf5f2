"""The files in the folder of `camlann serve`, and names that stay on the disk."""

import os
from pathlib import Path

DATABASE, KEYS, ERASED, OWNER = "camlann.db", "camlann.key", "camlann.erased", "camlann.owner"


def make(folder: Path) -> None:
    """The folder, for this user alone: the key is in it. Git takes nothing of a folder made here."""
    if folder.exists():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    (folder / ".gitignore").write_text("*\n")


def write_owner(folder: Path, person_id: str) -> None:
    """Like every file of the folder, it is for this user alone."""
    file = os.open(folder / OWNER, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(file, "w") as out:
        out.write(f"{person_id}\n")


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk when this returns. Not every system can do that."""
    if os.name != "posix":
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
