"""Author keys: a person's texts are encrypted with their own key, and erased with it."""

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from camlann.runtime import Runtime
from camlann.server.crypto.author_keys import (
    ALL_BOTS,
    KEY_CACHE_SECONDS,
    AuthorKeyring,
    Erased,
    padded,
    unpadded,
)
from camlann.server.crypto.table_keys import STEP, TableKeys, WrongKey, load, load_people, save_people
from camlann.table import PersonId, bot_id
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.harness.process_server import CAMLANN
from tests.server.harness.virtual_loop import VirtualLoop

ADA, BO = PersonId("a" * 32), PersonId("b" * 32)
RUNTIME = Runtime()
MASTERS = {1: b"m" * 32}


def run(story: Callable[[Disk], Awaitable[None]]) -> None:
    async def main() -> None:
        await story(Disk())

    VirtualLoop().run(main())


def authors(disk: Disk, masters: dict[int, bytes] | None = None) -> AuthorKeyring:
    return AuthorKeyring(MemoryStore(disk), TableKeys(masters or MASTERS, RUNTIME).people_keys(), RUNTIME)


@pytest.mark.parametrize("text", [b"", b"x", b"\0" * 300, b"ends in \0", "سلام".encode()])
def test_what_was_written_is_read_again_by_another_process(text: bytes) -> None:
    async def story(disk: Disk) -> None:
        sealed = await authors(disk).seal(ADA, text)
        assert await authors(disk).open(ADA, sealed) == text

    run(story)


def test_all_bots_share_one_key_and_their_words_are_still_their_own() -> None:
    first, second = bot_id("0" * 32), bot_id("1" * 32, "strong")

    async def story(disk: Disk) -> None:
        sealed = await authors(disk).seal(first, b"text")
        await authors(disk).seal(second, b"more")
        assert await authors(disk).open(first, sealed) == b"text"
        assert await authors(disk).open(second, sealed) is None
        # Bots come and go for ever: they leave no rows behind.
        assert [await MemoryStore(disk).author_key(bot) for bot in (first, second)] == [None, None]
        assert await MemoryStore(disk).author_key(ALL_BOTS) is not None

    run(story)


@pytest.mark.parametrize("size", [0, 1, STEP - 4, STEP - 3, 5 * STEP])
def test_its_length_says_little(size: int) -> None:
    assert len(padded(b"x" * size)) % STEP == 0
    assert len(padded(b"x" * size)) - size < STEP + 4
    assert unpadded(padded(b"x" * size)) == b"x" * size


def test_it_opens_for_nobody_else_and_for_nothing_else() -> None:
    async def story(disk: Disk) -> None:
        mine = authors(disk)
        sealed = await mine.seal(ADA, b"text", "notes")
        await mine.seal(BO, b"")
        assert await mine.open(BO, sealed, "notes") is None
        assert await mine.open(ADA, sealed, "chat") is None
        assert await mine.open(ADA, sealed[:-1] + b"?", "notes") is None
        assert await mine.open(ADA, b"", "notes") is None

    run(story)


def test_neither_text_nor_key_lies_open_in_the_store() -> None:
    async def story(disk: Disk) -> None:
        runtime = Runtime(random=lambda size: b"R" * size)
        mine = AuthorKeyring(MemoryStore(disk), TableKeys(MASTERS, runtime).people_keys(), runtime)
        sealed = await mine.seal(ADA, b"a canary")
        assert b"canary" not in sealed
        assert b"R" * 32 not in disk.authors[ADA].wrapped

    run(story)


def test_with_the_key_everything_is_gone_at_once_here_and_soon_everywhere() -> None:
    async def story(disk: Disk) -> None:
        here, there = authors(disk), authors(disk)
        sealed = await here.seal(ADA, b"text")
        assert await there.open(ADA, sealed) == b"text"
        disk.erase((ADA,), 1)
        here.forget(ADA)
        assert await here.open(ADA, sealed) is None
        await asyncio.sleep(KEY_CACHE_SECONDS)
        assert await there.open(ADA, sealed) is None
        for each in (here, there):
            with pytest.raises(Erased):
                await each.seal(ADA, b"more")
        assert ADA not in disk.authors

    run(story)


def test_two_who_make_a_key_at_once_have_the_same() -> None:
    async def story(disk: Disk) -> None:
        one, other = authors(disk), authors(disk)
        sealed = await asyncio.gather(one.seal(ADA, b"1"), other.seal(ADA, b"2"))
        assert [await authors(disk).open(ADA, each) for each in sealed] == [b"1", b"2"]

    run(story)


def test_under_a_new_master_key_the_old_is_still_read_and_without_it_nothing_is() -> None:
    async def story(disk: Disk) -> None:
        sealed = await authors(disk).seal(ADA, b"text")
        later = authors(disk, {**MASTERS, 2: b"n" * 32})
        assert await later.open(ADA, sealed) == b"text"
        assert await later.open(BO, await later.seal(BO, b"new")) == b"new"
        assert (disk.authors[ADA].master_key, disk.authors[BO].master_key) == (1, 2)
        for masters in ({2: b"n" * 32}, {1: b"x" * 32}):
            with pytest.raises(WrongKey):
                await authors(disk, masters).open(ADA, sealed)

    run(story)


def test_what_gates_are_given_of_the_keys_reads_no_game(tmp_path: Path) -> None:
    folder = tmp_path
    keys = load(folder / "keys", RUNTIME, make=True)
    save_people(folder / "people", keys.people_keys())
    assert (folder / "people").stat().st_mode & 0o777 == 0o600
    given = load_people(folder / "people", RUNTIME)
    assert given.masters == keys.people_keys().masters
    assert not {*given.masters.values()} & {*keys.masters.values()}
    assert not hasattr(given, "derived")


def test_the_part_for_gates_is_made_from_the_keepers_keys(tmp_path: Path) -> None:
    keys, people = tmp_path / "keys", tmp_path / "people"
    for arguments in ([str(keys)], ["--of", str(keys), str(people)]):
        subprocess.run([*CAMLANN, "keys", *arguments], check=True, capture_output=True)
    assert load_people(people, RUNTIME).masters == load(keys, RUNTIME).people_keys().masters
    # What is there stays as it is.
    again = subprocess.run([*CAMLANN, "keys", "--of", str(keys), str(people)], capture_output=True)
    assert again.returncode == 1
