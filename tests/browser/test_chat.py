"""Chat on the screen: written in one language and read in another, quoted, linked, muted, reported."""

from playwright.sync_api import Locator

from tests.browser.players import NAMES, Person, begin, gather
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

SHOWN = {"quotes": True, "marks": True, "words": True}


def around(server: OneProcessServer, cast: Cast) -> tuple[Person, Person]:
    """Two people who read different languages, and three bots, before a game; all may be quoted."""
    ana, kei = gather(server, cast, ["en", "fa"])
    for each in ("a", "b", "c"):
        ana.seat.device({"type": "table.bring", "person_id": "bot:" + each * 32})
    *_, last = ana.seat.messages("table")
    ana.seat.device({"type": "table.arrange", "settings": last["table"]["settings"] | SHOWN})
    return ana, kei


def open_chat(person: Person) -> None:
    """In the lobby a part that is opened; in a game a tab."""
    if person.page.locator("#tab-chat").count():
        person.page.locator("#tab-chat").click()
    elif not field(person).is_visible():
        person.page.locator("summary", has_text=person.seat.says("ui-tab-chat")).click()


def field(person: Person) -> Locator:
    return person.seat.field("ui-chat-say")


def say(person: Person, text: str) -> None:
    field(person).fill(text)
    field(person).press("Enter")


def reads(person: Person, text: str) -> None:
    lines = person.page.locator("[data-message]")
    person.seat.until(f"to read: {text}", lambda: lines.filter(has_text=text).count())


def view(person: Person, which: str) -> None:
    person.seat.button(f"ui-chat-view-{which}").click()


def about_line(person: Person, name: str) -> None:
    person.seat.button("ui-chat-about-message", name=name).last.click()


def about(person: Person, name: str) -> None:
    view(person, "people")
    chat = person.page.locator(".chat")
    chat.get_by_role("button", name=person.seat.says("ui-chat-about", name=name)).click()


def test_chat_goes_on_from_the_lobby_into_the_game_and_each_reads_it_in_their_language(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    for person in (ana, kei):
        open_chat(person)
    say(ana, "Good evening!")
    reads(kei, "Good evening!")
    field(kei).fill("نیمه‌کاره")
    begin([ana, kei])
    for person in (ana, kei):
        open_chat(person)
    assert field(kei).input_value() == "نیمه‌کاره"
    reads(kei, "Good evening!")

    # A phrase and a claim are read in the reader's language, and what is half typed stays meanwhile.
    field(kei).focus()
    ana.seat.button("avalon-phrase-approve-this").first.click()
    reads(kei, kei.seat.says("avalon-phrase-approve-this"))
    ana.page.get_by_text(ana.seat.says("ui-claim-make"), exact=True).click()
    for side in ("good", "evil"):
        ana.page.get_by_role("button", name=ana.seat.says("avalon-claim-side.offer"), exact=True).click()
        ana.page.get_by_role("button", name=ana.seat.says(f"avalon-side-{side}"), exact=True).click()
        ana.seat.button("ui-claim-say").click()
        reads(kei, kei.seat.says("avalon-claim-side", side=kei.seat.says(f"avalon-side-{side}")))
    assert field(kei).input_value() == "نیمه‌کاره"
    assert kei.page.evaluate("document.activeElement.id") == "say-table"
    before = len([*kei.seat.messages("welcome")])
    kei.seat.cut()
    kei.seat.until("a line again", lambda: len([*kei.seat.messages("welcome")]) > before)
    assert field(kei).input_value() == "نیمه‌کاره"

    # The one claim fell with the other, and the table of claims says that they do not go together.
    view(kei, "claims")
    fallen = kei.page.locator(".claims .fallen")
    kei.seat.until("a claim that stands no more", lambda: fallen.count() == 1)
    assert kei.page.locator(".claims .clash").count() == 2
    view(kei, "table")

    # A quote is a way back to what was said.
    about_line(kei, ana.seat.name)
    kei.seat.button("ui-chat-quote").click()
    assert kei.page.evaluate("document.activeElement.id") == "say-table"
    field(kei).press("Enter")
    reads(ana, "نیمه‌کاره")
    quote = ana.page.locator("[data-message] .quote")
    assert ana.seat.says("avalon-side-evil") in (quote.text_content() or "")
    quote.click()
    assert ana.seat.says("avalon-side-evil") in ana.page.evaluate("document.activeElement.textContent")

    # Somebody points, and it is seen at the seat.
    kei.page.get_by_text(kei.seat.says("ui-point"), exact=True).click()
    kei.page.locator("details[open] button", has_text=ana.seat.name).click()
    ana.seat.until("to be pointed at", lambda: ana.page.locator(".seats li.pointed.me").count())
    assert ana.seat.elsewhere() == kei.seat.elsewhere() == []


def test_somebody_is_not_heard_and_is_reported_and_the_host_decides(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    for person in (ana, kei):
        open_chat(person)
    name = kei.seat.name
    assert name == NAMES["fa"][0]
    say(kei, "بوق بوق")
    reads(ana, "بوق بوق")

    # Muted, and heard again, by the one who muted.
    about_line(ana, name)
    ana.seat.button("ui-chat-mute").click()
    lines = ana.page.locator("[data-message]")
    ana.seat.until("silence", lambda: lines.count() == 0)
    ana.seat.button("ui-undo").click()
    reads(ana, "بوق بوق")

    # Reported by a line, blocked, and not heard any more, not even by whoever loads the page anew.
    about_line(ana, name)
    ana.seat.button("ui-report-message").click()
    ana.seat.field("report-spam").check()
    ana.seat.button("ui-report-send").click()
    ana.seat.until("thanks", lambda: ana.page.locator("dialog[open] a[href='/reports']").count())
    ana.page.keyboard.press("Escape")
    about(ana, name)
    ana.seat.button("ui-chat-block").click()
    view(ana, "table")
    ana.seat.until("silence", lambda: lines.count() == 0)
    say(kei, "هنوز آنجایی؟")
    ana.page.reload()
    ana.seat.until("the table", lambda: ana.there)
    open_chat(ana)
    say(ana, "Is anybody there?")
    reads(ana, "Is anybody there?")
    assert lines.count() == 1

    # The host of this table decides, and both read what became of it.
    view(ana, "people")
    ana.page.get_by_text(ana.seat.says("ui-moderation"), exact=True).click()
    ana.seat.button("ui-moderation-mute").click()
    ana.seat.until(
        "an empty desk", lambda: ana.page.get_by_text(ana.seat.says("ui-moderation-none"), exact=True).count()
    )
    say(kei, "چرا؟")
    refused = kei.page.get_by_text(kei.seat.says("chat-muted"), exact=True)
    kei.seat.until("to be told why nobody hears", lambda: refused.count())
    assert field(kei).input_value() == "چرا؟"
    for person in (ana, kei):
        person.seat.go("/reports")
        decided = person.page.get_by_text(person.seat.says("sanction-mute"), exact=True)
        person.seat.until("what was decided", decided.count)
    kei.seat.button("ui-report-object").click()
    again = kei.page.get_by_text(kei.seat.says("ui-report-state-objected"), exact=True)
    kei.seat.until("that it is decided again", again.count)
