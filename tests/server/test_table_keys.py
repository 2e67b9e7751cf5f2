"""The file that holds the master keys."""

from pathlib import Path

import pytest

from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import KeysOfGates, KeysOfKeepers, load, load_people, save_people


def test_a_new_file_is_the_owners_alone_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "camlann.key"
    first = load(path, Runtime(), make=True)
    assert path.stat().st_mode & 0o777 == 0o600
    assert load(path, Runtime(), make=True).masters == first.masters


def test_no_file_is_made_where_none_is_wanted(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "camlann.key", Runtime())


def test_the_highest_number_seals_and_all_open(tmp_path: Path) -> None:
    path = tmp_path / "camlann.key"
    path.write_text(f"1 {'aa' * 32}\n7 {'bb' * 32}\n")
    keys = load(path, Runtime())
    assert (keys.current, set(keys.masters)) == (7, {1, 7})


@pytest.mark.parametrize("text", ["", "1 aabb\n", f"x {'aa' * 32}\n"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "camlann.key"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"."):
        load(path, Runtime())


def test_the_keys_of_gates_and_of_keepers_are_not_taken_for_each_other(tmp_path: Path) -> None:
    whole, part = tmp_path / "keys", tmp_path / "people"
    keys = load(whole, Runtime(), make=True)
    save_people(part, keys.people_keys())
    with pytest.raises(KeysOfGates):
        load(part, Runtime())
    with pytest.raises(KeysOfKeepers):
        load_people(whole, Runtime())


def test_keys_for_other_purposes_are_other_keys(tmp_path: Path) -> None:
    keys = load(tmp_path / "camlann.key", Runtime(), make=True)
    assert keys.derive("bots") != keys.derive("tickets") != keys.masters[1]
