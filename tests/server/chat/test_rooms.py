"""Who may speak in which room, and who reads it."""

from camlann.server.chat.said import ONLOOKERS, Highlight, Phrase
from camlann.server.messages import TALK
from camlann.table.company import AcceptSeat, Bring, Mute, OfferSeat, Sit, Unmute, Who
from tests.ferry.claims import BELOW, ClaimBell
from tests.server.chat.house import ANA, BEN, DOV, EVA, EVERYONE, House, claim, hello, run


def test_before_a_game_everybody_at_the_table_talks_to_everybody() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(ANA, DOV)
        assert await house.speak(ANA, "Who plays?") == "done"
        assert await house.speak(DOV, "I only look.") == "done"
        for who in (ANA, DOV, EVA):
            assert await house.texts(who) == ["Who plays?", "I only look."]
        assert [line.name for line in house.shown(ANA)] == [line.name for line in await house.heard(ANA)]
        assert house.shown(EVA) == []

    run(play)


def test_while_a_game_is_played_those_who_look_on_talk_apart_and_players_never_read_it() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE, DOV)
        await house.begin()
        assert await house.speak(DOV, "Ana has a bell!") == "talk.onlookers-apart"
        assert await house.speak(DOV, "Ana has a bell!", ONLOOKERS) == "done"
        assert await house.speak(ANA, "Hush.", ONLOOKERS) == "talk.no-room"
        assert await house.speak(ANA, "Row!") == "done"
        await house.settled()
        for who in EVERYONE:
            assert await house.texts(who) == ["Row!"]
            assert [line.room for line in house.shown(who)] == ["table"]
        for who in (DOV, EVA):
            assert await house.texts(who) == ["Ana has a bell!", "Row!"]

    run(play)


def test_whoever_gave_up_a_seat_is_silent_until_the_end() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await house.begin()
        house.attach(DOV)
        await house.ask(ANA, OfferSeat(DOV))
        await house.ask(DOV, AcceptSeat(ANA))
        for room in ("table", ONLOOKERS, BELOW):
            assert await house.speak(ANA, "I had two bells.", room) == "talk.knows-too-much"
        assert await house.speak(DOV, "I sit here now.") == "done"

    run(play)


def test_where_nobody_looks_on_or_only_later_onlookers_read_nothing_of_the_game() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE, DOV)
        await house.begin()
        await house.speak(ANA, "Row!")
        assert await house.texts(DOV) == ["Row!"]
        assert await house.heard(DOV, watchers=False) == []
        await house.arrange(delay=60)
        await house.speak(ANA, "Faster!")
        assert await house.texts(DOV) == []
        assert await house.speak(DOV, "So slow.", ONLOOKERS) == "done"
        await house.arrange(watchers=False, delay=60)
        assert await house.speak(DOV, "So slow.", ONLOOKERS) == "talk.no-room"
        assert await house.heard(DOV) == []
        assert await house.texts(BEN) == ["Row!", "Faster!"]

    run(play)


def test_a_table_may_be_for_phrases_or_quiet_and_a_bot_never_writes() -> None:
    bot = Who("bot:" + "0" * 32)

    async def play(house: House) -> None:
        await house.keeper()
        await house.ask(ANA, Sit())
        await house.ask(ANA, Bring(bot))
        assert await house.speak(bot, "Beep.") == "talk.phrases-only"
        assert await house.speak(bot, hello) == "done"
        await house.arrange(chat="phrases")
        assert await house.speak(ANA, "Hello") == "talk.phrases-only"
        assert await house.speak(ANA, hello) == "done"
        await house.arrange(chat="off")
        assert await house.speak(ANA, hello) == "talk.quiet"

    run(play)


def test_whom_the_host_does_not_let_speak_is_silent_here_and_everybody_sees_it() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        await house.ask(ANA, Sit())
        await house.ask(ANA, Mute(DOV, "abuse"))
        (actor,) = keeper.actors.values()
        assert actor.state is not None
        assert actor.state.company.muted == (DOV,)
        assert await house.speak(DOV, "What?") == "talk.muted"
        assert await house.speak(DOV, hello) == "talk.muted"
        await house.ask(ANA, Unmute(DOV))
        assert await house.speak(DOV, "Thanks.") == "done"

    run(play)


def test_what_the_game_or_the_table_does_not_have_cannot_be_said() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        assert await house.speak(ANA, claim(ClaimBell(True))) == "talk.unsayable"
        assert await house.speak(ANA, Highlight(1)) == "talk.unsayable"
        assert await house.speak(ANA, Phrase("ferry.land-ahoy")) == "talk.unsayable"
        await house.begin()
        assert await house.speak(ANA, claim(ClaimBell(True))) == "done"
        assert await house.speak(ANA, Highlight(2)) == "done"
        assert await house.speak(ANA, Highlight(3)) == "talk.unsayable"
        assert await house.speak(ANA, Phrase("ferry.land-ahoy")) == "done"
        assert await house.speak(ANA, Phrase("avalon.take-me")) == "talk.unsayable"
        assert await house.speak(ANA, "\u202e \n") == "talk.unsayable"
        assert await house.speak(DOV, claim(ClaimBell(True)), ONLOOKERS) == "talk.unsayable"
        assert await house.speak(ANA, "Psst.", "attic") == "talk.no-room"

    run(play)


def test_in_a_sealed_room_only_those_it_is_for_are_heard_and_all_are_shown_that_something_was_said() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        house.attach(*EVERYONE, DOV)
        await house.begin()
        bells = house.members(keeper, BELOW)
        others = [who for who in EVERYONE if who not in bells]
        assert bells
        assert others
        for who in EVERYONE:
            said = await house.speak(who, "Who rings?", BELOW)
            assert said == ("done" if who in bells else "talk.not-your-room")
        assert await house.speak(DOV, "Me too", BELOW) == "talk.no-room"
        await house.settled()
        for who in (*EVERYONE, DOV):
            for lines in (house.shown(who), await house.heard(who)):
                assert len(lines) == len(EVERYONE)
                read = [line for line in lines if line.what is not None]
                assert len(read) == (len(bells) if who in bells else 0)
                assert {(line.who, line.room, line.seat) for line in lines if line.what is None} <= {
                    ("", "", None)
                }
        assert house.lengths() == {TALK}

    run(play)
