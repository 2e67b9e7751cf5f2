"""Push messages in a real browser: the switch subscribes this device or ends it, the worker shows them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from camlann.server.push.messages import Kind, PushMessage, notification
from camlann.server.store import TableId, TableName
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer, opened
from tests.server.push.push_service import Browser

SUBSCRIBED = """
(asked) => {
  const {endpoint, p256dh, auth} = asked;
  PushManager.prototype.subscribe = async (options) => {
    window.key = options.applicationServerKey;
    return {toJSON: () => ({endpoint, keys: {p256dh, auth}})};
  };
}
"""
"""There is no push service here, so the test makes the subscription."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OneProcessServer]:
    with opened(tmp_path, "--push", "yes") as server:
        yield server


def test_the_switch_subscribes_this_device_and_ends_it(server: OneProcessServer, cast: Cast) -> None:
    ana = cast.seat("Ana", "en", server.url, service_workers="allow")
    ana.context.grant_permissions(["notifications"], origin=server.url)
    ana.go("/")
    ana.page.evaluate(
        "fetch('/api/guests', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name: 'Ana'})}).then((reply) => reply.status)"
    )
    ana.go("/settings")
    switch = ana.page.get_by_role("checkbox", name=ana.says("ui-setting-push"))
    switch.wait_for()
    ana.page.evaluate(SUBSCRIBED, Browser("phone").asked)
    devices = "fetch('/api/me/push').then((reply) => reply.json()).then((all) => all.length)"
    switch.click()
    ana.until("a subscription", lambda: ana.page.evaluate(devices) == 1)
    assert len(ana.page.evaluate("window.key")) == 87
    ana.until("the switch is on", switch.is_checked)
    switch.click()
    ana.until("no subscription", lambda: ana.page.evaluate(devices) == 0)


WATCHED = """
() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({title, ...options}); };
  self.clients.openWindow = async (url) => { self.opened.push(url); };
}
"""
"""A browser without a screen shows no notifications, so it is written down what it would show."""
PRESSED = """
(data) => self.dispatchEvent(
  Object.assign(new ExtendableEvent("notificationclick"), {notification: {data, close: () => {}}}),
)
"""


def test_a_message_is_shown_as_the_server_wrote_it_and_opens_its_table(
    server: OneProcessServer, cast: Cast
) -> None:
    """Delivered to the worker by the browser's own tools, as its push service would."""
    ana = cast.seat("Ana", "fa", server.url, service_workers="allow")
    ana.go("/")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = ana.context.service_workers
    worker.evaluate(WATCHED)
    tools = ana.context.new_cdp_session(ana.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    ana.until("the worker", lambda: found)
    path = "/t/" + "ab" * 16
    data = notification(PushMessage(Kind.TURN, TableName(TableId(1), "ab" * 16), 60), "fa")
    delivered = {"origin": server.url, "registrationId": found[0], "data": data.decode()}
    tools.send("ServiceWorker.deliverPushMessage", delivered)
    (shown,) = ana.until("a notification", lambda: worker.evaluate("self.shown"), 30)
    sent = msgspec.json.decode(data)
    assert (shown["title"], shown["body"]) == (sent["title"], sent["body"])
    assert (shown["dir"], shown["lang"], shown["data"]) == ("rtl", "fa", path)
    worker.evaluate(PRESSED, shown["data"])
    ana.until("the table", lambda: worker.evaluate("self.opened") == [path], 30)
