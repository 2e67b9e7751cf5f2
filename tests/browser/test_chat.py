"""Chat on the screen: written in one language and read in another, quoted, linked, muted, reported."""

from playwright.sync_api import Locator

from tests.browser.panels import open_panel
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
    if not field(person).is_visible():
        open_panel(person.page, "chat")


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
        # The card that is dealt fills the screen.
        person.answer()
        open_chat(person)
    assert field(kei).input_value() == "نیمه‌کاره"
    reads(kei, "Good evening!")

    # A phrase and a claim are read in the reader's language, and what is half typed stays meanwhile.
    field(kei).focus()
    ana.seat.button("avalon-phrase-approve-this").first.click()
    reads(kei, kei.seat.says("avalon-phrase-approve-this"))
    for side in ("good", "evil"):
        ana.seat.button("ui-chat-more").click()
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
    kei.seat.until("one types at once", lambda: kei.page.evaluate("document.activeElement.id") == "say-table")
    field(kei).press("Enter")
    reads(ana, "نیمه‌کاره")
    quote = ana.page.locator("[data-message] .quote")
    assert ana.seat.says("avalon-side-evil") in (quote.text_content() or "")
    quote.click()
    assert ana.seat.says("avalon-side-evil") in ana.page.evaluate("document.activeElement.textContent")

    # Somebody points, and it is seen at the seat.
    kei.seat.button("ui-chat-more").click()
    kei.page.get_by_text(kei.seat.says("ui-point"), exact=True).click()
    kei.page.locator("details[open] button", has_text=ana.seat.name).click()
    ana.seat.until("to be pointed at", lambda: ana.page.locator(".seats li.pointed.me").count())
    assert ana.seat.elsewhere() == kei.seat.elsewhere() == []


def test_before_a_game_other_phrases_are_at_hand_reactions_are_drawn_and_being_named_is_noticed(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    for person in (ana, kei):
        open_chat(person)
    assert ana.seat.button("chat-phrase-first-game").count() == 1
    assert ana.seat.button("avalon-phrase-approve-this").count() == 0

    # By keyboard alone: the focus comes back to where it was.
    ana.seat.button("ui-chat-more").press("Enter")
    ana.seat.until("the form", lambda: ana.page.locator(".chat [role=dialog]").count())
    ana.page.keyboard.press("Escape")
    assert ana.page.locator(".chat [role=dialog]").count() == 0
    assert ana.seat.button("ui-chat-more").evaluate("each => each === document.activeElement")
    ana.seat.button("ui-chat-react").press("Enter")
    ana.seat.button("chat-phrase-laugh").press("Enter")
    assert ana.seat.button("ui-chat-react").evaluate("each => each === document.activeElement")
    reads(kei, kei.seat.says("chat-phrase-laugh"))
    drawn = kei.page.locator("[data-message]", has_text=kei.seat.says("chat-phrase-laugh")).locator(
        ".words svg"
    )
    assert drawn.count() == 1

    # Whoever is named sees it on the line and is told at once; the others are not.
    say(kei, f"{ana.seat.name}، سلام")
    named = ana.page.locator("[data-message] .named")
    ana.seat.until("to be named", named.count)
    assert ana.seat.says("ui-chat-names-you") in (named.text_content() or "")
    alert = ana.page.locator("[role=alert]")
    ana.seat.until("to be told at once", lambda: "سلام" in (alert.text_content() or ""))
    assert kei.page.locator("[data-message] .named").count() == 0


INSIDE = """(chat) => {
    const at = chat.getBoundingClientRect();
    const found = [...chat.querySelectorAll('.views, .chips, input, .send, [data-message]:last-of-type')];
    return found.every(each => {
        const box = each.getBoundingClientRect();
        return box.top >= at.top - 1 && box.bottom <= at.bottom + 1
            && box.left >= at.left - 1 && box.right <= at.right + 1;
    }) && found.length >= 5 && document.documentElement.scrollWidth <= innerWidth;
}"""


def test_the_chat_fills_the_room_it_is_given_and_keeps_to_the_newest_message(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    ana.page.set_viewport_size({"width": 320, "height": 568})
    open_chat(ana)
    for _ in range(3):
        kei.seat.speak("It was a long quest, and nobody came back. " * 5)
    kei.seat.speak("Hm.")
    reads(ana, "Hm.")
    chat, box = ana.page.locator(".chat"), ana.page.locator(".chat .box")
    ana.seat.until("everything inside", lambda: chat.evaluate(INSIDE))
    assert box.evaluate("each => each.scrollHeight > each.clientHeight")
    for height in (200, 700, 260):
        # As low as above a keyboard, and as high as a column.
        chat.evaluate("(each, high) => { each.parentElement.style.blockSize = `${high}px`; }", height)
        ana.seat.until("everything inside", lambda: chat.evaluate(INSIDE))

    # Who has scrolled up stays there, and is told that there is something new below.
    box.evaluate("each => { each.scrollTop = 0; }")
    ana.seat.until("to be above", lambda: box.evaluate("each => each.scrollTop === 0"))
    kei.seat.speak("Here I am!")
    ana.seat.button("ui-chat-new", count=1).click()
    ana.seat.until("to be below", lambda: chat.evaluate(INSIDE))


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
