"""`camlann backup` and `camlann restore`: the arguments, and what is printed."""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server import data_files
from camlann.server.backup import manifest, row_files, sqlite
from camlann.server.backup.manifest import FORMAT, Manifest
from camlann.server.backup.schema import NEWEST, tables
from camlann.server.backup.sentences import Refusal, Sentence, sentence
from camlann.server.backup.source import Source
from camlann.server.crypto import table_keys
from camlann.server.crypto.table_keys import TableKeys, WrongKey
from camlann.server.data_files import DATABASE, ERASED, KEYS, OWNER, sync_folder
from camlann.server.privacy import erased_list
from camlann.server.store import TableId
from camlann.table import PersonId

NOBODY = "none"
"""Instead of a list: nobody was erased since the backup."""


def backup(args: argparse.Namespace) -> int:
    return _run(args.language, _backup(args))


def restore(args: argparse.Namespace) -> int:
    return _run(args.language, _restore(args))


def _run(language: str, work: Coroutine[Any, Any, list[Sentence]]) -> int:
    words = Catalogue(language, isolate=False)
    try:
        for each in asyncio.run(work):
            print(words.text(each.message, **each.fields))
    except Refusal as refused:
        print(words.text(refused.message, **refused.fields), file=sys.stderr)
        return 1
    except OSError as error:
        print(
            words.text("backup-file-failed", error=type(error).__name__, path=str(error.filename or "")),
            file=sys.stderr,
        )
        return 1
    return 0


async def _backup(args: argparse.Namespace) -> list[Sentence]:
    runtime, folder, data = Runtime(), Path(args.folder), Path(args.data)
    keys_path = Path(args.keys_of) if args.keys_of else data / KEYS
    keys = _load(keys_path)
    copy = Path(args.keys) if args.keys else None
    if copy is not None:
        _check_copy(copy, folder, keys)
    draft = _draft(folder)
    made_at = runtime.wall()
    async with _source(args.store, data) as source:
        await _check_keys(source, keys, keys_path)
        os.makedirs(draft, mode=0o700)
        files = {
            table: await row_files.write(draft, table, columns, source.rows(table, columns))
            for table, columns in tables(source.schema).items()
        }
        owner = "" if args.store else _owner(data / OWNER)
        made = Manifest(FORMAT, source.schema, made_at, owner, manifest.fingerprints(keys), files)
    manifest.write(draft, manifest.sealed(made, keys))
    os.rename(draft, folder)
    sync_folder(folder.parent)
    if copy is not None:
        _copy_keys(copy, keys)
    rows, size = (sum(file.rows for file in files.values()), sum(file.bytes for file in files.values()))
    return [
        sentence("backup-done", path=str(folder), rows=rows, megabytes=-(-size // 1_000_000)),
        sentence("backup-keys-are", path=str(copy or keys_path)),
    ]


def _draft(folder: Path) -> Path:
    """Where the backup is written until it is finished."""
    if folder.exists():
        raise Refusal("backup-folder-exists", path=str(folder))
    draft = Path(f"{folder}.unfinished")
    if draft.exists():
        raise Refusal("backup-left-unfinished", path=str(draft))
    return draft


def _owner(path: Path) -> str:
    return path.read_text().strip() if path.exists() else ""


async def _restore(args: argparse.Namespace) -> list[Sentence]:
    runtime, folder, data = Runtime(), Path(args.folder), Path(args.data)
    keys = _load(Path(args.keys))
    what = manifest.read(folder, keys)
    if what.schema > NEWEST:
        raise Refusal("backup-schema-newer", theirs=str(what.schema), ours=str(NEWEST))
    database = _database(args.store, data)
    if database is not None:
        sqlite.check_empty(database)
    if not args.store:
        _check_own(data / KEYS, keys)
    erased = _erased(args.erased, None if args.store else data / ERASED)
    now = runtime.wall()
    if database is not None:
        if args.store:
            database.parent.mkdir(parents=True, exist_ok=True)
        else:
            data_files.make(data)
            _copy_keys(data / KEYS, keys)
            if what.owner and not (data / OWNER).exists():
                data_files.write_owner(data, what.owner)
        await sqlite.restore(database, folder, what, erased, now)
    else:
        from camlann.server.backup import postgres

        await postgres.restore(args.store, folder, what, erased, now)
    rows = sum(file.rows for file in what.tables.values())
    return [sentence("backup-restored", rows=rows, erased=len(erased))]


# The store.


def _database(store: str | None, data: Path) -> Path | None:
    """The file of a store in SQLite; None: it is in PostgreSQL."""
    scheme, _, rest = (store or f"sqlite:{data / DATABASE}").partition(":")
    if scheme == "sqlite" and rest:
        return Path(rest)
    if scheme in ("postgresql", "postgres"):
        return None
    raise Refusal("backup-no-such-store")


def _source(store: str | None, data: Path) -> Source:
    database = _database(store, data)
    if database is not None:
        return sqlite.SqliteSource(database)
    # With SQLite the PostgreSQL driver is not loaded.
    from camlann.server.backup.postgres import PostgresSource

    return PostgresSource(store or "")


# The keys.


def _load(path: Path) -> TableKeys:
    try:
        return table_keys.load(path, Runtime())
    except (OSError, ValueError):
        raise Refusal("backup-no-keys", path=str(path)) from None


async def _check_keys(source: Source, keys: TableKeys, path: Path) -> None:
    """Do the keys open what the store holds?"""
    if (sample := await source.sample()) is None:
        return
    table, n, number, encrypted = sample
    try:
        keys.open(number, TableId(table), n, encrypted)
    except WrongKey:
        raise Refusal("backup-keys-of-another-store", path=str(path)) from None


def _check_copy(copy: Path, folder: Path, keys: TableKeys) -> None:
    """May the keys be written there? Not beside the data, and not over other keys."""
    if folder.resolve() in (copy.resolve(), *copy.resolve().parents):
        raise Refusal("backup-keys-inside", path=str(copy))
    _check_own(copy, keys)


def _check_own(path: Path, keys: TableKeys) -> None:
    """A key file that is there may only hold some of these keys."""
    if path.exists() and not _load(path).masters.items() <= keys.masters.items():
        raise Refusal("backup-keys-differ", path=str(path))


def _copy_keys(path: Path, keys: TableKeys) -> None:
    """Write all keys in one step, for this user alone."""
    if path.exists() and _load(path).masters == keys.masters:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(f"{path}.new")
    draft.unlink(missing_ok=True)
    table_keys.save(draft, keys.masters)
    os.replace(draft, path)
    sync_folder(path.parent)


# Who was erased.


def _erased(given: list[str] | None, own: Path | None) -> Mapping[PersonId, int]:
    """Everybody on the lists. Raises `Refusal` if nobody says who was erased."""
    paths = [Path(each) for each in given or () if each != NOBODY]
    if own is not None and own.exists():
        paths.append(own)
    if not paths and NOBODY not in (given or ()):
        raise Refusal("backup-who-was-erased")
    erased: dict[PersonId, int] = {}
    for path in paths:
        try:
            erased |= erased_list.read(path)
        except (OSError, ValueError):
            raise Refusal("backup-not-a-list", path=str(path)) from None
    return erased
