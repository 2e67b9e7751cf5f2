"""The version stands in one place, and the changelog keeps step with it."""

import re
from importlib import metadata

import camlann
from tests.repository.pages import ROOT

FIRST = "0.1.0"
"""The version before anything was released."""

CHANGELOG = (ROOT / "CHANGELOG.md").read_text()
HEADINGS = re.findall(r"^## (.+)$", CHANGELOG, flags=re.MULTILINE)


def test_what_is_installed_is_this_version() -> None:
    assert metadata.version("camlann") == camlann.__version__, "run scripts/install"


def test_the_changelog_begins_with_what_is_unreleased() -> None:
    assert HEADINGS[0] == "[Unreleased]"


def test_every_release_in_the_changelog_has_a_version_and_a_day() -> None:
    for heading in HEADINGS[1:]:
        assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}", heading), heading


def test_the_newest_release_in_the_changelog_is_this_version() -> None:
    released = [heading[1:].partition("]")[0] for heading in HEADINGS[1:]]
    assert camlann.__version__ == (released[0] if released else FIRST)


def test_the_changelog_tells_of_changed_rules_under_their_own_heading() -> None:
    assert "\n### Rules\n" in CHANGELOG
