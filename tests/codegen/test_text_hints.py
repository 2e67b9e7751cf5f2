"""How a browser is told what each field is: by the same types that Python goes by."""

from typing import Literal, TypeAlias

import pytest
from msgspec import Struct

from camlann.avalon.game_end import AllTold
from camlann.engine.facts import Seat, tag
from camlann.games import GAMES
from camlann.i18n.sentences import dashed
from camlann.shadows.black_card_cancellation import MerlinsSpent
from camlann.table.seats import Reseated
from scripts.codegen.typescript_message_parameters import TextHints, modules

Mood: TypeAlias = Literal["merry", "grim"]


class Guest(Struct):
    seat: Seat
    mood: Mood


class Feast(Struct, tag="feast.held"):
    guests: tuple[Guest, ...]
    moods: dict[Seat, Mood]
    gifts: tuple[tuple[Seat, int], ...]
    toast: Literal["king", "guests"]
    dish: str
    waiting: tuple[Seat, ...] | None = None
    last: Seat | str | None = None


class Brawl(Struct, tag="feast.brawl"):
    blows: tuple[Literal["left", "right"], ...]


def test_every_field_is_described_by_its_type() -> None:
    said = TextHints([Feast])
    assert said.fields == {
        "feast-held": {
            "guests": ["+feast-guest"],
            "moods": {"by": "@", "of": "mood"},
            "gifts": [["@", "#"]],
            "toast": "=",
            "dish": "",
            "waiting": ["@"],
            "last": "@",
        },
        "feast-guest": {"seat": "@", "mood": "mood"},
    }
    assert said.words == {"mood": ("merry", "grim")}


def test_words_in_a_list_need_a_type_with_a_name() -> None:
    with pytest.raises(AssertionError, match="a type with a name"):
        TextHints([Brawl])


@pytest.mark.parametrize("kind", [AllTold, MerlinsSpent, Reseated], ids=tag)
def test_what_is_told_is_in_the_file_of_its_game(kind: type[Struct]) -> None:
    game = tag(kind).partition(".")[0]
    file = modules()[f"text-hints-{game if game in GAMES else 'table'}.ts"]
    assert f'"{dashed(tag(kind))}": {{' in file


def test_everything_of_a_game_that_has_fields_is_described() -> None:
    files = modules()
    for game, rules in GAMES.items():
        wire = rules.WIRE
        for kind in (*wire.commands.values(), *wire.phases, *wire.reasons, *wire.facts):
            if tag(kind).startswith(f"{game}.") and kind.__struct_fields__:
                assert f'"{dashed(tag(kind))}": {{' in files[f"text-hints-{game}.ts"]


def test_a_browser_knows_which_facts_everybody_is_told_and_no_others() -> None:
    listed = modules()["text-hints-avalon.ts"].partition("PUBLIC = [")[2]
    assert f'"{tag(AllTold)}"' in listed
    for alone in ("avalon.role-dealt", "avalon.eyes-opened", "avalon.loyalty-seen", "avalon.card-seen"):
        assert f'"{alone}"' not in listed
