"""The narrator's page in a browser: lines are read in order, from a server or from a file without network."""

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page

from camlann.i18n.sentences import languages
from camlann.narrator.page import one_file
from camlann.narrator.scripts import clip, clips, scripts, texts
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

QUICKLY = """
window.heard = [];
HTMLMediaElement.prototype.play = function () {
  heard.push(this.src);
  setTimeout(() => this.onended());
  return Promise.resolve();
};
const later = window.setTimeout;
window.setTimeout = (act, wait) => later(act, Math.min(wait ?? 0, 5));
"""
"""A sound is over as soon as it has begun, and a pause is short; what was played is written down."""


def listen(page: Page, *ticks: str) -> list[str]:
    """Choose these roles besides Merlin, press the main button with the keyboard, and wait for the end."""
    for role in ticks:
        page.locator(f"#role-{role}").check()
    page.locator(".start").press("Enter")
    page.locator("#do-again").wait_for()
    heard: list[str] = page.evaluate("heard")
    return heard


def test_from_a_server_each_line_is_fetched_in_order(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "fr", server.url)
    page = seat.page
    page.add_init_script(QUICKLY)
    seat.go("/narrator")
    assert page.evaluate("document.documentElement.lang") == "fr"
    heard = listen(page, "percival", "morgana")
    said = clips("fr")
    script = scripts()["merlin+morgana+percival"]
    assert [said[address.rpartition("/")[2]] for address in heard] == [texts("fr")[each] for each in script]
    # A browser can play it, and may ask for a part.
    reply = page.request.get(heard[0], headers={"Range": "bytes=0-9"})
    assert (reply.status, len(reply.body())) == (206, 10)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_file_is_read_with_the_network_off(cast: Cast, tmp_path: Path, language: Language) -> None:
    file = tmp_path / "narrator.html"
    file.write_text(one_file(language).html, encoding="utf-8")
    page = cast.seat("Ana", language, "http://127.0.0.1:9").page
    page.context.set_offline(True)
    page.add_init_script(QUICKLY)
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language == "fa" else "ltr")
    heard = listen(page, "oberon")
    assert len(heard) == len(scripts()["merlin+oberon"])
    assert all(sound.startswith("data:audio/mpeg") for sound in heard)


def test_roles_that_do_not_go_together_are_not_read(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go("/narrator")
    seat.page.locator("#role-percival").check()
    seat.page.locator("#role-merlin").uncheck()
    assert seat.page.locator(".start").is_disabled()
    assert seat.page.get_by_role("status").inner_text() == "These roles do not go together."


def test_no_clip_is_silent_or_too_loud(server: OneProcessServer, cast: Cast) -> None:
    """As a browser decodes them."""
    page = cast.seat("Ana", "en", server.url).page
    page.goto(server.url + "/narrator")
    levels = """async (all) => {
        const context = new OfflineAudioContext(1, 1, 16000);
        return Promise.all(all.map(async (bytes) => {
            const packed = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
            const heard = (await context.decodeAudioData(packed.buffer)).getChannelData(0);
            let peak = 0, sum = 0;
            for (const each of heard) { peak = Math.max(peak, Math.abs(each)); sum += each * each; }
            return [peak, Math.sqrt(sum / heard.length)];
        }));
    }"""
    for language in languages():
        sounds = [clip(language, name) for name in clips(language)]
        for peak, loudness in page.evaluate(levels, [b64encode(sound).decode() for sound in sounds if sound]):
            assert 0.5 < peak < 1, (language, peak)
            assert loudness > 0.03, (language, loudness)
