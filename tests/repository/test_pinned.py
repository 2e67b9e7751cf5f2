"""Nothing that builds, publishes or runs Camlann is named by what others can move: a tag, a branch."""

import re
from pathlib import Path

import pytest

from tests.repository.pages import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
OTHERS = [ROOT / ".gitlab-ci.yml", *sorted(path for path in (ROOT / "deploy").rglob("*") if path.is_file())]
USED = re.compile(r"uses: (\S+)(.*)")
IMAGE = re.compile(r"^\s*(?:image: |container: |ARG BASE=)(\S+)$", re.MULTILINE)
BY_COMMIT = re.compile(r"[\w-]+/[\w.-]+(/[\w./-]+)?@[0-9a-f]{40}")
BY_DIGEST = re.compile(r"\S+:\d[\w.-]*@sha256:[0-9a-f]{64}")
OURS = "camlann:"
MOVABLE = {
    "docker.io/library/debian:12": "its digest changes with every update; renovate adds the newest",
    "docker.io/library/debian:12-slim": "the same",
    "docker.io/library/nats:2.11.8-alpine": "no second source told its digest; renovate will add it",
}
"""What still stands by its tag, and why. Take a row out when `docker:pinDigests` has pinned it."""


def images() -> set[str]:
    return {image for path in (*WORKFLOWS, *OTHERS) for image in IMAGE.findall(path.read_text())}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_an_action_is_named_by_its_commit_with_the_version_beside_it(path: Path) -> None:
    used = USED.findall(path.read_text())
    assert used
    for name, comment in used:
        assert BY_COMMIT.fullmatch(name), name
        assert re.fullmatch(r"  # v\d+\.\d+\.\d+", comment), (name, comment)


def test_an_image_is_named_by_its_digest() -> None:
    for image in images():
        assert image.startswith(OURS) or image in MOVABLE or BY_DIGEST.fullmatch(image), image


def test_no_exception_is_left_behind() -> None:
    assert MOVABLE.keys() <= images()


@pytest.mark.parametrize(
    "name",
    [
        "actions/checkout@v4",
        "pypa/gh-action-pypi-publish@release/v1",
        "actions/checkout@11d5960",
        "actions/checkout",
    ],
)
def test_what_can_be_moved_is_found(name: str) -> None:
    assert not BY_COMMIT.fullmatch(name)
    assert not BY_DIGEST.fullmatch(name)


def test_renovate_keeps_them_pinned() -> None:
    text = (ROOT / "renovate.json").read_text()
    assert "helpers:pinGitHubActionDigests" in text
    assert "docker:pinDigests" in text


def test_published_holes_are_looked_for() -> None:
    """Without a network only workflows can be checked; CI and the release ask about all that is locked."""
    assert 'zizmor" --offline' in (ROOT / "scripts/check").read_text()
    for path in (ROOT / ".github/workflows/ci.yml", ROOT / ".github/workflows/release.yml"):
        (asked,) = re.findall(r"pip-audit (.*)", path.read_text())
        assert "-r requirements/server.txt" in asked
    assert "/zizmor .github/workflows" in (ROOT / ".github/workflows/ci.yml").read_text()
