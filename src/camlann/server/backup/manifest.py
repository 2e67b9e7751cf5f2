"""The manifest of a backup: what is in it, and the fingerprint of the keys it belongs to.

It is written last: a folder without one is an unfinished backup. It is sealed (HMAC) with a key derived from
the master key, so that nobody without the keys can change a backup unseen.
"""

import hmac
import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camlann.server.backup import row_files
from camlann.server.backup.row_files import RowFile
from camlann.server.backup.sentences import Refusal
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.data_files import sync_folder

FILE = "manifest.json"
FORMAT = 1


class Manifest(Struct, frozen=True):
    format: int
    schema: int
    made_at: int
    """Milliseconds since 1970. All that was done before is in it."""
    owner: str
    """The owner's id, if the server has one in its folder."""
    keys: Mapping[str, str]
    """The fingerprint of each master key, by its number."""
    tables: Mapping[str, RowFile]
    seal: str = ""


class _AnyManifest(Struct):
    """What a manifest of any format has."""

    format: int


def fingerprints(keys: TableKeys) -> dict[str, str]:
    """Derived from random keys of 256 bits: they tell keys apart, and nothing else about them."""
    return {str(number): keys.derive("fingerprint", number).hex() for number in sorted(keys.masters)}


def sealed(manifest: Manifest, keys: TableKeys) -> Manifest:
    return replace(manifest, seal=_seal(manifest, keys))


def write(folder: Path, manifest: Manifest) -> None:
    """Write it in one step: it is there whole or not at all."""
    draft = folder / f"{FILE}.new"
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "wb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        out.flush()
        os.fsync(out.fileno())
    draft.rename(folder / FILE)
    sync_folder(folder)


def read(folder: Path, keys: TableKeys) -> Manifest:
    """The manifest of a whole backup that belongs to these keys. Raises `Refusal`."""
    if not folder.is_dir():
        raise Refusal("backup-missing", path=str(folder))
    path = folder / FILE
    if not path.exists():
        raise Refusal("backup-unfinished", path=str(folder))
    data = path.read_bytes()
    try:
        if msgspec.json.decode(data, type=_AnyManifest).format > FORMAT:
            raise Refusal("backup-format-newer")
        manifest = msgspec.json.decode(data, type=Manifest)
    except msgspec.DecodeError:
        raise Refusal("backup-damaged", path=str(path)) from None
    own = fingerprints(keys)
    if any(own.get(number) != print for number, print in manifest.keys.items()) or not manifest.keys:
        raise Refusal("backup-other-keys", path=str(folder))
    if not hmac.compare_digest(_seal(manifest, keys), manifest.seal):
        raise Refusal("backup-damaged", path=str(path))
    for table, file in manifest.tables.items():
        if not row_files.is_whole(folder, table, file):
            raise Refusal("backup-damaged", path=str(row_files.path_of(folder, table)))
    return manifest


def _seal(manifest: Manifest, keys: TableKeys) -> str:
    # Under the newest key of the backup: the file may have got a newer one since.
    key = keys.derive("backups", max(map(int, manifest.keys)))
    text = msgspec.json.encode(replace(manifest, seal=""), order="sorted")
    return hmac.new(key, text, sha256).hexdigest()
