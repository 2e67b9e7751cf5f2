"""Chat channels: who may write, and who reads."""

from camlann.engine.chat_claims import REACTIONS
from camlann.protocol.chat_content import SPECTATORS, Highlight, Phrase
from camlann.protocol.socket_messages import CHAT_BYTES
from camlann.table import AcceptSeat, Bring, Mute, OfferSeat, PersonId, Sit, Unmute
from tests.ferry.claims import BELOW, ClaimBell
from tests.server.chat.chat_server import ANA, BEN, DOV, EVA, EVERYONE, ChatServer, claim, hello, run


def test_before_a_game_everybody_at_the_table_chats_to_everybody() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(ANA, DOV)
        assert await server.speak(ANA, "Who plays?") == "done"
        assert await server.speak(DOV, "I only look.") == "done"
        for person_id in (ANA, DOV, EVA):
            assert await server.texts(person_id) == ["Who plays?", "I only look."]
        assert [line.name for line in server.shown(ANA)] == [line.name for line in await server.heard(ANA)]
        assert server.shown(EVA) == []

    run(play)


def test_while_a_game_is_played_those_who_look_on_chat_apart_and_players_never_read_it() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DOV)
        await server.begin()
        assert await server.speak(DOV, "Ana has a bell!") == "chat.spectators-apart"
        assert await server.speak(DOV, "Ana has a bell!", SPECTATORS) == "done"
        assert await server.speak(ANA, "Hush.", SPECTATORS) == "chat.no-such-channel"
        assert await server.speak(ANA, "Row!") == "done"
        await server.settled()
        for person_id in EVERYONE:
            assert await server.texts(person_id) == ["Row!"]
            assert [line.channel for line in server.shown(person_id)] == ["table"]
        for person_id in (DOV, EVA):
            assert await server.texts(person_id) == ["Ana has a bell!", "Row!"]

    run(play)


def test_whoever_gave_up_a_seat_is_silent_until_the_end() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.begin()
        server.attach(DOV)
        await server.ask(ANA, OfferSeat(DOV))
        await server.ask(DOV, AcceptSeat(ANA))
        for channel in ("table", SPECTATORS, BELOW):
            assert await server.speak(ANA, "I had two bells.", channel) == "chat.knows-too-much"
        assert await server.speak(DOV, "I sit here now.") == "done"

    run(play)


def test_where_nobody_looks_on_or_only_later_spectators_read_nothing_of_the_game() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DOV)
        await server.begin()
        await server.speak(ANA, "Row!")
        assert await server.texts(DOV) == ["Row!"]
        assert await server.heard(DOV, spectators=False) == []
        await server.arrange(delay=60)
        await server.speak(ANA, "Faster!")
        assert await server.texts(DOV) == []
        assert await server.speak(DOV, "So slow.", SPECTATORS) == "done"
        await server.arrange(spectators=False, delay=60)
        assert await server.speak(DOV, "So slow.", SPECTATORS) == "chat.no-such-channel"
        assert await server.heard(DOV) == []
        assert await server.texts(BEN) == ["Row!", "Faster!"]

    run(play)


def test_a_table_may_be_for_phrases_or_quiet_and_a_bot_never_writes() -> None:
    bot = PersonId("bot:" + "0" * 32)

    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.ask(ANA, Sit())
        await server.ask(ANA, Bring(bot))
        assert await server.speak(bot, "Beep.") == "chat.phrases-only"
        assert await server.speak(bot, hello) == "done"
        await server.arrange(chat="phrases")
        assert await server.speak(ANA, "Hello") == "chat.phrases-only"
        assert await server.speak(ANA, hello) == "done"
        await server.arrange(bot_chat=False)
        assert await server.speak(bot, hello) == "chat.disabled"
        assert await server.speak(ANA, hello) == "done"
        await server.arrange(chat="off")
        assert await server.speak(ANA, hello) == "chat.disabled"

    run(play)


def test_a_reaction_is_a_phrase_with_the_same_permissions_and_rate_limit() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        await server.ask(ANA, Sit())
        await server.arrange(chat="phrases")
        assert await server.speak(ANA, Phrase("chat.not-a-reaction")) == "chat.unsayable"
        answers = [await server.speak(ANA, Phrase(f"chat.{name}")) for name in (*REACTIONS, *REACTIONS)]
        assert {*answers} == {"done"}
        assert await server.speak(ANA, Phrase(f"chat.{REACTIONS[0]}")) == "chat.too-fast"
        await server.ask(ANA, Mute(DOV, "flood"))
        assert await server.speak(DOV, Phrase(f"chat.{REACTIONS[0]}")) == "chat.muted"
        await server.arrange(chat="off")
        assert await server.speak(ANA, Phrase(f"chat.{REACTIONS[0]}")) == "chat.disabled"

    run(play)


def test_a_person_muted_by_the_host_is_silent_here_and_everybody_sees_it() -> None:
    async def play(server: ChatServer) -> None:
        keeper = await server.keeper()
        await server.ask(ANA, Sit())
        await server.ask(ANA, Mute(DOV, "abuse"))
        (actor,) = keeper.actors.values()
        assert actor.state is not None
        assert actor.state.table.muted == (DOV,)
        assert await server.speak(DOV, "What?") == "chat.muted"
        assert await server.speak(DOV, hello) == "chat.muted"
        await server.ask(ANA, Unmute(DOV))
        assert await server.speak(DOV, "Thanks.") == "done"

    run(play)


def test_what_the_game_or_the_table_does_not_have_cannot_be_said() -> None:
    async def play(server: ChatServer) -> None:
        await server.keeper()
        assert await server.speak(ANA, claim(ClaimBell(True))) == "chat.unsayable"
        assert await server.speak(ANA, Highlight(1)) == "chat.unsayable"
        assert await server.speak(ANA, Phrase("ferry.land-ahoy")) == "chat.unsayable"
        await server.begin()
        assert await server.speak(ANA, claim(ClaimBell(True))) == "done"
        assert await server.speak(ANA, Highlight(2)) == "done"
        assert await server.speak(ANA, Highlight(3)) == "chat.unsayable"
        assert await server.speak(ANA, Phrase("ferry.land-ahoy")) == "done"
        assert await server.speak(ANA, Phrase("avalon.take-me")) == "chat.unsayable"
        assert await server.speak(ANA, "\u202e \n") == "chat.unsayable"
        assert await server.speak(DOV, claim(ClaimBell(True)), SPECTATORS) == "chat.unsayable"
        assert await server.speak(ANA, "Psst.", "attic") == "chat.no-such-channel"

    run(play)


def test_in_a_sealed_channel_only_its_members_are_heard_and_all_see_that_something_was_sent() -> None:
    async def play(server: ChatServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE, DOV)
        await server.begin()
        bells = server.members(keeper, BELOW)
        others = [person_id for person_id in EVERYONE if person_id not in bells]
        assert bells
        assert others
        for person_id in EVERYONE:
            said = await server.speak(person_id, "Who rings?", BELOW)
            assert said == ("done" if person_id in bells else "chat.not-your-channel")
        assert await server.speak(DOV, "Me too", BELOW) == "chat.no-such-channel"
        await server.settled()
        for person_id in (*EVERYONE, DOV):
            for lines in (server.shown(person_id), await server.heard(person_id)):
                assert len(lines) == len(EVERYONE)
                read = [line for line in lines if line.what is not None]
                assert len(read) == (len(bells) if person_id in bells else 0)
                assert {(line.person_id, line.channel, line.seat) for line in lines if line.what is None} <= {
                    ("", "", None)
                }
        assert server.lengths() == {CHAT_BYTES}

    run(play)
