"""Links inside the documentation lead to headings that exist; pictures are there, and all are used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.pages import ROOT
from tests.repository.test_paths import CODE

PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ANCHOR = re.compile(r"\]\(([^):#]*)#([^)]+)\)")
PICTURE = re.compile(r'<img [^>]*src="([^":]+)"[^>]*>|!\[[^\]]*\]\(([^):]+)\)')
LINKED_PICTURE = re.compile(r"\]\(([^):]+\.webp)\)")
ALT = re.compile(r'<img (?![^>]*alt="[^"]+")[^>]*>|!\[\]\(')
PROOF = re.compile(r"\[`([a-z-]+)`\]\(docs/proofs\.md#long-forms-on-record\)")


def anchors(page: str) -> set[str]:
    """The anchors that a page's headings get, on GitHub and on the site."""
    found: dict[str, int] = {}
    names = set()
    for heading in HEADING.findall(CODE.sub("", page)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        n = found[slug] = found.get(slug, -1) + 1
        names.add(f"{slug}-{n}" if n else slug)
    return names


def lost_anchors(page: Path) -> Iterator[str]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    for path, anchor in ANCHOR.findall(text):
        to = (page.parent / path) if path else page
        if not to.is_file() or anchor not in anchors(to.read_text(encoding="utf-8")):
            yield f"{path}#{anchor}"


def pictures(text: str) -> list[str]:
    return [a or b for a, b in PICTURE.findall(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_of_a_page_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [picture for picture in pictures(text) if not (page.parent / picture).is_file()]
    assert not [*lost_anchors(page), *lost]
    assert not ALT.findall(text), "a picture says in words what it shows"


def test_every_picture_is_used() -> None:
    used = {
        (page.parent / picture).resolve()
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for picture in [*pictures(text), *LINKED_PICTURE.findall(text)]
    }
    assert {*ROOT.glob("docs/pictures/*")} == used


def test_every_claim_of_the_readme_has_its_proof_on_record() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` .*\| holds \|", (ROOT / "docs/proofs.md").read_text(), re.MULTILINE)
    claimed = PROOF.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert claimed
    assert {*claimed} <= {*rows}


def test_headings_become_anchors_and_lost_ones_are_found(tmp_path: Path) -> None:
    assert anchors("# A & B: `c_d`\n## Twice\n## Twice\n```\n# no\n```\n") == {"a--b-c_d", "twice", "twice-1"}
    (tmp_path / "a.md").write_text("# One\n[x](#one) [y](#two) [z](b.md#one) [w](https://e.org/#f)")
    assert [*lost_anchors(tmp_path / "a.md")] == ["#two", "b.md#one"]
    assert ALT.findall('<img src="a.webp"> <img src="a" alt="b">') == ['<img src="a.webp">']
