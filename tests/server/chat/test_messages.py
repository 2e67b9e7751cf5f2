"""A chat message is stored once, shown to those who may read it, and is nowhere else."""

import asyncio

import msgspec
import pytest

from camlann.protocol.chat_content import Phrase, QuoteFact, QuoteMessage, Text
from camlann.protocol.socket_messages import CHAT_BYTES, ChatMessage
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.keeper.chat.history import MAX_MESSAGES
from camlann.server.store import TableId
from camlann.server.store.blocks import Block
from camlann.server.store.moderation import FOREVER, Sanction
from camlann.table import PersonId, Sit
from tests.ferry.claims import BELOW, ClaimBell
from tests.server.chat.chat_server import ANA, AT, BEN, CAI, DOV, EVERYONE, ChatServer, claim, hello, run
from tests.server.harness.clock import until
from tests.server.harness.memory_store import MemoryStore

CANARY = "a-canary-sang-in-the-dark"


def test_the_same_id_is_the_same_message_however_often_it_comes() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(ANA, BEN)
        for _ in range(3):
            assert await server.speak(ANA, "Once.", id="same") == "done"
        assert await server.speak(BEN, "Mine.", id="same") == "done"
        assert await server.texts(BEN) == ["Once.", "Mine."]
        assert len(server.shown(BEN)) == 2

    run(play)


@pytest.mark.parametrize("moment", ["add_chat", "add_chat done", "blocked_either_way done", "sanctions"])
def test_a_keeper_that_dies_at_any_moment_leaves_the_message_once_or_not_at_all(moment: str) -> None:
    async def play(server: ChatServer) -> None:
        gone = asyncio.Event()

        async def pause(kind: str) -> None:
            await asyncio.sleep(0)
            if kind == moment and not gone.is_set():
                gone.set()
                first.kill()
                await asyncio.sleep(1e9)

        first = await server.keeper(pause=pause)
        server.attach(BEN)
        server.utter(ANA, "Once.", id="same")
        await until(gone.is_set)
        assert server.answers("same") == []
        await server.keeper("two")
        server.attach(BEN, to="two")
        for _ in range(2):
            assert await server.speak(ANA, "Once.", id="same", to="two") == "done"
        await server.settled()
        assert await server.texts(BEN, to="two") == ["Once."]
        # Those who were there are shown it after all.
        assert len(server.shown(BEN)) == 1

    run(play)


def test_two_keepers_who_both_believe_the_table_theirs_keep_one_chat() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.keeper("two")
        for n in range(6):
            assert await server.speak(ANA if n % 2 else BEN, f"{n}", to=("one", "two")[n % 2]) == "done"
        for to in ("one", "two"):
            assert await server.texts(DOV, to=to) == [f"{n}" for n in range(6)]
        assert [line.n for line in server.disk.lines(AT)] == [*range(6)]

    run(play)


def test_too_many_messages_at_once_are_refused_for_a_while() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        assert [await server.speak(ANA, f"{n}") for n in range(7)] == ["done"] * 5 + ["chat.too-fast"] * 2
        assert [await server.speak(ANA, hello) for _ in range(11)] == ["done"] * 10 + ["chat.too-fast"]
        assert await server.speak(BEN, "I was silent.") == "done"
        await asyncio.sleep(10)
        assert await server.speak(ANA, "Again.") == "done"

    run(play)


def test_a_person_muted_by_the_server_is_not_heard() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.disk.sanctions["r"] = Sanction("r", ANA, "mute", AT, "abuse", 0, FOREVER)
        assert await server.speak(ANA, "Hello?") == "chat.muted"
        server.disk.sanctions["r"] = Sanction("r", ANA, "ban", TableId(0), "abuse", 0, FOREVER)
        assert await server.speak(ANA, "Hello?") == "chat.muted"
        server.disk.sanctions["r"] = Sanction("r", ANA, "mute", TableId(1), "abuse", 0, FOREVER)
        assert await server.speak(ANA, "Hello!") == "done"

    run(play)


def test_text_is_nowhere_but_in_the_chat_and_there_it_is_sealed() -> None:
    async def play(server: ChatServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE, DOV)
        await server.begin()
        await server.speak(ANA, CANARY)
        for channel in (BELOW, "table"):
            await server.speak(BEN, CANARY, channel)
        await server.settled()
        kept = msgspec.json.encode(msgspec.to_builtins([*map(server.disk.history, server.disk.logs)]))
        (actor,) = keeper.actors.values()
        assert actor.state is not None
        assert actor.state.game is not None
        state = msgspec.json.encode(actor.state.table) + repr(actor.state.game.truth).encode()
        for place in (kept, state, repr(server.disk.chat).encode()):
            assert CANARY.encode() not in place
        assert {len(line.sealed) for line in server.disk.chat.values()} == {1564}
        assert CANARY in repr(server.shown(CAI))

    run(play)


def test_what_an_erased_person_wrote_is_read_by_nobody_any_more() -> None:
    async def play(server: ChatServer) -> None:
        keeper = await server.keeper()
        await server.speak(ANA, "Remember me.")
        await server.speak(BEN, "Gladly.")
        await MemoryStore(server.disk).erase([ANA], 1)
        # What is remembered of keys is forgotten within a minute.
        await asyncio.sleep(61)
        assert await server.texts(BEN) == ["Gladly."]
        assert await server.speak(ANA, "I am still here.") == "chat.muted"
        await keeper.stop()

    run(play)


def test_two_of_whom_one_has_blocked_the_other_do_not_read_each_others_text() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.speak(BEN, "Before.")
        await MemoryStore(server.disk).block(Block(ANA, BEN, 1))
        await server.speak(BEN, "To whom?")
        await server.speak(ANA, "Nobody.")
        await server.speak(BEN, hello)
        await server.speak(CAI, "All here?")
        await server.settled()
        assert await server.texts(ANA) == ["Nobody.", "All here?"]
        assert await server.texts(BEN) == ["Before.", "To whom?", "All here?"]
        assert await server.texts(CAI) == ["Before.", "To whom?", "Nobody.", "All here?"]
        # Claims and phrases belong to the play: they are heard.
        assert hello in [line.what for line in server.shown(ANA)]
        # Each line names the one before it as its reader sees them, so that nobody sees a gap.
        assert chained(server.shown(ANA)[1:])
        assert chained(server.shown(BEN)[1:])
        assert chained(server.shown(CAI))

    run(play)


def chained(lines: list[ChatMessage]) -> bool:
    return [line.after for line in lines[1:]] == [line.name for line in lines[:-1]]


def test_you_can_quote_a_message_you_read_in_the_same_channel_or_a_public_fact() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        await server.speak(ANA, "I have no bell.")
        first = server.shown(BEN)[-1].name
        assert await server.speak(BEN, "Really?", quote=QuoteMessage(first)) == "chat.no-quotes"
        await server.arrange(quotes=True)
        assert await server.speak(BEN, "Really?", quote=QuoteMessage(first)) == "done"
        assert await server.speak(BEN, "Really?", quote=QuoteFact(0)) == "done"
        await server.settled()
        assert [line.quote for line in server.shown(CAI)] == [None, QuoteMessage(first), QuoteFact(0)]
        assert await server.speak(BEN, "Really?", quote=QuoteMessage("0" * 16)) == "chat.nothing-to-quote"
        assert await server.speak(BEN, "Really?", quote=QuoteFact(999)) == "chat.nothing-to-quote"
        # Without reading a message you do not learn that it was quoted.
        await MemoryStore(server.disk).block(Block(ANA, CAI, 1))
        await server.speak(ANA, "Really.")
        await asyncio.sleep(10)
        await server.speak(BEN, "Hm.", quote=QuoteMessage(server.shown(BEN)[-1].name))
        await server.settled()
        assert server.shown(BEN)[-1].quote is not None
        assert server.shown(CAI)[-1].quote is None
        assert server.shown(CAI)[-1].what == Text("Hm.")
        assert (
            await server.speak(CAI, "Yes.", quote=QuoteMessage(server.shown(BEN)[-2].name))
            == "chat.nothing-to-quote"
        )

    run(play)


@pytest.mark.parametrize("marks", [True, False])
def test_a_claim_stands_until_another_takes_its_place_and_contradictions_are_marked_where_wanted(
    marks: bool,
) -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        await server.arrange(marks=marks)
        for person_id, bell in ((ANA, True), (BEN, False), (ANA, False), (ANA, False)):
            assert await server.speak(person_id, claim(ClaimBell(bell))) == "done"
        for lines in (server.shown(CAI), await server.heard(CAI)):
            first, other, second, third = lines
            assert (first.instead, other.instead, other.against) == ((), (), ())
            assert second.instead == (first.name,)
            assert second.against == ((first.name,) if marks else ())
            assert (third.instead, third.against) == ((second.name,), ())
            assert [line.seat for line in lines] == [0, 1, 0, 0]

    run(play)


def test_words_are_pointed_out_where_the_table_wants_that_and_never_changed() -> None:
    text = "Shit, Scunthorpe! Merde."

    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.begin()
        await server.speak(ANA, text)
        assert [line.masked for line in await server.heard(BEN)] == [()]
        await server.arrange(words=True)
        (line,) = await server.heard(BEN)
        assert line.what == Text(text)
        assert [text[a:b] for a, b in line.masked] == ["Shit", "Merde"]

    run(play)


XSS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)//</textarea>",
    "{{constructor.constructor('alert(1)')()}}",
    "\\u003cscript\\u003e",
    "</style><svg/onload=alert(1)>",
    "سلام <b>&amp;</b> می‌روم",
    "😀" * 280,
    '"\\' * 140,
)


def test_markup_is_data_and_comes_out_as_it_went_in_and_every_message_is_as_long() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(BEN)
        await server.ask(ANA, Sit())
        await server.arrange(words=True)
        for n, text in enumerate(XSS):
            assert await server.speak(PersonId(f"{n:032x}"), text) == "done"
        await server.settled()
        assert await server.texts(BEN) == [*XSS]
        assert [line.what for line in server.shown(BEN)] == [Text(text) for text in XSS]
        assert server.lengths() == {CHAT_BYTES}

    run(play)


def test_a_latecomer_requests_history_until_there_is_no_more() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        for n in range(40):
            assert await server.speak(PersonId(f"{n:032x}"), f"{n} " + "x" * 200) == "done"
        assert [text.split()[0] for text in await server.texts(BEN)] == [f"{n}" for n in range(40)]

    run(play)


def test_a_bounded_number_of_messages_is_remembered() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        for n in range(MAX_MESSAGES + 120):
            assert await server.speak(PersonId(f"{n:032x}"), Phrase("chat.yes"), id=f"n-{n}") == "done"
        assert MAX_MESSAGES <= len(await server.heard(BEN)) <= MAX_MESSAGES + 100
        # What is not remembered any more is known all the same.
        assert await server.speak(PersonId(f"{0:032x}"), Phrase("chat.yes"), id="n-0") == "done"
        assert len(server.disk.chat) == MAX_MESSAGES + 120

    run(play)


def test_keys_of_authors_are_made_once() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.speak(ANA, "One.")
        await server.speak(ANA, "Two.")
        authors = AuthorKeyring(MemoryStore(server.disk), server.keys.people_keys(), server.runtime)
        (line, *_) = server.disk.lines(AT)
        assert await authors.open(ANA, line.sealed) is not None
        assert await authors.open(BEN, line.sealed) is None
        assert len(server.disk.authors) == 1

    run(play)
