"""The games in this folder are told as they were."""

import pytest

from tests.transcripts import FOLDER, TALES, Tale, file, fold_all


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.name)
def test_a_game_is_told_as_it_was(tale: Tale) -> None:
    assert fold_all(tale) == file(tale).read_text(), (
        "read what has changed, then run scripts/update-transcripts"
    )


def test_the_folder_holds_these_games_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file(tale).name for tale in TALES}
