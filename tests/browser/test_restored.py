"""A page that saw more than a restored server has drops it, and says to which moment the table went back."""

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.table import PersonId
from camlann.table.bot_names import bot_name
from tests.browser.players import Person
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer, opened


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[OneProcessServer]:
    """A server of the test's own, which may lose its store."""
    with opened(tmp_path) as server:
        yield server


def camlann(*words: str) -> None:
    """In a thread: the browser has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(main, words).result() == 0


@pytest.mark.long
def test_a_page_is_told_that_its_table_was_restored_and_shows_nothing_that_is_gone(
    lonely: OneProcessServer, cast: Cast, tmp_path: Path
) -> None:
    person = Person(cast.seat("Ana", "en", lonely.url), "1")
    ana = person.seat
    person.open_table()
    data, backup, keys = str(tmp_path / "data"), str(tmp_path / "backup"), str(tmp_path / "keys")
    camlann("backup", backup, "--data", data, "--keys", keys)
    bot = f"bot:{'a' * 32}"
    ana.device({"type": "table.bring", "person_id": bot})
    shown = ana.page.locator(".lobby .seats li:not(.me)").filter(has_text=bot_name(PersonId(bot)))
    ana.until("the bot", shown.count)
    lonely.stop()
    shutil.rmtree(data)
    camlann("restore", backup, "--keys", keys, "--data", data, "--erased", "none")
    lonely.start()
    # It need not wait for its next try.
    ana.page.evaluate("dispatchEvent(new Event('online'))")

    notice = ana.page.locator("p").filter(has_text="This table was restored to")
    ana.until("the notice", notice.count)
    person.sit()
    assert not shown.count()
    notice.get_by_role("button", name=ana.says("ui-close")).click()
    ana.until("no notice", lambda: not notice.count())
    # Who has read it is not told again.
    ana.page.reload()
    person.sit()
    assert not notice.count()
