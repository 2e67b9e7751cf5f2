"""Moderation on the screen: the owner appoints a moderator, who decides; somebody disagrees."""

import re
import subprocess
from collections.abc import Iterator

import pytest

from tests.browser.access.measures import resize, violations
from tests.browser.players import Person
from tests.browser.seats import Cast, Language, Seat
from tests.browser.test_chat import about_line, around, open_chat, reads, say
from tests.server.harness.one_process_server import OneProcessServer, opened
from tests.server.harness.process_server import CAMLANN

GUEST = """
name => fetch("/api/guests", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name}),
})
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    """Whose owner reads nothing that other files report."""
    with opened(tmp_path_factory.mktemp("server")) as server:
        yield server


def owner_of(server: OneProcessServer, cast: Cast) -> Seat:
    """The owner, in a browser of their own, by a link of the command line."""
    command = (*CAMLANN, "owner", "--data", str(server.folder / "data"))
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    owner = cast.seat("Owner", "en", server.url)
    owner.go("/d/" + said.strip().rpartition("/d/")[2])
    owner.page.get_by_role("button").click()
    owner.until("to be signed in", lambda: owner.page.url.rstrip("/") == server.url)
    return owner


def somebody(cast: Cast, server: OneProcessServer, name: str, language: Language) -> Seat:
    seat = cast.seat(name, language, server.url)
    seat.go("/")
    seat.page.evaluate(GUEST, name)
    return seat


def unfold(seat: Seat, text: str) -> None:
    # The whole title: in Persian one is a part of another.
    title = re.compile(f"^{re.escape(seat.says(text))}$")
    seat.page.locator("summary", has_text=title).click()


def report(by: Person, name: str) -> None:
    about_line(by, name)
    by.seat.button("ui-report-message").click()
    by.seat.field("report-insult").check()
    by.seat.button("ui-report-send").click()
    by.seat.until("thanks", lambda: by.page.locator("dialog[open] a[href='/reports']").count())


def decide(moderator: Seat, action: str, before: str = "") -> None:
    unfold(moderator, "ui-server-moderation")
    if before:
        decided = moderator.says("ui-moderation-before", decision=moderator.says(f"sanction-{before}"))
        moderator.until("the decision before", moderator.page.get_by_text(decided).count)
    labels = moderator.page.locator("label", has_text=moderator.says("ui-moderation-action"))
    labels.locator("select").first.select_option(action)
    assert not [*violations(moderator.page)]
    moderator.button("ui-moderation-decide").click()
    none = moderator.page.get_by_text(moderator.says("ui-moderation-none"), exact=True)
    moderator.until("that nothing is left", none.count)


def test_an_owner_appoints_a_moderator_who_decides_and_an_objection_comes_back(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    for person in (ana, kei):
        open_chat(person)
    say(kei, "بوق")
    reads(ana, "بوق")
    report(ana, kei.seat.name)

    owner = owner_of(server, cast)
    owner.go("/settings")
    owner.page.get_by_role("link", name=owner.says("ui-server-moderation")).click()
    unfold(owner, "ui-moderators")
    owner.button("ui-moderator-link").click()
    link = owner.page.locator(".link").inner_text()

    mona = somebody(cast, server, "Mona", "it")
    resize(mona.page, 320, 568)
    mona.page.goto(link)
    mona.button("ui-moderator-accept").click()
    mona.until("the office", lambda: mona.page.get_by_text(mona.says("ui-moderator-accepted")).count())
    decide(mona, "mute")

    # Both find on the home page that there is a decision; who has read it is not told again.
    kei.seat.go("/")
    kei.page.get_by_role("link", name=kei.seat.says("ui-reports-about-you")).click()
    kei.seat.button("ui-report-object").wait_for()
    ana.seat.go("/")
    ana.page.get_by_role("link", name=ana.seat.says("ui-reports-decided")).click()
    ana.page.get_by_text(ana.seat.says("sanction-mute"), exact=True).wait_for()
    with ana.page.expect_response("**/api/me/reports"):
        ana.seat.go("/")
    assert not ana.page.get_by_role("link", name=ana.seat.says("ui-reports-decided")).count()

    kei.seat.button("ui-report-object").click()
    again = kei.page.get_by_text(kei.seat.says("ui-report-state-objected"), exact=True)
    kei.seat.until("that it is decided again", again.count)
    owner.go("/reports")
    decide(owner, "none", before="mute")
    kei.page.reload()
    final = kei.page.get_by_text(kei.seat.says("ui-report-state-final"), exact=True)
    kei.seat.until("the final decision", final.count)

    # The log names who decided, and not about whom.
    owner.go("/reports")
    unfold(owner, "ui-moderators")
    log = owner.page.locator("details[open] ul").last
    owner.until("two decisions", lambda: log.locator("li").count() == 2)
    assert "Mona" in log.inner_text()
    assert kei.seat.name not in log.inner_text()
    assert not [*violations(owner.page)]
    owner.button("ui-moderator-dismiss", name="Mona").click()
    nobody = owner.page.get_by_text(owner.says("ui-moderators-none"))
    owner.until("that nobody else decides", nobody.count)
    mona.go("/reports")
    mona.until("the page", lambda: mona.page.get_by_text(mona.says("ui-reports-none")).count())
    assert not mona.page.locator("summary").count()


def test_a_link_that_was_used_says_so(server: OneProcessServer, cast: Cast) -> None:
    dara = somebody(cast, server, "Dara", "fa")
    resize(dara.page, 320, 568)
    dara.go("/reports#" + "x" * 43)
    dara.button("ui-moderator-accept").click()
    dara.until("why not", lambda: dara.page.get_by_text(dara.says("ui-moderator-link-used")).count())
    assert not [*violations(dara.page)]


def test_an_owner_withdraws_a_link_by_keyboard_and_nobody_can_use_it(
    server: OneProcessServer, cast: Cast
) -> None:
    owner = owner_of(server, cast)
    resize(owner.page, 320, 568)
    owner.go("/reports")
    unfold(owner, "ui-moderators")
    owner.button("ui-moderator-link").press("Enter")
    link = owner.until("a link", owner.page.locator(".link").inner_text)
    name = owner.says("ui-moderator-link-withdraw", made="").strip("\u2068\u2069 ")
    withdraw = owner.page.get_by_role("button", name=name)
    owner.until("that it is listed", lambda: withdraw.count() == 1)
    assert not [*violations(owner.page)]
    withdraw.press("Enter")
    done = owner.page.get_by_role("status").get_by_text(owner.says("ui-moderator-link-withdrawn"))
    owner.until("that it is withdrawn", done.count)
    assert withdraw.count() == owner.page.locator(".link").count() == 0
    # The button that was pressed is gone; whoever uses a keyboard is not lost.
    assert owner.button("ui-moderator-link").evaluate("each => each === document.activeElement")

    dara = somebody(cast, server, "Dara", "fa")
    dara.page.goto(link)
    dara.button("ui-moderator-accept").click()
    dara.until("why not", lambda: dara.page.get_by_text(dara.says("ui-moderator-link-used")).count())


def appointed(owner: Seat, seat: Seat) -> None:
    """A newcomer without a name becomes a moderator, all on one page."""
    owner.go("/reports")
    unfold(owner, "ui-moderators")
    owner.button("ui-moderator-link").click()
    seat.page.goto(owner.until("a link", owner.page.locator(".link").inner_text))
    seat.field("ui-your-name").fill(seat.name)
    seat.button("ui-moderator-accept").click()
    seat.until("the office", seat.page.get_by_text(seat.says("ui-moderator-accepted")).count)


def test_a_moderator_who_is_dismissed_meanwhile_decides_nothing_and_is_told_so(
    server: OneProcessServer, cast: Cast
) -> None:
    ana, kei = around(server, cast)
    for person in (ana, kei):
        open_chat(person)
    say(kei, "boo")
    reads(ana, "boo")
    report(ana, kei.seat.name)
    owner, mona = owner_of(server, cast), cast.seat("Mona", "fa", server.url)
    resize(mona.page, 320, 568)
    appointed(owner, mona)
    # The link does not stay in the address, nor come again with the page.
    assert "#" not in mona.page.url
    mona.page.reload()
    unfold(mona, "ui-server-moderation")
    assert not mona.page.get_by_text(mona.says("ui-moderator-offer")).count()

    # Nothing is chosen beforehand, and what is missing is said in one's own language.
    mona.button("ui-moderation-decide").press("Enter")
    mona.until("what to choose", mona.page.get_by_text(mona.says("ui-moderation-choose-first")).count)
    chooser = mona.page.locator("form select").first
    assert chooser.evaluate("each => each === document.activeElement")
    chooser.select_option("ban")
    mona.page.locator("input[type=number]").fill("")
    mona.button("ui-moderation-decide").press("Enter")
    mona.until("how many days", mona.page.get_by_text(mona.says("ui-moderation-days-wrong")).count)
    assert not [*violations(mona.page)]
    mona.page.locator("input[type=number]").fill("3")

    owner.go("/reports")
    unfold(owner, "ui-moderators")
    owner.button("ui-moderator-dismiss", name="Mona").click()
    owner.until("that nobody else decides", owner.page.get_by_text(owner.says("ui-moderators-none")).count)
    mona.button("ui-moderation-decide").click()
    ended = mona.page.get_by_role("status").get_by_text(mona.says("ui-moderator-ended"))
    mona.until("that it has ended", ended.count)
    assert not mona.page.locator("summary, form").count()
    assert "boo" not in mona.page.locator("main").inner_text()
    kei.seat.go("/reports")
    kei.seat.until("no decision", kei.page.get_by_text(kei.seat.says("ui-reports-none")).count)


def test_a_moderator_resigns(server: OneProcessServer, cast: Cast) -> None:
    owner, nino = owner_of(server, cast), cast.seat("Nino", "it", server.url)
    appointed(owner, nino)
    unfold(nino, "ui-moderator-resign")
    nino.button("ui-moderator-resign-do").click()
    nino.until("that it has ended", nino.page.get_by_text(nino.says("ui-moderator-ended")).count)
    nino.page.reload()
    nino.until("the page", nino.page.get_by_text(nino.says("ui-reports-none")).count)
    assert not nino.page.locator("summary").count()
