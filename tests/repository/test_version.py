"""The version stands in one place, and the changelog keeps step with it."""

import os
import re
from importlib import metadata
from pathlib import Path

import yaml

import camlann
from tests.narrator.later import LATER
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


def test_who_cites_it_cites_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["version"] == camlann.__version__
    assert cited["license"] == metadata.metadata("camlann")["License-Expression"]


def test_the_readme_shows_this_version() -> None:
    shown = re.findall(r"^camlann (\d\S*)$", (ROOT / "README.md").read_text(), flags=re.MULTILINE)
    assert {*shown} <= {camlann.__version__}


def test_pages_and_files_for_hosts_name_this_version() -> None:
    files = [
        ROOT / "docs/hosting.md",
        ROOT / "docs/deploying.md",
        *filter(Path.is_file, (ROOT / "deploy").rglob("*")),
    ]
    for file in files:
        named = re.findall(r"\bcamlann[-:](\d+\.\d+\.\d+)", file.read_text())
        assert {*named} <= {camlann.__version__}, file


def test_a_tag_is_the_version_that_is_released() -> None:
    """For the release workflow, which says the tag."""
    if tag := os.environ.get("RELEASED"):
        assert tag == f"v{camlann.__version__}"
        assert f"[{camlann.__version__}]" in HEADINGS[1], "give its changes a heading in CHANGELOG.md"
        assert not LATER, "scripts/narration-clips has lines to render"


def test_the_changelog_tells_of_changed_rules_under_their_own_heading() -> None:
    assert "\n### Rules\n" in CHANGELOG
