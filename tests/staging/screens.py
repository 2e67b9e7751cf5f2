"""The screens of the screenshots, by name."""

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
from playwright.async_api import Page

from camlann.avalon.editions import presets
from camlann.bots.random_bot import choose
from camlann.client.frame import Frame
from camlann.client.socket_client import guest, new_table
from camlann.games import GAMES
from camlann.protocol.chat_content import Phrase, Text
from camlann.table import Bring, Call, Choice, ClaimSeat, Clock, LetIn, OfferSeat, PersonId, Settings, Vote
from camlann.table.host import Arrange
from tests.staging.pictures import EVERY_LANGUAGE, USUAL, Act, Screen, Shot
from tests.staging.plays import OVER
from tests.staging.scenes import SCENES, Scene
from tests.staging.staged_server import NAMES, Party, Seated, StagedServer

SCREENS: dict[str, Screen] = {}

STRANGE = "0" * 32


def screen(name: str) -> Callable[[Screen], Screen]:
    return lambda made: SCREENS.setdefault(name, made)


# Around the tables.


@screen("home.stranger")
async def _stranger(server: StagedServer) -> Shot:
    return Shot("/", variants=EVERY_LANGUAGE)


@screen("home.known")
async def _known(server: StagedServer) -> Shot:
    party = await server.party(*NAMES[:5])
    await party.play(SCENES["vote-five"].play())
    ana = party.seats[0].guest
    await Party(server, await new_table(server.url, ana.token)).is_there(ana)
    for host in ("Morgan", "Isolde"):
        other = await server.party(host, *NAMES[3:6])
        await other.chooses(Choice("avalon", preset="classic"))
        await other.says(other.seats[0], Arrange(Settings(open=True)))
    return Shot("/", ana, variants=EVERY_LANGUAGE)


@screen("home.new-table")
async def _new(server: StagedServer) -> Shot:
    return Shot("/new", await guest(server.url, "Ana"))


@screen("home.invited")
async def _invited(server: StagedServer) -> Shot:
    return Shot((await server.party(*NAMES[:4])).path)


@screen("home.settings")
async def _settings(server: StagedServer) -> Shot:
    return Shot("/settings", await guest(server.url, "Ana"))


@screen("home.mine")
async def _mine(server: StagedServer) -> Shot:
    party = await _finished(server)
    return Shot("/mine", party.seats[0].guest)


@screen("home.mine-empty")
async def _mine_empty(server: StagedServer) -> Shot:
    return Shot("/mine", await guest(server.url, "Ana"))


@screen("home.reports")
async def _reports(server: StagedServer) -> Shot:
    return Shot("/reports", await guest(server.url, "Ana"))


@screen("home.table")
async def _table(server: StagedServer) -> Shot:
    party = await _finished(server)
    return Shot(f"{party.path}/history", party.seats[0].guest)


@screen("home.lost")
async def _lost(server: StagedServer) -> Shot:
    return Shot("/settings", await guest(server.url, "Ana"), _go("/nowhere/at/all"))


@screen("home.no-table")
async def _no_table(server: StagedServer) -> Shot:
    return Shot(f"/t/{STRANGE}", await guest(server.url, "Ana"))


# Before a game.


@screen("lobby.alone")
async def _alone(server: StagedServer) -> Shot:
    party = await server.party("Ana")
    await party.chooses(Choice("avalon", preset="first_game"))
    return Shot(party.path, party.seats[0].guest, variants=EVERY_LANGUAGE)


@screen("lobby.five")
async def _five(server: StagedServer) -> Shot:
    party = await server.party(*NAMES[:5])
    await party.chooses(Choice("avalon", preset="classic"))
    for seated in party.seats[1:4]:
        await seated.client.agree()
    return Shot(party.path, party.seats[0].guest, variants=EVERY_LANGUAGE)


@screen("lobby.guest")
async def _lobby_guest(server: StagedServer) -> Shot:
    party = await server.party(*NAMES[:7])
    await party.chooses(Choice("avalon", preset="everything"))
    return Shot(party.path, party.seats[3].guest)


@screen("lobby.spectator")
async def _lobby_spectator(server: StagedServer) -> Shot:
    # Where a seat is free, whoever comes gets it.
    party = await server.party(*NAMES[:10])
    await party.chooses(Choice("avalon", preset="classic"))
    late = await party.comes("Isolde", sits=False)
    return Shot(party.path, late.guest)


@screen("lobby.folds")
async def _folds(server: StagedServer) -> Shot:
    party = await server.party(*NAMES[:7])
    await party.chooses(Choice("avalon", preset="everything"))
    for n in range(2):
        await party.says(party.seats[0], Bring(PersonId(f"bot:{n:032x}")))
    return Shot(party.path, party.seats[0].guest, _open_folds)


@screen("lobby.join_request")
async def _join_request(server: StagedServer) -> Shot:
    party = await server.party(*NAMES[:4])
    await party.chooses(Choice("avalon", preset="classic"))
    await party.says(party.seats[0], Arrange(Settings(ask_host=True)))
    host = party.seats[0].guest
    headers = {"Authorization": f"Bearer {host.token}"}
    async with server.session.post(
        f"{server.url}/api/tables/{party.table_name}/code", headers=headers
    ) as reply:
        code = (await reply.json()).get("code", "")
    stranger = await guest(server.url, "Percivale of Wales")
    headers = {"Authorization": f"Bearer {stranger.token}"}
    async with server.session.post(
        f"{server.url}/api/join-requests", json={"code": code}, headers=headers
    ) as reply:
        reply.raise_for_status()
    return Shot(party.path, host)


# A game.


def _scene(name: str, scene: Scene) -> None:
    """A moment, as somebody sees it who is asked, and as somebody does who waits."""

    async def asked(server: StagedServer) -> Shot:
        party = await _at(server, scene)
        return Shot(party.path, _asked(party).guest, variants=EVERY_LANGUAGE if name == "vote" else USUAL)

    async def waits(server: StagedServer) -> Shot:
        party = await _at(server, scene)
        return Shot(party.path, (await _waits(party)).guest)

    SCREENS[f"play.{name}"] = asked
    SCREENS[f"play.{name}.waits"] = waits


for _name, _each in SCENES.items():
    if _each.phase != OVER:
        _scene(_name, _each)


def _tab(name: str, scene: str, act: Act) -> None:
    async def shown(server: StagedServer) -> Shot:
        party = await _at(server, SCENES[scene])
        await _chat(party)
        return Shot(party.path, party.seats[0].guest, act)

    SCREENS[f"play.tab.{name}"] = shown


def _tapped(selector: str) -> Act:
    async def act(page: Page) -> None:
        await page.locator(selector).first.click()
        await page.wait_for_timeout(400)

    return act


for _name in ("chat", "votes", "notes", "log"):
    _tab(_name, "vote", _tapped(f"#tab-{_name}"))


async def _hold(page: Page) -> None:
    """The card, held open."""
    await page.locator(".eye, .closed button").first.hover()
    await page.mouse.down()
    await page.wait_for_timeout(300)


_tab("card", "vote", _hold)


@screen("play.end.good")
async def _end_good(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["good-wins"])
    return Shot(party.path, party.seats[0].guest, variants=EVERY_LANGUAGE)


@screen("play.end.evil")
async def _end_evil(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["evil-wins"])
    return Shot(party.path, party.seats[1].guest)


@screen("play.spectator")
async def _spectator(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["vote"])
    return Shot(party.path, (await party.comes("Wolfram", sits=False)).guest)


@screen("play.clock")
async def _clock(server: StagedServer) -> Shot:
    scene = SCENES["vote"]
    party = await server.party(*NAMES[: scene.seats])
    await party.play(scene.play(), Clock("normal"))
    return Shot(party.path, _asked(party).guest)


@screen("play.ballot")
async def _ballot(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["quest"])
    await party.seats[4].client.stop()
    # About the game: about somebody it takes as long as the server waits for them.
    await party.says(party.seats[1], Call())
    await party.says(party.seats[2], Vote("adjourn"))
    return Shot(party.path, party.seats[0].guest)


@screen("play.seat-claimed")
async def _seat_claimed(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["quest"])
    gone = party.seats[4]
    await gone.client.stop()
    wolfram = await party.comes("Wolfram", sits=False)
    await wolfram.client.until(lambda conversation: gone.guest.person_id in conversation.away, 60.0)
    await party.says(wolfram, ClaimSeat(gone.guest.person_id))
    await party.says(party.seats[2], LetIn(wolfram.guest.person_id))
    return Shot(party.path, party.seats[0].guest)


@screen("play.seat-offered")
async def _seat_offered(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["quest"])
    wolfram = await party.comes("Wolfram", sits=False)
    await party.says(party.seats[1], OfferSeat(wolfram.guest.person_id))
    return Shot(party.path, wolfram.guest)


@screen("play.line-lost")
async def _line_lost(server: StagedServer) -> Shot:
    party = await _at(server, SCENES["vote-five"])

    async def lost(page: Page) -> None:
        await page.context.set_offline(True)
        await page.evaluate("dispatchEvent(new Event('offline'))")
        await page.wait_for_timeout(2500)

    return Shot(party.path, party.seats[0].guest, lost)


# Afterwards.


@screen("replay")
async def _replay(server: StagedServer) -> Shot:
    party = await _finished(server)
    return Shot(f"{party.path}/games/1", party.seats[0].guest, variants=EVERY_LANGUAGE)


@screen("replay.middle")
async def _replay_middle(server: StagedServer) -> Shot:
    party = await _finished(server)
    return Shot(f"{party.path}/games/1?at=12&as=all", party.seats[0].guest)


# What they are made of.


async def _at(server: StagedServer, scene: Scene) -> Party:
    party = await server.party(*NAMES[: scene.seats])
    await party.play(scene.play())
    return party


async def _finished(server: StagedServer) -> Party:
    """Two games that were played to the end, dealt as fairly as any."""
    party = await server.party(*NAMES[:6])
    options = msgspec.Raw(msgspec.json.encode(presets(6)["classic"]))
    await party.chooses(Choice("avalon", options))
    for number in (1, 2):
        await party.begins()
        chance = Random(number)
        while party.table.playing:
            for seated in party.seats:
                await _anything(seated, chance)
            await asyncio.sleep(0.02)
    return party


async def _anything(seated: Seated, chance: Random) -> None:
    """Whatever is asked of somebody is answered."""
    frame = seated.client.session.frame
    if frame is None or frame.own is None or not frame.moves or frame.own.answered == frame.ask:
        return
    offer, fields = choose(frame.moves, chance)
    await seated.client.ask(GAMES[frame.played].WIRE.choose(offer, fields), frame.game, frame.ask)


def _frame(seated: Seated) -> Frame:
    assert seated.client.session.frame is not None
    return seated.client.session.frame


def _asked(party: Party) -> Seated:
    return next(seated for seated in party.seats if _frame(seated).moves)


async def _waits(party: Party) -> Seated:
    """Somebody who is not asked, or has answered."""
    for seated in party.seats:
        if not _frame(seated).moves:
            return seated
    first = party.seats[0]
    await _anything(first, Random(1))
    await first.client.until(
        lambda conversation: conversation.frame is not None and not conversation.frame.moves, 5
    )
    return first


async def _chat(party: Party) -> None:
    said = (
        (1, Text("I was on the second quest, and I played a success.")),
        (3, Text("من به آنا اعتماد دارم. تیم بعدی را با او ببریم؟")),
        (2, Phrase("avalon.take-me")),
        (0, Text("Luca, you said the same thing last time, and then the quest failed. Who else was there?")),
        (4, Text("https://example.org is not a link here")),
    )
    for seat, what in said:
        await party.seats[seat].client.send_chat(what)


async def _open_folds(page: Page) -> None:
    """Everything that is folded away is opened, and what is folded within it."""
    for _ in range(3):
        await page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")
        await page.wait_for_timeout(200)


def _go(path: str) -> Act:
    async def act(page: Page) -> None:
        await page.evaluate(
            f"history.pushState(null, '', '{path}'); dispatchEvent(new PopStateEvent('popstate'))"
        )

    return act
