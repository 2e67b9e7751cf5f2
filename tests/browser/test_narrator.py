"""The narrator's page in a browser: lines are read in order, from a server or from a file without network."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from camlann.i18n.sentences import languages
from camlann.narrator.page import one_file
from camlann.narrator.scripts import clip, clips, scripts, texts
from tests.browser.leak_check import broken
from tests.browser.seats import Cast, Language, Seat, launched
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


PLAYS = """
async (key) => {
  const done = (asked) => new Promise((settle, fail) => {
    asked.onsuccess = () => settle(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const store = (await done(indexedDB.open("camlann.narrator"))).transaction("lines").objectStore("lines");
  const sound = new Audio(URL.createObjectURL(await done(store.get(key))));
  return new Promise((settle) => {
    sound.oncanplay = () => settle("");
    sound.onerror = () => settle(sound.error.message || "an error");
  });
}
"""
"""What is wrong with the recording of a line, as this page would play it."""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    """With a microphone that hums, and that may be used."""
    flags = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    with launched(playwright, tmp_path_factory.mktemp("pictures"), *flags) as cast:
        yield cast


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
    file.write_bytes(one_file(language).html)
    page = cast.seat("Ana", language, "http://127.0.0.1:9").page
    page.context.set_offline(True)
    page.add_init_script(QUICKLY)
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language == "fa" else "ltr")
    heard = listen(page, "oberon")
    assert len(heard) == len(scripts()["merlin+oberon"])
    assert all(sound.startswith("data:audio/mpeg") for sound in heard)


def record(seat: Seat, text: str) -> None:
    line = seat.page.locator(".own li").filter(has_text=text)
    line.get_by_role("button", name=seat.says("narrator-own-record")).click()
    stop = line.get_by_role("button", name=seat.says("narrator-own-stop"))
    stop.wait_for()
    stop.click()
    line.get_by_role("button", name=seat.says("narrator-own-listen")).wait_for()


def test_a_line_is_read_in_the_voice_that_was_recorded_here(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "it", server.url)
    page = seat.page
    script = [texts("it")[each] for each in scripts()["merlin"]]
    seat.go("/narrator")
    page.locator(".own summary").press("Enter")
    assert {*texts("it").values()} == {*page.locator(".own li p").all_inner_texts()}
    record(seat, script[1])
    page.add_init_script(QUICKLY)
    # It outlives the page, and is played in its place among the clips, here and on the table's pages.
    seat.go("/narrator")
    own = [address.startswith("blob:") for address in listen(page)]
    assert own == [text == script[1] for text in script]
    seat.go("/")
    assert page.evaluate(PLAYS, f"it {script[1]}") == ""
    seat.go("/narrator")
    page.locator(".own summary").press("Enter")
    seat.button("narrator-own-delete").click()
    seat.button("narrator-own-delete").wait_for(state="detached")
    assert not [address for address in listen(page) if address.startswith("blob:")]
    # Nothing of it was sent to anybody.
    assert {each.split(" ", 1)[0] for each in seat.asked} == {"GET"}
    assert not seat.said
    assert not seat.elsewhere()
    assert not broken(seat)


def test_without_leave_to_use_the_microphone_the_page_says_so(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "fr", server.url)
    seat.page.add_init_script("MediaDevices.prototype.getUserMedia = () => Promise.reject(new Error())")
    seat.go("/narrator")
    seat.page.locator(".own summary").click()
    seat.button("narrator-own-record").first.click()
    seat.page.get_by_text(seat.says("narrator-own-wrong")).wait_for()
    assert not seat.button("narrator-own-listen").count()


def test_roles_that_do_not_go_together_are_not_read(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go("/narrator")
    seat.page.locator("#role-percival").check()
    seat.page.locator("#role-merlin").uncheck()
    assert seat.page.locator(".start").is_disabled()
    assert seat.page.locator(".setup > .wrong").inner_text() == "These roles do not go together."


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
