"""The list of erased people outside the store: a restored backup must not bring anybody back.

It is a file with a line for each erased id, the id and the time, and only grows. The line is on the disk
before the store erases anybody. It holds random ids, which nothing connects with a person after the erasure.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from camlann.server.data_files import sync_folder
from camlann.table import PersonId

LINE = re.compile(r"([0-9a-f]{32}) ([0-9]{1,16})")
TORN = re.compile(r"[0-9a-f]{0,32} ?")
"""A line whose writing was cut short: that erasure was not answered, and was asked for again."""


class NotAList(ValueError):
    """The file is something else."""


def add(path: Path, person_ids: Iterable[PersonId], at: int) -> None:
    """Append these ids; they are on the disk when this returns. Raises `OSError`."""
    is_new = not path.exists()
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
    try:
        size = os.fstat(file).st_size
        if size:
            os.lseek(file, size - 1, os.SEEK_SET)
        torn = size > 0 and os.read(file, 1) != b"\n"
        lines = "".join(f"{person_id} {at}\n" for person_id in person_ids)
        rest = (("\n" if torn else "") + lines).encode()
        while rest:
            # On a full disk less is written than was asked for, and the next call says why.
            rest = rest[os.write(file, rest) :]
        os.fsync(file)
    finally:
        os.close(file)
    if is_new:
        sync_folder(path.parent)


def read(path: Path) -> dict[PersonId, int]:
    """When each was erased. Raises `OSError`, or `NotAList`."""
    erased: dict[PersonId, int] = {}
    for line in path.read_text("ascii", errors="replace").splitlines():
        if found := LINE.fullmatch(line):
            erased.setdefault(PersonId(found[1]), int(found[2]))
        elif TORN.fullmatch(line) is None:
            raise NotAList(str(path))
    return erased
