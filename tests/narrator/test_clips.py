"""Every line of the narration has a clip in every language or is noted; no clip is without a line."""

import pytest

from camlann.avalon.narration import every_line
from camlann.avalon.roles import ROLES
from camlann.i18n.catalogue import LOCALES
from camlann.i18n.sentences import languages
from camlann.narrator.scripts import (
    all_lines,
    clip,
    clip_name,
    clips,
    pause,
    playable,
    scripts,
    sounds,
    texts,
)
from tests.narrator.later import LATER, MISSING

KILOBITS = 24
FASTEST, SLOWEST = 5, 22
"""Letters a second, with the breath before and after."""
READING = ("phones_look", "phones_again")


def test_every_line_of_the_rules_is_in_some_script() -> None:
    assert {spoken.line for spoken in all_lines()} == {*every_line()}


def test_the_scripts_of_two_sets_of_roles_have_two_names() -> None:
    assert len(scripts()) == len([*playable()])
    assert scripts()["merlin"][0].line == "close_all"
    assert "percival_open" in {spoken.line for spoken in scripts()["merlin+percival"]}


@pytest.mark.parametrize("language", languages())
def test_every_line_has_a_clip_of_its_present_text(language: str) -> None:
    there = {file.name for file in (LOCALES / language / "narration").iterdir()}
    later = LATER.get(language, ())
    assert there.isdisjoint(later), "run scripts/narration-clips"
    assert there.union(later) == clips(language).keys(), "run scripts/narration-clips, or with --later"


@pytest.mark.parametrize("language", languages())
def test_a_clip_is_as_long_as_its_text(language: str) -> None:
    for spoken, text in texts(language).items():
        if (language, clip_name(language, text)) in MISSING:
            continue
        sound = clip(language, clip_name(language, text))
        assert sound is not None
        # MPEG audio, mono, of a constant bit rate.
        assert int.from_bytes(sound[:2], "big") & 0xFFE0 == 0xFFE0, spoken
        seconds = len(sound) * 8 / (KILOBITS * 1000)
        assert FASTEST < len(text) / seconds < SLOWEST, (text, seconds)


def test_whoever_opens_their_eyes_or_a_card_has_time_to_look() -> None:
    longer = {spoken.line for spoken in all_lines() if pause(spoken) > 5}
    wakes = {line for role in ROLES.values() for line in role.narrated if line.endswith("_open")}
    assert wakes >= {"merlin_open", "percival_open", "lancelots_open"}
    assert longer == {"evil_open", *wakes, *READING}


def test_no_other_file_is_read_as_a_clip() -> None:
    assert clip("en", "../language.json") is None
    assert clip("xx", clip_name("en", next(iter(texts("en").values())))) is None


def test_asking_for_names_that_are_not_there_fills_no_memory() -> None:
    kept = len(sounds())
    assert [clip("en", f"{n:012x}.mp3") for n in range(100)] == [None] * 100
    assert len(sounds()) == kept == len(all_lines()) * len(languages()) - len(MISSING)
