"""Names of bots: all different at a table, and the same as long as the bot sits there."""

import json
from itertools import pairwise
from pathlib import Path

from hypothesis import given

from camlann import table as at
from camlann.shadows.knights import COATS
from camlann.table import BOT_NAMES, PersonId, Table, bot_name, is_bot, with_free_name
from tests.choices import Choices, choices
from tests.table.test_table import ANA, BEN, CAI

PEOPLE = (ANA, BEN, CAI, PersonId("dan"), PersonId("eve"))
VECTORS = Path(__file__).parents[1] / "vectors" / "bot-names.json"


def test_a_bots_id_says_its_name() -> None:
    for person_id, name in json.loads(VECTORS.read_text()).items():
        assert (person_id, bot_name(person_id)) == (person_id, name)


def test_no_bot_is_called_like_a_knight_whom_somebody_may_play() -> None:
    assert {*BOT_NAMES} & {*COATS} == set()


def test_a_bot_gets_the_next_free_name_only_if_its_own_is_taken() -> None:
    first, second, last = (PersonId(f"bot:{n:08x}{'a' * 24}") for n in (0, 20, 19))
    assert with_free_name(second, (ANA, last)) == second
    assert with_free_name(second, (first, ANA)) == PersonId(f"bot:{1:08x}{'a' * 24}")
    assert with_free_name(last, (last, first)) == PersonId(f"bot:{1:08x}{'a' * 24}")


def test_there_is_a_name_for_every_bot_of_a_full_table() -> None:
    table = at.fold(Table(), (at.Sat(ANA, 0),))
    for n in range(at.MAX_SEATS - 1):
        table = at.fold(table, at.Bring(PersonId(f"bot:{n:032x}")).facts(table, ANA))
    assert len({bot_name(person_id) for person_id in table.seats[1:]}) == at.MAX_SEATS - 1


def step(table: Table, choices: Choices) -> Table:
    """Something happens to the seats: a bot comes or goes, seats are changed, somebody is stood in for."""
    bots = [person_id for person_id in table.seats if is_bot(person_id)]
    number = choices.below(len(BOT_NAMES) * 2)
    new = PersonId(f"bot:{number:08x}{choices.below(2**16):024x}")
    match choices.below(5):
        case 0 if len(table.seats) < at.MAX_SEATS and new not in table.seats:
            return at.fold(table, at.Bring(new).facts(table, ANA))
        case 1 if bots:
            return at.fold(table, at.Dismiss(choices.pick(bots)).facts(table, ANA))
        case 2:
            return at.fold(table, (at.Reseated(tuple(choices.shuffled(table.seats))),))
        case 3 if table.people:
            missing = choices.pick(table.people)
            table = at.fold(table.during(playing=True), (at.Called(missing, ANA),))
            return at.fold(table, at.settle(table, "bot", new))
        case 4 if table.current.standing:
            by, owner = choices.pick([*table.current.standing.items()])
            return at.fold(table, (at.Replaced(by, owner),) if by in table.seats else ())
    return table


@given(choices(400))
def test_no_bot_is_called_otherwise_as_long_as_it_sits_and_no_two_are_called_the_same(
    choices: Choices,
) -> None:
    tables = [at.fold(Table(), (at.Sat(person_id, n) for n, person_id in enumerate(PEOPLE)))]
    while not choices.used_up:
        tables.append(step(tables[-1], choices))
    for before, after in pairwise(tables):
        bots = [person_id for person_id in after.seats if is_bot(person_id)]
        assert len({*map(bot_name, bots)}) == len(bots)
        # Who stays is the same bot, so its name is, too; only one seat gets somebody new at a time.
        assert len({*bots} - {*before.seats}) <= 1
