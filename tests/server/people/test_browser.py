"""In a real browser: a passkey's whole way, and what a page from elsewhere may do."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.harness.gate_at_port import GateAtPort
from tests.server.people.chromium import Page, browser

pytestmark = pytest.mark.chromium

WAY = """
(async () => {
  const ask = async (method, path, body) => {
    const reply = await fetch(path, {method, body: body && JSON.stringify(body)});
    const text = await reply.text();
    return {status: reply.status, ...(text ? JSON.parse(text) : {})};
  };
  const guest = await ask("POST", "/api/guests", {name: "Elaine"});
  const before = await ask("GET", "/api/me");
  const make = await ask("POST", "/api/me/passkeys/options");
  const made = await navigator.credentials.create(
    {publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(make.publicKey)});
  const kept = await ask("POST", "/api/me/passkeys", made.toJSON());
  const out = await ask("DELETE", `/api/me/sessions/${before.sessions[0].id}`);
  const nobody = await ask("GET", "/api/me");
  const show = await ask("POST", "/api/passkeys/options");
  const shown = await navigator.credentials.get(
    {publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(show.publicKey)});
  const signed = await ask("POST", "/api/passkeys", shown.toJSON());
  const after = await ask("GET", "/api/me");
  const again = await ask("POST", "/api/passkeys", shown.toJSON());
  return {guest, before, kept, out, nobody, signed, after, again, script: document.cookie};
})()
"""


FROM_ELSEWHERE = """
(async () => {
  const post = (init) => fetch("SERVER/api/guests", {method: "POST", body: '{"name": "Mordred"}', ...init})
    .then((reply) => `${reply.type} ${reply.status}`, () => "failed");
  const socket = new Promise((told) => {
    const line = new WebSocket("SOCKET/socket");
    line.onopen = () => told("open");
    line.onclose = (event) => told(event.code);
  });
  return {
    socket: await socket,
    plain: await post({mode: "no-cors", credentials: "include"}),
    read: await post({credentials: "include"}),
  };
})()
"""


def run(story: Callable[[GateAtPort, Page], Awaitable[None]], folder: Path) -> None:
    async def main() -> None:
        server = GateAtPort()
        await server.gate.start()
        await server.web_server.start()
        try:
            async with browser(folder) as page:
                await story(server, page)
        finally:
            await server.web_server.stop()

    asyncio.run(main())


def test_a_guest_keeps_a_passkey_signs_out_and_comes_back(tmp_path: Path) -> None:
    async def story(server: GateAtPort, page: Page) -> None:
        await page.authenticator()
        await page.go(server.at("localhost") + "/api/people")
        went = await page.run(WAY)
        statuses = {step: went[step]["status"] for step in went if step != "script"}
        assert statuses == {
            "guest": 201,
            "before": 200,
            "kept": 201,
            "out": 204,
            "nobody": 401,
            "signed": 201,
            "after": 200,
            "again": 404,
        }
        assert went["after"]["person_id"] == went["before"]["person_id"] == went["guest"]["person_id"]
        assert (went["before"]["has_passkey"], went["after"]["has_passkey"]) == (False, True)
        # No script can read what the device shows.
        assert (went["script"], went["guest"]["token"], went["signed"]["token"]) == ("", "", "")

    run(story, tmp_path)


def test_a_page_from_elsewhere_opens_no_socket_and_changes_nothing(tmp_path: Path) -> None:
    async def story(server: GateAtPort, page: Page) -> None:
        # To a browser these are two places, though one machine serves both.
        await page.go(server.at("127.0.0.1") + "/api/people")
        script = FROM_ELSEWHERE.replace("SERVER", server.at("localhost"))
        went = await page.run(script.replace("SOCKET", server.at("localhost", "ws")))
        assert went == {"socket": 1006, "plain": "failed", "read": "failed"}
        assert not server.disk.people
        own = FROM_ELSEWHERE.replace("SERVER", server.at("127.0.0.1"))
        went = await page.run(own.replace("SOCKET", server.at("127.0.0.1", "ws")))
        assert went == {"socket": "open", "plain": "basic 201", "read": "basic 201"}
        assert len(server.disk.people) == 2

    run(story, tmp_path)
