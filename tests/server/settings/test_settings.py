"""What the host may set, and how."""

import argparse
import re

import pytest

from camlann.cli import whole_parser
from camlann.server.settings import BadSetting, Settings, add_flags, read, settings
from camlann.table import PersonId
from scripts.codegen import settings_table
from tests.repository.pages import ROOT

GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ANNA, BERT = PersonId("a" * 32), PersonId("b" * 32)


def test_without_settings_the_server_is_open() -> None:
    assert read({}, {}) == Settings()
    assert read({"url": None, "command": "serve"}, {"HOME": "/root", "CAMLANN_URL": " "}) == Settings()


def test_a_flag_goes_before_a_variable() -> None:
    said = read({"name": "Astolat"}, {"CAMLANN_NAME": "Joyous Gard", "CAMLANN_CHAT": "no"})
    assert (said.name, said.chat) == ("Astolat", False)


def test_every_setting_can_be_set_by_its_variable() -> None:
    other = {
        "name": "Astolat",
        "url": "https://games.example.org",
        "cell": "c7",
        "lan_name": "games.home.arpa, 192.0.2.7",
        "proxy": "yes",
        "opens": "hosts",
        "club": "a word that is long",
        "hosts": f"{ANNA}, {BERT}",
        "owner": BERT,
        "moderators": ANNA,
        "contact": "mailto:kay@example.org",
        "erased": "/mnt/other/camlann.erased",
        "open_tables": "no",
        "chat": "Off",
        "bots": "0",
        "bot_workers": "5",
        "spectators": "false",
        "push": "yes",
        "animation_scale": "0.25",
        "tables": "7",
        "tables_per_person": "2",
        "people": "50",
    }
    assert other.keys() == {setting.name for setting in settings()}
    made = read({}, {setting.variable: other[setting.name] for setting in settings()})
    assert made.hosts == (ANNA, BERT)
    for setting in settings():
        assert getattr(made, setting.name) != setting.default


BAD = {
    "a word where a yes is asked for": ("CHAT", "maybe"),
    "no number": ("TABLES", "many"),
    "a number too small": ("PEOPLE", "0"),
    "somebody who is nobody": ("OPENS", "everyone"),
    "a server with too long a name": ("NAME", "x" * 61),
    "a host by name": ("HOSTS", "Kay"),
    "an owner by name": ("OWNER", "Kay"),
    "a moderator by name": ("MODERATORS", "Kay"),
    "a contact that is no address": ("CONTACT", "kay@example.org"),
    "an address without a scheme": ("URL", "games.example.org"),
    "an address of something else": ("URL", "ftp://games.example.org"),
    "an address with a path": ("URL", "https://example.org/games"),
    "a name with a port": ("LAN_NAME", "games.home.arpa:8080"),
    "a name with a scheme": ("LAN_NAME", "http://games.home.arpa"),
    "a cell in capitals": ("CELL", "C7"),
    "a cell with a hyphen": ("CELL", "c-7"),
    "a cell that begins with a digit": ("CELL", "7c"),
    "a cell with a long name": ("CELL", "camelot12"),
    "a club anybody guesses": ("CLUB", "avalon"),
}


@pytest.mark.parametrize("name, text", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_set_is_told_by_its_name(name: str, text: str) -> None:
    with pytest.raises(BadSetting, match=f"CAMLANN_{name}"):
        read({}, {f"CAMLANN_{name}": text})


def test_an_address_is_kept_as_browsers_write_it() -> None:
    assert read({"url": "https://Games.Example.org/"}, {}).url == "https://games.example.org"
    assert read({"url": "https://x.example:8443"}, {}).secure
    assert not read({"url": "http://x.example"}, {}).secure


def test_what_may_have_several_values_may_be_said_several_times() -> None:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    said = vars(parser.parse_args(["--lan-name", "Games.Home.Arpa", "--lan-name", "fd00::7,bücher.lan"]))
    assert read(said, {"CAMLANN_LAN_NAME": "other"}).lan_name == (
        "games.home.arpa",
        "fd00::7",
        "xn--bcher-kva.lan",
    )


OPENS = {
    "on an open server anybody": ("anyone", ANNA, False, True),
    "in a club its members": ("club", ANNA, True, True),
    "and nobody else": ("club", ANNA, False, False),
    "but the owner": ("club", BERT, False, True),
    "with hosts a member is not enough": ("hosts", ANNA, True, False),
    "a host": ("hosts", PersonId("c" * 32), False, True),
    "the owner": ("hosts", BERT, False, True),
    "nobody at all": ("hosts", PersonId(""), False, False),
}


@pytest.mark.parametrize("opens, person_id, member, may", OPENS.values(), ids=OPENS.keys())
def test_who_may_open_a_table(opens: str, person_id: PersonId, member: bool, may: bool) -> None:
    server = read({"opens": opens, "hosts": "c" * 32, "owner": BERT}, {})
    assert server.may_open((person_id,), member) is may


def test_without_an_owner_nobody_is_the_owner() -> None:
    assert not read({"opens": "hosts"}, {}).may_open((PersonId(""),), member=True)


def test_the_guide_lists_every_setting_as_it_is() -> None:
    assert settings_table.page() == GUIDE
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `CAMLANN_.*\|$", GUIDE, re.MULTILINE)
    assert rows == [setting.flag for setting in settings()]


def test_a_keeper_has_the_flags_of_what_it_sends() -> None:
    keep = ["keep", "--store", "sqlite:x", "--bus", "local:", "--keys", "k"]
    said = whole_parser().parse_args([*keep, "--push", "yes", "--contact", "mailto:host@example.org"])
    made = read(vars(said), {})
    assert (made.push, made.contact) == ("yes", "mailto:host@example.org")


@pytest.mark.parametrize(
    "flags, message, field",
    [
        ({"opens": "friends"}, "setting-one-of", {"values": "anyone, club, hosts", "text": "friends"}),
        ({"people": "0"}, "setting-refused", {"flag": "--people", "text": "0"}),
        ({"bot_workers": "1000"}, "setting-refused", {"flag": "--bot-workers", "text": "1000"}),
    ],
)
def test_a_refused_value_is_named_with_its_flag(
    flags: dict[str, str], message: str, field: dict[str, str]
) -> None:
    with pytest.raises(BadSetting) as refused:
        read(flags, {})
    assert refused.value.message == message
    assert field.items() <= refused.value.fields.items()
