"""A file of results, a line each: a run that was stopped goes on where it stopped."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

R = TypeVar("R")


class ResultFile(Generic[R]):
    def __init__(self, folder: Path | None, name: str, kind: type[R]) -> None:
        self.done: list[R] = []
        self._file = None if folder is None else folder / name
        if self._file is not None and self._file.exists():
            for line in self._file.read_bytes().splitlines():
                try:
                    self.done.append(msgspec.json.decode(line, type=kind))
                except msgspec.DecodeError:
                    break
        self._whole = False

    def add(self, result: R) -> None:
        """Keep one more. The first time, a last line that was cut off goes away."""
        self.done.append(result)
        if self._file is None:
            return
        if not self._whole:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(b"".join(map(_line, self.done[:-1])))
            self._whole = True
        with self._file.open("ab") as file:
            file.write(_line(result))


def _line(result: object) -> bytes:
    return msgspec.json.encode(result) + b"\n"
