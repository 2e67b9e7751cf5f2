"""The files in the folder of `camlann serve`, and names that stay on the disk."""

import os
from pathlib import Path

DATABASE, KEYS, ERASED, OWNER = "camlann.db", "camlann.key", "camlann.erased", "camlann.owner"


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk when this returns. Not every system can do that."""
    if os.name != "posix":
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
