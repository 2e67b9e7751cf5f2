"""The documentation site, as far as it can be checked without building it.

Every page has a place there, links are rewritten to it, and the check of the built pages finds what is wrong.
"""

import json
import posixpath
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from camlann.i18n.sentences import languages
from tests.node import node
from tests.repository.pages import ROOT


@pytest.fixture(scope="module", autouse=True)
def programs() -> Any:
    """The programs of `scripts/site` import one another by their names."""
    folder = str(ROOT / "scripts/site_pages")
    sys.path.insert(0, folder)
    yield
    sys.path.remove(folder)


def program(name: str) -> Any:
    return import_module(name)


def test_every_page_has_one_place_on_the_site() -> None:
    places = program("places")
    placed = places.slugs()
    assert sorted(placed) == places.pages()
    assert len({*placed.values()}) == len(placed)


def test_links_of_every_page_lead_to_a_place() -> None:
    page_links, places = program("page_links"), program("places")
    placed = places.slugs()
    files = {path: f"/files/{Path(path).name}" for path in places.FILES} | {"LICENSE": "/files/LICENSE.txt"}
    files |= {f"docs/pictures/{path.name}": path.name for path in places.ROOT.glob("docs/pictures/*")}
    for path, slug in placed.items():
        if slug:
            text = (ROOT / path).read_text(encoding="utf-8")
            assert page_links.taken_over(path, text, placed, files).startswith("---\ntitle: ")


def test_links_are_rewritten_and_code_is_not() -> None:
    page_links = program("page_links")
    placed = {"docs/a.md": "host/a", "docs/b/c.md": "trust/b-c", "docs/b/README.md": "trust/b"}
    page = (
        "# A: `x`\n[b](b/c.md#d) [w](https://e.org) [f](b/) [g](../h.py) [here](#d)\n```\n[b](b/c.md)\n```\n"
    )
    taken = page_links.taken_over("docs/a.md", page, placed, {"h.py": "/files/h.py"})
    assert taken.startswith('---\ntitle: "A: x"\n')
    assert (
        "[b](../../trust/b-c/#d) [w](https://e.org) [f](../../trust/b/) [g](/files/h.py) [here](#d)" in taken
    )
    assert "```\n[b](b/c.md)\n```" in taken
    with pytest.raises(page_links.Lost, match=r"none\.md"):
        page_links.taken_over("docs/a.md", "# A\n[b](none.md)\n", placed, {})


def test_the_texts_of_rules_are_no_markup() -> None:
    rules = program("rules")
    assert rules.escaped("* two [Fails] <b> #1") == r"\* two \[Fails\] \<b\> \#1"
    assert rules.plain("\u2068Avalon\u2069") == "Avalon"


@pytest.mark.node
def test_the_rules_of_the_app_become_pages_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    subprocess.run([node(), "dev/rules_texts.mjs", str(file)], cwd=ROOT / "web", check=True)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert sorted(told) == languages()
    pages = {tag: dict(program("rules").play_pages(tag, told[tag], "")) for tag in told}
    for tag, each in pages.items():
        assert each.keys() == pages["en"].keys(), tag
        for slug, page in each.items():
            for link, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", page):
                to = posixpath.normpath(posixpath.join(slug, link))
                assert f'id="{anchor}"' in each[to] if anchor else to in each, (tag, slug, link, anchor)
    assert '## <span id="role-merlin"></span>مرلین' in pages["fa"]["play/avalon/role"]


TITLE = '<html lang="en"><h1 id="top">A</h1>'


@pytest.mark.parametrize(
    "text, trouble",
    [
        (f'{TITLE}<a href="b/#x">b</a><a href="#top">a</a><img src="p.webp">', None),
        (f'{TITLE}<a href="c/">c</a>', "leads nowhere: c/"),
        (f'{TITLE}<a href="b/#y">b</a>', "no such anchor: b/#y"),
        (f'{TITLE}<img src="q.webp">', "leads nowhere: q.webp"),
        (f'{TITLE}<script src="https://e.org/a.js"></script>', "loads from elsewhere: https://e.org/a.js"),
        ('<html lang="en"><p>A</p>', "0 titles"),
        ("<html><h1>A</h1>", "no language"),
    ],
)
def test_what_is_wrong_with_a_built_page_is_found(text: str, trouble: str | None, tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b/index.html").write_text(f'{TITLE}<p id="x">')
    (tmp_path / "p.webp").write_bytes(b"")
    (tmp_path / "index.html").write_text(text)
    for base in ("/", "/docs/"):
        found = program("check").troubles(tmp_path, base)
        assert [each.what for each in found] == ([trouble] if trouble else [])


def test_every_section_has_a_page_of_its_own_that_leads_to_its_pages() -> None:
    """Whoever shortens an address finds more than a list of files."""
    write, places = program("write"), program("places")
    placed = places.slugs()
    for section, ways in write.titles().items():
        assert [*ways] == [placed[path] for path in places.SECTIONS[section]]
        page = write.index(section, write.Words("it", isolate=False), ways)
        for slug, title in ways.items():
            assert f"- [{title}]({slug.partition('/')[2]}/)\n" in page
    assert write.titles()["trust"]["trust/reliability"] == "Reliability: what survives a crash"
