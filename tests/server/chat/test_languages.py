"""Over real sockets: five players with four languages, and each reads in their own."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec import Raw

from camlann import avalon
from camlann.avalon.chat_claims import ClaimCard, ClaimDoubt, ClaimLady, ClaimRole, ClaimTrust
from camlann.client.socket_client import Client, guest, http_session, new_table
from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.facts import Seat
from camlann.i18n.sentences import Words, dashed
from camlann.protocol.chat_content import Claims, Highlight, Phrase, Text
from camlann.protocol.socket_messages import ChatMessage, Done, encode
from camlann.table import Begin, Choice, Choose, Sit
from tests.server.harness.databases import database
from tests.server.harness.loopback_server import RUNTIME, loopback_server

LANGUAGES = ("en", "it", "fr", "fa", "en")
NAMES = ("Ana", "Bice", "Chloé", "داریوش", "Eve")
SAID: tuple[Claim, ...] = (
    ClaimRole("merlin"),
    ClaimLady(Seat(1), "evil"),
    ClaimTrust((Seat(0), Seat(3))),
    ClaimCard(2, "success"),
    ClaimDoubt((Seat(2),)),
)
CANARY = "کلمه‌ای که فقط در گفتگوست — a-canary-sang"


@asynccontextmanager
async def table(urls: tuple[str, ...]) -> AsyncIterator[list[Client]]:
    people = [await guest(urls[n % len(urls)], name) for n, name in enumerate(NAMES)]
    name = await new_table(urls[0], people[0].token)
    async with http_session() as session, AsyncExitStack() as stack:
        clients = []
        for n, person in enumerate(people):
            client = Client(
                session, urls[n % len(urls) :] + urls[: n % len(urls)], person.token, name, RUNTIME
            )
            client.follow_chat()
            client.start()
            stack.push_async_callback(client.stop)
            assert isinstance(await client.ask(Sit()), Done)
            clients.append(client)
        yield clients


async def begins(clients: list[Client]) -> None:
    choice = Choice("avalon", Raw(encode(avalon.Options())))
    assert isinstance(await clients[0].ask(Choose(choice)), Done)
    for client in clients:
        await client.until(lambda now: now.table and now.table.choice and len(now.table.seats) == 5, 5)
        assert isinstance(await client.agree(), Done)
    assert isinstance(await clients[0].ask(Begin()), Done)
    for client in clients:
        await client.until(lambda now: now.frame, 20)


def heard(client: Client) -> list[ChatMessage]:
    assert client.session.chat_buffer is not None
    return client.session.chat_buffer.messages


async def hears(client: Client, count: int) -> list[ChatMessage]:
    await client.until(lambda _: len(heard(client)) >= count, 10)
    return heard(client)


def read(line: ChatMessage, words: Words) -> str:
    """A line as this reader has it on the screen."""
    match line.what:
        case Text(text):
            return text
        case Phrase(phrase):
            whose, _, name = phrase.partition(".")
            return words.text(f"{whose}-phrase-{dashed(name)}")
        case Claims(claim):
            return words.tell(avalon.WIRE.claim.decode(claim), NAMES)
        case Highlight(seat):
            return f"→ {NAMES[seat]}"
        case None:
            return ""


async def chat(clients: list[Client]) -> None:
    await begins(clients)
    for client, claim in zip(clients, SAID, strict=True):
        assert isinstance(await client.send_chat(Claims(Raw(encode(claim)))), Done)
        assert isinstance(await client.send_chat(Phrase("avalon.trust-me")), Done)
    assert isinstance(await clients[0].send_chat(Phrase("chat.hello")), Done)
    assert isinstance(await clients[1].send_chat(Text(CANARY)), Done)
    # One was in a tunnel, and hears what was said meanwhile.
    clients[2].drop_connection()
    assert isinstance(await clients[3].send_chat(Highlight(2)), Done)
    told = [await hears(client, 13) for client in clients]
    assert all(each == told[0] for each in told)
    for shown, language in zip(told, LANGUAGES, strict=True):
        words = Words(language, isolate=False)
        trust, hello = words.text("avalon-phrase-trust-me"), words.text("chat-phrase-hello")
        wanted = [each for claim in SAID for each in (words.tell(claim, NAMES), trust)]
        assert [read(line, words) for line in shown] == [*wanted, hello, CANARY, "→ Chloé"]
    assert len({read(told[0][0], Words(language, isolate=False)) for language in LANGUAGES}) == 4


def holds_no_text(clients: list[Client]) -> None:
    """No table state, frame or fact contains a word of it."""
    for client in clients:
        now = client.session
        assert now.frame is not None
        shared = [encode(now.table), encode(now.frame.public), encode(now.frame.own)]
        shared += [bytes(fact) for facts in now.told.values() for fact in facts]
        assert not [each for each in shared if CANARY.encode() in each or b"canary" in each]
        assert not [each for each in shared if b"claim-" in each or b"trust-me" in each]


def test_five_seats_in_four_languages_exchange_claims_and_phrases_on_one_laptop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2, keepers=2) as server,
            table(server.urls) as clients,
        ):
            await chat(clients)
            holds_no_text(clients)

    asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "camlann.db")) as store:
        (count,) = store.execute("SELECT count(*) FROM chat_messages").fetchone()
        assert count == 13
        store.execute("VACUUM")
    # Not even the file has it: it is under its author's key.
    assert b"a-canary-sang" not in (tmp_path / "camlann.db").read_bytes()
    assert "گفتگوست".encode() not in (tmp_path / "camlann.db").read_bytes()


def test_and_over_postgresql() -> None:
    async def scenario(store: str) -> None:
        async with loopback_server(store, gates=2, keepers=2) as server, table(server.urls) as clients:
            await chat(clients)
            holds_no_text(clients)

    with database() as store:
        asyncio.run(scenario(store))


@pytest.mark.parametrize("language", sorted({*LANGUAGES}))
def test_every_phrase_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, isolate=False)
    for whose, phrases in (("chat", PHRASES), ("avalon", avalon.PHRASES)):
        told = [words.text(f"{whose}-phrase-{dashed(phrase)}") for phrase in phrases]
        assert len({*told}) == len(told)
