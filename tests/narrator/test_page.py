"""The narrator's page: one HTML file that needs nothing else, or the same page with clips to be fetched."""

import re
from argparse import Namespace
from pathlib import Path

import msgspec
import pytest

from camlann.cli import main
from camlann.i18n.sentences import languages
from camlann.narrator.command import write
from camlann.narrator.page import LABELS, one_file, served
from camlann.narrator.scripts import all_lines, clip, scripts
from camlann.server.gate.routes.narrator import ranged
from tests.narrator.later import LATER, MISSING

built = pytest.mark.node
"""It needs the page, which `scripts/web` builds."""


def data_in(html: str) -> dict[str, object]:
    found = re.search(r'id="narrator-data">(.*?)</script>', html, re.DOTALL)
    assert found
    return msgspec.json.decode(found[1], type=dict[str, object])


@built
def test_one_file_holds_every_text_and_sound() -> None:
    html = one_file("it").html.decode()
    data = data_in(html)
    assert data["first"] == "it"
    assert len(data["scripts"]) == len(scripts())  # type: ignore[arg-type]
    assert [each["tag"] for each in data["languages"]] == languages()  # type: ignore[attr-defined]
    for each in data["languages"]:  # type: ignore[attr-defined]
        assert len(each["labels"]) == len(LABELS)
        assert len(each["clips"]) == len(each["lines"]) == len(all_lines())
        spoken = [sound for sound in each["clips"] if sound]
        assert len(spoken) == len(all_lines()) - len(LATER.get(each["tag"], ()))
        assert all(sound.startswith("data:audio/mpeg;base64,") for sound in spoken)
    # Nothing is fetched from anywhere.
    assert not re.search(r'(?:src|href)="', html)
    assert "://" not in html


@built
def test_a_served_page_fetches_the_clip_of_a_line_when_it_is_read() -> None:
    html = served("en").html.decode()
    assert len(html) < 100_000
    paths = re.findall(r"/narration/(\w+)/(\w+\.mp3)", html)
    assert len(paths) == len(languages()) * len(all_lines())
    assert {(language, name) for language, name in paths if not clip(language, name)} == MISSING


@built
def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "narrator.html"
    assert write(Namespace(file=str(file), language="fr")) == 0
    assert data_in(file.read_text(encoding="utf-8"))["first"] == "fr"
    assert str(file) in capsys.readouterr().out
    assert main(["narrator", str(file), "--language", "xx"]) == 2


@pytest.mark.parametrize(
    "wanted, status, body, said",
    [
        ("", 200, b"0123456789", None),
        ("bytes=2-4", 206, b"234", "bytes 2-4/10"),
        ("bytes=7-", 206, b"789", "bytes 7-9/10"),
        ("bytes=7-99", 206, b"789", "bytes 7-9/10"),
        ("bytes=-3", 206, b"789", "bytes 7-9/10"),
        ("bytes=10-", 416, b"", "bytes */10"),
        ("bytes=4-2", 416, b"", "bytes */10"),
        ("bytes=-", 200, b"0123456789", None),
        ("bytes=0-1,3-4", 200, b"0123456789", None),
    ],
)
def test_a_part_of_a_clip_can_be_asked_for(wanted: str, status: int, body: bytes, said: str | None) -> None:
    reply = ranged(b"0123456789", wanted, {})
    assert (reply.status, reply.body, reply.headers.get("Content-Range")) == (status, body, said)
